"""The chart of prices on the final scores: what it shows, where it stands, when it is left out."""

from io import BytesIO
from itertools import combinations_with_replacement, pairwise

import pytest
from PIL import Image

import render
import render.tesla as pictures
from render import Heading
from render.layout import Point
from render.lines import dashed
from render.picture import TEXT_COLUMNS
from render.tesla.final import below
from render.tesla.graph import Graph, apart
from render.tesla.plan import plan, theme
from render.tesla.reading import read
from rules.core.contract import Seat
from rules.tesla.catalog import INVENTORS
from rules.tesla.flow import TakingAction
from rules.tesla.state import Closing
from rules.tesla.stock import START, TOP
from tests.render.moments import HARD_NAMES
from tests.render.tesla.tables import PEOPLE, SEATS, TESLA, named, over, played, public

LAYOUT = plan().final.history
TITLE = Heading("Table 12")
FLAT = ((START,) * 5,)


def finished(seats):
    """A whole game."""
    return played(seats, 6, 9999)[0]


def ended(*rows, first=0, **changes):
    """A finished game of five whose prices went like this."""
    g = over(5)
    g.history = tuple(Closing(turn, row) for turn, row in enumerate(rows, first))
    g.prices = rows[-1]
    for name, value in changes.items():
        setattr(g, name, value)
    return g


def drawn(g):
    """The picture with what was written on it."""
    return pictures.final(TESLA, public(g), PEOPLE[g.seats], TITLE)


def graph(g):
    """The chart as it stands on the picture."""
    corner = LAYOUT.box.at(below(g.seats)).corner
    return Graph(LAYOUT, corner, read(g, TESLA.scores(g)).history)


def written(g):
    """The texts on the chart."""
    top = LAYOUT.box.at(below(g.seats)).y
    return [each.text for each in drawn(g).drawn if each.box.y >= top]


@pytest.mark.parametrize("seats", SEATS)
def test_limits(seats):
    g = finished(seats)
    picture = render.final(TESLA, public(g), named(HARD_NAMES, seats), TITLE)
    assert len(picture.png) < 400_000
    assert len(picture.alt) <= 1024
    assert picture.size[0] <= 1600
    assert drawn(g).smallest >= 22


@pytest.mark.parametrize("seats", SEATS)
def test_it_shows_turns_phases_and_what_every_company_ended_at(seats):
    g = finished(seats)
    told = written(g)
    assert {"Phase I", "Phase II", "Phase III", "start", *"123456"} <= set(told)
    assert {str(price) for price in graph(g).marks} <= set(told)
    for seat, company in enumerate(g.companies):
        name = told.index(INVENTORS[company.key].short)
        assert told[name - 1] == str(g.prices[seat])


def test_numbers_can_be_read_on_a_phone():
    sizes = {each.text: each.size for each in drawn(finished(5)).drawn[-40:]}
    assert all(sizes[text] >= 32 for text in ("start", *"123456", "10", "20", "30", "40"))


@pytest.mark.parametrize("seats", SEATS)
def test_every_point_is_in_its_companys_color(seats):
    g, found = finished(seats), graph(finished(seats))
    image = Image.open(BytesIO(drawn(g).png())).convert("RGB")
    colors = [theme().rgb(mark.color) for mark in theme().players[:seats]]
    middles = {seat: [(round(x), round(y)) for x, y in found.line(seat)[1:]] for seat in range(seats)}
    for seat, places in middles.items():
        seen = [image.getpixel(place) == colors[seat] for place in places]
        assert seen[-1]
        assert sum(seen) >= 3


def test_every_company_has_a_line_of_its_own():
    assert len(set(LAYOUT.dashes)) == len(LAYOUT.dashes) == len(INVENTORS)


def test_a_line_is_as_high_as_its_prices():
    rows = (*FLAT, (15, 22, 31, 44, 60), (20, 25, 40, 50, 77))
    found = graph(ended(*rows))
    for row, turn in zip(rows[1:], (1, 2), strict=True):
        heights = [found.line(seat)[turn][1] for seat in range(5)]
        assert heights == [found.height(price) for price in row]
        assert heights == sorted(heights, reverse=True)
        assert [found.line(seat)[turn][0] for seat in range(5)] == [found.across(turn)] * 5


@pytest.mark.parametrize(("low", "high"), list(combinations_with_replacement(range(START, TOP + 1, 13), 2)))
def test_the_scale_holds_all_prices(low, high):
    marks = Graph(LAYOUT, Point(0, 0), {0: (low, low), 1: (low, high)}).marks
    assert marks[0] < low <= high < marks[-1]
    assert 2 <= len(marks) <= LAYOUT.most + 1


def test_companies_start_from_one_point_and_then_lie_side_by_side():
    found = graph(ended(*FLAT, *FLAT, *FLAT))
    lines = [found.line(seat) for seat in range(5)]
    assert len({line[0] for line in lines}) == 1
    for turn in (1, 2):
        heights = [line[turn][1] for line in lines]
        assert all(far - near >= LAYOUT.line for near, far in pairwise(heights))


def test_who_came_from_above_stays_above_at_the_same_price():
    found = graph(ended(*FLAT, (14, 18, 16, 12, 20), (30, 30, 30, 30, 30), (31, 31, 31, 31, 31)))
    for turn in (2, 3):
        assert sorted(range(5), key=lambda seat: found.line(seat)[turn][1]) == [4, 1, 2, 0, 3]


@pytest.mark.parametrize("price", [START, 44, TOP])
def test_nothing_leaves_the_drawing(price):
    found = graph(ended(*FLAT, (START, TOP, TOP, 30, START), (price,) * 5))
    area = LAYOUT.area.at(found.corner)
    for seat in range(5):
        for x, y in found.line(seat):
            assert area.x + LAYOUT.node <= x <= area.x + area.width - LAYOUT.node
            assert area.y + LAYOUT.node <= y <= area.y + area.height - LAYOUT.node


@pytest.mark.parametrize(
    "row", [(12, 12, 12, 12, 12), (77, 77, 77, 77, 77), (40, 41, 42, 43, 44), (77, 12, 13, 76, 40)]
)
def test_labels_never_overlap(row):
    found = graph(ended(*FLAT, row))
    lines = {Seat(seat): found.line(seat)[-1] for seat in range(5)}
    ends = found.ends(lines)
    heights = sorted(y for _, y in ends.values())
    assert all(far - near >= LAYOUT.gap - 1e-6 for near, far in pairwise(heights))
    assert LAYOUT.gap >= max(LAYOUT.badge.height, LAYOUT.label.box.height, LAYOUT.company.box.height)
    assert found.plot.y <= heights[0] - LAYOUT.gap / 2
    assert heights[-1] + LAYOUT.gap / 2 <= found.plot.y + found.plot.height
    assert sorted(ends, key=lambda seat: ends[seat][1]) == sorted(lines, key=lambda seat: lines[seat][1])


def test_labels_move_no_further_than_they_must():
    assert apart([100, 200, 300], 50, 0, 400) == [100, 200, 300]
    assert apart([100, 100], 50, 0, 400) == [75, 125]
    assert apart([0, 0, 0], 50, 0, 400) == [0, 50, 100]
    assert apart([400, 400], 50, 0, 400) == [350, 400]


def test_dashes_begin_anew_at_each_point():
    assert list(dashed([(0, 0), (10, 0), (10, 5)], (4, 3))) == [
        ((0, 0), (4, 0)), ((7, 0), (10, 0)), ((10, 0), (10, 4)),
    ]  # fmt: skip
    assert list(dashed([(0, 0), (10, 0)], ())) == []


@pytest.mark.parametrize("rows", [(), FLAT])
def test_without_a_history_the_chart_is_left_out(rows):
    g = over(5)
    g.history = tuple(Closing(6, row) for row in rows)
    assert drawn(g).image.size == plan().final.sizes[5]
    assert "The Price of Stock" not in written(g)
    assert "Prices" not in render.final(TESLA, public(g), PEOPLE[5]).alt


def test_the_chart_lengthens_the_page_and_stays_on_it():
    g = finished(5)
    size = plan().final.sizes[5]
    assert drawn(g).image.size == (size.x, size.y + LAYOUT.height)
    assert LAYOUT.box.at(below(5)).y + LAYOUT.box.height < size.y + LAYOUT.height


def test_it_begins_where_it_is_known():
    g = ended((20, 21, 22, 23, 24), (30, 31, 32, 33, 34), (40, 41, 42, 43, 44), first=4)
    found = graph(g)
    assert found.line(0)[0][0] == found.across(4)
    assert "Prices from turn 4 to turn 6: " in render.final(TESLA, public(g), PEOPLE[5]).alt


def test_a_game_that_was_ended_early_goes_up_to_now():
    g = ended(*FLAT, (14, 15, 16, 17, 18), turn=2, agenda=(TakingAction(Seat(0)),))
    g.prices = (20, 21, 22, 23, 24)
    found = graph(g)
    assert [line[-1] for line in map(found.line, range(5))] == [
        (found.across(2), found.height(price)) for price in g.prices
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_alt_tells_every_price(seats):
    g = finished(seats)
    alt = render.final(TESLA, public(g), PEOPLE[seats]).alt
    for seat, company in enumerate(g.companies):
        prices = ", ".join(str(closing.prices[seat]) for closing in g.history)
        assert f"{INVENTORS[company.key].short} {prices}" in alt


@pytest.mark.parametrize("seats", SEATS)
def test_the_text_board_tells_every_price_once_the_game_is_over(seats):
    g = finished(seats)
    lines = render.text_board(TESLA, public(g), PEOPLE[seats]).splitlines()
    head = next(index for index, line in enumerate(lines) if line.startswith("After turn"))
    assert lines[head].split()[2:] == list("0123456")
    for seat, line in enumerate(lines[head + 1 : head + 1 + seats]):
        assert list(map(int, line.split()[2:])) == [closing.prices[seat] for closing in g.history]
    assert len(lines[head + 1 :]) >= seats
    assert max(map(len, lines[head:])) <= TEXT_COLUMNS
    running = render.text_board(TESLA, public(played(seats, 4, 40)[0]), PEOPLE[seats])
    assert "After turn" not in running
