"""The walk-through of docs/tesla.md is what happens."""

import re
from pathlib import Path

import pytest

from rules.core import play as engine
from rules.core.contract import Names
from rules.core.fields import fields
from rules.core.notation import NOTHING
from rules.tesla import GAME
from rules.tesla.atlas import PROJECTS
from rules.tesla.state import ProjectId

GUIDE = (Path(__file__).parents[2] / "docs" / "tesla.md").read_text()
NAMES = Names(("Ann", "Ben", "Cho"))
SEED = 27
MOVES = re.findall(r"^\*\*(\w+)\*\* `/tesla (\w+)(.*?)`\n((?:> .*\n)+)", GUIDE, re.MULTILINE)


def notation(verb, typed):
    """A slash command as the line that the engine reads."""
    kind = next(each for each in GAME.actions if each.verb == verb)
    given = dict(re.findall(r"(\w+):(\S+)", typed))
    assert set(given) <= {each.name for each in fields(kind)}
    words = [given.get(each.name, NOTHING) for each in fields(kind)]
    while words and words[-1] == NOTHING:
        words.pop()
    return " ".join([verb, *words])


def test_every_command_is_answered_as_told():
    state = engine.new(GAME, 3, None, SEED)
    for who, verb, typed, told in MOVES:
        (seat,) = engine.actors(state)
        assert NAMES[seat] == who
        played = engine.play(GAME, state, seat, engine.read(GAME, state, seat, notation(verb, typed)))
        said = [NAMES.fill(GAME.say(event, NAMES)) for event in played.events]
        assert said == [line.removeprefix("> ") for line in told.splitlines()]
        state = played.state
    assert GAME.headline(state) == "Phase 1 · Turn 2 of 6"


def test_no_command_is_left_out():
    assert len(MOVES) == len(re.findall(r"^\*\*\w+\*\* `", GUIDE, re.MULTILINE)) == 18


@pytest.mark.parametrize(("project", "cost"), [("brooklyn-1", 8), ("new-haven-1", 4)])
def test_the_prices_that_are_explained_are_right(project, cost):
    found = PROJECTS[ProjectId(project)]
    assert found.cost == cost
    assert f"city, ${cost}K" in GUIDE or f"city: ${cost}K" in GUIDE
