"""The pictures of Carnegie: limits, owners and links, the timeline, hard names."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

import render.carnegie as pictures
from render import Heading
from render.carnegie import companies, ground, inline, timeline
from render.carnegie.plan import plan, theme
from render.carnegie.scene import Scene, kit
from render.picture import ALT_LIMIT, shortened
from rules.carnegie import GAME
from rules.carnegie import events as happened
from rules.carnegie.atlas import atlas
from rules.carnegie.terms import Kind, Project, Region
from rules.core import play as engine
from rules.core.contract import Seat
from tests.render.carnegie.tables import (
    BOOK,
    MOMENTS,
    PEOPLE,
    SEATS,
    crowded,
    named,
    over,
    played,
    public,
    quiet,
)
from tests.render.moments import HARD_NAMES

TITLE = Heading("Table 12")
ANN, BEN, CHO = map(Seat, range(3))


def board(state, events=(), names=None, title=TITLE):
    return pictures.board(GAME, public(state), names or PEOPLE[state.seats], events, title)


def alt(state, events=(), title=TITLE):
    return pictures.alt_board(GAME, public(state), PEOPLE[state.seats], events, title)


def hand(state, seat, names=None):
    return pictures.hand(GAME, engine.view(GAME, state, seat), names or PEOPLE[state.seats], TITLE)


def final(state, names=None):
    return pictures.final(GAME, public(state), names or PEOPLE[state.seats], TITLE)


def pixels(surface):
    return Image.open(BytesIO(surface.png())).convert("RGB")


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_limits(seats, seed, moves):
    state, events = played(seats, seed, moves)
    surface = board(state, events)
    assert surface.image.width <= 1600
    assert surface.image.height >= surface.image.width
    assert surface.smallest >= 22
    assert len(surface.png()) < 400_000
    assert len(alt(state, events)) <= ALT_LIMIT


@pytest.mark.parametrize("seats", SEATS)
def test_a_crowded_table(seats):
    surface = board(crowded(seats), names=named(HARD_NAMES, seats))
    assert surface.smallest >= 22
    assert len(surface.png()) < 400_000


@pytest.mark.parametrize("seats", SEATS)
def test_headline_facts_are_large(seats):
    layout, state = plan(), crowded(seats)
    large = {drawn.box: drawn.size for drawn in board(state, names=named(HARD_NAMES, seats)).drawn}
    for slot in (layout.heading.turn, layout.heading.news, layout.heading.moment, layout.heading.table):
        assert large[slot.box] >= 44
    for corner in layout.pages[seats].companies:
        assert large[layout.company.score.box.at(corner)] >= 44


@pytest.mark.parametrize("first", range(len(HARD_NAMES)))
def test_hard_names(first):
    names = named(HARD_NAMES[first:] + HARD_NAMES[:first], 4)
    for surface in (board(crowded(4), (), names), hand(crowded(4), BEN, names), final(over(4), names)):
        assert surface.smallest >= 22
        assert len(surface.png()) < 400_000


def test_alt_says_turn_scores_and_last_move():
    state = crowded(3)
    told = (happened.TrackAdvanced(CHO, Region.EAST, 2, 2),)
    said = alt(state, told)
    assert "Ann’s turn" in said
    assert GAME.say(told[0], PEOPLE[3]) in said
    for seat, score in GAME.scores(state).items():
        assert f"{PEOPLE[3][seat]} {score.points} VP, $188, 38 goods" in said


def test_the_last_move_may_be_a_note():
    note = Heading("Table 1", "Ben took back a donation.")
    assert f"Last: {note.note}" in alt(crowded(3), (), note)
    assert note.note in [each.text for each in board(crowded(3), title=note).drawn]


def test_bookkeeping_does_not_hide_the_last_action():
    built = happened.ProjectBuilt(BEN, "construction", Project.HOUSING, "boston", 1)
    told = (built, happened.TurnEnded(BEN, Kind.CONSTRUCTION), happened.DiscAdvanced(Kind.CONSTRUCTION, 2))
    assert f"Last: {GAME.say(built, PEOPLE[3])} As" in alt(crowded(3), told)


def test_the_same_question_gives_the_same_bytes():
    state, events = played(4, 5, 120)
    assert board(state, events).png() == board(state, events).png()


@pytest.mark.parametrize("seats", SEATS)
def test_staff_and_income_fit_on_one_line(seats):
    state, layout = crowded(seats), plan().company
    for seat in map(Seat, range(seats)):
        state.settle(seat, standing=(1,) * 11 + (0,) * 5, resting=(0,) * 16, away=(2, 1, 0, 0), supply=1)
    scene = Scene(state, GAME.scores(state), PEOPLE[seats], board(state), kit(), plan())
    for seat in map(Seat, range(seats)):
        left = inline.width(scene.surface, layout.staff, companies.staff(scene, layout, seat))
        right = inline.width(scene.surface, layout.income, companies.income(scene, layout, seat))
        assert left + right + 10 <= layout.income.box.x + layout.income.box.width - layout.staff.box.x


def test_spots_are_in_their_owners_colors():
    state = crowded(4)
    found = pixels(board(state))
    for index, seat in enumerate(state.spots):
        box = ground.spot(BOOK, index)
        at = (box.center.x + 9, box.center.y)
        assert found.getpixel(at) == theme().rgb(theme().players[seat].color), index


def test_a_link_is_in_the_color_of_who_has_both_its_ends():
    state, ends = quiet(3), ("atlanta", "memphis")
    spots = [atlas(BOOK).of_city[city].start for city in ends]
    (x, y), (far_x, far_y) = ground.visible(
        BOOK, *next(link for link in BOOK.map.links if set(link) == set(ends))
    )
    middle, purple, seen = (
        (round((x + far_x) / 2), round((y + far_y) / 2) + 3),
        theme().players[BEN].color,
        [],
    )
    for owners in ((BEN, BEN), (BEN, ANN)):
        held = dict(zip(spots, owners, strict=True))
        state.spots = tuple(held.get(index) for index in range(len(state.spots)))
        seen.append(pixels(board(state)).getpixel(middle))
    assert seen[0] == theme().rgb(purple)
    assert seen[1] != theme().rgb(purple)


def test_players_links_differ_by_dashes_too():
    assert len(set(plan().map.dashes)) == len(plan().map.dashes) == max(SEATS)


def test_a_disc_that_is_turned_down_looks_different():
    state = crowded(2)
    other = state.copy()
    other.action = other.moving
    difference = ImageChops.difference(pixels(board(state)), pixels(board(other)))
    layout = plan().timeline
    start = timeline.space(layout, Kind.MANAGEMENT.place, 0, 5)
    hats = timeline.space(layout, Kind.RESEARCH.place, 5, 5)
    for box in (start, hats):
        assert difference.crop((box.x, box.y, box.x + box.width, box.y + box.height)).getbbox()


def test_departments_that_are_gone_are_crossed_off():
    told = [each.text for each in board(crowded(2)).drawn]
    assert told.count("none") == len(BOOK.tiles)
    assert [each.text for each in board(quiet(4)).drawn].count("×2") == len(BOOK.tiles)


def test_a_hand_needs_a_seat():
    with pytest.raises(ValueError, match="seat"):
        pictures.hand(GAME, public(quiet(2)), PEOPLE[2], TITLE)


@pytest.mark.parametrize(("seats", "seed", "moves"), MOMENTS)
def test_hands(seats, seed, moves):
    state, _ = played(seats, seed, moves)
    for seat in map(Seat, range(seats)):
        surface = hand(state, seat)
        assert surface.smallest >= 22
        assert len(surface.png()) < 400_000
        said = pictures.alt_hand(GAME, engine.view(GAME, state, seat), PEOPLE[seats], TITLE)
        assert f"${state.companies[seat].money}, {state.companies[seat].goods} goods" in said


def test_a_hand_shows_every_department_and_line_of_the_score():
    state = crowded(4)
    told = [each.text for each in hand(state, CHO).drawn][::-1]
    for key in state.companies[CHO].departments:
        found = BOOK.tiles.get(key) or BOOK.printed.get(key)
        if found:
            assert found.text in told
            assert found.name in told or found.short in told
    for name, points in GAME.scores(state)[CHO].parts:
        assert told[told.index(name) - 1] == str(points)


@pytest.mark.parametrize("seats", SEATS)
def test_the_final_reckoning_shows_every_source(seats):
    state = over(seats)
    surface = final(state)
    told = [each.text for each in surface.drawn]
    said = pictures.alt_final(GAME, public(state), PEOPLE[seats], TITLE)
    for seat, score in GAME.scores(state).items():
        start = told.index(PEOPLE[seats][seat])
        assert told[start + 1 : start + 2 + len(score.parts)] == [
            *(str(points) for _, points in score.parts),
            str(score.points),
        ]
        assert f"{PEOPLE[seats][seat]} {score.points} (" in said
    assert "Ben wins" in said
    assert surface.smallest >= 22
    assert len(surface.png()) < 400_000


def test_alternative_texts_are_never_cut():
    state = crowded(4)
    for seats in SEATS:
        assert len(alt(crowded(seats))) <= ALT_LIMIT
    for seat in map(Seat, range(4)):
        said = pictures.alt_hand(GAME, engine.view(GAME, state, seat), PEOPLE[4], TITLE)
        assert "Donations: " in shortened(said, ALT_LIMIT)
    assert len(pictures.alt_final(GAME, public(over(4)), PEOPLE[4], TITLE)) <= ALT_LIMIT
