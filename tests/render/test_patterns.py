"""Patterns: every one draws something of its own."""

import pytest

from render.patterns import PATTERNS, pattern_mask


@pytest.mark.parametrize("name", sorted(set(PATTERNS) - {"plain"}))
def test_a_pattern_covers_some_but_not_all(name):
    mask = pattern_mask(name, 60, 60, 12, 2)
    dark = sum(mask.histogram()[128:]) / 3600
    assert 0.02 < dark < 0.6


def test_patterns_differ():
    masks = {pattern_mask(name, 60, 60, 12, 2).tobytes() for name in PATTERNS}
    assert len(masks) == len(PATTERNS)
