"""The pictures of Tesla vs. Edison: limits, secrets, highlights, hard names."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
import render.tesla as pictures
from render import Heading
from render.layout import Box
from render.tesla import chart
from render.tesla.base import cell
from render.tesla.plan import plan
from render.tesla.reading import place_of, printed, read
from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import events as happened
from rules.tesla.state import ProjectId, Technology
from tests.render.moments import HARD_NAMES
from tests.render.tesla.tables import (
    MOMENTS,
    PEOPLE,
    SEATS,
    TESLA,
    bidding,
    changed,
    crowded,
    drafted,
    named,
    over,
    played,
    public,
)

TITLE = Heading("Table 12")


def pixels(picture):
    return Image.open(BytesIO(picture.png)).convert("RGB")


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_limits(seats, seed, moves):
    state, events = played(seats, seed, moves)
    picture = render.board(TESLA, public(state), PEOPLE[seats], events, TITLE)
    assert picture.size[0] <= 1600
    assert picture.size[1] >= picture.size[0]
    assert len(picture.png) < 400_000
    assert len(picture.alt) <= 1024


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_type_is_never_too_small(seats, seed, moves):
    state, events = played(seats, seed, moves)
    assert pictures.board(TESLA, public(state), PEOPLE[seats], events, TITLE).smallest >= 22


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("table", [crowded, bidding])
def test_a_crowded_table(seats, table):
    state, names = table(seats), named(HARD_NAMES, seats)
    picture = render.board(TESLA, public(state), names, (), TITLE)
    assert len(picture.png) < 400_000
    assert len(picture.alt) <= 1024
    assert pictures.board(TESLA, public(state), names, (), TITLE).smallest >= 22


@pytest.mark.parametrize("seats", SEATS)
def test_headline_facts_are_large(seats):
    layout, state = plan(), crowded(seats)
    surface = pictures.board(TESLA, public(state), named(HARD_NAMES, seats), (), TITLE)
    large = {drawn.box: drawn.size for drawn in surface.drawn}
    for slot in (layout.heading.turn, layout.heading.news, layout.heading.moment, layout.heading.table):
        assert large[slot.box] >= 44
    worth = [size for box, size in large.items() if box[2:] == layout.ledger.worth.box[2:]]
    assert len(worth) == seats
    assert min(worth) >= 44


@pytest.mark.parametrize("first", range(len(HARD_NAMES)))
def test_hard_names(first):
    names = named(HARD_NAMES[first:] + HARD_NAMES[:first], 5)
    for picture in (
        render.board(TESLA, public(bidding(5)), names, (), TITLE),
        render.hand(TESLA, engine.view(TESLA, crowded(5), Seat(1)), names),
        render.final(TESLA, public(over(5)), names),
    ):
        assert len(picture.alt) <= 1024
        assert len(picture.png) < 400_000


def test_alt_says_turn_worth_and_last_move():
    state = crowded(3)
    told = (happened.TechnologyAdvanced(Seat(2), state.key(Seat(2)), Technology.AC, 2, ("coffin",)),)
    alt = render.board(TESLA, public(state), PEOPLE[3], told, TITLE).alt
    assert "Ann’s turn" in alt
    assert TESLA.say(told[0], PEOPLE[3]) in alt
    for seat, score in TESLA.scores(state).items():
        assert f"{PEOPLE[3][seat]} (" in alt
        assert f") {score.points}, ${state.companies[seat].cash}K, price {state.prices[seat]}" in alt


def test_the_last_move_may_be_a_note():
    note = Heading("Table 1", "Ben took back a claim.")
    assert note.note in render.board(TESLA, public(crowded(3)), PEOPLE[3], (), note).alt


def test_bookkeeping_does_not_hide_the_last_action():
    state = crowded(3)
    action = happened.ActionPassed(Seat(1), "coffin")
    told = (action, happened.ProfitTaken(Seat(1), state.key(Seat(1)), 12), happened.LuminariesReadied())
    alt = render.board(TESLA, public(state), PEOPLE[3], told, TITLE).alt
    assert f"Last: {TESLA.say(action, PEOPLE[3])}" in alt


@pytest.mark.parametrize("seats", SEATS)
def test_the_public_picture_shows_no_deck(seats):
    state = drafted(seats)
    other = state.copy()
    other.luminary_decks = tuple(replace(deck, bag=deck.bag[::-1]) for deck in state.luminary_decks)
    other.propaganda_decks = tuple(replace(deck, bag=deck.bag[1:]) for deck in state.propaganda_decks)
    one, two = (render.board(TESLA, public(each), PEOPLE[seats]) for each in (state, other))
    assert one == two
    assert render.text_board(TESLA, public(state), PEOPLE[seats]) == render.text_board(
        TESLA, public(other), PEOPLE[seats]
    )


def test_the_same_question_gives_the_same_bytes():
    state, events = played(4, 5, 120)
    one, other = (render.board(TESLA, public(state), PEOPLE[4], events, TITLE) for _ in range(2))
    assert one == other


def test_a_hand_needs_a_seat():
    with pytest.raises(ValueError, match="seat"):
        render.hand(TESLA, public(drafted(2)), PEOPLE[2])


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_hands(seats, seed, moves):
    state, _ = played(seats, seed, moves)
    for seat in map(Seat, range(seats)):
        view = engine.view(TESLA, state, seat)
        assert pictures.hand(TESLA, view, PEOPLE[seats], TITLE).smallest >= 22
        assert len(render.hand(TESLA, view, PEOPLE[seats], TITLE).png) < 400_000


def test_the_hand_tells_what_a_claim_costs():
    state = changed(crowded(3), 0, levels=(3, 1, 3))
    holder = state.holder(Technology.AC.place, 3)
    names = PEOPLE[3]
    alt = render.hand(TESLA, engine.view(TESLA, state, Seat(0)), names).alt
    waived = "fees" in alt and state.companies[0].key == "edison"
    assert (f"AC III $3K to {names[holder]}" in alt) == (holder != 0 and not waived)
    assert "Each $ of the luminary takes $3K off" in alt


@pytest.mark.parametrize("seats", SEATS)
def test_the_final_reckoning(seats):
    state = over(seats)
    picture = render.final(TESLA, public(state), PEOPLE[seats])
    assert "Final result: Ben wins." in picture.alt
    assert "Cash breaks ties" in picture.alt
    assert len(picture.png) < 400_000
    assert pictures.final(TESLA, public(state), PEOPLE[seats], TITLE).smallest >= 22


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


def test_private_parts_are_read_from_the_state():
    sheet = read(bidding(5), TESLA.scores(bidding(5)))
    assert sheet.auction is not None
    assert sheet.auction.bid == 188
    assert sheet.auction.bidder == 1
    assert sheet.auction.passed == (2, 3, 4)
    assert len(sheet.auction.pool) == 10
    assert all(card.share is not None for card in sheet.auction.pool)


def test_the_draft_is_on_offer_until_everybody_leads_a_company():
    state, _ = played(3, 2, 1)
    assert len(read(state, TESLA.scores(state)).draft) == 4
    assert not read(drafted(3), TESLA.scores(drafted(3))).draft


def test_who_leads_no_company_sees_what_may_be_drafted():
    state, _ = played(4, 2, 1)
    seat = next(Seat(index) for index, each in enumerate(state.companies) if not each.drafted)
    view = engine.view(TESLA, state, seat)
    surface = pictures.hand(TESLA, view, PEOPLE[4], TITLE)
    told = [drawn.text for drawn in surface.drawn]
    alt = render.hand(TESLA, view, PEOPLE[4], TITLE).alt
    for candidate in read(state, TESLA.scores(state)).draft:
        assert candidate.ability in told
        assert candidate.ability in alt
    assert surface.smallest >= 22
