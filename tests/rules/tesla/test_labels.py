"""What players choose among: values as the table stands, and the question put to them."""

import pytest

from rules.core import play as engine
from rules.core.fields import fields
from rules.tesla import GAME
from rules.tesla.actions.advance import Advance
from rules.tesla.actions.buying import Buy
from rules.tesla.actions.claim import Claim
from rules.tesla.actions.propaganda import Propaganda
from rules.tesla.catalog import INVENTORS
from rules.tesla.state import CURRENT
from tests.rules.tesla.auction_table import auction, with_certificates
from tests.rules.tesla.claim_table import claiming
from tests.rules.tesla.laboratory import label
from tests.rules.tesla.lines import ANN, after
from tests.rules.tesla.propagandists import engaging
from tests.rules.tesla.traders import trader, visiting

GIST = 40
"""What a button has room for."""


def shown(g, kind, field, value):
    """A value of a field of an action as it is offered."""
    asked = next(each for each in fields(kind) if each.name == field)
    return GAME.label(g, ANN, value, asked.type)


def test_an_inventor_shows_ratings_as_a_luminary_and_none_as_a_company():
    g = claiming("coffin", seats=5)
    assert shown(g, Claim, "luminary", "edison") == "Edison (I2 M2 $1 P2)"
    assert shown(g, Claim, "luminary", "coffin") == "Coffin (M1 $1 P1)"
    assert shown(g, Buy, "company", "edison") == "Edison"
    assert shown(g, Advance, "luminaries", ("coffin", "edison")) == "Coffin + Edison"


def test_who_is_not_asked_for_is_named_without_ratings():
    g = claiming("coffin")
    assert [GAME.called(g, ANN, each) for each in ("coffin", "tesla", "albany-1")] == [
        "Coffin",
        "Tesla",
        "Albany I",
    ]


@pytest.mark.parametrize(("current", "place"), [(0, "the center"), (2, "AC 2"), (-1, "DC 1")])
def test_a_marker_shows_where_it_stands(current, place):
    g = engaging(future=(6, 4, 2), current=current)
    assert shown(g, Propaganda, "marker", "maxim") == "Maxim, on spot 4"
    assert shown(g, Propaganda, "marker", CURRENT) == f"AC/DC marker, {place}"
    assert shown(g, Propaganda, "marker", None) == "none"


def test_who_acts_reads_who_is_ready_and_what_is_held():
    g = claiming("coffin", cash=9)
    assert engine.pending(g).ask(g) == "Take an action with Tesla or Coffin; you hold $9K."


@pytest.mark.parametrize(
    ("g", "asked"),
    [
        (visiting(), "Buy a certificate; you hold $100K."),
        (visiting(held=(0, 1, 1), money=0), "Sell a certificate; you hold $0."),
        (visiting(held=(0, 0, 1)), "Buy or sell a certificate; you hold $100K."),
        (after(visiting(), "buy edison"), "Buy a certificate, or leave the market; you hold $80K."),
    ],
)
def test_a_visitor_is_asked_for_what_can_be_traded(g, asked):
    assert engine.pending(g).ask(g) == asked


def test_a_pass_says_what_it_costs():
    assert label(trader(), "pass kruesi") == "exhausts Kruesi for nothing"


def test_a_pass_on_a_luminary_says_who_gets_it():
    g = after(auction(6, 5, 4), "open coffin 2")
    assert label(g, "pass") == "no more bids for Coffin"
    assert label(after(g, "pass"), "pass") == "Cho gets Coffin for $2K"


def test_a_bid_says_what_is_on_offer_from_how_much():
    g = with_certificates(auction(6, 5, phase=2), coffin=0)
    opening, at = engine.matching(GAME, g, 1, engine.kinds(GAME, g)[0], {"luminary": "coffin"}), g.agenda[0]
    assert type(opening[0]).in_common(g, at, 1, opening) == "with 1 Edison share"
    g = after(g, "open coffin 2")
    bids = [each for each in engine.legal(GAME, g, ANN) if each.verb == "bid"]
    assert type(bids[0]).in_common(g, g.agenda[0], ANN, bids) == (
        "M1 $1 P1; with 1 Edison share; $3K or more"
    )


def test_a_draft_says_what_the_ability_does():
    g = engine.new(GAME, 2, {"first_drafter": 1}, 7)
    assert label(g, "draft edison") == "I2 M2 $1 P2; no patent fees, files without $"
    assert max(len(each.ability_gist) for each in INVENTORS.values()) <= GIST
