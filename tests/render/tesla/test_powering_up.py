"""The pictures of Powering Up!: events, headquarters, points, tables of six, parts of it alone."""

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import render
import render.tesla as pictures
from render import Heading
from render.picture import TEXT_COLUMNS, TEXT_LIMIT
from render.tesla import words
from render.tesla.cards import parts_of
from render.tesla.page import board_page, hand_page
from render.tesla.plan import plan
from render.tesla.reading import read, within
from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.names import cards_of
from rules.tesla.state import Occasion, Power
from tests.render.moments import HARD_NAMES
from tests.render.tesla.tables import (
    EVENTS,
    PEOPLE,
    SEATS,
    STOCK_ONLY,
    TESLA,
    WALKER,
    WHOLE,
    ended_by_points,
    named,
    played,
    pooled,
    powered,
    public,
    selling,
)

TITLE = Heading("Table 12")
FULL = (powered, selling, pooled)
SOME = (2, 4, 6)


def sheet_of(state):
    return read(state, TESLA.scores(state))


def board(state, *events):
    return pictures.board(TESLA, public(state), PEOPLE[state.seats], events, TITLE)


def told(surface):
    return [drawn.text for drawn in surface.drawn]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("table", FULL)
def test_the_text_board_of_a_crowded_table(seats, table):
    state, names = table(seats), named(HARD_NAMES, seats)
    text = render.text_board(TESLA, public(state), names)
    assert len(text) <= TEXT_LIMIT
    assert max(map(len, text.splitlines())) <= TEXT_COLUMNS + 10


@pytest.mark.parametrize("options", [WHOLE, EVENTS, STOCK_ONLY, WALKER], ids=str)
@pytest.mark.parametrize("moves", [1, 45, 9999])
@pytest.mark.parametrize("seats", [2, 5])
def test_limits_in_play(options, seats, moves):
    state, events = played(seats, 7, moves, options)
    picture = render.board(TESLA, public(state), PEOPLE[seats], events, TITLE)
    hand = render.hand(TESLA, engine.view(TESLA, state, Seat(1)), PEOPLE[seats], TITLE)
    assert max(len(each.png) for each in (picture, hand)) < 400_000
    assert max(len(each.alt) for each in (picture, hand)) <= 1024
    assert "  " not in picture.alt
    assert "  " not in hand.alt


@pytest.mark.parametrize("seats", SOME)
@pytest.mark.parametrize("table", [powered, ended_by_points])
def test_hands_and_the_final_reckoning(seats, table):
    state = table(seats)
    hand = render.hand(TESLA, engine.view(TESLA, state, Seat(1)), named(HARD_NAMES, seats), TITLE)
    final = render.final(TESLA, public(state), named(HARD_NAMES, seats), TITLE)
    for picture in (hand, final):
        assert len(picture.png) < 400_000
        assert len(picture.alt) <= 1024
    assert pictures.hand(TESLA, engine.view(TESLA, state, Seat(1)), PEOPLE[seats], TITLE).smallest >= 22
    assert pictures.final(TESLA, public(state), PEOPLE[seats], TITLE).smallest >= 22


@pytest.mark.parametrize(("options", "parts"), [
    ((), (False, False, False)), (WALKER, (False, False, False)), (EVENTS, (True, False, False)),
    (STOCK_ONLY, (True, False, False)), (WHOLE, (True, True, True)),
], ids=str)  # fmt: skip
def test_what_a_table_has_is_what_its_picture_shows(options, parts):
    state = played(3, 3, 4, options)[0]
    found = parts_of(state)
    assert (found.events, found.headquarters, found.points) == parts
    texts = told(board(state))
    assert ("None now" in texts) == found.events
    assert ("undeveloped" in texts) == found.headquarters
    alt = render.board(TESLA, public(state), PEOPLE[3], (), TITLE).alt
    assert f"{found.measure}: " in alt
    assert ("Events to come" in alt or "Event, " in alt) == found.events


def test_the_base_game_alone_has_the_page_it_had():
    state = played(4, 3, 30)[0]
    assert board_page(parts_of(state)).size == plan().pages[4].size
    assert hand_page(parts_of(state)).size == plan().hand.size


@pytest.mark.parametrize(("key", "owner", "said"), [
    ("labor-unrest", None, ("for all", "Labor Unrest", "1 column left")),
    ("brooklyn-bridge", None, ("for all", "2 spaces up")),
    ("pullman-strike", None, ("unsold", "2 columns left")),
    ("pullman-strike", Seat(1), ("owned by", "Ben")),
    ("patent-pool", None, ("no change", EXPANSION.events["patent-pool"].text)),
])  # fmt: skip
def test_the_event_is_told(key, owner, said):
    state = powered(3)
    state.event = Occasion(key, owner)
    assert set(said) <= set(told(board(state)))
    event = words.event(sheet_of(state), PEOPLE[3])
    assert event in render.board(TESLA, public(state), PEOPLE[3]).alt
    assert EXPANSION.events[key].name in event
    assert "To come: 2/2/2" in event
    assert "Ben’s" in event or owner is None


def test_a_used_event_and_a_choice_are_told():
    state = powered(2)
    state.event = replace(state.event, over=True)
    assert "used up" in told(board(state))
    state.event, state.leading = Occasion("election-of-1896", Seat(0)), Power.DC
    assert "DC leads" in told(board(state))
    assert "DC leads" in render.text_board(TESLA, public(state), PEOPLE[2])


def test_an_effect_that_is_not_played_is_not_told():
    state = played(3, 7, 0, STOCK_ONLY)[0].copy()
    state.event = Occasion("labor-unrest", over=True)
    texts = told(board(state))
    assert "Its primary effect is not played." in texts
    assert EXPANSION.events[state.event.key].text not in texts


def test_an_event_at_auction_is_told_with_its_bids():
    state = selling(4)
    texts = told(board(state))
    assert {"Event at Auction", "$188K", "bid", "passed", "at $188K"} <= set(texts)
    assert "Bid: $188K by B; passed CD" in render.text_board(TESLA, public(state), PEOPLE[4]).splitlines()
    assert "$188K by Ben" in render.board(TESLA, public(state), PEOPLE[4]).alt
    state.agenda = (replace(state.agenda[0], bid=0, leader=None),)
    assert "Bid: none yet; passed BCD" in render.text_board(TESLA, public(state), PEOPLE[4]).splitlines()
    assert "no bid yet" in told(board(state))


@pytest.mark.parametrize("seats", SOME)
def test_headquarters_are_told(seats):
    state = powered(seats)
    texts = told(board(state))
    assert texts.count("removed") == sum(len(each.removed) for each in state.companies)
    for company in state.companies:
        for key in company.developed:
            assert EXPANSION.headquarters[key].gist in texts
    assert "HQ Works Office Studio, removed Lab" in render.text_board(TESLA, public(state), PEOPLE[seats])
    alt = render.board(TESLA, public(state), PEOPLE[seats]).alt
    short = sheet_of(state).companies[1].name
    assert f"{short} Works Office Studio, removed Lab" in alt
    surface = pictures.hand(TESLA, engine.view(TESLA, state, Seat(1)), PEOPLE[seats], TITLE)
    for key in cards_of(state.key(Seat(1))):
        assert EXPANSION.headquarters[key].text in told(surface)


def test_states_of_headquarters_look_different_without_color():
    kit = pictures.kit()
    looks = [kit.building(340, 62, state, 86, upright=True).image.convert("LA") for state in (
        "undeveloped", "developed", "removed")]  # fmt: skip
    for one, other in ((0, 1), (0, 2), (1, 2)):
        difference = ImageChops.difference(looks[one].split()[0], looks[other].split()[0])
        assert sum(difference.histogram()[30:]) > 1000


def test_propaganda_face_down_is_shown_as_used():
    state = powered(4)
    texts = told(board(state))
    assert texts.count("used") == len(state.face_down)
    text = render.text_board(TESLA, public(state), PEOPLE[4])
    assert "used" in text.partition("Propaganda")[2].partition("A Ann")[0]


@pytest.mark.parametrize("seats", SOME)
def test_points_add_up_as_shown(seats):
    for state in (ended_by_points(seats), played(seats, 6, 9999, WHOLE)[0]):
        scores = TESLA.scores(state)
        sheet = sheet_of(state)
        for seat, company in sheet.led():
            tally = company.tally
            shares = sum(
                (company.shares[other] + 4 * (other == seat)) * found.tally.share
                for other, found in sheet.led()
            )
            assert shares + tally.cash + tally.headquarters + tally.works == scores[seat].points
            assert f"shares {shares}, cash {tally.cash}" in words.points_so_far(sheet, company)
        alt = render.final(TESLA, public(state), PEOPLE[seats]).alt
        assert "Fame breaks ties" in alt


@pytest.mark.parametrize("seats", SOME)
def test_the_public_picture_shows_no_event_to_come(seats):
    state = powered(seats)
    other = state.copy()
    other.event_decks = tuple(replace(deck, bag=deck.bag[::-1]) for deck in state.event_decks)
    one, two = (render.board(TESLA, public(each), PEOPLE[seats]) for each in (state, other))
    assert one == two


@pytest.mark.parametrize(("key", "said"), [
    ("labor-unrest", "The event adds $2K."), ("overhead-wire-deaths", "The event adds $3K by AC, $0K by DC."),
    ("patent-pool", ""),
])  # fmt: skip
def test_a_players_mat_tells_what_the_event_adds_to_a_claim(key, said):
    state = powered(2)
    state.event = Occasion(key)
    (first, _, _) = words.bill(sheet_of(state), PEOPLE[2], Seat(0))
    assert first.partition(". ")[2] == said
    assert first in told(pictures.hand(TESLA, engine.view(TESLA, state, Seat(0)), PEOPLE[2], TITLE))


def test_costs_on_a_players_mat_go_by_cards_in_force():
    state = powered(6)
    seat = state.seat_of("maxim")
    own = replace(state.companies[seat], projects=("niagara-5",), developed=("maxim-studio",), removed=())
    state.companies = tuple(
        own if index == seat else replace(each, projects=()) for index, each in enumerate(state.companies)
    )
    assert dict(within(state, seat))["Richmond II"] == 4
    assert words.bill(sheet_of(state), PEOPLE[6], seat)[0].startswith("Cities skipped between yours")
    state.settle_company(seat, developed=())
    assert dict(within(state, seat))["Richmond II"] > 4
