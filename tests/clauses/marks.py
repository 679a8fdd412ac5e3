"""The clauses that tests are marked with, and how those tests came out."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent


def marked_in_source(folder: Path = TESTS) -> Iterator[tuple[str, str]]:
    """Every clause named in a mark, with its place in the source."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                for argument in node.args:
                    yield ast.literal_eval(argument), f"{path.relative_to(folder)}:{node.lineno}"


class Outcomes:
    """A pytest plugin that keeps, by clause, the outcomes of its tests."""

    def __init__(self) -> None:
        self.by_clause: defaultdict[str, dict[str, str]] = defaultdict(dict)
        self.broken: list[str] = []
        self._clauses: dict[str, tuple[str, ...]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note which clauses a test is marked with."""
        for item in items:
            marks = item.iter_markers("clause")
            self._clauses[item.nodeid] = tuple(clause for mark in marks for clause in mark.args)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that could not be read."""
        if report.failed:
            self.broken.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how a test came out; a failure in any phase counts, and a skip proves nothing."""
        if report.when == "call" or not report.passed:
            for clause in self._clauses[report.nodeid]:
                self.by_clause[clause][report.nodeid] = report.outcome

    def proved(self, clause: str) -> bool:
        """Whether a test of the clause passed and none failed."""
        found = self.by_clause.get(clause, {}).values()
        return "passed" in found and "failed" not in found

    def failing(self, clause: str) -> list[str]:
        """The failed tests of a clause."""
        return [test for test, outcome in self.by_clause.get(clause, {}).items() if outcome == "failed"]


def run(folder: Path = TESTS) -> Outcomes:
    """Run every marked test, quietly."""
    outcomes = Outcomes()
    quiet = ["-p", "no:terminal", "-p", "no:cacheprovider", "-o", "addopts=--strict-markers"]
    wanted = ["-m", "clause", "--continue-on-collection-errors", str(folder)]
    pytest.main([*quiet, *wanted], plugins=[outcomes])
    return outcomes
