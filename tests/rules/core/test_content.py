"""Data files: records, or an error that names file and key."""

from enum import StrEnum

import pytest
from msgspec import Struct

from rules.core.content import ContentError, data_root, load_toml


class Color(StrEnum):
    RED = "red"


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    cost: int
    color: Color = Color.RED


class Blocks(Struct, frozen=True, forbid_unknown_fields=True):
    blocks: dict[str, Block]


@pytest.fixture
def written(tmp_path):
    def write(text):
        path = tmp_path / "blocks.toml"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    return write


def test_a_file_becomes_a_record(written):
    found = load_toml(written("[blocks.small]\ncost = 3\n"), Blocks)
    assert found == Blocks({"small": Block(3, Color.RED)})


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('[blocks.small]\ncost = "three"\n', "blocks.small.cost"),
        ("[blocks.small]\n", "`cost`"),
        ("[blocks.small]\ncost = 3\nprize = 1\n", "`prize`"),
        ('[blocks.small]\ncost = 3\ncolor = "pink"\n', "pink"),
        ("[blocks.small\ncost = 3\n", "line 1"),
        (b"[blocks.small]\ncost = \xff\n", "utf-8"),
    ],
    ids=["type", "missing", "unknown", "enum", "syntax", "encoding"],
)
def test_an_error_names_the_file_and_the_key(written, text, named):
    path = written(text)
    with pytest.raises(ContentError) as refused:
        load_toml(path, Blocks)
    assert str(path) in str(refused.value)
    assert named in str(refused.value)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ContentError, match=r"nowhere\.toml: cannot be read"):
        load_toml(tmp_path / "nowhere.toml", Blocks)


def test_the_data_of_the_program_is_where_it_says():
    assert (data_root() / "__init__.py").exists() or any(data_root().iterdir())
