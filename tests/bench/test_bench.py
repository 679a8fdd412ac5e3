"""The benchmark runs; how fast anything is, is never tested."""

from __future__ import annotations

import json
from math import isfinite

import pytest

from rules import GAMES
from tests.bench.probe import LEAST, own

from . import __main__ as bench
from .figures import Budget, Figure, Scale, table
from .strength import wilson

TINY = Scale(level=2)
OF_EACH_GAME = {
    "records": ("copy a record", "save a record", "load a record", "size of a save"),
    "pace": (),
    "strength": ("greedy, one move",),
    "storage": ("a move stored", "a move row added", "autocomplete"),
    "pictures": ("board, cold", "board, warm", "board, encoding", "board, size", "hand, warm", "final, warm"),
    "wire": ("acknowledged, 1 table", "answered, 3 tables", "event-loop lag, 3 tables, worst"),
}
OF_NO_GAME = {"wire": {"bot: start to ready", "bot: memory at start"}}


def expected(name: str) -> set[str]:
    """What a measure must find, with every game."""
    found = {f"{key}: {what}" for key in GAMES for what in OF_EACH_GAME[name]} | OF_NO_GAME.get(name, set())
    for key, game in GAMES.items():
        if name == "pace":
            found |= {f"{key}: random play, {seats} seats" for seats in game.seats}
        if name == "strength":
            found |= {f"{key}: greedy among {seats} seats" for seats in (game.seats[0], game.seats[-1])}
    return found


@pytest.mark.parametrize("name", bench.MEASURES)
def test_measures_something(name):
    figures, failures = bench.measured([name], TINY)
    assert not failures
    assert {figure.measure for figure in figures} >= expected(name)
    assert all(isfinite(figure.value) and figure.value > 0 for figure in figures if figure.unit != "%")


def test_a_failure_does_not_stop_the_others(monkeypatch, tmp_path, capsys):
    good = Figure("good: a", 2.0, "ms", 3.0, Budget(2.5, p99=True), {"a rival": 0.5}, "how")
    monkeypatch.setattr(bench, "MEASURES", {"bad": lambda _: 1 / 0, "good": lambda _: iter([good])})
    assert bench.main(["--quick", "--json", str(tmp_path / "bench.json")]) == 1
    out = capsys.readouterr().out
    assert "FAILED: bad: ZeroDivisionError" in out
    assert "good: a   2 ms  3 ms  p99 < 2.5 ms  over  0.50 x a rival  how" in out
    written = json.loads((tmp_path / "bench.json").read_text())
    assert [(row["measure"], row["verdict"]) for row in written["figures"]] == [("good: a", "over")]


def test_verdicts():
    assert Figure("a", 5, "ms", 9, Budget(5)).verdict == "ok"
    assert Figure("a", 5, "ms", 9, Budget(5, p99=True)).verdict == "over"
    assert Figure("a", 5, "/s", None, Budget(6, reach=True)).verdict == "short"
    assert Figure("a", 5, "ms").verdict == ""


def test_table_is_aligned():
    lines = table([Figure("a", 1234.5, "/s"), Figure("longer", 0.00123, "s", note="n")]).splitlines()
    assert lines[2].index("1,234 /s") + len("1,234 /s") == lines[3].index("0.00123 s") + len("0.00123 s")


def test_wilson():
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


def test_more_waiting_than_time_leaves_the_least_that_can_be_told():
    assert own(0.5, 0.2) == pytest.approx(0.3)
    assert own(0.01, 0.02) == LEAST
