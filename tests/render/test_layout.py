"""Layouts: errors name the file and the key."""

import pytest

from render.eras.plan import Plan
from render.layout import LayoutError, check_layout, load_layout
from render.theme import base_theme
from rules.core.content import data_root, load_toml

PATH = data_root() / "eras" / "board.toml"


def broken(tmp_path, old, new):
    path = tmp_path / "board.toml"
    path.write_text(PATH.read_text().replace(old, new, 1))
    return path


def test_a_missing_key_is_named(tmp_path):
    path = broken(tmp_path, "plaque =", "plague =")
    with pytest.raises(LayoutError, match=r"board\.toml.*plague.*\$\.tower"):
        load_layout(path, Plan)


def test_a_wrong_value_is_named(tmp_path):
    path = broken(tmp_path, "ribbon = [60, 176, 1480, 122]", 'ribbon = [60, 176, 1480, "wide"]')
    with pytest.raises(LayoutError, match=r"board\.toml.*\$\.heading\.ribbon\[3\]"):
        load_layout(path, Plan)


def test_a_file_that_is_not_toml_is_named(tmp_path):
    path = tmp_path / "board.toml"
    path.write_text("[heading\n")
    with pytest.raises(LayoutError, match=r"board\.toml"):
        load_layout(path, Plan)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(LayoutError, match=r"nothing\.toml"):
        load_layout(tmp_path / "nothing.toml", Plan)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('style = "headline"', 'style = "loud"', r"loud.*\$\.heading\.turn\.style"),
        (
            'ink = "light", align = "center" }',
            'ink = "lite", align = "center" }',
            r"lite.*\$\.tower\.plaque\.ink",
        ),
        ('fill = "slate_roof"', 'fill = "tin"', r"tin.*\$\.tower\.shapes\[8\]\.fill"),
    ],
)
def test_an_unknown_name_is_named(tmp_path, old, new, key):
    path = broken(tmp_path, old, new)
    loaded = load_layout(path, Plan)
    theme = base_theme().extended(loaded.colors, loaded.inks)
    with pytest.raises(LayoutError, match=rf"board\.toml.*{key}"):
        check_layout(path, loaded, theme)


def test_every_box_lies_on_its_page():
    plan = load_toml(PATH, Plan)
    for page in plan.pages.values():
        for school in page.schools:
            box = plan.school.box.at(school)
            assert box.x + box.width <= page.size.x
            assert box.y + box.height <= page.size.y
