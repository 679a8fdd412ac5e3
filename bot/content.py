"""Whether the component data fits: for the start of the bot, and for hosts who correct it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import render
from rules import GAMES
from rules.core.content import ContentError, data_root


def faults(root: Path) -> dict[str, list[str]]:
    """What does not fit below a folder, by game; every fault once, the shared ones with the first game."""
    if not root.is_dir():
        no_folder = f"{root}: there is no such folder; set CONTENT_DIR to a copy of the folder data."
        return {next(iter(GAMES)): [no_folder]}
    told: dict[str, None] = {}
    found = {}
    for key in GAMES:
        new = [each for each in dict.fromkeys(_faults(key, root)) if each not in told]
        found[key] = new
        told.update(dict.fromkeys(new))
    return found


def _faults(key: str, root: Path) -> list[str]:
    try:
        game = GAMES[key]
        return [*game.faults(root), *render.faults(root), *render.artist(game).faults(root)]
    except ContentError as error:  # the program's own data, without which the game cannot be asked
        return list(error.faults)


def require() -> None:
    """Raise ContentError when the data of the bot does not fit."""
    if found := [each for game in faults(data_root()).values() for each in game]:
        raise ContentError(*found)


def check(root: Path | None) -> int:
    """Say of every game in a folder, or in our own, what does not fit; the exit code of the command."""
    os.environ.pop("CONTENT_DIR", None)  # the games themselves come with our own data
    found = faults(root or data_root())
    for key, wrong in found.items():
        sys.stdout.write("".join(f"{each}\n" for each in wrong or [f"{GAMES[key].title}: all is well."]))
    return int(any(found.values()))
