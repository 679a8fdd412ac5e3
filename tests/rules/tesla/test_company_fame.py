"""The company fame track: moving markers and bumping."""

from itertools import permutations

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.propaganda import TakeCard, TakingCard
from rules.tesla.catalog import PROPAGANDA
from rules.tesla.content import Propaganda, Source
from rules.tesla.fame import bumped
from rules.tesla.flow import Actions
from rules.tesla.state import Track
from tests.rulebook.tesla import REST, table
from tests.rules.tesla.laboratory import label, take, told

COMPANIES = ("edison", "maxim", "brush", "thomson", "tesla")
"""A to E; A is the mover."""
SPOTS = range(1, 7)


@pytest.fixture(autouse=True)
def _grand_tour(monkeypatch):
    """A propaganda card that can move a marker by the whole track."""
    card = Propaganda(
        name="Grand Tour", phase=1, track=Track.COMPANY, spaces=5, cash=0, source=Source.RECONSTRUCTED
    )
    monkeypatch.setitem(PROPAGANDA, "grand-tour", card)


def track(spots):
    """A table with markers on these spots of the future fame track, A about to take the card."""
    g = table(*COMPANIES[: len(spots)], future=spots, propaganda=("grand-tour", "mark-twain"))
    g.agenda = (TakingCard(0, "edison"), Actions(0), *REST)
    return g


def moved(text, spaces):
    """Where the markers are after A has moved so many spaces up, in the words of the clauses."""
    companies = text.split()
    g = track(tuple(int(each[1:]) for each in companies))
    after = take(g, f"card grand-tour edison {spaces}").future
    return " ".join(f"{each[0]}{spot}" for each, spot in zip(companies, after, strict=True))


@pytest.mark.clause("TVE-FAM-01")
def test_landing_on_a_free_spot_moves_nobody_else():
    assert moved("A6 B3", 2) == "A4 B3"
    assert moved("A2 B3", -3) == "A5 B3"


@pytest.mark.clause("TVE-FAM-02")
def test_markers_jumped_over_do_not_move():
    assert moved("A6 B5 C2", 2) == "A4 B5 C2"


@pytest.mark.clause("TVE-FAM-03")
def test_moving_up_bumps_the_marker_landed_on_down():
    assert moved("A5 B4", 1) == "A4 B5"
    assert moved("A6 B4 C3", 2) == "A4 B5 C3"


@pytest.mark.clause("TVE-FAM-04")
def test_moving_up_bumps_the_unbroken_run_below_too():
    assert moved("A5 B2 C3", 3) == "A2 B3 C4"


@pytest.mark.clause("TVE-FAM-05")
def test_the_run_stops_at_the_first_gap():
    assert moved("A6 B2 C4", 4) == "A2 B3 C4"


@pytest.mark.clause("TVE-FAM-06")
def test_moving_down_bumps_the_run_above_up():
    assert moved("A2 B3 C4", -2) == "A4 B2 C3"
    assert moved("A3 B4 C5", -1) == "A4 B3 C5"


@pytest.mark.clause("TVE-FAM-07")
def test_the_run_above_stops_at_a_gap():
    assert moved("A1 B2 C4", -3) == "A4 B2 C3"


@pytest.mark.clause("TVE-FAM-08")
@pytest.mark.parametrize(("mover", "spaces"), [(2, 1), (4, 3), (6, 5)])
def test_a_bumped_marker_moves_exactly_one_spot(mover, spaces):
    assert moved(f"A{mover} B1", spaces) == "A1 B2"


@pytest.mark.clause("TVE-FAM-09")
def test_a_move_past_the_top_stops_on_1():
    assert moved("A2 B5", 3) == "A1 B5"
    said = "Future fame: Edison moves from 2 to 1, 2 spaces lost at the end of the track."
    assert said in told(track((2, 5)), "card grand-tour edison 3")


@pytest.mark.clause("TVE-FAM-09")
def test_a_move_up_from_1_has_no_effect():
    assert moved("A1 B2", 2) == "A1 B2"
    said = "Future fame: Edison stays on 1, 2 spaces lost at the end of the track."
    assert said in told(track((1, 2)), "card grand-tour edison 2")
    assert label(track((1, 2)), "card grand-tour edison 2") == "+$1K; stays on spot 1"


@pytest.mark.clause("TVE-FAM-10")
def test_a_move_past_the_bottom_stops_on_6():
    assert moved("A5 B3", -3) == "A6 B3"
    assert moved("A6 B5", -2) == "A6 B5"
    said = "Future fame: Edison moves from 5 to 6, 2 spaces lost at the end of the track."
    assert said in told(track((5, 3)), "card grand-tour edison -3")


@pytest.mark.clause("TVE-FAM-11")
def test_stopping_on_an_occupied_end_still_bumps():
    assert moved("A3 B1 C2", 5) == "A1 B2 C3"
    assert moved("A4 B6 C5", -5) == "A6 B5 C4"
    said = "Edison moves from 3 to 1, Maxim to 2, Brush to 3, 3 spaces lost at the end of the track."
    assert f"Future fame: {said}" in told(track((3, 1, 2)), "card grand-tour edison 5")


def in_order(before, after, spaces):
    """That A is where it was moved to and others at most one spot nearer to where it came from."""
    target = max(1, min(6, before[0] - spaces))
    back = 1 if target < before[0] else -1
    pushed = {now - then for then, now in zip(before[1:], after[1:], strict=True)}
    between = range(min(after[0], before[0]), max(after[0], before[0]) + 1)
    still = [now == then for then, now in zip(before[1:], after[1:], strict=True) if then not in between]
    return after[0] == target and pushed <= {0, back} and all(still)


@pytest.mark.clause("TVE-FAM-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_bump_pushes_a_marker_off_the_track(seats):
    for spots in permutations(SPOTS, seats):
        g = track(spots)
        for spaces in (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5):
            after = engine.play(GAME, g, 0, TakeCard("grand-tour", "edison", spaces)).state.future
            assert len(set(after)) == seats
            assert set(after) <= set(SPOTS)
            assert in_order(spots, after, spaces)


@pytest.mark.clause("TVE-FAM-12")
def test_a_full_track_stays_full():
    """More markers than a game has companies."""
    for spots in permutations(SPOTS):
        assert all(sorted(bumped(spots, 0, target)) == list(SPOTS) for target in SPOTS)


@pytest.mark.clause("TVE-FAM-13")
def test_five_companies_and_the_last_goes_to_the_top():
    assert moved("A6 B5 C4 D3 E2", 4) == "A2 B6 C5 D4 E3"
    assert moved("A6 B5 C4 D3 E2", 5) == "A1 B5 C4 D3 E2"
