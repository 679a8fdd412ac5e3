"""The registers, the marks and the report."""

import pytest

from rules import GAMES
from tests.clauses.marks import Outcomes, marked_in_source, run
from tests.clauses.register import Register, Section, registers
from tests.clauses.report import faults, lines

SAMPLE = {"sample": Register("Sample", (Section("Setup", ("S-1", "S-2")),))}


def test_every_register_belongs_to_a_game_and_names_each_clause_once():
    for key, register in registers().items():
        assert register.expands in GAMES if register.expands else register.title == GAMES[key].title
        assert len(set(register.clauses)) == len(register.clauses)


@pytest.mark.parametrize(
    ("key", "clauses", "sections"),
    [("eras", 131, 15), ("tesla", 317, 17), ("carnegie", 318, 33), ("powering_up", 198, 15)],
)
def test_no_clause_is_left_out(key, clauses, sections):
    assert len(registers()[key].clauses) == clauses
    assert len(registers()[key].sections) == sections


def test_every_mark_names_a_clause_that_is_registered():
    known = {clause for register in registers().values() for clause in register.clauses}
    assert [(clause, place) for clause, place in marked_in_source() if clause not in known] == []


@pytest.mark.parametrize("key", sorted(registers()))
def test_every_clause_has_a_marked_test(key):
    marked = {clause for clause, _ in marked_in_source()}
    assert [clause for clause in registers()[key].clauses if clause not in marked] == []


def outcomes_of(**tests):
    """Outcomes of tests by clause, an underscore standing for the hyphen."""
    found = Outcomes()
    for clause, outcomes in tests.items():
        named = {f"test_{number}": outcome for number, outcome in enumerate(outcomes.split())}
        found.by_clause[clause.replace("_", "-")] = named
    return found


def test_the_report_counts_what_is_proved():
    found = outcomes_of(S_1="passed passed", S_2="skipped passed")
    assert list(lines(found, SAMPLE)) == ["sample: 2 of 2 clauses proved"]


@pytest.mark.parametrize(
    ("tests", "fault"),
    [
        ({"S_1": "passed"}, "missing: S-2 (Setup)"),
        ({"S_1": "passed", "S_2": "skipped"}, "missing: S-2 (Setup)"),
        ({"S_1": "passed", "S_2": "passed failed"}, "failing: S-2 (Setup), in test_1"),
        ({"S_1": "passed", "S_2": "passed", "S_3": "passed"}, "unknown: S-3, in test_0"),
    ],
)
def test_the_report_names_what_is_wrong(tests, fault):
    assert list(faults(outcomes_of(**tests), SAMPLE)) == [fault]


def test_marked_tests_are_run_and_their_outcomes_kept(tmp_path):
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\nmarkers = clause(id): a clause\nasyncio_default_fixture_loop_scope = function\n"
    )
    (tmp_path / "test_sample.py").write_text(
        "import pytest\n"
        "@pytest.mark.clause('S-1', 'S-2')\ndef test_good(): pass\n"
        "@pytest.mark.clause('S-2')\ndef test_bad(): assert False\n"
        "def test_unmarked(): assert False\n"
    )
    (tmp_path / "test_broken.py").write_text("import nothing_of_this_name\n")
    found = run(tmp_path)
    assert (found.proved("S-1"), found.proved("S-2")) == (True, False)
    assert found.failing("S-2") == ["test_sample.py::test_bad"]
    assert found.broken == ["test_broken.py"]
    assert set(found.by_clause) == {"S-1", "S-2"}
