"""Texts for Discord: tamed, cut and fitted."""

import pytest

from bot.ui import words
from rules.core.contract import Names


@pytest.mark.parametrize("name", ["*a*", "_a_", "`a`", "~~a~~", "||a||", "> a", "# a", "[a](b)"])
def test_markdown_is_taken_from_names(name):
    assert words.harmless(name) != name
    assert words.harmless(name).replace("\\", "") == name


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123456789012345678>", "<@&123456789012345678>"])
def test_mentions_are_taken_from_names(name):
    assert name not in words.harmless(name)
    assert words.harmless(name).replace("\u200b", "") == name


def test_plain_names_stay_as_they_are():
    assert words.harmless("Ann O'Neill 3") == "Ann O'Neill 3"
    assert words.spoken(Names(("a_b_", "c"))).of == ("a\\_b\\_", "c")


def test_only_the_users_named_may_be_notified():
    allowed = words.mentions([5, 6]).to_dict()
    assert allowed["users"] == [5, 6]
    assert allowed["parse"] == []
    assert words.mentions([]).to_dict()["parse"] == []


def test_clipped_keeps_short_texts_and_cuts_long_ones():
    assert words.clipped("abc", 3) == "abc"
    assert words.clipped("abcd", 3) == "ab…"
    assert words.clipped("ab cd", 4) == "ab…"


def test_fitted_keeps_the_last_lines_and_counts_the_others():
    text = words.fitted("head", [f"line {n}" for n in range(100)], "foot", 200)
    assert len(text) <= 200
    head, left_out, *kept, foot = text.splitlines()
    assert (head, foot, kept[-1]) == ("head", "foot", "line 99")
    assert left_out == f"… {100 - len(kept)} earlier lines: `/game log`"


def test_fitted_says_nothing_of_lines_when_all_fit():
    assert words.fitted("head", ["a", "b"], "foot") == "head\na\nb\nfoot"
    assert words.fitted("head", [], "") == "head"


def test_fitted_never_exceeds_the_limit():
    assert len(words.fitted("h" * 150, ["x" * 300], "f" * 150, 200)) <= 200
