"""The edition of the tests: the test fixture of the rule register, which stays when our data is corrected."""

from pathlib import Path

from rules.carnegie.content import EDITIONS, load_content

FIXTURE = "fixture"
FOLDER = Path(__file__).parent / "fixture"
BOOK = EDITIONS.setdefault(FIXTURE, load_content(FOLDER))
