"""Final scoring, line by line."""

import pytest

from rules.carnegie import GAME
from rules.carnegie.catalog import Counted
from rules.carnegie.events import GameEnded
from rules.carnegie.flow import EndOfGame
from rules.carnegie.scoring import (
    active_line,
    departments_line,
    lines,
    projects_line,
    score,
    tabs_line,
    winners,
)
from rules.carnegie.terms import SPACES, DonationId
from rules.core import play as engine
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.pawns import ACROSS, TO_NEW_ORLEANS, built
from tests.rules.carnegie.table import ANN, BEN, CHO, bare, free_spaces, with_company

NOBODY = {space.value: (0, 0) for space in SPACES}


def line(name, *places, **company):
    """One line of Ann's final score, her company being as said, with projects in these cities."""
    return dict(lines(built(with_company(bare(), ANN, **company), *places), ANN))[name]


@pytest.mark.clause("CAR-FIN-01")
def test_the_score_track_counts_in_full():
    assert line("Score track", points=17) == 17


@pytest.mark.clause("CAR-FIN-02")
def test_every_active_employee_is_worth_1():
    assert line("Active employees", staff={"d3": (3, 0), "b1": (3, 0)}) == 9


@pytest.mark.clause("CAR-FIN-03")
def test_active_employees_are_capped_at_15():
    assert [active_line(BOOK, active) for active in (14, 16)] == [14, 15]


@pytest.mark.clause("CAR-FIN-04")
def test_only_standing_employees_count():
    staff = NOBODY | {"d1": (0, 3), "d4": (0, 1)}
    assert line("Active employees", staff=staff, away=(3, 0, 0, 0), supply=2) == 0


@pytest.mark.clause("CAR-FIN-05")
def test_a_department_in_the_top_line_is_worth_3():
    assert line("Departments", tiles={"a1": "sales", "a4": "safety"}) == 6


@pytest.mark.clause("CAR-FIN-06")
def test_a_department_elsewhere_is_worth_2():
    assert line("Departments", tiles={"b2": "sales", "c4": "safety", "d4": "recruiting"}) == 6


@pytest.mark.clause("CAR-FIN-07")
def test_what_is_printed_on_the_board_is_worth_nothing():
    assert line("Departments") == 0


@pytest.mark.clause("CAR-FIN-08")
def test_departments_are_capped_at_24():
    everywhere = dict(zip(free_spaces(bare()), BOOK.tiles, strict=False))
    assert line("Departments", tiles=everywhere) == 24
    assert departments_line(BOOK, 26) == 24


@pytest.mark.clause("CAR-LOB-04")
def test_a_new_lobby_is_a_department_that_was_built():
    assert line("Departments", tiles={"a1": "new_lobby"}) == 3
    assert line("Donations", tiles={"a1": "new_lobby"}, donations=("education_1",)) == 3


@pytest.mark.clause("CAR-FIN-09", "CAR-RD-09")
def test_tabs_are_worth_what_they_show():
    assert line("Project tabs", tabs=(4, 2, 5, 2)) == 5 + 11


@pytest.mark.clause("CAR-FIN-10")
def test_tabs_are_capped_at_42():
    assert line("Project tabs", tabs=(5, 5, 5, 5)) == 42
    assert tabs_line(BOOK, (9, 10, 11, 14)) == 42


@pytest.mark.clause("CAR-FIN-11")
def test_every_project_is_worth_what_its_city_says():
    assert line("Projects", "denver", "reno", "new_york") == 2 + 3 + 0


@pytest.mark.clause("CAR-FIN-12")
def test_projects_are_capped_at_45():
    assert projects_line(BOOK, 16 * 3) == 45


@pytest.mark.clause("CAR-FIN-13")
def test_pawns_that_wait_on_tabs_are_worth_nothing():
    assert line("Projects", tabs=(2, 0, 0, 0)) == 0


HOMES = DonationId("rights_1")


@pytest.mark.clause("CAR-FIN-15")
def test_a_donation_is_worth_12_at_most():
    assert line("Donations", donations=(HOMES,), built=(3, 0, 0, 0)) == 9
    assert line("Donations", donations=(HOMES,), built=(5, 0, 0, 0)) == 12


@pytest.mark.clause("CAR-FIN-16")
def test_the_sum_of_donations_has_no_cap():
    made = ("rights_1", "rights_2", "rights_3", "health_4")
    assert line("Donations", donations=made, built=(4, 4, 3, 0)) == 48


@pytest.mark.clause("CAR-FIN-17")
def test_money_and_goods_are_worth_nothing_by_themselves():
    g = with_company(bare(2), ANN, money=60, goods=9, staff=NOBODY)
    assert score(g, ANN).points == 0


@pytest.mark.clause("CAR-FIN-18", "CAR-ACT-09")
def test_the_total_is_the_sum_of_all_lines():
    g = with_company(
        built(bare(), "denver", *TO_NEW_ORLEANS),
        ANN,
        points=17,
        tracks=(3, 0, 4, 0),
        tabs=(4, 2, 5, 2),
        staff={"d3": (3, 0), "b1": (3, 0)},
        tiles={"a1": "sales", "a2": "safety", "b2": "logistics", "b3": "recruiting", "d4": "purchasing"},
        donations=("welfare_5", "health_4", "health_5"),
    )
    assert score(g, ANN).parts == (
        ("Score track", 17),
        ("Active employees", 9),
        ("Departments", 12),
        ("Project tabs", 16),
        ("Connections", 9),
        ("Projects", 5),
        ("Donations", 24),
        ("Action Choice tile", 3),
    )
    assert score(g, ANN).points == 17 + 9 + 12 + 16 + 9 + 5 + 24 + 3 == 95


@pytest.mark.clause("CAR-ACT-09")
@pytest.mark.parametrize(("seats", "spent", "points"), [(4, False, 3), (4, True, 0), (2, False, 0)])
def test_an_unspent_action_choice_tile_is_worth_3(seats, spent, points):
    g = bare(seats)
    if spent:
        g.settle(ANN, chooser=False)
    assert dict(lines(g, ANN))["Action Choice tile"] == points


def with_totals(*totals):
    """A table where the players have these totals."""
    g = bare(len(totals))
    for seat, total in enumerate(totals):
        g = with_company(g, seat, points=total, staff=NOBODY, chooser=False)
    return g


@pytest.mark.clause("CAR-FIN-19")
def test_the_highest_total_wins_and_equal_ones_share_the_victory():
    assert winners(with_totals(95, 88, 70)) == (ANN,)
    tied = with_totals(95, 95, 70)
    assert winners(tied) == (ANN, BEN)
    assert [place for place, _, _ in engine.ranking(GAME, tied)] == [1, 1, 3]


@pytest.mark.clause("CAR-FIN-19")
def test_the_end_of_the_game_names_all_winners():
    g = with_totals(95, 70, 95)
    g.agenda = (EndOfGame(),)
    assert engine.settled(GAME, g).events == (GameEnded((ANN, CHO), 95),)


def test_coast_to_coast_is_scored_once_in_every_line():
    found = dict(lines(built(with_company(bare(2), ANN, staff=NOBODY), *ACROSS), ANN))
    assert found | {"Connections": 9, "Projects": 12} == found
    assert sum(found.values()) == 21


def test_every_donation_of_the_chart_counts_something_that_the_rules_know():
    assert {donation.counts for donation in BOOK.donations.values()} <= set(Counted)
