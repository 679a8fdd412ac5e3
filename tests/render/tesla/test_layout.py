"""The sheet of Tesla vs. Edison: the map has room for everything, colors and inks hold."""

from itertools import combinations

import pytest

from render.layout import LayoutError, load_layout
from render.outline import chart as outline_chart
from render.outline import clipped, outline
from render.tesla import chart
from render.tesla.plan import Plan, plan, theme
from render.tesla.reading import printed
from render.theme import PALETTE_LIMIT
from rules.core.content import data_root
from tests.render.links import seen
from tests.render.test_theme import CONTRAST, contrast

PATH = data_root() / "tesla" / "board.toml"


def overlap(one, other):
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > 0 and down > 0


def fixed():
    layout = plan()
    return [panel.box.at(layout.map.box.corner) for panel in (layout.tariff, layout.turns, layout.fame)]


def test_every_city_has_a_place():
    assert set(printed().cities) == set(plan().map.cities)


def test_no_two_cities_collide():
    plaques = {key: chart.plaque(city) for key, city in printed().cities.items()}
    for (one, box), (other, far) in combinations(plaques.items(), 2):
        assert not overlap(box, far), (one, other)
    for key, box in plaques.items():
        assert not any(overlap(box, panel) for panel in fixed()), key


def test_every_link_is_seen_between_cities_and_seals():
    cities = printed().cities
    plaques = {key: chart.plaque(city) for key, city in cities.items()}
    seals = [(chart.seal(city), plan().map.seal / 2) for city in cities.values()]
    for link in printed().links:
        line = chart.wire(link)
        assert seen(line, [*plaques.values(), *seals, *fixed()]) >= 20, link
        others = [box for key, box in plaques.items() if key not in link]
        assert seen(line, others) == seen(line, []), link


def test_every_city_lies_on_the_map():
    layout = plan().map
    for key, city in printed().cities.items():
        box = chart.plaque(city)
        assert layout.box.x <= box.x, key
        assert box.x + box.width <= layout.box.x + layout.box.width, key
        assert layout.box.y <= box.y, key
        assert box.y + box.height <= layout.box.y + layout.box.height, key


def test_projects_lie_on_their_city():
    for city in printed().cities.values():
        box = chart.plaque(city)
        for index in range(len(city.levels)):
            tile = chart.tile(city, index)
            assert box.x < tile.x
            assert tile.x + tile.width < box.x + box.width
            assert box.y < tile.y
            assert tile.y + tile.height < box.y + box.height


def test_every_panel_lies_on_its_page():
    layout = plan()
    for page in layout.pages.values():
        for box in (layout.map.box, layout.market.box, layout.technology.box, layout.offer.box, page.ledger):
            assert box.x + box.width < page.size.x
            assert box.y + box.height < page.size.y
    for seats, page in layout.pages.items():
        assert page.ledger.height >= layout.ledger.head + seats * layout.ledger.row


def test_the_outline_tells_its_source_and_license():
    assert "Census" in outline().source
    assert "ISC" in outline().license


def test_every_state_on_the_map_has_a_color():
    layout = plan().map
    assert set(outline().northeast.states) == set(layout.states)
    assert set(layout.states.values()) <= set(theme().colors)
    assert {color for _, color in layout.waterlines} <= set(theme().colors)


def test_the_outline_is_cut_at_its_window():
    layout = plan().map
    seen = outline_chart(outline().northeast, layout.box, layout.projection)
    assert seen.states["PA"]
    assert not seen.states["IL"]
    square = ((0.0, 0.0), (200.0, 0.0), (200.0, 200.0), (0.0, 200.0))
    assert set(clipped(square, layout.box)) <= {(x, y) for x in (60.0, 200.0) for y in (200.0, 410.0)}


def test_all_type_has_contrast():
    found = theme()
    for name, ink in found.inks.items():
        assert contrast(found.rgb(ink.color), found.rgb(ink.ground)) >= CONTRAST, name


def test_the_palette_holds_every_color():
    found = theme()
    assert len(found.palette) <= PALETTE_LIMIT
    assert {found.rgb(color) for color in found.colors} <= set(found.palette)


def test_no_style_may_shrink_below_the_least_size():
    found = theme()
    assert all(found.least <= style.least <= style.size for style in found.styles.values())


def test_a_city_without_a_place_is_named(tmp_path):
    path = tmp_path / "board.toml"
    path.write_text(PATH.read_text().replace("lynn = [", "linn = [", 1))
    assert "lynn" not in load_layout(path, Plan).map.cities
    path.write_text(PATH.read_text().replace("lynn = [", "lynn = [true, ", 1))
    with pytest.raises(LayoutError, match=r"board\.toml.*cities"):
        load_layout(path, Plan)
