"""The sandbox as a newcomer meets it: the process, and its page in a browser."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")


class Sandbox:
    """`make run` without a token, as a process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self.output: list[str] = []

    def start(self) -> str:
        """Start it and return the address it prints."""
        environment = {**os.environ, "SANDBOX_PORT": "0", "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": ""}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bot"], cwd=self._folder, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        assert self._process.stdout
        for line in self._process.stdout:
            self.output.append(line)
            if found := ADDRESS.search(line):
                return found[0]
        raise AssertionError("the sandbox printed no address:\n" + "".join(self.output))

    def stop(self) -> int:
        """Stop it as Ctrl+C does and return its exit status."""
        assert self._process
        self._process.send_signal(signal.SIGINT)
        rest, _ = self._process.communicate(timeout=30)
        self.output.append(rest)
        return self._process.returncode


class Client:
    """The page, used as a person would."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def type_command(self, command: str) -> None:
        """Type a slash command, take the first offered value of its option, and send it."""
        box = self.page.locator("#channel-composer [contenteditable], #channel-composer textarea").first
        box.click()
        box.press_sequentially(f"/{command}")
        self.page.get_by_role("option", name=re.compile(re.escape(command))).first.wait_for()
        self.page.keyboard.press("Enter")
        self.page.get_by_text("required options missing").wait_for()
        self.page.keyboard.press("Enter")
        self.page.locator("#channel-composer button[type=submit]").click()

    def press(self, label: str) -> None:
        """Press the last button with this label."""
        self.button(label).click()

    def button(self, label: str) -> Locator:
        """The last button whose label begins so."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(label)}")).last

    def sees(self, text: str) -> None:
        """Wait until a text can be read."""
        self.page.get_by_text(text).last.wait_for()

    def view_as(self, name: str) -> None:
        """Become another player."""
        self.page.get_by_label("Viewing as").select_option(label=name)
