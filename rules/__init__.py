"""Rules cores: pure games of state, steps, actions and events; this is the one registry."""

from collections.abc import Mapping
from typing import Any

from rules.core.contract import Game
from rules.eras import GAME as ERAS
from rules.tesla import GAME as TESLA

GAMES: Mapping[str, Game[Any]] = {game.key: game for game in (ERAS, TESLA)}
