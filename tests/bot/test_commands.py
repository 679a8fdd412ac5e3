"""Turns by slash command: refusals in sentences, autocomplete, labels in place of values."""

import pytest

from rules.eras.campus import BuildStory
from rules.eras.state import Campus
from tests.bot.house import labels


async def test_action_is_told_privately_with_what_is_asked_next(house):
    await house.begin(house.ben)
    said = await house.tell(house.ann, "eras build", campus="green")
    assert "ann builds a Story on Natural Science (green) for 1 Fund" in said
    assert "Spend your 4 Funds" in said


@pytest.mark.parametrize(
    ("who", "command", "options", "reason"),
    [
        ("ben", "eras build", {"campus": "green"}, "It is ann's turn."),
        ("cho", "eras build", {"campus": "green"}, "You do not sit at this table."),
        ("ann", "eras build", {"campus": "purple"}, "“purple” is not one of your own campuses"),
        ("ann", "eras window", {"window": "two"}, "“two” is not a whole number."),
        ("ann", "eras window", {"window": "9"}, "there is no 9"),
        ("ann", "eras graduate", {}, "You have already graduated this turn"),
        ("ann", "eras hire", {"study": "red"}, "“Hire out” is not possible now."),
        ("ann", "eras roof", {"campus": "green"}, "A Roof needs a Story beneath it"),
    ],
)
async def test_refusal_is_a_private_sentence_and_changes_nothing(house, who, command, options, reason):
    await house.begin(house.ben)
    assert reason in await house.tell(getattr(house, who), command, **options)
    assert (await house.position()).n == 0
    assert len(house.posts()) == 1


async def test_what_may_be_left_unsaid_is_filled_in(house, monkeypatch):
    await house.begin(house.ben)
    monkeypatch.setattr(BuildStory, "spelled_out", lambda self, g, at, me: BuildStory(Campus.BLUE))
    assert "Social Science (blue)" in await house.tell(house.ann, "eras build", campus="green")


async def test_refusal_gives_all_reasons_with_numbers(house):
    await house.begin(house.ben)
    await house.play((house.ann, "deck red"))
    said = await house.tell(house.ann, "eras window", window="9")
    assert "there is no 9" in said
    assert "This look costs 2 Funds; you have 1." in said


async def test_refusal_in_turn_offers_what_is_legal(house):
    await house.begin(house.ben)
    refused = (await house.ann.slash(house.channel, "eras build", campus="purple")).response
    assert refused.content.endswith("**Spend your 5 Funds, or end your turn.**")
    assert "Build a Story" in labels(refused)
    assert labels((await house.ben.slash(house.channel, "eras build", campus="green")).response) == []


async def test_refusal_out_of_turn_comes_before_the_spelling(house):
    await house.begin(house.ben)
    label = "Social Science (blue) · to 1, 1 Fund, 4 left"
    assert "It is ann's turn." in await house.tell(house.ben, "eras build", campus=label)


async def test_command_without_a_table(house):
    for command, options in (("eras build", {"campus": "red"}), ("game turn", {}), ("game undo", {})):
        assert "There is no table in this channel" in await house.tell(house.ann, command, **options)


async def test_command_of_another_game_names_the_own_one(house, monkeypatch):
    await house.begin(house.ben)
    monkeypatch.setattr(type((await house.position()).game), "actions", ())
    said = await house.tell(house.ann, "eras build", campus="green")
    assert said == "This channel plays Eras Academia; its commands begin with `/eras`."


async def test_unknown_topic_lists_the_topics(house):
    said = await house.tell(house.ann, "game rules", title="eras", topic="nonsense")
    assert "There is no topic “nonsense”; there are:" in said
    assert "overview" in said


async def test_topic_is_explained(house):
    for choice in await house.ann.autocomplete(house.channel, "game rules", "topic", "", title="eras"):
        said = await house.tell(house.ann, "game rules", title="eras", topic=choice["value"])
        assert said.startswith(f"**Eras Academia: {choice['value']}**\n")
        assert len(said) > 60


async def offered(house, who, command, field, typed="", **filled):
    return await who.autocomplete(house.channel, command, field, typed, **filled)


async def test_autocomplete_shows_legal_values_with_price(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"))
    choices = await offered(house, house.ann, "eras build", "campus")
    assert [each["value"] for each in choices] == ["blue", "yellow", "red", "administration"]
    assert choices[0]["name"] == "Social Science (blue) · to 1, 1 Fund, 3 left"


async def test_autocomplete_says_what_cannot_be_undone(house):
    await house.begin(house.ben)
    (first, *_) = await offered(house, house.ann, "eras window", "window")
    assert first["name"].endswith("cannot be undone")


async def test_autocomplete_narrows_by_what_is_typed(house):
    await house.begin(house.ben)
    assert [each["value"] for each in await offered(house, house.ann, "eras build", "campus", "ARTS")] == [
        "yellow"
    ]
    assert await offered(house, house.ann, "eras build", "campus", "purple") == []


async def test_autocomplete_offers_nothing_to_those_who_are_not_asked(house):
    await house.begin(house.ben)
    for who in (house.ben, house.cho):
        assert await offered(house, who, "eras build", "campus") == []
    assert await offered(house, house.ann, "eras hire", "study") == []


async def test_autocomplete_without_a_table_is_empty(house):
    assert await offered(house, house.ann, "eras build", "campus") == []


async def test_fields_narrow_each_other(house, classes):
    await classes(house, green=4, blue=4)
    free = {each["value"] for each in await offered(house, house.ann, "eras split", "blue")}
    narrowed = {
        each["value"] for each in await offered(house, house.ann, "eras split", "blue", green="1+1+1+1")
    }
    assert free == {"4", "3+1", "2+2", "2+1+1", "1+1+1+1"}
    assert narrowed == {"4", "3+1", "2+2"}


async def test_autocomplete_stays_within_limits(house, classes):
    await classes(house, green=20)
    choices = await offered(house, house.ann, "eras split", "green")
    assert len(choices) == 25
    assert all(len(each["name"]) <= 100 and len(each["value"]) <= 100 for each in choices)


async def test_label_in_place_of_the_value_is_understood(house):
    await house.begin(house.ben)
    (label,) = (each["name"] for each in await offered(house, house.ann, "eras build", "campus", "blue"))
    assert "builds a Story on Social Science (blue)" in await house.tell(
        house.ann, "eras build", campus=label
    )
    assert "builds a Story on Arts" in await house.tell(house.ann, "eras build", campus="arts (YELLOW)")
    (label, *_) = (each["name"] for each in await offered(house, house.ann, "eras window", "window"))
    assert "ann looks through window 1" in await house.tell(house.ann, "eras window", window=label)


async def test_label_in_another_field_narrows_too(house, classes):
    await classes(house, green=2, blue=2)
    said = await house.tell(house.ann, "eras split", green="1 + 1", blue="2", yellow="none")
    assert "ann's class graduates: green, green, blue ×2" in said


async def test_optional_fields_may_be_left_out(house, classes):
    await classes(house, green=2)
    said = await house.tell(house.ann, "eras split", green="1+1")
    assert "ann's class graduates: green, green" in said
