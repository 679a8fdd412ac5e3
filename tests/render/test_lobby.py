"""The lobby: any number of seats and options."""

import pytest

from render import LobbyCard, LobbySeat, SeatKind, lobby
from render.lobby import draw
from tests.render.moments import HARD_NAMES


def card(seats, options, name="Ann"):
    people = [LobbySeat(name, SeatKind.PERSON), LobbySeat("Greedy", SeatKind.COMPUTER)]
    free = [LobbySeat()] * (seats - 2)
    chosen = tuple((f"Option {index}", "yes") for index in range(options))
    return LobbyCard("Eras Academia", "Table 12", name, tuple(people + free), chosen)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", [0, 1, 5])
def test_all_sizes(seats, options):
    picture = lobby(card(seats, options))
    assert picture.size[0] <= 1600
    assert len(picture.png) < 400_000
    assert len(picture.alt) <= 1024
    assert "Table 12" in picture.alt
    assert "Greedy (computer player)" in picture.alt


@pytest.mark.parametrize("name", HARD_NAMES)
def test_hard_names(name):
    surface = draw(card(4, 2, name))
    assert surface.smallest >= 22


def test_free_seats_are_counted():
    assert "2 free seats" in lobby(card(4, 0)).alt
    assert "All seats are taken" in lobby(card(2, 0)).alt
