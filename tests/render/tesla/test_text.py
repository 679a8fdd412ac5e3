"""The text board: narrow enough for a phone, short enough for a message, the market always in it."""

import pytest

import render
from render.legible import columns
from render.picture import TEXT_COLUMNS, TEXT_LIMIT
from rules.tesla.catalog import INVENTORS
from tests.render.moments import HARD_NAMES
from tests.render.tesla.tables import (
    MOMENTS,
    PEOPLE,
    SEATS,
    TESLA,
    bidding,
    crowded,
    named,
    over,
    played,
    public,
)
from tests.rulebook.tesla import acting, table, with_company

FIVE = 5
"""So many play the base game; more play the whole expansion, by points."""


def fits(text):
    assert len(text) <= TEXT_LIMIT
    assert all(columns(line) <= TEXT_COLUMNS for line in text.splitlines())
    assert "`" not in text


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_it_fits(seats, seed, moves):
    fits(render.text_board(TESLA, public(played(seats, seed, moves)[0]), PEOPLE[seats]))


@pytest.mark.parametrize("first", range(len(HARD_NAMES)))
@pytest.mark.parametrize("table", [crowded, bidding, over])
def test_it_fits_with_hard_names(first, table):
    fits(render.text_board(TESLA, public(table(5)), named(HARD_NAMES[first:] + HARD_NAMES[:first], 5)))


@pytest.mark.parametrize("seats", SEATS)
def test_the_market_is_in_it(seats):
    state, _ = played(seats, 5, 120)
    lines = render.text_board(TESLA, public(state), PEOPLE[seats]).splitlines()
    assert TESLA.headline(state) in lines
    for seat in range(seats):
        name = INVENTORS[state.companies[seat].key].short
        row = next(line for line in lines if line.startswith(f"{'ABCDEF'[seat]} {name}"))
        figures = [state.prices[seat], None, state.market[seat], state.present[seat], state.future[seat]]
        told = list(map(int, row.split()[2:]))
        assert [value for value, known in zip(told, figures, strict=True) if known is not None] == [
            known for known in figures if known is not None
        ]


@pytest.mark.parametrize("seats", SEATS)
def test_worth_and_cash_are_in_it(seats):
    state, _ = played(seats, 5, 120)
    text = render.text_board(TESLA, public(state), PEOPLE[seats])
    for seat, score in TESLA.scores(state).items():
        assert (
            f"${state.companies[seat].cash}K, {'points' if seats > FIVE else 'worth'} {score.points}" in text
        )


def test_what_does_not_fit_is_owned_up_to():
    text = render.text_board(TESLA, public(bidding(5)), PEOPLE[5])
    assert text.endswith("(More on the picture.)") or "Open:" in text


@pytest.mark.clause("TVE-TRN-05")
def test_it_says_who_may_still_act_beginning_with_whoever_is_asked():
    g = table("edison", "tesla", "brush")
    for seat, spent in enumerate((("coffin",), ("tesla", "upton"), ())):
        g = with_company(g, seat, ("coffin", "upton", "kruesi")[seat], spent=spent)
    g = acting(g, 2)
    lines = render.text_board(TESLA, public(g), PEOPLE[3]).splitlines()
    (line,) = (line for line in lines if line.startswith("May still act"))
    assert line == "May still act (luminaries ready): C 2, A 1"
    assert "May still act" not in render.text_board(TESLA, public(bidding(3)), PEOPLE[3])
