"""The Era check."""

import pytest

from rules.eras.content import CONTENT
from rules.eras.events import EraBegun, MarbleDropped
from rules.eras.state import Circle, Deck
from tests.rules.eras.table import (
    ANN,
    CHO,
    B,
    G,
    R,
    Y,
    counts,
    decks,
    do,
    end_round,
    end_rounds,
    funds,
    heights,
    school,
    table,
)

CHIME = 7


def drop_yellow(**before):
    """The table after a round in which a yellow marble drops."""
    return end_round(table(falls=(Y,), **before))


@pytest.mark.clause("ERA-CHK-01")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_four_of_a_color_advance_the_era(era):
    assert drop_yellow(era=era, released=counts(yellow=3)).era == era + 1


@pytest.mark.clause("ERA-CHK-02")
def test_three_do_not():
    g = drop_yellow(released=counts(3, 3, 2, 3))
    assert (g.era, g.released) == (1, counts(3, 3, 3, 3))


@pytest.mark.clause("ERA-CHK-03")
def test_the_next_load_goes_in_mixed():
    orders = set()
    for seed in range(6):
        g = drop_yellow(released=counts(2, 1, 3, 0), seed=seed)
        assert (g.clock.size, g.clock.left) == (30, counts(green=6, blue=9, yellow=7, red=8))
        assert g.released == counts(0, 0, 0, 0)
        log = []
        end_rounds(g, 3, log)
        orders.add(tuple(event.study for event in log if isinstance(event, MarbleDropped)))
    assert len(orders) > 1


@pytest.mark.clause("ERA-CHK-04")
@pytest.mark.parametrize(("era", "load"), [(2, (6, 9, 7, 8)), (3, (7, 6, 8, 9)), (4, (9, 8, 6, 7))])
def test_later_loads(era, load):
    g = drop_yellow(era=era - 1, released=counts(yellow=3))
    assert (g.era, g.clock.left, CONTENT.loads[era]) == (era, load, load)


@pytest.mark.clause("ERA-CHK-05")
def test_roofs_become_two():
    assert drop_yellow(roofs=0, released=counts(yellow=3)).roofs == 2


@pytest.mark.clause("ERA-CHK-06")
def test_schools_and_decks_carry_over():
    fresh = decks({B: 1})
    mine = school(admin=3, funds=7, green=2)
    known = Deck(tuple(range(5, 13)), (1, 2, 3, 4))
    before = table(
        turn=CHO, schools=[mine], released=counts(blue=3), falls=(B,), decks=(*fresh[:2], known, fresh[3])
    )
    g = do(before, "done")
    assert g.era == 2
    assert (funds(g)[ANN], heights(g)) == (7, [3, 2, 0, 0, 0])
    assert (g.decks[2], g.decks[2].size) == (known, 8)
    assert (g.decks[0], g.decks[3]) == (fresh[0], fresh[3])
    assert g.decks[1].discards == (1,)


@pytest.mark.clause("ERA-CHK-07")
@pytest.mark.parametrize(
    ("falls", "rounds"),
    [((Y, Y, Y, Y), 4), ((G, B, Y, R) * 3 + (G,), 13), ((G, B, Y, R) * 3 + (R,), 13)],
)
def test_an_era_lasts_four_to_thirteen_rounds(falls, rounds):
    g = table(falls=falls, plain=True)
    almost = end_rounds(g, rounds - 1)
    assert (almost.era, almost.round) == (1, rounds)
    assert end_round(almost).era == 2


@pytest.mark.clause("ERA-CHK-08")
def test_two_full_colors_advance_one_era():
    log = []
    g = end_round(table(released=counts(blue=3, yellow=3), falls=(Y, B), top={Y: CHIME}), log)
    assert g.era == 2
    assert [event.era for event in log if isinstance(event, EraBegun)] == [2]
    assert g.released == counts()


@pytest.mark.clause("ERA-CHK-09")
def test_the_last_round_of_an_era_is_played_in_full():
    log = []
    worker = school(funds=5, graduates=[Circle(Y, 1)])
    before = table(turn=CHO, schools=[worker], released=counts(yellow=3), falls=(Y,), top={Y: 5})
    g = do(before, "done", log=log)
    assert (funds(g)[ANN], g.era) == (6, 2)
    assert [type(event).__name__ for event in log] == [
        "TurnEnded", "MarbleDropped", "CardTurned", "GraduateHired", "EraBegun", "ClockPassed", "RoundBegun",
    ]  # fmt: skip


@pytest.mark.clause("ERA-CHK-10")
def test_an_empty_clock_ends_an_era():
    g = drop_yellow(released=counts(yellow=2), left=counts(yellow=1))
    assert (g.era, g.clock.size) == (2, 30)
    still = drop_yellow(released=counts(yellow=2), left=counts(yellow=2))
    assert (still.era, still.clock.size) == (1, 1)
