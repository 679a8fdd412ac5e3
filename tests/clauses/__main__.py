"""Run every marked test and report which clauses are proved; exit code 1 when one is not."""

import sys

from tests.clauses import marks, register, report


def main() -> int:
    """The report, and whether all is well."""
    outcomes, known = marks.run(), register.registers()
    sys.stdout.write("\n".join(report.lines(outcomes, known)) + "\n")
    return int(any(report.faults(outcomes, known)))


if __name__ == "__main__":
    sys.exit(main())
