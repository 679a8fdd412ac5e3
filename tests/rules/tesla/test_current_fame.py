"""The AC/DC fame track."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from tests.rulebook.tesla import lone, play
from tests.rules.tesla.claim_table import claiming, gains
from tests.rules.tesla.lines import ANN, happened, idly, to_the_end, told


def ann(*crew, **changes):
    """Ann's turn, everybody else exhausted."""
    return lone(claiming(*crew, **changes), ANN)


@pytest.mark.clause("TVE-ACD-01")
def test_one_marker_moves_up_toward_ac_or_down_toward_dc():
    g = ann("martin", "coffin")
    up = play(g, "propaganda tesla current 1")
    assert up.current == 1
    down = play(up, "propaganda martin current -2")
    assert down.current == -1
    for after in (up, down):
        assert (after.future, after.present, after.prices) == (g.future, g.present, g.prices)


@pytest.mark.clause("TVE-ACD-01")
@pytest.mark.parametrize(("spaces", "side"), [(1, "AC 1"), (-2, "DC 2")])
def test_it_is_told_which_side_it_is_on(spaces, side):
    done = happened(ann("martin"), f"propaganda tesla current {spaces}")
    assert told(done)[1] == f"The AC/DC marker moves from the center to {side}."


@pytest.mark.clause("TVE-ACD-02")
@pytest.mark.parametrize(("start", "spaces", "end"), [(2, 3, 3), (3, 1, 3), (-2, -3, -3), (-3, -2, -3)])
def test_it_stops_at_either_end(start, spaces, end):
    g = play(ann("coffin", phase=2, current=start, propaganda=("electric-chair",)), "propaganda tesla")
    line = f"card electric-chair current {spaces}"
    assert play(g, line).current == end
    lost = abs(spaces) - abs(end - start)
    assert f"{lost} space{'s' * (lost > 1)} lost at the end of the track." in told(happened(g, line))[1]


@pytest.mark.clause("TVE-ACD-03")
def test_it_counts_for_a_claim_in_the_same_turn():
    g = ann("coffin", "upton", current=1)
    assert gains(g, "claim scranton-1 coffin ac") == 4 + 1
    moved = play(g, "propaganda tesla current 2")
    assert moved.turn == 1
    assert gains(moved, "claim scranton-1 coffin ac") == 4 + 2


@pytest.mark.clause("TVE-ACD-05")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("space", [3, 1, 0, -2])
def test_it_does_not_move_by_itself(space, phase):
    g = ann(phase=phase, current=space)
    after = play(g, "pass tesla")
    assert (after.turn, after.current) == (g.turn + 1, space)


@pytest.mark.clause("TVE-ACD-05")
def test_nor_in_a_whole_game_of_passing():
    g = engine.new(GAME, 3, {"first_drafter": 1}, 7)
    g.current = 2
    reached = to_the_end(g, idly)
    assert {each.state.current for each in reached} == {2}
    assert reached[-1].state.turn == 6
