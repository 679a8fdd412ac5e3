"""A newcomer's first round in the sandbox, by mouse and keyboard in a real browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, sync_playwright

from tests.e2e.sandbox import Client, Sandbox

CHROMIUM = shutil.which("chromium")
PHONE = {"width": 420, "height": 860}
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")


@pytest.fixture
def sandbox(tmp_path: Path) -> Iterator[Sandbox]:
    """A sandbox with an empty database."""
    sandbox = Sandbox(tmp_path)
    yield sandbox
    sandbox.stop()


@pytest.fixture
def page() -> Iterator[Page]:
    """A page the size of a phone."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser.new_page(viewport=PHONE)
        browser.close()


def open_table(client: Client) -> None:
    """Ada opens a table, a computer player joins, the game starts."""
    client.type_command("game new")
    client.press("Add a computer player")
    client.sees("At the table: Ada, Computer A")
    client.press("Start")
    client.sees("Round 1")


def test_first_round_by_thumb(sandbox: Sandbox, page: Page) -> None:
    page.goto(sandbox.start())
    client = Client(page)
    open_table(client)
    client.press("Take your turn")
    for campus in ("Natural Science", "Arts"):
        client.press("Build a Story")
        client.press(campus)
        client.sees(f"Ada builds a Story on {campus}")
    client.press("End turn")
    client.sees("Round 2")
    assert page.locator("img[alt*='Eras Academia']").count() >= 2


def test_a_game_goes_on_after_a_restart_of_the_sandbox(sandbox: Sandbox, page: Page) -> None:
    page.goto(sandbox.start())
    client = Client(page)
    open_table(client)
    client.press("Take your turn")
    client.press("Build a Story")
    client.press("Arts")
    client.sees("Ada builds a Story on Arts")
    assert sandbox.stop() == 0
    page.goto(sandbox.start())
    client.sees("Eras Academia · table 1")
    client.press("Take your turn")
    client.sees("Spend your 4 Funds")


def test_a_spectator_is_told_so(sandbox: Sandbox, page: Page) -> None:
    page.goto(sandbox.start())
    client = Client(page)
    open_table(client)
    client.view_as("Dev")
    client.press("Take your turn")
    with pytest.raises(Error, match="Timeout"):
        client.page.get_by_role("button", name="Build a Story").last.wait_for(timeout=500)
    client.sees("turn")
