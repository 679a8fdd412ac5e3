"""The text board: narrow enough for a phone, short enough for a message, complete."""

from itertools import cycle, islice

import pytest

import render
from render.legible import columns
from render.picture import TEXT_COLUMNS, TEXT_LIMIT
from rules.core.contract import Names
from rules.eras.state import STUDIES
from tests.render.eras.test_board import crowded
from tests.render.moments import ERAS, HARD_NAMES, PEOPLE, played, public

MOMENTS = [
    (seats, seed, moves) for seats in (2, 3, 4) for seed, moves in ((1, 0), (2, 35), (3, 150), (4, 9999))
]


def fits(text):
    assert len(text) <= TEXT_LIMIT
    assert all(columns(line) <= TEXT_COLUMNS for line in text.splitlines())
    assert "`" not in text


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_it_fits(seats, seed, moves):
    fits(render.text_board(ERAS, public(played(seats, seed, moves)[0]), PEOPLE))


@pytest.mark.parametrize("first", range(len(HARD_NAMES)))
def test_it_fits_with_hard_names(first):
    names = Names(tuple(islice(cycle(HARD_NAMES[first:] + HARD_NAMES[:first]), 4)))
    fits(render.text_board(ERAS, public(crowded(4)), names))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_complete(seats):
    state, _ = played(seats, 3, 150)
    text = render.text_board(ERAS, public(state), PEOPLE)
    assert ERAS.headline(state) in text
    assert f"Roofs {state.roofs}, Stories {state.pool}" in text
    for study in STUDIES:
        row = [state.released[study.place], state.clock.left[study.place], state.decks[study.place].size]
        cells = [
            line.split()[-4:][study.place]
            for line in text.splitlines()
            if line.startswith(("Rel", "In C", "Cards"))
        ]
        assert list(map(int, cells)) == row
    for seat, score in ERAS.scores(state).items():
        school = state.schools[seat]
        assert f"{score.points} = " in text
        assert f"Funds {school.funds}, Administration {school.administration}" in text
    assert text.count("Graduates") == sum(bool(school.circles) for school in state.schools)
