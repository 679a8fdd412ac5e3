"""The pictures of Tesla vs. Edison: limits, secrets, hard names."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

import render
import render.tesla as pictures
from render import Heading
from render.tesla.plan import plan
from render.tesla.reading import read
from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import events as happened
from rules.tesla.state import Technology
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
    pooled,
    powered,
    public,
    selling,
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
@pytest.mark.parametrize("table", [crowded, bidding, powered, selling, pooled])
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
    assert ("Fame breaks ties" if seats == SEATS[-1] else "Cash breaks ties") in picture.alt
    assert len(picture.png) < 400_000
    assert pictures.final(TESLA, public(state), PEOPLE[seats], TITLE).smallest >= 22


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
