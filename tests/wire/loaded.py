"""Bots that start at once: forked from a process that has loaded the bot already."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from pathlib import Path

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["pytest", "bot.__main__", "bot.client"])


class Loaded:
    """One such process, with what the tests need of `asyncio.subprocess.Process`."""

    def __init__(self, env: dict[str, str], folder: Path, log: Path) -> None:
        self._process = FORKS.Process(target=_run, args=(env, folder, log), daemon=True)
        self._process.start()
        self.kill, self.terminate = self._process.kill, self._process.terminate

    @property
    def returncode(self) -> int | None:
        """How it ended."""
        return self._process.exitcode

    async def wait(self) -> None:
        """Wait for its end."""
        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        loop.add_reader(self._process.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        self._process.join()


def _run(env: dict[str, str], folder: Path, log: Path) -> None:
    """What `python -m bot` does."""
    from bot.__main__ import main

    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.stdout.reconfigure(line_buffering=True)
    main([])
