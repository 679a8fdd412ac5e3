"""`python -m tests.bench`: measures, prints one table, and can leave the numbers in a file."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from .clocks import wall
from .figures import Figure, Scale, table
from .pace import pace
from .pictures import pictures
from .records import records
from .storage import storage
from .strength import strength
from .wire import wire

MEASURES: Mapping[str, Callable[[Scale], Iterator[Figure]]] = {
    "records": records,
    "pace": pace,
    "strength": strength,
    "storage": storage,
    "pictures": pictures,
    "wire": wire,
}
HOW = (
    "“CPU” is the measuring process's processor time, which other work disturbs less than the wall clock.",
    "Values are medians unless they say otherwise; first calls warm up and do not count, but for “cold”.",
    "Budgets are judged by the value, or by the p99 where it says so.",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for; the exit status tells whether a measure failed, not whether a budget did."""
    asked = _parser().parse_args(arguments)
    head = machine()
    sys.stdout.write(f"{head}\n\n")
    figures, failures = measured(asked.only or list(MEASURES), Scale(int(asked.quick), asked.games))
    after = f"The load was {os.getloadavg()[0]:.1f} after: other work beside this one spoils the wall clock."
    sys.stdout.write("\n".join([table(figures), "", *HOW, after, *failures, ""]))
    if asked.json:
        asked.json.write_bytes(_json(f"{head}. {after}", figures, failures))
    return bool(failures)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure the budgets.")
    parser.add_argument("--quick", action="store_true", help="measure less: a first impression")
    parser.add_argument("--only", action="append", choices=MEASURES, metavar="NAME", help=", ".join(MEASURES))
    parser.add_argument("--games", type=int, default=200, help="games of the greedy player (default: 200)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="leave the numbers here, too")
    return parser


def measured(names: Sequence[str], scale: Scale) -> tuple[list[Figure], list[str]]:
    """The figures of these measures; one that fails does not stop the others."""
    figures: list[Figure] = []
    failures = []
    for name in names:
        began = wall()
        try:
            figures.extend(MEASURES[name](scale))
        except Exception as error:
            failures.append(f"FAILED: {name}: {type(error).__name__}: {error}")
        sys.stderr.write(f"{name}: {wall() - began:.0f} s\n")
    return figures, failures


def machine() -> str:
    """What it runs on."""
    system, load = platform.uname(), os.getloadavg()[0]
    where = f"temporary files on {filesystem(Path(tempfile.gettempdir()).resolve())}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return (
        f"{python}, {os.cpu_count()} cores, {system.system} {system.machine}, load {load:.1f} before; {where}"
    )


def filesystem(path: Path) -> str:
    """The kind of file system that a path is on, where the system tells."""
    mounts = Path("/proc/mounts")
    if not mounts.exists():
        return "an unknown file system"
    known = [line.split()[1:3] for line in mounts.read_text().splitlines()]
    return max((len(at), kind) for at, kind in known if path.is_relative_to(at))[1]


def _json(head: str, figures: Sequence[Figure], failures: Sequence[str]) -> bytes:
    rows = [{**msgspec.structs.asdict(each), "verdict": each.verdict} for each in figures]
    return msgspec.json.format(
        msgspec.json.encode({"machine": head, "figures": rows, "failures": failures}), indent=1
    )


if __name__ == "__main__":
    sys.exit(main())
