"""Transport tracks, their final boxes, and Telegraph Operators."""

import pytest

from rules.carnegie import GAME
from rules.carnegie.events import Cause, GainReceived, TrackAdvanced
from rules.carnegie.terms import Kind, Region, Reward
from rules.carnegie.working import UsingConstruction
from rules.core import play as engine
from tests.rules.carnegie.building import held, income, researching, studying
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.table import ANN, BEN, in_round, started, with_company, working

AT_4 = (0, 0, 4, 0)
FINAL = (0, 0, 5, 0)
"""Ann's disc before the final box of the South, and in it."""


def left(g):
    """The study points that are left."""
    return engine.pending(g).study


def tracks(g):
    return g.companies[ANN].tracks


def label(g, line):
    return engine.meant(GAME, g, ANN, line).consequence(g, engine.question(g), ANN)


@pytest.mark.clause("CAR-TRK-01")
@pytest.mark.parametrize("region", list(Region))
def test_every_region_has_a_track_of_its_own(region):
    g = after(studying(2), f"develop {region.value}")
    assert tracks(g) == tuple(int(each is region) for each in Region)


@pytest.mark.clause("CAR-TRK-02")
@pytest.mark.parametrize(("reward", "money", "goods"), [("goods", 0, 3), ("money", 10, 0)])
def test_the_final_box_gives_goods_or_money_at_once(reward, money, goods):
    g = studying(3, tracks=AT_4, money=1, goods=1)
    assert happened(g, f"develop south {reward}")[:2] == (
        TrackAdvanced(ANN, Region.SOUTH, 5, 3, Reward(reward)),
        GainReceived(ANN, Cause.FINAL_BOX, Region.SOUTH, money, goods),
    )
    g = after(g, f"develop south {reward}")
    assert (tracks(g), held(g)) == (FINAL, (1 + money, 1 + goods))


@pytest.mark.clause("CAR-TRK-03")
def test_the_step_waits_for_the_choice_of_the_reward():
    g = studying(3, tracks=AT_4)
    refused(g, "develop south", "3 goods or $10", "say which")
    assert [line for line in legal(g) if "south" in line] == ["develop south goods", "develop south money"]
    assert tracks(g) == AT_4


@pytest.mark.clause("CAR-TRK-03")
def test_no_other_box_gives_a_reward():
    refused(studying(3, tracks=(0, 0, 3, 0)), "develop south money", "Only a final box gives a reward")


def with_ben(his, hers):
    """Ann's turn of R&D with 6 points, her discs and Ben's being as said."""
    return with_company(studying(6, tracks=hers), BEN, tracks=his)


@pytest.mark.clause("CAR-TRK-04")
def test_only_one_player_holds_a_final_box():
    g = with_ben(FINAL, AT_4)
    refused(g, "develop south goods", "Ben holds the final box of the South")
    refused(g, "develop south", "Ben holds the final box of the South")
    assert left(g) == 6
    assert not any("south" in line for line in legal(g))


@pytest.mark.clause("CAR-TRK-05")
def test_it_is_so_in_each_region_and_for_the_final_box_only():
    g = after(with_ben((0, 0, 5, 4), (0, 0, 0, 3)), "develop west")
    assert tracks(g) == (0, 0, 0, 4)
    assert tracks(after(g, "develop west money")) == (0, 0, 0, 5)


@pytest.mark.clause("CAR-TRK-06")
def test_there_is_no_step_beyond_the_final_box():
    g = studying(6, tracks=FINAL)
    refused(g, "develop south", "in the final box of the South already")
    refused(g, "develop south goods", "in the final box of the South already")


@pytest.mark.clause("CAR-TRK-07")
def test_the_reward_is_paid_once_on_arrival():
    g = in_round(Kind.RESEARCH, tracks=FINAL, away=(0, 0, 1, 0), money=0, goods=0)
    assert held(income(g, "south")) == (3, 2)


@pytest.mark.clause("CAR-TRK-08")
def test_the_money_may_pay_for_an_activation():
    g = researching(money=0, tracks=AT_4, staff={"b1": (2, 1)})
    g = after(g, "develop south money", "done", "activate b1")
    assert held(g)[0] == 7


@pytest.mark.clause("CAR-TRK-08")
def test_the_money_may_pay_for_a_copied_donation():
    g = researching("charitable_giving", money=0, tracks=AT_4)
    g = with_company(g, BEN, donations=("health_5",))
    refused(g, "copy west health_5", "costs $5, you have $0")
    g = after(g, "develop south money", "copy west health_5")
    assert held(g)[0] == 5


@pytest.mark.clause("CAR-TRK-09")
def test_a_new_box_counts_from_the_next_return_or_small_city_on():
    g = in_round(Kind.RESEARCH, away=(1, 0, 0, 0), money=0)
    assert held(income(g, "east"))[0] == 1
    developed = after(studying(2, away=(1, 0, 0, 0), money=0), "develop east")
    assert held(developed)[0] == 0
    assert held(income(developed, "east"))[0] == 2
    assert held(after(started(developed, UsingConstruction(ANN)), "construct housing burlington"))[0] == 2


def test_the_label_of_a_step_tells_cost_and_gain():
    g = studying(6, tracks=AT_4)
    assert label(g, "develop west") == "1 study point, 5 left; Cart: $2"
    expected = "3 study points, 3 left; Railroad: 2 goods + $3; +$10 now"
    assert label(g, "develop south money") == expected


def operating(points, crew=1, **company):
    """Ann's turn of R&D with Telegraph Operators."""
    return studying(points, tiles={"a1": "telegraph"}, staff={"a1": (crew, 0)}, **company)


@pytest.mark.clause("CAR-TEL-01")
def test_operators_save_a_point_for_each_step():
    g = operating(4, tracks=(0, 0, 0, 1))
    g = after(g, "develop west")
    assert left(g) == 3
    assert left(after(g, "develop west")) == 2
    assert left(after(studying(4, tracks=(0, 0, 0, 1)), "develop west")) == 2


@pytest.mark.clause("CAR-TEL-01")
def test_operators_in_training_save_nothing():
    g = studying(4, tracks=(0, 0, 0, 1), tiles={"a1": "telegraph"}, staff={"a1": (0, 2)})
    assert left(after(g, "develop west")) == 2


@pytest.mark.clause("CAR-TEL-02")
def test_a_step_never_costs_less_than_nothing():
    assert left(after(operating(1), "develop west")) == 1


@pytest.mark.clause("CAR-TEL-03")
def test_steps_are_free_in_the_own_turn_of_research_without_any_points():
    g = operating(0)
    assert [line for line in legal(g) if line.startswith("develop")] == [
        f"develop {region.value}" for region in Region
    ]
    g = after(g, "develop west", "develop east")
    assert (tracks(g), left(g)) == ((1, 0, 0, 1), 0)
    refused(g, "develop west", "needs 1 study point, 0 left")


@pytest.mark.clause("CAR-TEL-03")
def test_no_step_is_free_in_another_turn():
    g = working(Kind.HUMAN_RESOURCES, tiles={"a1": "telegraph"}, staff={"a1": (1, 0)})
    refused(g, "develop west", "action is Human Resources")


@pytest.mark.clause("CAR-TEL-04")
def test_tabs_keep_their_price():
    assert left(after(operating(3), "push housing")) == 1


@pytest.mark.clause("CAR-TEL-05")
def test_two_operators_save_one_point_too():
    assert left(after(operating(4, crew=2, tracks=(0, 0, 0, 1)), "develop west")) == 3


@pytest.mark.clause("CAR-TEL-06")
def test_operators_help_on_the_final_step_but_not_past_its_holder():
    g = operating(4, tracks=AT_4)
    assert left(after(g, "develop south goods")) == 2
    refused(with_company(g, BEN, tracks=FINAL), "develop south goods", "Ben holds the final box")
