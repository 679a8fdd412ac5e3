"""What the marked tests prove, in lines."""

from collections.abc import Iterator, Mapping

from tests.clauses.marks import Outcomes
from tests.clauses.register import Register


def lines(outcomes: Outcomes, known: Mapping[str, Register]) -> Iterator[str]:
    """The standing of each register, then everything that is wrong."""
    for key, register in known.items():
        proved = sum(map(outcomes.proved, register.clauses))
        yield f"{key}: {proved} of {len(register.clauses)} clauses proved"
    yield from faults(outcomes, known)


def faults(outcomes: Outcomes, known: Mapping[str, Register]) -> Iterator[str]:
    """What is missing, failing, unknown or broken."""
    for register in known.values():
        for section in register.sections:
            for clause in section.clauses:
                yield from _unproved(outcomes, clause, section.title)
    listed = {clause for register in known.values() for clause in register.clauses}
    for clause in sorted(outcomes.by_clause.keys() - listed):
        yield f"unknown: {clause}, in {', '.join(sorted(outcomes.by_clause[clause]))}"
    for path in outcomes.broken:
        yield f"broken: {path} cannot be read"


def _unproved(outcomes: Outcomes, clause: str, section: str) -> Iterator[str]:
    failing = outcomes.failing(clause)
    if failing:
        yield f"failing: {clause} ({section}), in {', '.join(failing)}"
    elif not outcomes.proved(clause):
        yield f"missing: {clause} ({section})"
