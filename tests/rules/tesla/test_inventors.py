"""The abilities of Maxim, Thomson, Tesla and Brush; whom abilities help, and what turns them off."""

import pytest

from rules.tesla.content import CONTENT, Source
from rules.tesla.inventors import ABILITIES, OF_COMPANY
from tests.rulebook.tesla import acting, table, with_company, with_patents
from tests.rules.tesla.laboratory import AC, BULB, ann, levels, patents, ready, take, three
from tests.rules.tesla.lines import ANN, BEN, cash, refused

SKIPPED_ONE, SKIPPED_THREE = "albany-1", "brooklyn-1"
"""Projects so many cities away from Buffalo, whose project costs 8K."""


def at_dc_2(company, *crew, **changes):
    """Ann leads a company and is on DC II; the next level needs I1 M2, the one after it I2 M2."""
    return ann(company, *crew, levels=(1, 2, 1), **changes)


def price_of_buffalo(g, luminary, seat=ANN):
    """What a claim of Buffalo costs a player."""
    before = cash(g)[seat]
    return before - cash(take(g, f"claim buffalo-2 {luminary} ac"))[seat]


@pytest.mark.clause("TVE-INV-10")
@pytest.mark.parametrize(
    ("phase", "project", "penalty"),
    [(1, SKIPPED_ONE, 1), (2, SKIPPED_ONE, 1), (3, SKIPPED_ONE, 2), (1, SKIPPED_THREE, 2)],
)
def test_maxim_himself_pays_half_the_penalty_rounded_up(phase, project, penalty):
    g = ann("maxim", phase=phase, projects=(project,), levels=(2, 1, 2))
    assert price_of_buffalo(g, "maxim") == 8 + penalty - phase


@pytest.mark.clause("TVE-INV-10")
def test_maxim_halves_the_penalty_even_when_he_was_used_before():
    g = ann("maxim", projects=(SKIPPED_THREE,), levels=(2, 1, 2), used=("maxim",))
    assert price_of_buffalo(g, "maxim") == 8 + 2 - 1


@pytest.mark.clause("TVE-INV-11")
def test_another_luminary_of_maxims_pays_the_full_penalty():
    g = ann("maxim", "coffin", phase=2, projects=(SKIPPED_ONE,), levels=(2, 1, 2))
    assert price_of_buffalo(g, "coffin") == 8 + 2 - 2
    g = ann("maxim", "kruesi", projects=(SKIPPED_THREE,), levels=(2, 1, 2))
    assert price_of_buffalo(g, "kruesi") == 8 + 3


@pytest.mark.clause("TVE-INV-12")
def test_the_penalty_is_halved_before_the_discount():
    g = ann("maxim", phase=2, projects=(SKIPPED_ONE,), levels=(2, 1, 2), cash=7)
    assert price_of_buffalo(g, "maxim") == 8 + 1 - 2


@pytest.mark.clause("TVE-INV-13")
def test_thomsons_company_advances_without_manufacturing():
    g = take(at_dc_2("thomson", "latimer"), "advance dc 3 latimer")
    assert levels(g) == (1, 3, 1)
    assert ready(g) == ("thomson",)


@pytest.mark.clause("TVE-INV-13")
def test_thomson_helps_the_advance_that_exhausts_him():
    assert levels(take(at_dc_2("thomson", "latimer"), "advance dc 4 latimer+thomson")) == (1, 4, 1)
    assert levels(take(at_dc_2("thomson"), "advance ac 2 thomson")) == (2, 2, 1)


@pytest.mark.clause("TVE-INV-14")
@pytest.mark.parametrize("first", ["pass thomson", "advance ac 2 thomson"])
def test_manufacturing_counts_once_thomson_was_used(first):
    g = take(at_dc_2("thomson", "latimer", "coffin"), first, "pass brush")
    refused(g, "advance dc 3 latimer", "Manufacturing 0 of 2")


@pytest.mark.clause("TVE-INV-15")
def test_thomson_waives_neither_invention_nor_finance():
    g = at_dc_2("thomson", "anthony", "houston", "kruesi")
    message = refused(g, "advance dc 3 anthony", "Invention 0 of 1")
    assert "Manufacturing" not in message
    refused(g, "advance dc 3 houston yes", "Filing DC III needs $1", "have $0")
    assert levels(take(g, "advance dc 3 houston")) == (1, 3, 1)


@pytest.mark.clause("TVE-INV-16")
def test_teslas_company_advances_without_invention():
    g = take(ann("tesla", "anthony", levels=(2, 1, 1)), "advance ac 3 anthony")
    assert levels(g) == (3, 1, 1)
    assert ready(g) == ("tesla",)


@pytest.mark.clause("TVE-INV-16")
def test_tesla_helps_the_advance_that_exhausts_him():
    assert levels(take(ann("tesla", "kruesi", "coffin"), "advance ac 4 tesla+kruesi+coffin")) == (4, 1, 1)


@pytest.mark.clause("TVE-INV-17")
@pytest.mark.parametrize("first", ["pass tesla", "advance dc 2 tesla"])
def test_invention_counts_once_tesla_was_used(first):
    g = take(ann("tesla", "anthony", "coffin", levels=(2, 1, 1)), first, "pass brush")
    refused(g, "advance ac 3 anthony", "Invention 0 of 2")


@pytest.mark.clause("TVE-INV-17")
def test_tesla_waives_neither_manufacturing_nor_finance():
    g = at_dc_2("tesla", "stanley", "anthony")
    message = refused(g, "advance dc 3 stanley", "Manufacturing 1 of 2")
    assert "Invention" not in message
    refused(g, "advance dc 3 anthony yes", "Filing DC III needs $1", "have $0")


@pytest.fixture
def plain_brush(monkeypatch):
    """Brush as with the ability “none” in the data."""
    monkeypatch.setitem(OF_COMPANY, "brush", ABILITIES["none"])


def brush(*crew, **changes):
    """Ann leads Brush and would owe 2K to Ben for AC II."""
    g = table("brush", "maxim", prices=(20, 30))
    return with_patents(with_company(g, ANN, *crew, **changes), {(AC, 2): BEN})


@pytest.mark.clause("TVE-INV-18")
@pytest.mark.usefixtures("plain_brush")
def test_brush_without_card_data_changes_no_claim():
    refused(brush(levels=(2, 1, 1)), "claim newark-2 brush ac", "needs level II in bulb; yours is I")
    g = brush(levels=(2, 1, 2), projects=(SKIPPED_THREE,))
    assert cash(take(g, "claim buffalo-2 brush ac")) == [14 - (8 + 3 - 2) - 2, 16]


@pytest.mark.clause("TVE-INV-18")
@pytest.mark.usefixtures("plain_brush")
def test_brush_without_card_data_changes_no_advance():
    g = brush("anthony", "houston", "kruesi")
    refused(g, "advance dc 2 anthony", "Invention 0 of 1")
    refused(g, "advance dc 2 houston", "Manufacturing 0 of 1")
    refused(g, "advance dc 2 kruesi yes", "needs $1")


@pytest.mark.clause("TVE-INV-18")
def test_the_catalog_says_that_the_ability_of_brush_is_no_printed_text():
    card = CONTENT.inventors["brush"]
    assert card.ability_source is Source.RECONSTRUCTED
    assert not {"ability", "ability_name", "ability_text"} & set(card.given)
    assert CONTENT.inventors["edison"].ability_source is Source.RULEBOOK


def test_the_reconstructed_brush_adds_a_bulb_level_to_his_own_claims_only():
    g = brush("coffin", levels=(2, 1, 1), used=("brush",))
    refused(g, "claim newark-2 coffin ac", "needs level II in bulb; yours is I")
    refused(brush(levels=(3, 1, 1)), "claim rochester-3 brush ac", "needs level III in bulb")
    g = with_patents(g, {(AC, 2): BEN, (BULB, 2): BEN})
    assert cash(take(g, "claim newark-2 brush ac")) == [14 - (8 - 2) - 2, 16]


@pytest.mark.clause("TVE-INV-19")
@pytest.mark.parametrize(
    ("company", "at", "line", "fact"),
    [
        ("thomson", (1, 2, 1), "advance dc 3 latimer", "Manufacturing 0 of 2"),
        ("tesla", (2, 1, 1), "advance ac 3 anthony", "Invention 0 of 2"),
        ("edison", (1, 1, 1), "advance ac 2 kruesi yes", "needs $1"),
    ],
)
def test_an_ability_helps_no_other_companys_advance(company, at, line, fact):
    g = with_company(ann(company), BEN, "latimer", "anthony", "kruesi", levels=at)
    refused(acting(g, BEN), line, fact)


@pytest.mark.clause("TVE-INV-19")
def test_an_ability_helps_no_other_companys_claim():
    g = three("edison", held={(BULB, 2): ANN}, levels=(1, 1, 2))
    g = acting(with_company(g, BEN, levels=(2, 1, 2)), BEN)
    assert price_of_buffalo(g, "maxim", BEN) == 8 - 1 + 2
    g = with_company(ann("maxim"), BEN, projects=(SKIPPED_THREE,), levels=(2, 1, 2))
    assert price_of_buffalo(acting(g, BEN), "brush", BEN) == 8 + 3 - 2


@pytest.mark.clause("TVE-INV-20")
@pytest.mark.parametrize(
    ("company", "line", "fact"),
    [
        ("thomson", "advance dc 3 latimer", "Manufacturing 0 of 2"),
        ("tesla", "advance dc 3 anthony", "Invention 0 of 1"),
        ("edison", "advance dc 3 kruesi yes", "needs $1"),
    ],
)
def test_turning_a_card_up_in_between_brings_no_ability_back(company, line, fact):
    g = at_dc_2(company, "latimer", "anthony", "kruesi", used=(company,))
    assert ready(g) == (company, "latimer", "anthony", "kruesi")
    refused(g, line, fact)


@pytest.mark.clause("TVE-INV-20")
def test_what_counts_is_an_earlier_action_not_the_side_of_the_card():
    g = ann("edison", "kruesi", spent=("edison",))
    assert patents(take(g, "advance ac 2 kruesi yes")) == {(AC, 2): ANN}
    g = take(ann("edison", "kruesi"), "pass edison")
    assert g.companies[ANN].used == ("edison",)
    g = take(g, "pass brush", "pass kruesi")
    assert (g.turn, g.companies[ANN].used) == (2, ())
