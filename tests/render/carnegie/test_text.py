"""The text board: narrow enough for a phone, short enough for a message, what is asked about always in it."""

import pytest

import render.carnegie as pictures
from render import Heading
from render.legible import columns
from render.naming import tidy
from render.picture import TEXT_COLUMNS, TEXT_LIMIT
from rules.carnegie import GAME
from rules.carnegie.donations import Donating
from rules.carnegie.terms import Kind
from rules.carnegie.turn import working
from rules.core import play as engine
from rules.core.contract import Seat
from tests.render.carnegie.tables import (
    BOOK,
    MOMENTS,
    PEOPLE,
    SEATS,
    crowded,
    named,
    over,
    played,
    public,
    quiet,
)
from tests.render.moments import HARD_NAMES


def text(state, names=None):
    return pictures.text(GAME, public(state), tidy(names or PEOPLE[state.seats]))


def fits(told):
    assert len(told) <= TEXT_LIMIT
    assert all(columns(line) <= TEXT_COLUMNS for line in told.splitlines())
    assert "`" not in told


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_it_fits(seats, seed, moves):
    fits(text(played(seats, seed, moves)[0]))


@pytest.mark.parametrize("first", range(len(HARD_NAMES)))
@pytest.mark.parametrize("table", [crowded, over])
def test_it_fits_with_hard_names(first, table):
    fits(text(table(4), named(HARD_NAMES[first:] + HARD_NAMES[:first], 4)))


@pytest.mark.parametrize("seats", SEATS)
def test_money_goods_and_scores_are_in_it(seats):
    state, _ = played(seats, 5, 120)
    lines = text(state).splitlines()
    assert GAME.headline(state) in lines
    for seat, score in GAME.scores(state).items():
        company = state.companies[seat]
        row = f"${company.money} {company.goods} goods {score.points} VP"
        assert any(line.startswith("ABCD"[seat]) and line.endswith(row) for line in lines)


def asked(kind):
    state = quiet(4).copy()
    state.round, state.action, state.moving = 1, kind, kind
    state.agenda = (working(state, Seat(2), kind),)
    return " ".join(text(state).split())


def test_whoever_builds_reads_where():
    assert "Open East: New York CCHIP, Boston CHI, Albany CHI" in asked(Kind.CONSTRUCTION)


def test_whoever_places_a_first_pawn_reads_where():
    assert "Midwest: Chicago CHIIP, Kansas City CCH" in " ".join(text(quiet(4)).split())


def test_whoever_manages_reads_what_is_left():
    said = asked(Kind.MANAGEMENT)
    assert all(f"{tile.short} 2" in said for tile in BOOK.tiles.values())


def test_whoever_studies_reads_what_steps_cost_and_give():
    assert "E 0:$1, 3:$4, 2:1 new employee" in asked(Kind.RESEARCH)


def test_whoever_donates_reads_what_counts():
    state = quiet(4).copy()
    state.agenda = (Donating(Seat(1)),)
    said = " ".join(text(state).split())
    assert all(donation.name in said for donation in BOOK.donations.values())
    assert "Evening Schools 3/HR" in said
    assert "Winter Relief 4/$5+1 goods" in said


@pytest.mark.parametrize("seats", SEATS)
def test_the_company_of_whoever_must_act_is_in_it(seats):
    state, _ = played(seats, 4, 50)
    seat = state.agenda[0].seat
    lines = text(state).splitlines()
    assert any(line.startswith(f"{'ABCD'[seat]}: ") for line in lines)


def test_what_does_not_fit_is_owned_up_to():
    assert text(crowded(4)).endswith("(More on the picture.)")


def test_the_end_is_told():
    assert "The game is over." in text(over(3))


def test_boxes_are_counted_as_in_the_sentences_of_the_game():
    view = public(quiet(2)).table
    assert "Box E0 M0 S0 W0" in text(view)
    said = pictures.alt_hand(GAME, engine.view(GAME, view, Seat(0)), PEOPLE[2], Heading())
    assert "Transport: East box 0, Midwest box 0, South box 0, West box 0." in said
