"""What the game starts with."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.eras.content import CONTENT
from rules.eras.events import CardTurned, MarbleDropped
from rules.eras.state import Building, Campus
from tests.rules.eras.table import (
    GAME,
    STUDIES,
    B,
    G,
    R,
    Y,
    counts,
    do,
    end_round,
    end_rounds,
    seen,
    seen_bytes,
    table,
    told,
)


def start(seats=3, seed=7):
    return engine.new(GAME, seats, None, seed)


@pytest.mark.clause("ERA-SET-01")
def test_four_studies_have_a_color_and_a_name():
    assert CONTENT.studies == {
        G: "Natural Science", B: "Social Science", Y: "Arts", R: "Humanities",
    }  # fmt: skip
    assert len(start().school(Seat(0)).campuses) == len(STUDIES) == 4
    assert [GAME.name(campus) for campus in Campus if campus is not Campus.ADMINISTRATION] == [
        "Natural Science (green)", "Social Science (blue)", "Arts (yellow)", "Humanities (red)",
    ]  # fmt: skip


@pytest.mark.clause("ERA-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_school_has_an_administration_and_four_study_campuses(seats):
    g = start(seats)
    assert len(g.schools) == seats
    for mine in g.schools:
        assert isinstance(mine.administration, int)
        assert all(isinstance(building, Building) for building in mine.campuses)
        assert 1 + len(mine.campuses) == len(Campus) == 5


@pytest.mark.clause("ERA-SET-03", "ERA-SET-04", "ERA-SET-12")
def test_everybody_starts_with_one_story_five_funds_and_free_circles():
    for mine in start(4).schools:
        assert (mine.administration, mine.funds) == (1, 5)
        assert mine.campuses == (Building(0, roof=False),) * 4
        assert mine.circles == ()
    assert CONTENT.setup.circles == 6


@pytest.mark.clause("ERA-SET-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_holder_of_the_clock_is_drawn(seats):
    holders = [start(seats, seed).clock.holder for seed in range(40)]
    assert set(holders) == set(range(seats))
    assert holders == [start(seats, seed).clock.holder for seed in range(40)]


@pytest.mark.clause("ERA-SET-06", "ERA-SET-09")
def test_the_first_era_begins_with_two_roofs():
    assert (start().era, start().roofs) == (1, 2)


def falling(seed):
    log = []
    end_rounds(start(3, seed), 4, log)
    return [event.study for event in log if isinstance(event, MarbleDropped)]


@pytest.mark.clause("ERA-SET-07")
def test_the_clock_is_loaded_in_random_order():
    g = start()
    assert g.clock.left == counts(green=8, blue=7, yellow=9, red=6)
    assert g.clock.size == 30
    assert falling(1) == falling(1)
    assert len({tuple(falling(seed)) for seed in range(6)}) > 1
    assert sorted(CONTENT.loads) == [1, 2, 3, 4]
    assert all(sum(load) <= CONTENT.setup.clock_capacity == 40 for load in CONTENT.loads.values())


def differ_only_inside(before, lines):
    """Whether equal tables of two seeds look the same to all after these lines, and what falls next."""
    reached = [do(table(falls=(Y,), seed=seed, **before), *lines) for seed in range(8)]
    assert len({tuple(seen_bytes(g)) for g in reached}) == 1
    logs = []
    for g in reached:
        logs.append([])
        end_round(g, logs[-1])
    return {next(event.study for event in log if isinstance(event, MarbleDropped)) for log in logs}


@pytest.mark.clause("ERA-SET-08")
@pytest.mark.parametrize(
    ("before", "lines"),
    [
        pytest.param({}, ["done"] * 3, id="in the first load"),
        pytest.param({"released": counts(yellow=3)}, ["done"] * 3, id="in a new load"),
        pytest.param({"top": {Y: 4}}, ["done"] * 3, id="after a shake"),
    ],
)
def test_nobody_sees_the_order_in_the_clock(before, lines):
    assert len(differ_only_inside(before, lines)) > 1


@pytest.mark.clause("ERA-SET-08")
def test_a_settled_order_is_hidden_as_well():
    other = table(falls=(R, R, G, B))
    assert seen_bytes(table(falls=(Y, G, R))) == seen_bytes(other)
    assert engine.save(GAME, table(falls=(Y, G, R))) != engine.save(GAME, other)


@pytest.mark.clause("ERA-SET-08")
@pytest.mark.parametrize("before", [{"released": counts(yellow=3)}, {"top": {Y: 4}}])
def test_the_log_tells_nothing_of_the_order(before):
    logs = []
    for seed in range(8):
        log = []
        do(table(falls=(Y,), seed=seed, **before), "done", "done", "done", log=log)
        logs.append(told(log))
    assert all(log == logs[0] for log in logs)


@pytest.mark.clause("ERA-SET-10")
@pytest.mark.parametrize(("seats", "stories"), [(2, 40), (3, 60), (4, 80)])
def test_the_pool_grows_with_the_players(seats, stories):
    assert start(seats).pool == stories


@pytest.mark.clause("ERA-SET-11")
def test_each_color_has_a_shuffled_deck_of_twelve():
    g = start()
    assert [(deck.size, deck.discards, deck.top) for deck in g.decks] == [(12, (), None)] * 4
    assert all(deck.bag == tuple(range(1, 13)) for deck in seen(g, None).decks)
    assert len(CONTENT.cards) == 12


@pytest.mark.clause("ERA-SET-11")
def test_the_order_of_a_deck_is_drawn_and_hidden():
    firsts, views = set(), set()
    for seed in range(8):
        g, log = table(top={Y: None}, seed=seed), []
        views.add(tuple(seen_bytes(g)))
        end_round(g, log)
        firsts.add(next(event.card for event in log if isinstance(event, CardTurned)).number)
    assert len(views) == 1
    assert len(firsts) > 1


@pytest.mark.clause("ERA-SET-13")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats):
    with pytest.raises(engine.Illegal, match="2–4 players"):
        start(seats)
    assert [start(possible).seats for possible in (2, 3, 4)] == [2, 3, 4]
