"""What every card of headquarters and every event does."""

import pytest

from rules.core import orders
from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.edition import in_force
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.state import Power, Technology
from tests.rulebook.tesla import with_company, with_patents
from tests.rules.tesla.lines import after, cash, legal, refused
from tests.rules.tesla.powering_up.tables import (
    acting,
    developed,
    keeping_books,
    revealing,
    whole,
    with_event,
)

AC, DC, BULB = (each.place for each in Technology)


def leading(company, *cards, crew=(), **changes):
    """Ann leads a company with developed cards, and acts."""
    own = {name: changes.pop(name) for name in ("levels", "projects", "cash", "used") if name in changes}
    g = whole(company, "tesla" if company == "brush" else "brush", **changes)
    return with_company(developed(g, 0, *cards), 0, *crew, **own)


def needs(g, level=3, place=AC, seat=0):
    """Invention, Manufacturing and $ that 2, 2 and 2 become."""
    ability = in_force(g, Seat(seat))
    return (
        ability.invention(2, place=place, level=level),
        ability.manufacturing(2, place=place, level=level),
        ability.filing(2, place=place),
    )


@pytest.mark.parametrize(
    ("company", "plain", "lab"),
    [
        ("tesla", (0, 2, 2), (0, 1, 1)),
        ("edison", (2, 2, 0), (1, 2, 0)),
        ("thomson", (2, 0, 2), (1, 0, 2)),
        ("brush", (2, 2, 2), (2, 2, 1)),
        ("maxim", (2, 2, 2), (2, 2, 2)),
        ("walker", (2, 2, 2), (1, 1, 2)),
    ],
)
def test_every_lab_helps_to_advance(company, plain, lab):
    assert (needs(leading(company)), needs(leading(company, "lab"))) == (plain, lab)


def test_hatton_garden_helps_behind_patents_only():
    g = with_patents(leading("maxim", "lab"), {(Technology.AC, 3): 1})
    assert (needs(g, 3), needs(g, 4), needs(g, 3, DC)) == ((1, 1, 2), (2, 2, 2), (2, 2, 2))


def test_89_liberty_street_helps_to_file_ac_only():
    assert needs(leading("tesla", "lab"), place=DC)[2] == 2


def test_less_is_never_below_0():
    ability = in_force(leading("walker", "lab"), Seat(0))
    assert ability.invention(0, place=AC, level=2) == ability.manufacturing(0, place=AC, level=2) == 0


def test_schiff_pays_once_per_turn():
    g = after(leading("tesla", "office", crew=("morgan",), phase=2, cash=40), "claim scranton-1 tesla ac")
    assert cash(g)[0] == 40 - 4 + 4
    g = after(acting(g, 0), "claim sunbury-1 morgan ac")
    assert g.companies[0].called == ("tesla-office",)
    assert cash(g)[0] == 40 - 0


def test_65_fifth_avenue_pays_for_patents():
    g = after(leading("edison", "office"), "advance bulb 2 edison yes")
    assert cash(g)[0] == 14 + 2


def test_lee_higginson_raises_the_profit():
    assert in_force(leading("thomson", "office"), Seat(0)).profit(10, phase=3) == 16


def test_the_equitable_building_moves_its_own_marker_up():
    g = after(leading("maxim", future=(5, 6)), "develop maxim-office maxim")
    assert legal(g) == ["move maxim 2", "move maxim 1", "move"]
    refused(g, "move brush 1", "moves Maxim only")
    refused(g, "move maxim -1", "only up")
    assert after(g, "move maxim 2").future[0] == 3


def test_ransom_pays_after_propaganda():
    g = leading("walker", "office", propaganda=("wabash-goes-bright",))
    g = after(g, "propaganda walker", "card wabash-goes-bright")
    assert cash(g)[0] == 14 + 4 + 2 + 2


def test_the_aiee_favors_ac():
    ability = in_force(leading("tesla", "studio"), Seat(0))
    assert [ability.modifier(-2, power=power) for power in Power] == [0, -2]
    g = after(leading("tesla", "studio", current=-3), "claim scranton-1 tesla ac")
    assert g.prices[0] == 12 + 4 + 1


def test_black_maria_takes_a_second_card_once():
    cards = ("wabash-goes-bright", "electric-christmas-tree", "hayes")
    g = leading("edison", "studio", crew=("coffin",), propaganda=cards)
    g = after(g, "propaganda edison", "card hayes")
    assert "skip" in legal(g)
    g = after(g, "card wabash-goes-bright")
    assert (cash(g)[0], g.propaganda) == (14 + 2 * (4 + 1), ("electric-christmas-tree",))
    g = after(acting(g, 0), "propaganda coffin", "card electric-christmas-tree")
    assert engine.actors(g) == (1,)


def test_a_second_card_may_be_skipped():
    cards = ("wabash-goes-bright", "electric-christmas-tree", "hayes")
    g = after(leading("edison", "studio", propaganda=cards), "propaganda edison", "card hayes", "skip")
    assert g.companies[0].called == ()


def test_the_franklin_institute_refreshes_one_of_a_team():
    g = leading("thomson", "studio", crew=("latimer", "kruesi"))
    g = after(g, "advance ac 3 thomson+latimer")
    assert legal(g) == ["refresh latimer", "skip"]
    refused(g, "refresh thomson", "Only Latimer")
    g = after(g, "refresh latimer")
    assert g.companies[0].spent == ("thomson",)
    assert g.companies[0].called == ("thomson-studio",)


def test_public_square_makes_everybody_luminous():
    g = leading("brush", "studio", crew=("morgan",), levels=(2, 1, 1))
    refused(
        leading("brush", crew=("morgan",), levels=(2, 1, 1)), "claim buffalo-2 morgan ac", "level II in bulb"
    )
    after(g, "claim buffalo-2 morgan ac")
    after(g, "claim buffalo-2 brush ac")


def test_the_paris_exposition_ends_the_penalty():
    assert in_force(leading("maxim", "studio"), Seat(0)).reputation(6, personally=False) == 0


def test_lelia_college_adds_propaganda():
    g = leading("walker", "studio", crew=("morgan",), propaganda=("hayes",))
    assert "propaganda walker walker 3" in legal(g)
    assert "propaganda morgan walker 1" in legal(g)


@pytest.mark.clause("PU-EVT-18")
def test_a_waiver_does_not_touch_what_an_event_takes():
    g = with_patents(leading("edison", levels=(2, 1, 1)), {(Technology.AC, 2): 1})
    g = with_event(g, "overhead-wire-deaths")
    assert 14 - cash(after(g, "claim brooklyn-1 edison ac"))[0] == 7 + 1
    assert 14 - cash(after(g, "claim brooklyn-1 edison dc"))[0] == 7


def test_nobody_develops_in_a_blizzard():
    refused(with_event(leading("tesla"), "blizzard-of-1888"), "develop tesla-lab tesla", "1888 Blizzard")


def test_lady_liberty_pays_for_propaganda():
    g = with_event(leading("tesla", propaganda=("hayes",)), "statue-of-liberty")
    assert cash(after(g, "propaganda tesla", "card hayes"))[0] == 14 + 4 + 2


def test_the_exhibition_helps_its_owner_once():
    g = with_event(leading("maxim", crew=("kruesi",)), "electrical-exhibition", 0)
    assert (needs(g), needs(g, seat=1)) == ((1, 1, 2), (2, 2, 2))
    g = after(g, "advance ac 2 kruesi")
    assert g.event.over
    assert needs(g) == (2, 2, 2)


def test_the_bridge_is_cheap():
    g = with_event(leading("tesla"), "brooklyn-bridge")
    assert 14 - cash(after(g, "claim brooklyn-1 tesla ac"))[0] == 6


def test_the_execution_moves_the_marker_toward_dc():
    assert revealing(leading("tesla", phase=2), "execution-of-kemmler").current == -2


def test_the_sherman_act_takes_money_for_patents():
    g = with_patents(leading("tesla", phase=2, cash=1), {(Technology.AC, 2): 0, (Technology.AC, 3): 0})
    assert cash(revealing(g, "sherman-act")) == [0, 14]


def test_edison_general_electric_raises_its_owner():
    g = after(revealing(leading("tesla", phase=2), "edison-general-electric"), "bid 1", "pass")
    assert g.prices == (17, 13)


def test_the_lamp_patent_is_paid_for_by_the_others():
    g = with_event(leading("tesla", phase=2), "lamp-patent", 1)
    assert cash(after(g, "claim brooklyn-1 tesla ac")) == [14 - 8 - 2, 14 + 2]
    assert cash(after(acting(g, 1), "claim brooklyn-1 brush ac")) == [14, 14 - 4]
    poor = acting(with_company(g, 0, cash=9), 0)
    refused(poor, "claim albany-1 tesla ac", "costs $10K", "$2K to the owner of the event")


def test_a_cover_moves_any_marker():
    g = after(revealing(leading("tesla", phase=2), "electrical-world-cover"), "bid 1", "pass")
    assert after(g, "move brush 2").future[1] < g.future[1]
    assert after(g, "move current -2").current == -2
    refused(g, "move current 3", "up to 2 spaces")


def test_the_contract_is_for_one_claim():
    g = with_event(leading("tesla", phase=3, projects=("niagara-5",)), "worlds-fair-contract", 0)
    g = after(g, "claim brooklyn-1 tesla ac")
    assert cash(g)[0] == 14 - 2
    assert g.event.over


def test_profits_are_halved_after_all_that_raises_them():
    ability = in_force(with_event(leading("thomson", "office"), "panic-of-1893"), Seat(0))
    assert ability.profit(9, phase=3) == 8


def test_niagara_power_favors_high_ac():
    g = with_event(leading("tesla", levels=(5, 5, 5), cash=50, phase=3), "niagara-power")
    assert after(g, "claim niagara-5 tesla ac").prices[0] == 12 + 8 + 2
    assert after(g, "claim niagara-5 tesla dc").prices[0] == 12 + 8
    assert after(g, "claim brooklyn-1 tesla ac").prices[0] == 12 + 5


def test_the_pool_ends_patent_fees():
    g = with_patents(leading("tesla", levels=(2, 1, 1)), {(Technology.AC, 2): 1})
    assert 14 - cash(after(g, "claim brooklyn-1 tesla ac"))[0] == 10
    assert 14 - cash(after(with_event(g, "patent-pool"), "claim brooklyn-1 tesla ac"))[0] == 8


def test_a_fire_is_after_all_that_helps():
    assert needs(with_event(leading("tesla"), "laboratory-fire"))[0] == 1


def test_an_election_chooses_what_leads():
    g = with_patents(leading("tesla", phase=3, current=3), {(Technology.DC, 2): 1, (Technology.AC, 2): 0})
    g = after(revealing(g, "election-of-1896"), "bid 1", "pass", "elect dc")
    prices = g.prices
    g = keeping_books(g)
    assert g.prices == (prices[0] + 3, prices[1] + 3)


def test_nobody_deals_in_a_panic():
    g = keeping_books(with_event(leading("tesla", phase=2), "panic-of-1890"))
    assert g.turn == 4


def test_a_bid_may_be_left_in_advance():
    g = revealing(leading("tesla"), "delmonicos")
    view = engine.view(GAME, g, Seat(1))
    order = orders.read(GAME, "bid-event delmonicos 5")
    assert orders.objections(view, order) == []
    assert orders.objections(view, orders.read(GAME, "bid-event delmonicos 15"))
    assert orders.objections(view, orders.read(GAME, "bid-event pullman-strike 5"))
    for line, answer in (("bid 2", "bid 3"), ("bid 5", "pass")):
        asked = engine.view(GAME, after(g, line), Seat(1))
        assert engine.write(orders.answer(GAME, asked, order)) == answer
    over = engine.view(GAME, after(g, "pass", "pass"), Seat(1))
    assert orders.obsolete(GAME, over, order) == "Delmonico's is not being auctioned."


def test_every_card_has_words_that_fit_a_button():
    assert all(len(card.gist) <= 44 for card in EXPANSION.headquarters.values())
