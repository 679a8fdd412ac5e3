"""Lines that are played or refused, and what is said of them."""

from rules.carnegie import GAME
from tests.rules.carnegie.table import NAMES
from tests.rules.lines import Lines

_LINES = Lines(GAME, NAMES)
after, refused, legal, why_not = _LINES.after, _LINES.refused, _LINES.legal, _LINES.why_not
happened, told, to_the_end = _LINES.happened, _LINES.told, _LINES.to_the_end
