"""What the game starts with."""

from itertools import takewhile

import pytest

from rules.core import play as engine
from rules.core.chance import Chance
from rules.tesla import GAME
from rules.tesla.content import CONTENT
from rules.tesla.events import LuminariesOffered, PropagandaRevealed
from tests.rulebook.tesla import bare, play, table, with_company
from tests.rules.tesla.lines import idly, refused, to_the_end

FIRST = {"first_drafter": 1}
DRAFTS = ("draft edison", "draft maxim", "draft brush")
RICH = {"cash": 200, "levels": (5, 5, 5)}
FIVE = ("edison", "maxim", "brush", "thomson", "tesla")


def names(cards, phase):
    """The cards of a phase."""
    return {key for key, card in cards.items() if card.phase == phase}


def seen(g):
    """What every seat and the public may know, for comparing."""
    return [engine.save(GAME, engine.view(GAME, g, viewer).table) for viewer in (*range(g.seats), None)]


def crews(g):
    """How many luminaries every company has."""
    return [len(company.luminaries) for company in g.companies]


def turned(g):
    """The luminaries and propaganda that come to light in the rest of a game, by phase."""
    events = [event for reached in to_the_end(g, idly) for event in reached.events]
    offered = [event for event in events if isinstance(event, LuminariesOffered)]
    revealed = [event for event in events if isinstance(event, PropagandaRevealed)]
    lots = {event.phase: {lot.luminary for lot in event.lots} for event in offered}
    return lots, {event.phase: set(event.cards) for event in revealed}


@pytest.mark.clause("TVE-SET-01")
@pytest.mark.parametrize(("seats", "fact"), [(1, "2–6 players"), (6, "the base game is for 5"), (7, "2–6")])
def test_two_to_five_can_play(seats, fact):
    with pytest.raises(engine.Illegal, match=fact):
        engine.new(GAME, seats, {}, 7)
    assert [engine.new(GAME, possible, None, 7).seats for possible in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.clause("TVE-SET-02")
@pytest.mark.parametrize(
    ("seats", "areas"),
    [
        (2, {"new-york"}),
        (3, {"new-york", "new-england"}),
        (4, {"new-york", "new-england", "chesapeake"}),
        (5, {"new-york", "new-england", "chesapeake", "midwest"}),
    ],
)
def test_the_number_of_players_fixes_the_areas_in_play(seats, areas):
    g = with_company(table(*FIVE[:seats]), 0, **RICH)
    claims = {each.project for each in engine.legal(GAME, g, 0) if each.verb == "claim"}
    cities = CONTENT.map.cities
    used = {key for key, city in cities.items() if city.area in areas}
    assert claims == {f"{key}-{level}" for key in used for level in cities[key].projects}


@pytest.mark.clause("TVE-SET-02")
def test_an_area_that_is_not_used_is_named_in_the_refusal():
    for seats in (2, 3, 4):
        g = with_company(table(*FIVE[:seats]), 0, **RICH)
        refused(g, "claim chicago-3 edison ac", "Chicago III is not in this game", f"{seats} players")


@pytest.mark.clause("TVE-SET-03", "TVE-SET-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turn_and_phase_are_1_and_ac_and_dc_equally_famous(seats):
    g = engine.new(GAME, seats, None, 7)
    assert (g.turn, g.phase, g.current) == (1, 1, 0)


@pytest.mark.clause("TVE-SET-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_14(seats):
    assert [company.cash for company in bare(seats).companies] == [14] * seats


@pytest.mark.clause("TVE-SET-06", "TVE-SET-07")
@pytest.mark.parametrize(
    ("seats", "propaganda", "luminaries", "together"),
    [(2, 3, (3, 3), 6), (3, 4, (5, 4), 9), (4, 5, (6, 6), 12), (5, 6, (8, 7), 15)],
)
def test_the_decks_grow_with_the_players(seats, propaganda, luminaries, together):
    g = bare(seats)
    assert tuple(deck.size for deck in g.propaganda_decks) == (propaganda,) * 3
    assert tuple(deck.size for deck in g.luminary_decks) == luminaries
    lots, cards = turned(g)
    assert {phase: len(shown) for phase, shown in cards.items()} == dict.fromkeys((1, 2, 3), propaganda)
    assert (len(lots[1]), len(lots[2] - lots[1])) == luminaries
    assert len(lots[1] | lots[2]) == together == 3 * seats


@pytest.mark.clause("TVE-SET-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_are_dealt_within_their_phase_and_others_never_show_up(seats):
    lots, cards = turned(bare(seats))
    assert lots[1] <= names(CONTENT.luminaries, 1)
    assert lots[2] - lots[1] <= names(CONTENT.luminaries, 2)
    assert lots[3] <= lots[1] | lots[2]
    assert all(cards[phase] <= names(CONTENT.propaganda, phase) for phase in (1, 2, 3))


@pytest.mark.clause("TVE-SET-08")
def test_every_card_of_a_phase_may_be_dealt_or_left_out():
    deals = []
    for seed in range(40):
        g = engine.new(GAME, 2, FIRST, seed)
        deals.append(turned(g))
    for phase, lots in ((1, [lots[1] for lots, _ in deals]), (2, [lots[2] - lots[1] for lots, _ in deals])):
        assert set.union(*lots) == names(CONTENT.luminaries, phase)
        assert set.intersection(*lots) == set()
    for phase in (1, 2, 3):
        shown = [cards[phase] for _, cards in deals]
        assert set.union(*shown) == names(CONTENT.propaganda, phase)
        assert set.intersection(*shown) == set()


@pytest.mark.clause("TVE-SET-09")
@pytest.mark.parametrize("lines", [(), DRAFTS], ids=["in the draft", "in the auction"])
def test_nobody_sees_what_lies_in_an_undealt_pile(lines):
    looks, luminaries, propaganda = set(), set(), set()
    for seed in range(8):
        g = play(bare(3), *lines)
        g.chance = Chance(seed)
        looks.add(tuple(seen(g)))
        lots, cards = turned(g)
        luminaries.add(frozenset(lots[2] & names(CONTENT.luminaries, 2)))
        propaganda.update(frozenset(cards[phase]) for phase in (1, 2, 3))
    assert len(looks) == 1
    assert len(luminaries) > 1
    assert len(propaganda) > 3


@pytest.mark.clause("TVE-SET-09")
def test_a_view_of_a_pile_lists_all_cards_of_its_phase_whatever_was_dealt():
    g = engine.view(GAME, play(bare(3), *DRAFTS), 1).table
    assert [(set(deck.bag), deck.size) for deck in g.propaganda_decks] == [
        (names(CONTENT.propaganda, phase), 4) for phase in (1, 2, 3)
    ]
    assert (set(g.luminary_decks[1].bag), g.luminary_decks[1].size) == (names(CONTENT.luminaries, 2), 4)


@pytest.mark.clause("TVE-SET-09")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_all_else_is_open(viewer):
    g = play(bare(3), *DRAFTS)
    g = with_company(g, 0, "kruesi", cash=3, shares=(0, 2, 1), projects=("albany-1",), levels=(2, 1, 3))
    look = engine.view(GAME, g, viewer).table
    look.chance = g.chance
    assert look == g


@pytest.mark.clause("TVE-SET-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_five_companies_are_on_offer(seats):
    offered = {each.company for each in engine.legal(GAME, bare(seats), 0)}
    assert offered == {"brush", "edison", "maxim", "tesla", "thomson"}


@pytest.mark.clause("TVE-SET-11")
def test_propaganda_is_face_down_until_the_first_auction_ends():
    reached = [each.state for each in to_the_end(bare(3), idly)]
    before = list(takewhile(lambda g: not g.propaganda, reached))
    assert not any(crews(g) == [2, 2, 2] for g in before)
    after = reached[len(before)]
    assert (len(after.propaganda), crews(after)) == (4, [2, 2, 2])


@pytest.mark.clause("TVE-SET-12")
def test_the_same_seed_gives_the_same_game():
    games = [to_the_end(engine.new(GAME, 4, None, seed), idly) for seed in (7, 7, 8)]
    saves = [[engine.save(GAME, each.state) for each in game] for game in games]
    events = [[each.events for each in game] for game in games]
    assert saves[0] == saves[1]
    assert events[0] == events[1]
    assert events[0] != events[2]
