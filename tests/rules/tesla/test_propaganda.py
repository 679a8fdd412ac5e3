"""Engaging in propaganda: the move by a luminary's rating."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.propaganda import Propaganda
from tests.rules.tesla.lines import after, legal, refused
from tests.rules.tesla.propagandists import PHASE_2, engaging


@pytest.mark.clause("TVE-PRO-01")
@pytest.mark.parametrize(
    ("move", "future", "current"), [("edison 1", (5, 4, 2), 0), ("current 1", (6, 4, 2), 1)]
)
def test_the_rating_moves_one_marker_on_either_track(move, future, current):
    g = after(engaging("coffin"), f"propaganda coffin {move}")
    assert (g.future, g.current) == (future, current)
    assert g.companies[0].spent == ("coffin",)


@pytest.mark.clause("TVE-PRO-02")
def test_the_present_track_is_never_moved():
    g = engaging(phase=2, propaganda=PHASE_2)
    moved = [after(g, line) for line in legal(g) if line.startswith("propaganda")]
    taken = [after(at, line) for at in moved for line in legal(at)]
    assert {at.present for at in (*moved, *taken)} == {g.present}
    assert len({at.future for at in taken}) > 20


@pytest.mark.clause("TVE-PRO-02")
def test_the_present_track_cannot_be_named():
    refused(engaging(), "propaganda edison present 1", "future fame track", "not “present”")


@pytest.mark.clause("TVE-PRO-03")
def test_fewer_spaces_than_the_rating_will_do():
    assert after(engaging(), "propaganda edison edison 1").future == (5, 4, 2)


@pytest.mark.clause("TVE-PRO-03")
def test_no_move_at_all_bumps_nobody():
    g = after(engaging(future=(6, 5, 4)), "propaganda edison")
    assert (g.future, g.current) == ((6, 5, 4), 0)
    assert g.companies[0].spent == ("edison",)


@pytest.mark.clause("TVE-PRO-04")
@pytest.mark.parametrize("move", ["edison 2", "edison -2", "current 2", "current -2"])
def test_more_spaces_than_the_rating_are_refused(move):
    g = engaging("coffin", future=(3, 4, 2))
    refused(g, f"propaganda coffin {move}", "Coffin has a Propaganda rating of 1, not 2")


@pytest.mark.clause("TVE-PRO-05")
@pytest.mark.parametrize(
    ("move", "future", "current"),
    [("maxim 1", (6, 2, 1), 0), ("maxim -1", (6, 4, 1), 0), ("current -2", (6, 3, 1), -2)],
)
def test_either_direction_is_allowed(move, future, current):
    g = after(engaging(future=(6, 3, 1)), f"propaganda edison {move}")
    assert (g.future, g.current) == (future, current)


@pytest.mark.clause("TVE-PRO-06")
def test_any_companys_marker_can_be_moved():
    g = engaging()
    assert after(g, "propaganda edison brush -1").future == (6, 4, 3)
    assert after(g, "propaganda edison maxim -2").future == (5, 6, 2)
    markers = engine.options(GAME, g, 0, Propaganda, {"luminary": "edison"}, "marker")
    assert set(markers) == {"edison", "maxim", "brush", "current", None}


@pytest.mark.clause("TVE-PRO-07")
@pytest.mark.parametrize(
    ("move", "fact"),
    [("edison 1 current 1", "takes 3 values, not 5"), ("edison+current 1", "not “edison+current”")],
)
def test_the_rating_is_not_split(move, fact):
    refused(engaging(), f"propaganda edison {move}", fact)


@pytest.mark.clause("TVE-PRO-07")
def test_what_is_left_of_a_rating_is_gone():
    g = after(engaging("coffin"), "propaganda edison edison 1")
    assert engine.actors(g) == (1,)
    assert g.companies[0].ready == ("coffin",)
