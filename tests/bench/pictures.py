"""Pictures: each game's drawn in a process of its own, so that the first one finds nothing prepared."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

from .figures import Budget, Figure, Scale
from .games import largest

PATIENCE = 300
BUDGETS = {"board, warm": Budget(60.0), "board, size": Budget(400.0)}


def pictures(scale: Scale) -> Iterator[Figure]:
    """Cold, warm, the encoding's part, and bytes."""
    for game, seats in largest():
        count = str(scale.pick(60, 20, 2))
        command = [sys.executable, "-m", "tests.bench.drawing", game.key, str(seats), count]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        if done.returncode:
            raise RuntimeError(f"drawing {game.key} failed: {done.stderr.strip().splitlines()[-1]}")
        for what, value, p99, unit, note in json.loads(done.stdout):
            yield Figure(f"{game.key}: {what}", value, unit, p99, BUDGETS.get(what), note=note)
