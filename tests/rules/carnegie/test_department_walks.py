"""Turns of every action by random players in companies that have grown."""

from random import Random

import pytest

from rules.carnegie import GAME
from rules.carnegie.state import Carnegie
from rules.carnegie.tabs import exposed
from rules.carnegie.terms import PROJECTS, REGIONS, Kind
from rules.carnegie.working import Working
from rules.core import play as engine
from rules.core.contract import Seat
from tests.contract.games import Setting
from tests.contract.looks import is_line, is_sentence
from tests.contract.universe import Universe
from tests.rules.carnegie.holdings import everybody
from tests.rules.carnegie.table import bare, free_spaces, turn_of, with_company

SETTING = Setting(GAME, 4, GAME.options())
TURNS = 12
"""Rounds that are walked for each action, four turns in each."""


def grown(g: Carnegie, seat: Seat, kind: Kind, rng: Random) -> Carnegie:
    """The table with a company that has built for this action above all, and activated some of its Lobby."""
    keys, pool = list(g.book.tiles), list(g.pool)
    there = rng.sample(keys, len(keys))
    there.sort(key=lambda key: g.book.tiles[key].kind is not kind or rng.random() < 0.4)
    tiles = [key for key in there if pool[keys.index(key)]][:5]
    spaces = rng.sample(free_spaces(g, seat), 5)
    crew, lobby = {}, 5
    for space, tile in zip(spaces, tiles, strict=True):
        pool[keys.index(tile)] -= 1
        active = rng.randint(0, min(lobby, len(g.book.tiles[tile].slots)))
        lying = rng.randint(0, min(1, lobby - active))
        crew[space], lobby = (active, lying), lobby - active - lying
    built, staff = dict(zip(spaces, tiles, strict=True)), {**crew, "d1": (0, lobby)}
    g = with_company(g, seat, tiles=built, staff=staff, goods=rng.randint(0, 6))
    g.pool = tuple(pool)
    return studied(g, seat, rng)


def studied(g: Carnegie, seat: Seat, rng: Random) -> Carnegie:
    """The table with a company that has pushed tabs, developed transport and made donations."""
    tabs = tuple(rng.randint(0, 4) for _ in PROJECTS)
    made = tuple(rng.sample(list(g.book.donations), rng.randint(0, 2)))
    shown = sum(exposed(g.book)[place][at] for place, at in enumerate(tabs))
    pawns = g.companies[seat].pawns + 3 - shown - len(made)
    tracks = tuple(rng.randint(0, 4) for _ in REGIONS)
    money = rng.randint(0, 25)
    return with_company(g, seat, tabs=tabs, donations=made, pawns=pawns, tracks=tracks, money=money)


def walked(kind: Kind, number: int):
    """Every table of a round of this action, by random players, with whoever was asked."""
    rng, g = Random(number), bare()
    for seat in g.clockwise():
        g = grown(g, seat, kind, rng)
    g.round, g.action, g.moving = 1, kind, kind
    g = turn_of(g)
    while g.round == 1 and g.action is not None:
        yield g, engine.actors(g)[0]
        choices = engine.legal(GAME, g, engine.actors(g)[0])
        verb = rng.choice(sorted({each.verb for each in choices}))
        action = rng.choice([each for each in choices if each.verb == verb])
        g = engine.play(GAME, g, engine.actors(g)[0], action).state


for_every_action = pytest.mark.parametrize("kind", list(Kind))


@pytest.mark.parametrize(
    ("kind", "verbs"),
    [
        (Kind.HUMAN_RESOURCES, "move train recruit inspect"),
        (Kind.MANAGEMENT, "trade build purchase sell jump decline"),
        (Kind.CONSTRUCTION, "construct buy"),
        (Kind.RESEARCH, "push develop research copy"),
    ],
)
def test_walks_come_by_every_use(kind, verbs):
    found = {
        action.verb
        for number in range(TURNS)
        for g, me in walked(kind, number)
        for action in engine.legal(GAME, g, me)
    }
    assert found >= {*verbs.split(), "choose", "activate", "done"}


@for_every_action
@pytest.mark.clause("CAR-CMP-14")
def test_nobody_and_nothing_is_lost(kind):
    for number in range(TURNS):
        for g, _ in walked(kind, number):
            assert [everybody(g, seat) for seat in range(4)] == [15] * 4
            assert list(GAME.check(g)) == []


@for_every_action
def test_an_action_is_legal_exactly_when_nothing_is_said_against_it(kind):
    for number in range(TURNS):
        for g, me in walked(kind, number):
            listed = engine.legal(GAME, g, me)
            assert len(set(listed)) == len(listed) < 1500
            around = Universe(Random(number), SETTING, listed[:200])
            for action in [*listed, *(around.action(listed) for _ in range(40))]:
                reasons = engine.objections(GAME, g, me, action)
                assert (action in listed) == (not reasons), (engine.write(action), reasons)
                assert all(map(is_sentence, reasons)), reasons


@for_every_action
def test_every_use_has_a_short_label_and_no_department_more_uses_than_employees(kind):
    for number in range(TURNS):
        for g, me in walked(kind, number):
            at = engine.question(g)
            labels = [action.consequence(g, at, me) for action in engine.legal(GAME, g, me)]
            assert all(is_line(label, 100) for label in labels if label)
            if isinstance(at, Working):
                assert all(
                    at.uses_left(g.companies[me], key) <= g.companies[me].active_in(key)
                    for key in g.companies[me].departments
                )
