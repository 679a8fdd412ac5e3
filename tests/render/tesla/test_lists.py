"""Lists on a player's mat that are too long for their place."""

import pytest
from msgspec.structs import replace

from render.tesla.hand import _broken, _listed
from render.tesla.plan import plan
from render.typesetting import ELLIPSIS


@pytest.mark.parametrize("lines", [1, 2, 9])
def test_a_list_that_has_no_room_says_how_many_more_there_are(lines):
    layout = replace(plan().hand.reach, most=lines)
    parts = [f"Great Barrington III ${cost}K" for cost in range(1, 31)]
    text = _listed(layout, parts)
    shown = text.count("Great Barrington")
    assert text.endswith(f", and {30 - shown} more" if shown < 30 else parts[-1])
    assert (shown == 30) == (lines == 9)
    assert not _broken(layout, text)[-1].endswith(ELLIPSIS)
