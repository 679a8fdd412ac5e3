"""What changed since the last picture of Tesla is highlighted where it changed."""

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import render
from render import Heading
from render.layout import Box
from render.tesla import chart
from render.tesla.base import cell
from render.tesla.plan import plan
from render.tesla.reading import place_of, printed
from rules.core.contract import Seat
from rules.tesla import events as happened
from rules.tesla.state import ProjectId
from tests.render.tesla.tables import (
    PEOPLE,
    TESLA,
    bidding,
    crowded,
    public,
)
from tests.render.tesla.test_board import pixels


def highlighted(state, event, seats):
    note = Heading("", "The same note.")
    quiet = pixels(render.board(TESLA, public(state), PEOPLE[seats], (), note))
    loud = pixels(render.board(TESLA, public(state), PEOPLE[seats], (event,), note))
    return ImageChops.difference(quiet, loud)


def inside(found, box):
    left, top, right, bottom = found
    margin = box.grown(6)
    return (
        margin.x <= left
        and right <= margin.x + margin.width
        and margin.y <= top
        and bottom <= margin.y + margin.height
    )


def project_box(project):
    city, index = place_of(ProjectId(project))
    return chart.tile(printed().cities[city], index)


def price_box(price):
    return cell(plan().market, *printed().place(price))


def test_a_claim_is_highlighted_on_the_map_and_in_the_market():
    state = crowded(3)
    seat = state.owner(ProjectId("niagara-5"))
    event = happened.ProjectClaimed(seat, state.key(seat), "niagara-5", "coffin", "ac", 4, (), 10, 77)
    difference = highlighted(state, event, 3)
    for box in (project_box("niagara-5"), price_box(77)):
        ringed = box.grown(6)
        area = (ringed.x, ringed.y, ringed.x + ringed.width, ringed.y + ringed.height)
        assert difference.crop(area).getbbox()
    city = chart.plaque(printed().cities["boston"])
    assert not difference.crop((city.x, city.y, city.x + city.width, city.y + city.height)).getbbox()


@pytest.mark.parametrize(
    ("event", "box"),
    [
        (happened.CurrentFameMoved(0, -3), plan().fame.box.at(plan().map.box.corner)),
        (happened.TurnBegun(6, 3, ()), plan().turns.box.at(plan().map.box.corner)),
        (happened.FameRewarded("edison", 3, 77), price_box(77)),
        (happened.ProfitTaken(Seat(1), "edison", 55), Box(0, 0, 0, 0)),
    ],
)
def test_what_changed_is_highlighted_where_it_changed(event, box):
    state = crowded(3)
    if isinstance(event, happened.FameRewarded):
        event = replace(event, company=state.key(Seat(0)))
    found = highlighted(state, event, 3).getbbox()
    assert (found is None) if not box.width else inside(found, box)


def test_a_bid_is_highlighted():
    state = bidding(4)
    event = happened.BidRaised(Seat(1), state.offers[-1].luminary, 188)
    assert inside(highlighted(state, event, 4).getbbox(), plan().offer.box)
