"""The questions an action puts to a player."""

from typing import Annotated

from msgspec import Meta, Struct

from rules.core.contract import Seat
from rules.core.fields import fields
from tests.rules.core.toy import ToyOptions
from tests.rules.core.toy_actions import Give, Nod, Offer
from tests.rules.core.toy_table import Ribbon


def test_fields_come_in_the_order_in_which_they_are_declared():
    assert [each.name for each in fields(Give)] == ["to", "coins", "ribbon", "thanks", "loud"]


def test_types_are_the_real_ones_though_annotations_are_text():
    types = [each.type for each in fields(Give)]
    assert types == [Seat, tuple[int, ...], Ribbon | None, Seat | None, bool]


def test_only_fields_without_a_default_are_required():
    assert [each.required for each in fields(Give)] == [True, False, False, False, False]
    assert [each.default for each in fields(Give)][1:] == [(), None, None, False]


def test_help_is_the_description_or_else_the_name_in_words():
    assert fields(Offer)[0].help == "How many coins"
    assert fields(Offer)[0].type is int
    assert fields(Give)[0].help == "To"

    class Long(Struct):
        two_words: int = 0

    assert fields(Long)[0].help == "Two words"


def test_the_question_is_the_title_or_else_the_help():
    assert fields(Offer)[0].ask == "How many coins"

    class Several(Struct):
        names: Annotated[int, Meta(title="Names", description="Names, joined by +")] = 0

    assert (fields(Several)[0].ask, fields(Several)[0].help) == ("Names", "Names, joined by +")


def test_an_action_can_ask_nothing():
    assert fields(Nod) == ()


def test_options_are_read_like_actions():
    assert [each.name for each in fields(ToyOptions)] == ["rounds", "rich", "mood"]
    assert fields(ToyOptions)[0].help == "Rounds to play"
