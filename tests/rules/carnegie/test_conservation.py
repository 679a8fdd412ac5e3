"""What must hold at any table is noticed when it does not."""

from random import Random

import pytest

from rules.carnegie import GAME
from rules.carnegie.terms import DepartmentId
from rules.core import play as engine
from tests.rules.carnegie.lines import to_the_end
from tests.rules.carnegie.pawns import built
from tests.rules.carnegie.table import ANN, BEN, bare, with_company


def losses(g):
    """Everything that is not conserved."""
    return list(GAME.check(g))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_table_has_lost_nothing(seats):
    assert losses(engine.new(GAME, seats, {"first_player": 1}, 7)) == []


@pytest.mark.clause("CAR-RND-01", "CAR-RND-06", "CAR-CMP-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_in_a_whole_game_by_chance(seats):
    chance = Random(seats)
    course = to_the_end(engine.new(GAME, seats, {}, seats), chance.choice)
    assert [loss for reached in course for loss in losses(reached.state)] == []
    assert course[-1].state.round == 20
    assert course[-1].state.discs == (5, 5, 5, 5)


@pytest.mark.clause("CAR-SET-11")
def test_all_pawns_are_somewhere():
    assert losses(with_company(bare(), ANN, pawns=21)) == ["seat 0: 29 pawns"]
    assert losses(with_company(bare(), ANN, pawns=20, tabs=(1, 1, 0, 0))) == []
    assert losses(with_company(bare(), ANN, pawns=22, tabs=(0, 0, 0, 1))) == ["seat 0: 31 pawns"]


@pytest.mark.clause("CAR-CMP-14")
def test_all_employees_are_somewhere():
    assert losses(with_company(bare(), ANN, away=(0, 1, 0, 0))) == ["seat 0: 16 employees"]
    assert losses(with_company(bare(), ANN, away=(0, 1, 0, 0), supply=4)) == []


@pytest.mark.parametrize(
    ("company", "noticed"),
    [
        ({"money": -1}, "something is below 0"),
        ({"tabs": (6, 0, 0, 0)}, "tabs (6, 0, 0, 0)"),
        ({"built": (2, 0, 0, 0)}, "built (2, 0, 0, 0) of [1, 1, 1, 0] pawns"),
        ({"tracks": (0, 0, 6, 0)}, "tracks (0, 0, 6, 0)"),
        ({"staff": {"d2": (3, 0)}}, "active employees 111 in human_resources"),
        ({"staff": {"a1": (1, 0)}}, "active employees 1 in a bare space"),
        ({"tiles": {"d3": "sales"}}, "'sales' on the space of 'commerce'"),
        ({"tiles": {"a1": "planning"}}, "'planning' on the space of ''"),
        ({"donations": ("health_5", "health_5")}, "donations ('health_5', 'health_5')"),
        ({"donations": ("nothing",)}, "donations ('nothing',)"),
    ],
)
def test_what_a_company_cannot_be_like_is_noticed(company, noticed):
    assert f"seat 0: {noticed}" in losses(with_company(bare(), ANN, **company))


def test_a_department_is_in_a_company_once():
    g = with_company(bare(), ANN, tiles={"a1": "sales", "a2": "sales"})
    assert any("'sales', 'sales'" in loss for loss in losses(g))


@pytest.mark.clause("CAR-MGT-13")
def test_tiles_are_in_the_pool_or_built():
    g = with_company(bare(), ANN, tiles={"a1": "sales"})
    assert losses(g)[-1] == "33 department tiles"
    sales = list(g.book.tiles).index(DepartmentId("sales"))
    g.pool = (*g.pool[:sales], 1, *g.pool[sales + 1 :])
    assert losses(g) == []
    g.pool = (*g.pool[:sales], 3, *g.pool[sales + 1 :])
    assert len(losses(g)) == 2


def test_pawns_on_the_map_are_those_that_left_the_tabs():
    g = built(bare(), "denver industry")
    assert losses(g) == []
    assert losses(with_company(g, ANN, built=(1, 0, 0, 0))) != []
    assert losses(with_company(g, ANN, built=(0, 0, 0, 0))) != []


@pytest.mark.clause("CAR-TRK-04")
def test_one_player_holds_a_final_box():
    g = with_company(bare(), ANN, tracks=(0, 0, 5, 0))
    assert losses(g) == []
    assert losses(with_company(g, BEN, tracks=(0, 0, 5, 0))) == ["seats [0, 1] in the final box of south"]


@pytest.mark.clause("CAR-RND-06")
def test_discs_have_moved_once_per_round_played():
    g = bare()
    g.round, g.discs = 3, (1, 1, 0, 1)
    assert losses(g) == []  # the game is over
    g.discs = (1, 1, 0, 0)
    assert losses(g) == ["discs (1, 1, 0, 0) in round 3"]


def test_nobody_has_a_tile_that_the_table_does_not_use():
    assert losses(with_company(bare(2), ANN, chooser=True)) == ["seat 0: an Action Choice tile"]
