"""The pictures of Eras Academia: limits, secrets, highlights, hard names."""

from io import BytesIO
from itertools import cycle, islice

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
import render.eras as pictures
from render import Heading
from render.eras.plan import plan
from render.layout import Box, Point
from rules.core import play as engine
from rules.core.contract import Names, Seat
from rules.eras import events as happened
from rules.eras.state import Building, Campus, CardId, Circle, Marble, Peek, School, Study
from tests.render.moments import ERAS, HARD_NAMES, PEOPLE, played, public

MOMENTS = [
    (seats, seed, moves) for seats in (2, 3, 4) for seed, moves in ((1, 0), (2, 35), (3, 150), (4, 9999))
]
TITLE = Heading("Table 12")


def pixels(picture):
    return Image.open(BytesIO(picture.png)).convert("RGB")


def named(names, seats):
    return Names(tuple(islice(cycle(names), seats)))


def crowded(seats):
    """A table as full as it can get."""
    state, _ = played(seats, 1, 0)
    tall = (Building(14, True), Building(14), Building(14), Building(13, True))
    circles = tuple(Circle(study, 14) for study in (*Study, Study.RED, Study.RED))
    state = state.copy()
    state.schools = (School(188, 15, tall, circles),) * seats
    state.card, state.openings = CardId(Study.RED, 4), (1, 0, 0, 6)
    state.round = 188
    return state


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_limits(seats, seed, moves):
    state, events = played(seats, seed, moves)
    picture = render.board(ERAS, public(state), PEOPLE, events, TITLE)
    assert picture.size[0] <= 1600
    assert picture.size[1] >= picture.size[0]
    assert len(picture.png) < 400_000
    assert len(picture.alt) <= 1024


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_type_is_never_too_small(seats, seed, moves):
    state, events = played(seats, seed, moves)
    surface = pictures.board(ERAS, public(state), PEOPLE, events, TITLE)
    assert surface.smallest >= 22


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_headline_facts_are_large(seats):
    state, events = played(seats, 3, 150)
    surface = pictures.board(ERAS, public(state), named(HARD_NAMES, seats), events, TITLE)
    layout = plan()
    large = {drawn.box: drawn.size for drawn in surface.drawn}
    for slot in (layout.heading.turn, layout.heading.news, layout.heading.moment, layout.heading.table):
        assert large[slot.box] >= 44
    for origin in layout.pages[seats].schools:
        assert large[layout.school.score.box.at(origin)] >= 44


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_crowded_table(seats):
    picture = render.board(ERAS, public(crowded(seats)), named(HARD_NAMES, seats), (), TITLE)
    assert len(picture.png) < 400_000
    surface = pictures.board(ERAS, public(crowded(seats)), PEOPLE, (), TITLE)
    assert surface.smallest >= 22


@pytest.mark.parametrize("first", range(len(HARD_NAMES)))
def test_hard_names(first):
    names = named(HARD_NAMES[first:] + HARD_NAMES[:first], 4)
    state, events = played(4, 3, 150)
    for picture in (
        render.board(ERAS, public(state), names, events, TITLE),
        render.hand(ERAS, engine.view(ERAS, state, Seat(1)), names),
        render.final(ERAS, public(state), names),
    ):
        assert len(picture.alt) <= 1024
        assert len(picture.png) < 400_000


def test_alt_says_turn_scores_and_last_move():
    state, _ = played(3, 2, 35)
    told = (happened.StoryBuilt(Seat(2), Campus.RED, 3, 2),)
    alt = render.board(ERAS, public(state), PEOPLE, told, TITLE).alt
    actor = PEOPLE[engine.actors(state)[0]]
    assert f"{actor}’s turn" in alt
    assert ERAS.say(told[0], PEOPLE) in alt
    for seat, score in ERAS.scores(state).items():
        assert f"{PEOPLE[seat]} {score.points} (" in alt


def test_the_last_move_may_be_a_note():
    state, events = played(3, 2, 35)
    alt = render.board(ERAS, public(state), PEOPLE, events, Heading("Table 1", "Ben took back a Story.")).alt
    assert "Ben took back a Story." in alt


def secretive(state):
    """The same table with other secrets."""
    other = state.copy()
    clock, decks = state.clock, list(state.decks)
    bag = list(clock.bag)
    seen = Study.GREEN if bag[0] else Study.BLUE
    bag[seen.place] -= 1
    other.clock = replace(clock, bag=tuple(bag), column=(*clock.column, Marble(seen, (Seat(0),))))
    top, *rest = decks[3].bag
    decks[3] = replace(decks[3], bag=tuple(rest), top=Peek(top, (Seat(1),)))
    other.decks = tuple(decks)
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_public_picture_shows_no_secret(seats):
    state, _ = played(seats, 2, 35)
    open_, hidden = public(state), public(secretive(state))
    assert render.board(ERAS, open_, PEOPLE).png == render.board(ERAS, hidden, PEOPLE).png
    assert render.board(ERAS, open_, PEOPLE).alt == render.board(ERAS, hidden, PEOPLE).alt
    assert render.text_board(ERAS, open_, PEOPLE) == render.text_board(ERAS, hidden, PEOPLE)


def test_private_events_leave_no_trace():
    state, _ = played(4, 2, 35)
    view, secret = public(state), (happened.MarbleSeen(Seat(0), 2, Study.RED),)
    secret += (happened.CardSeen(Seat(0), CardId(Study.RED, 3)),)
    told = render.board(ERAS, view, PEOPLE, secret)
    assert told == render.board(ERAS, view, PEOPLE)


def test_the_hand_shows_what_its_player_has_seen():
    state = secretive(played(4, 1, 0)[0])
    mine, theirs = engine.view(ERAS, state, Seat(0)), engine.view(ERAS, state, Seat(2))
    assert "Seen: marble" in render.hand(ERAS, mine, PEOPLE).alt
    assert "Seen: nothing yet" in render.hand(ERAS, theirs, PEOPLE).alt
    assert "top red card" in render.hand(ERAS, engine.view(ERAS, state, Seat(1)), PEOPLE).alt


def test_a_hand_needs_a_seat():
    with pytest.raises(ValueError, match="seat"):
        render.hand(ERAS, public(played(2, 1, 0)[0]), PEOPLE)


def test_the_same_question_gives_the_same_bytes():
    state, events = played(4, 3, 150)
    one, other = (render.board(ERAS, public(state), PEOPLE, events, TITLE) for _ in range(2))
    assert one == other


def school_box(seat, campus):
    layout = plan()
    origin = layout.pages[4].schools[seat]
    index = (None, "green", "blue", "yellow", "red").index(campus)
    start = layout.school.lots[index]
    return Box(*start, layout.school.lots.size, layout.school.lot_height).at(origin)


def guide_row(index):
    layout = plan().guide
    start = layout.rows[index]
    return Box(layout.box.x, layout.box.y + start.y - 8, layout.box.width, layout.rows.step.y)


@pytest.mark.parametrize(
    ("event", "box"),
    [
        (happened.StoryBuilt(Seat(2), Campus.ADMINISTRATION, 2, 3), school_box(2, None)),
        (happened.StoryBuilt(Seat(1), Campus.YELLOW, 2, 3), school_box(1, "yellow")),
        (happened.WindowOpened(Seat(0), 3), plan().tower.box),
        (happened.MarbleDropped(Study.BLUE, 1), guide_row(1)),
        (happened.DeckOpened(Seat(0), Study.RED), guide_row(3)),
        (happened.EraBegun(2), plan().guide.box),
        (happened.GraduateHired(Seat(3), Study.RED, 1, 2), plan().school.box.at(plan().pages[4].schools[3])),
    ],
)
def test_what_changed_is_highlighted_where_it_changed(event, box):
    state = crowded(4).copy()
    state.card, state.released = None, (1, 1, 1, 1)
    quiet = pixels(render.board(ERAS, public(state), PEOPLE, (), Heading("", "The same note.")))
    loud = pixels(render.board(ERAS, public(state), PEOPLE, (event,), Heading("", "The same note.")))
    left, top, right, bottom = ImageChops.difference(quiet, loud).getbbox()
    margin = box.grown(6)
    assert margin.x <= left < right <= margin.x + margin.width
    assert margin.y <= top < bottom <= margin.y + margin.height


def test_the_final_reckoning_explains_a_tie():
    state = crowded(3).copy()
    state.agenda = ()
    alt = render.final(ERAS, public(state), PEOPLE).alt
    holder = PEOPLE[state.clock.holder]
    assert alt.startswith(f"Eras Academia. Final result: {holder} wins.")
    assert "Ties go to the player nearest the Clock" in alt


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_final_reckoning(seats):
    state, _ = played(seats, 4, 9999)
    picture = render.final(ERAS, public(state), PEOPLE)
    assert len(picture.png) < 400_000
    assert pictures.final(ERAS, public(state), PEOPLE, TITLE).smallest >= 22


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands(seats):
    state, _ = played(seats, 3, 150)
    for seat in map(Seat, range(seats)):
        surface = pictures.hand(ERAS, engine.view(ERAS, state, seat), PEOPLE, TITLE)
        assert surface.smallest >= 22


def test_points_add_up():
    assert Box(1, 2, 3, 4).at(Point(10, 20)) == Box(11, 22, 3, 4)
