"""What people type: names in place of values, in any case, also of what is not legal now."""

import pytest

from bot.commands.typed import value_of
from bot.ui.decision import Choice
from rules import GAMES
from rules.core.fields import fields
from rules.tesla.actions.advance import Advance
from rules.tesla.actions.claim import Claim

TESLA = GAMES["tesla"]
ASKED = {each.name: each for kind in (Claim, Advance) for each in fields(kind)}
OFFERED = (Choice("Albany I", "albany-1", ""), Choice("Albany II", "albany-2", ""))


@pytest.mark.parametrize(
    ("field", "typed", "value"),
    [
        ("project", "albany-2", "albany-2"),
        ("project", "Albany II · $8K", "albany-2"),
        ("project", "albany ii", "albany-2"),
        ("project", "Buffalo II", "buffalo-2"),
        ("project", "New York City III", "new-york-3"),
        ("project", "New  York", "newyork"),
        ("luminary", "Steinmetz", "steinmetz"),
        ("power", "AC", "ac"),
        ("project", " ", "-"),
    ],
)
def test_a_value_is_known_by_its_name(field, typed, value):
    assert value_of(TESLA, ASKED[field], typed, OFFERED if field == "project" else ()) == value


async def test_a_refusal_names_what_was_typed_by_name(house, auction):
    await auction(house.ben)
    said = await house.tell(house.ann, "tesla open", luminary="Steinmetz", bid="1")
    assert "Steinmetz is not on offer; these are: Coffin, Kruesi, Lamme and Morgan.\n" in said
