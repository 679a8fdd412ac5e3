"""Tables as each version of a game saved them, in <key>/v<version>; `python -m tests.golden` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.core.contract import Game

HERE = Path(__file__).parent


def folder(game: Game[Any], version: int) -> Path:
    """Where the saves of one version are."""
    return HERE / game.key / f"v{version}"
