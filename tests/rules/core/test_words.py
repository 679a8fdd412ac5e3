"""Lists in a sentence."""

import pytest

from rules.core import words


@pytest.mark.parametrize(
    ("names", "text"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_listed(names, text):
    assert words.listed(names) == text
