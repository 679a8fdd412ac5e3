"""Advancing in technology."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.advance import Advance
from tests.rulebook.tesla import with_patents
from tests.rules.tesla.laboratory import DC, ann, levels, patents, ready, take, told
from tests.rules.tesla.lines import ANN, BEN, cash, refused


def maxim(*crew, at=(1, 2, 1), **changes):
    """Ann leads Maxim, whose ability is about claims only, and is on DC II."""
    return ann("maxim", *crew, levels=at, **changes)


@pytest.mark.clause("TVE-TEC-01")
def test_ratings_that_just_reach_both_requirements_do():
    g = take(maxim("kruesi"), "advance dc 3 kruesi")
    assert levels(g) == (1, 3, 1)
    assert ready(g) == ("maxim",)


@pytest.mark.clause("TVE-TEC-02")
def test_short_on_invention():
    message = refused(maxim("anthony"), "advance dc 3 anthony", "DC III", "Invention 0 of 1")
    assert "Manufacturing" not in message


@pytest.mark.clause("TVE-TEC-03")
def test_invention_never_stands_in_for_manufacturing():
    g = maxim("stanley", "latimer")
    message = refused(g, "advance dc 3 stanley+latimer", "Manufacturing 1 of 2")
    assert "Invention" not in message


@pytest.mark.clause("TVE-TEC-04")
def test_ratings_of_all_luminaries_used_are_added():
    g = maxim("upton", "westinghouse")
    for alone in ("upton", "westinghouse"):
        refused(g, f"advance dc 3 {alone}", "Manufacturing 1 of 2")
    g = take(g, "advance dc 3 upton+westinghouse")
    assert levels(g) == (1, 3, 1)
    assert ready(g) == ("maxim",)


@pytest.mark.clause("TVE-TEC-05")
@pytest.mark.parametrize(
    ("line", "lacking"),
    [
        ("advance dc 4 maxim", "Invention 2 of 3, Manufacturing 2 of 4"),
        ("advance dc 5 maxim", "Invention 2 of 5, Manufacturing 2 of 7"),
        ("advance ac 3 maxim", "Invention 2 of 3."),
        ("advance bulb 4 maxim", "Invention 2 of 4."),
    ],
)
def test_a_jump_needs_the_sum_of_all_its_levels(line, lacking):
    refused(maxim(), line, lacking)


@pytest.mark.clause("TVE-TEC-06")
@pytest.mark.parametrize("file", ["no", "yes"])
def test_a_jump_goes_straight_to_its_level(file):
    g = maxim("kruesi", "coffin")
    line = f"advance dc 4 maxim+kruesi+coffin {file}"
    assert levels(take(g, line)) == (1, 4, 1)
    assert patents(take(g, line)) == ({(DC, 4): ANN} if file == "yes" else {})
    assert told(g, line)[0] == "Ann advances to DC IV by Coffin, Kruesi and Maxim."
    assert not any("DC III" in sentence for sentence in told(g, line))


@pytest.mark.clause("TVE-TEC-07")
def test_an_action_names_one_track():
    g = maxim("weston")
    with pytest.raises(engine.Illegal, match="“ac\\+bulb” is not a technology track"):
        engine.read(GAME, g, ANN, "advance ac+bulb 2 maxim+weston")


@pytest.mark.clause("TVE-TEC-07")
def test_every_advance_moves_one_marker():
    g = maxim("weston", "kruesi", "westinghouse")
    advances = [each for each in engine.legal(GAME, g, ANN) if isinstance(each, Advance)]
    assert {each.technology.value for each in advances} == {"ac", "dc", "bulb"}
    for each in advances:
        now = zip(levels(engine.play(GAME, g, ANN, each).state), (1, 2, 1), strict=True)
        assert sorted(after > before for after, before in now) == [False, False, True]


@pytest.mark.clause("TVE-TEC-08")
def test_no_level_is_above_v():
    g = maxim("weston", at=(1, 5, 5))
    refused(g, "advance bulb 5 weston", "bulb is already at the top, level V")
    refused(g, "advance bulb 5 weston yes", "already at the top")
    with pytest.raises(engine.Illegal, match="“6” is not a technology level: 1, 2, 3, 4, 5"):
        engine.read(GAME, g, ANN, "advance ac 6 weston")
    assert engine.options(GAME, g, ANN, Advance, {}, "technology") == ["ac"]


@pytest.mark.clause("TVE-TEC-09")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_advance_leads_above_the_present_level(level):
    g = maxim("kruesi", at=(3, 1, 1))
    refused(g, f"advance ac {level} maxim", "Your AC is at level III already")


@pytest.mark.clause("TVE-TEC-10")
def test_more_luminaries_than_needed_may_be_used():
    g = take(maxim("kruesi", "coffin"), "advance dc 3 kruesi+coffin")
    assert levels(g) == (1, 3, 1)
    assert ready(g) == ("maxim",)


@pytest.mark.clause("TVE-TEC-11")
def test_no_luminary_counts_twice():
    g = maxim("kruesi", at=(1, 3, 1))
    refused(g, "advance dc 4 kruesi", "Invention 1 of 2")
    refused(g, "advance dc 4 kruesi+kruesi", "Kruesi cannot be counted twice")
    refused(maxim("kruesi"), "advance dc 3 kruesi+kruesi", "Kruesi cannot be counted twice")


@pytest.mark.clause("TVE-TEC-12")
def test_an_exhausted_luminary_spoils_the_action():
    g = maxim("kruesi", "coffin", spent=("coffin",))
    message = refused(g, "advance dc 3 kruesi+coffin", "Coffin is exhausted; ready: Maxim and Kruesi")
    assert "needs" not in message
    assert levels(take(g, "advance dc 3 kruesi")) == (1, 3, 1)


@pytest.mark.clause("TVE-TEC-12")
def test_a_luminary_of_another_company_spoils_it_too():
    refused(maxim("kruesi"), "advance dc 3 kruesi+brush", "Brush is not one of your luminaries")
    refused(maxim("kruesi"), "advance dc 3 -", "Name at least one luminary")


@pytest.mark.clause("TVE-TEC-13")
def test_an_advance_onto_anothers_patent_is_free():
    g = with_patents(maxim("kruesi"), {(DC, 3): BEN})
    after = take(g, "advance dc 3 kruesi")
    assert levels(after) == (1, 3, 1)
    assert (cash(after), after.prices) == ([14, 14], (20, 30))
    assert patents(after) == {(DC, 3): BEN}


@pytest.mark.clause("TVE-TEC-13")
def test_an_advance_without_filing_moves_no_price():
    after = take(maxim(cash=0), "advance ac 2 maxim")
    assert levels(after) == (2, 2, 1)
    assert (cash(after), after.prices) == ([0, 14], (20, 30))


@pytest.mark.clause("TVE-TEC-14")
def test_an_advance_needs_no_finance():
    after = take(maxim("kruesi"), "advance ac 2 kruesi")
    assert levels(after) == (2, 2, 1)
    assert patents(after) == {}


@pytest.mark.clause("TVE-TEC-15")
def test_a_jump_from_i_to_v_takes_the_whole_track():
    crew = ("kruesi", "anthony", "weston")
    enough = maxim(*crew, "upton", at=(1, 1, 1))
    assert levels(take(enough, "advance dc 5 maxim+kruesi+anthony+weston+upton")) == (1, 5, 1)
    short = maxim(*crew, "houston", at=(1, 1, 1))
    message = refused(short, "advance dc 5 maxim+kruesi+anthony+weston+houston", "Manufacturing 7 of 8")
    assert "Invention" not in message
