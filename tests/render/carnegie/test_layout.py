"""The sheet of Carnegie: the map has room for everything, no name is cut, colors and inks hold."""

from itertools import combinations, pairwise

import pytest

from render.carnegie import country, donations, ground, inline, pool
from render.carnegie.base import board_base
from render.carnegie.drawings import SPOT_COLORS, outline
from render.carnegie.plan import Plan, plan, theme
from render.carnegie.soundness import faults
from render.carnegie.sprites import KIND_COLORS, REGION_COLORS
from render.layout import Box, LayoutError, load_layout
from render.lines import between
from render.outline import chart
from render.outline import outline as shores
from render.surface import Surface
from render.theme import PALETTE_LIMIT
from render.typesetting import ELLIPSIS, fit
from rules.carnegie.atlas import atlas
from rules.carnegie.terms import Spot
from rules.core.content import data_root
from tests.render.carnegie.tables import BOOK, SEATS, quiet
from tests.render.links import seen
from tests.render.test_theme import CONTRAST, VISION, contrast, distance

PATH = data_root() / "carnegie" / "board.toml"
FRINGE = 8
"""So much of a drawing may lie under the first of several pawns."""
DIFFERENT = {"kinds": 20.0, "spots": 12.0, "regions": 7.0}
"""Kinds, spots and regions are told apart by words and outlines, too."""


def overlap(one, other):
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > 0 and down > 0


def inside(box, outer):
    return (
        outer.x <= box.x
        and box.x + box.width <= outer.x + outer.width
        and outer.y <= box.y
        and box.y + box.height <= outer.y + outer.height
    )


def plaques():
    return {key: ground.plaque(BOOK, key) for key in BOOK.map.cities}


def tables():
    layout = plan().map
    missions = [layout.missions.box.at(place) for place in layout.missions.places.values()]
    return [box.at(layout.box.corner) for box in (layout.connections.box, layout.legend.box, *missions)]


def test_every_city_has_a_place():
    assert set(BOOK.map.cities) == set(plan().map.cities)


def test_no_two_cities_or_tables_collide():
    for (one, box), (other, far) in combinations(plaques().items(), 2):
        assert not overlap(box, far), (one, other)
    for key, box in plaques().items():
        assert not any(overlap(box, table) for table in tables()), key
    for one, other in combinations(tables(), 2):
        assert not overlap(one, other)


def test_all_lies_on_the_map():
    for key, box in plaques().items():
        assert inside(box, plan().map.box), key
    for table in tables():
        assert inside(table, plan().map.box)


def test_spots_lie_on_their_city_side_by_side():
    for key, where in atlas(BOOK).of_city.items():
        boxes = [ground.spot(BOOK, index) for index in where]
        assert all(inside(box, ground.plaque(BOOK, key)) for box in boxes)
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


def test_no_link_runs_under_a_third_city():
    for link in BOOK.map.links:
        others = {key: box for key, box in plaques().items() if key not in link}
        for start, end in pairwise(ground.way(*link)):
            for share in range(41):
                x, y = between(start, end, share / 40)
                hit = [key for key, box in others.items() if overlap(Box(round(x), round(y), 1, 1), box)]
                assert not hit, (link, hit)


def test_every_link_is_seen_between_cities_and_seals():
    radius = plan().map.seal / 2
    seals = [(ground.sealed(BOOK, key), radius) for key, city in BOOK.map.cities.items() if city.points]
    for link in BOOK.map.links:
        assert seen(ground.way(*link), [*plaques().values(), *seals]) >= 15, link


def test_every_panel_lies_on_its_page_by_itself():
    layout = plan()
    fixed = [layout.map.box, layout.timeline.box, layout.tracks.box, layout.donations.box, layout.pool.box]
    for seats in SEATS:
        page = layout.pages[seats]
        own = [Box(*corner, *layout.company.size) for corner in page.companies]
        panels = [*fixed, *own, *([page.summary] if page.summary else [])]
        assert len(own) == seats
        assert all(inside(box.grown(30), Box(0, 0, *page.size)) for box in panels)
        assert not any(overlap(one, other) for one, other in combinations(panels, 2))


def cut(slot, text, width=None):
    style = theme().styles[slot.style]
    return fit(text, style, width or slot.box.width, slot.lines).lines[-1].endswith(ELLIPSIS)


def test_no_name_is_cut():
    layout = plan()
    for key, box in donations.cells(BOOK).items():
        assert not cut(layout.donations.name, BOOK.donations[key].name, box.width - 8), key
    for key in pool.cells(BOOK):
        assert not cut(layout.pool.name, BOOK.tiles[key].short), key
    for department in (*BOOK.tiles.values(), *BOOK.printed.values()):
        assert not cut(layout.company.department, department.short), department.short
        assert not cut(layout.hand.text, department.text), department.name
    for city in BOOK.map.cities.values():
        assert not cut(layout.map.name, city.name)


def test_a_pawn_on_a_donation_covers_nothing_of_what_it_is_worth():
    layout = plan().donations
    surface = Surface(board_base(quiet(2).edition, 2), theme())
    for key, box in donations.cells(BOOK).items():
        parts = donations.worth(BOOK.donations[key], layout.icon)
        written = layout.worth.box.x + inline.width(surface, layout.worth, parts)
        assert written <= box.width + layout.alone.x, key
        assert written <= box.width + layout.together[0].x + FRINGE, key


def test_every_state_is_in_a_region_and_regions_border_on_one_another():
    layout = plan().map
    assert set(shores().country.states) == set(layout.states)
    seen = chart(shores().country, layout.box, layout.projection)
    edges = country.frontiers(layout, seen)
    assert edges
    own = {
        region: {
            frozenset((ring[index - 1], point))
            for state, rings in seen.states.items()
            if layout.states[state] is region
            for ring in rings
            for index, point in enumerate(ring)
        }
        for region in REGION_COLORS
    }
    assert all(sum(edge in each for each in own.values()) > 1 for edge in edges)


def test_cities_lie_in_the_region_that_they_belong_to():
    """Their plaques may be moved aside, but not across the country."""
    layout = plan().map
    middle = {
        region: [layout.cities[key] for key, city in BOOK.map.cities.items() if city.region is region]
        for region in REGION_COLORS
    }
    west, midwest, south, east = (
        [point.x for point in middle[region]] for region in ("west", "midwest", "south", "east")
    )
    assert max(west) < min(midwest)
    assert max(midwest) < min(east)
    assert min(point.y for point in middle["south"]) > max(point.y for point in middle["midwest"]) - 60
    assert south


def test_all_type_has_contrast():
    found = theme()
    for name, ink in found.inks.items():
        assert contrast(found.rgb(ink.color), found.rgb(ink.ground)) >= CONTRAST, name


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize(
    ("what", "colors"),
    [("kinds", KIND_COLORS), ("spots", SPOT_COLORS), ("regions", REGION_COLORS)],
    ids=["kinds", "spots", "regions"],
)
def test_colors_are_told_apart(what, colors, vision):
    for one, other in combinations(colors.values(), 2):
        far = distance(theme().rgb(one), theme().rgb(other), vision)
        assert far >= DIFFERENT[what], (one, other, far)


def test_color_is_not_all_that_tells_spots_apart():
    assert len({outline(kind) for kind in Spot}) == len(Spot)


@pytest.mark.parametrize("vision", VISION)
def test_taken_spots_are_told_from_free_ones(vision):
    for mark in theme().players[: max(SEATS)]:
        for color in SPOT_COLORS.values():
            assert distance(theme().rgb(mark.color), theme().rgb(color), vision) >= 20


def test_words_stand_on_the_ground_that_their_ink_is_for():
    for color in KIND_COLORS.values():
        assert theme().inks[f"on_{color}"].ground == color


def test_the_palette_holds_every_color():
    found = theme()
    assert len(found.palette) <= PALETTE_LIMIT
    assert {found.rgb(color) for color in found.colors} <= set(found.palette)


def test_no_style_may_shrink_below_the_least_size():
    found = theme()
    assert all(found.least <= style.least <= style.size for style in found.styles.values())


def test_our_own_data_has_no_faults():
    assert list(faults(data_root())) == []


def test_a_city_without_a_place_is_named(tmp_path):
    for name in ("theme.toml", "outline.json", "fonts"):
        (tmp_path / name).symlink_to(data_root() / name)
    folder = tmp_path / "carnegie"
    folder.mkdir()
    for file in (data_root() / "carnegie").glob("*.toml"):
        (folder / file.name).write_text(file.read_text().replace("\nreno = [", "\nrino = ["))
    assert [each.rpartition("/")[2] for each in faults(tmp_path)] == [
        "board.toml: map.cities: there is no place for “reno”, a city of map.toml."
    ]


def test_a_wrong_place_is_named(tmp_path):
    path = tmp_path / "board.toml"
    path.write_text(PATH.read_text().replace("reno = [", "reno = [true, ", 1))
    with pytest.raises(LayoutError, match=r"board\.toml.*cities"):
        load_layout(path, Plan)
