"""The README's table of commands is that of the games."""

import re
from pathlib import Path

import pytest

from rules import carnegie, eras, tesla

README = (Path(__file__).parents[2] / "README.md").read_text()


@pytest.mark.parametrize("game", [eras.GAME, tesla.GAME, carnegie.GAME], ids=lambda game: game.key)
def test_every_action_is_listed_once(game):
    (row,) = re.findall(rf"^\| `/{game.key} …` \| every action of (.*) \|$", README, re.MULTILINE)
    assert sorted(re.findall(r"`(\S+)`", row)) == sorted(action.verb for action in game.actions)
    assert row.startswith(game.title.partition(":")[0])


@pytest.mark.parametrize("game", [eras.GAME, tesla.GAME, carnegie.GAME], ids=lambda game: game.key)
def test_every_game_is_listed_with_its_seats(game):
    assert f"| **{game.title}** | {game.seats[0]}–{game.seats[-1]} |" in README
