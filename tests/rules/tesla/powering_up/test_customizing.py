"""Parts of the expansion with base rules."""

from collections import Counter
from itertools import product

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.market import Visit
from rules.tesla.content import CONTENT
from rules.tesla.flow import TakingAction
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.events import EventBid, EventDiscarded, EventRevealed, StocksMoved
from rules.tesla.state import Occasion
from tests.rules.tesla.lines import after, legal
from tests.rules.tesla.powering_up.tables import happened

PARTS = ("walker", "luminaries", "propaganda", "events")


def base(seats, **options):
    return engine.new(GAME, seats, options | {"first_drafter": 1}, 7)


@pytest.mark.clause("PU-CUS-01")
@pytest.mark.parametrize("chosen", list(product(("yes", "no"), repeat=4)))
def test_every_mix_starts_with_base_rules(chosen):
    g = base(3, **dict(zip(PARTS, chosen, strict=True)))
    assert ("draft walker" in legal(g)) == (chosen[0] == "yes")
    assert [deck.size for deck in g.event_decks] == ([2, 2, 2] if chosen[3] == "yes" else [])
    bags = (set(g.luminary_decks[0].bag), set(g.propaganda_decks[0].bag))
    new = (EXPANSION.luminaries, EXPANSION.propaganda)
    assert [bool(bag & set(cards)) for bag, cards in zip(bags, new, strict=True)] == [
        part == "yes" for part in chosen[1:3]
    ]


@pytest.mark.clause("PU-CUS-02")
def test_the_other_rules_stay():
    options = {"powering_up": "no", "propaganda": "yes"}
    g = engine.new(GAME, 2, options, 3)
    while not isinstance(engine.pending(g), TakingAction):
        g = after(g, legal(g)[0])
    assert Visit in engine.kinds(GAME, g)
    before = g.propaganda
    line = next(line for line in legal(g) if line.startswith("propaganda"))
    g = after(g, line)
    g = after(g, legal(g)[0])
    assert len(g.propaganda) == len(before) - 1
    assert g.face_down == ()


@pytest.mark.clause("PU-CUS-03", "PU-CUS-04")
def test_without_headquarters_three_events_are_out():
    out = set(EXPANSION.setup.without_headquarters)
    parts, whole = (
        {key for deck in engine.new(GAME, 2, options, 1).event_decks for key in deck.bag}
        for options in ({"events": "yes"}, {"powering_up": "yes"})
    )
    assert (len(parts), len(whole)) == (18, 21)
    assert not parts & out
    assert out < whole


@pytest.mark.clause("PU-CUS-05")
def test_stock_effects_only():
    options = {"events": "stock effects only"}
    g = engine.new(GAME, 2, {"powering_up": "yes"} | options, 1)
    assert [deck.size for deck in g.event_decks] == [2, 2, 2]
    for seed in range(4):
        found = happened(2, seed, EventRevealed, StocksMoved, EventBid, options=options)
        assert [type(event) for event in found] == [EventRevealed, StocksMoved] * 6


@pytest.mark.clause("PU-CUS-06")
@pytest.mark.parametrize("part", PARTS)
def test_headquarters_need_everything(part):
    with pytest.raises(engine.Illegal, match=f"Headquarters need all of Powering Up!; left out here: {part}"):
        engine.new(GAME, 2, {"powering_up": "yes", part: "no"}, 1)


@pytest.mark.clause("PU-CUS-08")
def test_walker_with_base_rules_has_six_certificates():
    g = after(base(2, walker="yes"), "draft walker")
    assert (g.market[0], g.set_aside[0]) == (4, 2)


@pytest.mark.clause("PU-CUS-09")
def test_six_players_need_more_cards():
    some = {"walker": "yes", "luminaries": "yes"}
    with pytest.raises(engine.Illegal, match="missing here: propaganda"):
        engine.new(GAME, 6, some, 1)
    assert engine.new(GAME, 6, some | {"propaganda": "yes"}, 1).seats == 6


@pytest.mark.clause("PU-CUS-10")
def test_events_with_base_rules_are_revealed_before_actions_and_discarded_after():
    g = engine.new(GAME, 2, {"events": "yes"}, 3)
    while not isinstance(engine.pending(g), TakingAction):
        g = after(g, legal(g)[-1] if "pass" in legal(g) else legal(g)[0])
    assert isinstance(g.event, Occasion)
    first, told = g.event, []
    while g.turn == 1:
        g = after(g, next((x for x in legal(g) if x.startswith("pass")), legal(g)[0]), log=told)
    kinds = [type(event) for event in told if isinstance(event, EventDiscarded | EventRevealed)]
    assert kinds == [EventDiscarded, EventRevealed]
    assert g.event is None or g.event.key != first.key


NOT_YET = "AI decks cannot be played yet, as their rulebook is not available; add computer players instead."


def against(seats, ais, **options):
    with pytest.raises(engine.Illegal) as refusal:
        engine.new(GAME, seats, {"powering_up": "yes", "ai_seats": ais} | options, 1)
    return list(refusal.value.reasons)


@pytest.mark.clause("PU-AI-05")
def test_ai_seats_wait_for_their_rulebook():
    assert against(3, 2) == [NOT_YET]


@pytest.mark.clause("PU-CUS-07")
def test_ai_decks_need_everything():
    assert "AI decks need all of Powering Up!." in against(3, 2, powering_up="no")


@pytest.mark.clause("PU-DAT-06", "PU-AI-01")
def test_every_inventor_has_six_ai_cards():
    assert len(EXPANSION.ai) == 36
    decks = Counter(card.company for card in EXPANSION.ai.values())
    assert decks == dict.fromkeys((*CONTENT.inventors, *EXPANSION.inventors), 6)


@pytest.mark.clause("PU-AI-02")
def test_ai_cards_have_a_normal_and_an_expert_side():
    assert all(card.normal.tries and card.expert.tries for card in EXPANSION.ai.values())
    assert against(3, 2, ai_difficulty="expert") == [NOT_YET]
    with pytest.raises(engine.Illegal, match="do not fit"):
        engine.new(GAME, 3, {"powering_up": "yes", "ai_seats": 2, "ai_difficulty": "mild"}, 1)


@pytest.mark.clause("PU-AI-03", "PU-AI-04")
def test_people_and_ai_decks_share_six_seats():
    for seats, ais in ((2, 1), (6, 5), (6, 4)):
        assert against(seats, ais) == [NOT_YET]
    assert any("2–6 players" in each for each in against(7, 6) + against(7, 5))
    assert "at least 1 must be a person’s" in against(3, 3)[0]


@pytest.mark.clause("PU-AI-06")
def test_every_seat_counts_for_decks_and_ranks():
    g = engine.new(GAME, 3, {"powering_up": "yes"}, 1)
    assert [deck.size for deck in g.luminary_decks] == [5, 4]
    assert against(3, 2) == [NOT_YET]
