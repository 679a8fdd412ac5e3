"""Using departments in general, and what a company is made of."""

from collections import Counter

import pytest

from rules.carnegie.terms import LOBBY, Kind
from rules.carnegie.working import unusable
from rules.core import play as engine
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.holdings import away, cash, goods, uses
from tests.rules.carnegie.lines import after, legal, refused
from tests.rules.carnegie.table import ANN, BEN, activating, bare, free_spaces, staff, turn_of, working


def managing(**company):
    """Ann's turn of Management."""
    return working(Kind.MANAGEMENT, **company)


def selling(*, sales=1, purchasing=1):
    """Ann's turn of Management with Sales on A1 and Purchasing on A2."""
    tiles, crew = {"a1": "sales", "a2": "purchasing"}, {"a1": (sales, 0), "a2": (purchasing, 0)}
    return managing(tiles=tiles, staff=crew)


@pytest.mark.clause("CAR-CMP-01")
def test_a_company_starts_with_five_departments_and_a_lobby():
    departments = bare().companies[ANN].departments
    kinds = Counter(BOOK.printed[each].kind for each in departments if each in BOOK.printed)
    assert [kinds[kind] for kind in Kind] == [1, 2, 1, 1]
    assert departments.count(LOBBY) == 1


@pytest.mark.clause("CAR-CMP-02")
def test_ten_of_sixteen_spaces_are_free_the_top_line_all_of_it():
    free = free_spaces(bare())
    assert (len(free), free[:4]) == (10, ["a1", "a2", "a3", "a4"])
    assert len(bare().companies[ANN].departments) == 16


@pytest.mark.clause("CAR-CMP-03")
def test_there_are_never_more_active_employees_than_slots():
    g = activating(staff={"c1": (2, 1), "d2": (1, 1)})
    refused(g, "activate c1", "Strategic Planning has no free slot")


@pytest.mark.clause("CAR-CMP-05")
def test_a_department_without_an_active_employee_cannot_be_used():
    g = managing(staff={"d3": (0, 3)})
    refused(g, "trade money", "Commerce & Finance has no active employee", "3 in training there cannot work")


@pytest.mark.clause("CAR-CMP-06")
def test_each_active_employee_is_one_use():
    g = after(managing(staff={"d3": (2, 0)}), "trade money", "trade goods")
    refused(g, "trade money", "Commerce & Finance has 0 uses left")


@pytest.mark.clause("CAR-CMP-11")
def test_nobody_is_activated_on_a_bare_space():
    g = activating(staff={"d4": (0, 1), "d2": (1, 1)})
    refused(g, "activate d4", "D4 is a bare space; there is no department there")


@pytest.mark.clause("CAR-CMP-12")
def test_nobody_is_activated_in_the_lobby():
    refused(activating(staff={"d2": (1, 1)}), "activate d1", "Lobby (D1) is a Lobby")


@pytest.mark.clause("CAR-CMP-16")
def test_four_tiles_belong_to_each_action_in_the_order_of_the_rulebook():
    assert [tile.kind for tile in BOOK.tiles.values()] == [kind for kind in Kind for _ in range(4)]
    tiles, crew = {"a1": "sales", "a2": "supply_chain"}, {"a1": (1, 0), "a2": (1, 0)}
    g = working(Kind.CONSTRUCTION, tiles=tiles, staff=crew)
    assert not list(unusable(g, engine.pending(g), ANN, "supply_chain"))
    refused(g, "sell 1", "action is Construction", "“Sell goods” belongs to Management")


@pytest.mark.clause("CAR-MIS-01")
def test_a_mission_takes_an_active_employee_from_the_department():
    g = after(managing(), "trade mission_money east")
    assert (away(g), staff(g, "d3"), cash(g)) == ((1, 0, 0, 0), (0, 0), 18)


@pytest.mark.clause("CAR-MIS-02")
def test_whoever_lies_cannot_be_sent():
    g = managing(tiles={"a1": "purchasing"}, staff={"a1": (0, 1)})
    refused(g, "purchase east", "Purchasing has no active employee; 1 in training")


@pytest.mark.clause("CAR-MIS-03")
def test_whoever_is_sent_comes_from_the_department_in_use():
    refused(selling(purchasing=0), "purchase east", "Purchasing has no active employee")


@pytest.mark.clause("CAR-MIS-05")
def test_every_region_takes_any_number():
    g = managing(away=(0, 0, 0, 9))
    regions = [line.split()[2] for line in legal(g) if line.startswith("trade mission_money")]
    assert regions == ["east", "midwest", "south", "west"]
    assert away(after(g, "trade mission_money west")) == (0, 0, 0, 10)


@pytest.mark.clause("CAR-MIS-10")
def test_a_mission_frees_the_cheapest_slot_and_a_successor_pays():
    g = managing(staff={"d3": (2, 1)})
    g = after(g, "trade mission_money east", "trade mission_money east", "done", "activate d3 1")
    assert (cash(g), staff(g, "d3")) == (12 + 12 - 1, (1, 0))


@pytest.mark.clause("CAR-USE-01")
def test_only_departments_of_the_round_s_action_work():
    g = working(Kind.CONSTRUCTION)
    refused(g, "trade money", "action is Construction", "belongs to Management")
    refused(g, "move d1 d2", "action is Construction", "“Move employees” belongs to Human Resources")


@pytest.mark.clause("CAR-USE-02")
def test_departments_are_used_in_any_order():
    there = after(selling(), "sell 1", "trade money")
    back = after(selling(), "trade money", "sell 1")
    assert (cash(there), goods(there)) == (cash(back), goods(back)) == (20, 3)


@pytest.mark.clause("CAR-USE-03")
def test_a_department_that_was_left_cannot_be_used_again():
    g = after(selling(sales=2), "sell 1", "purchase east")
    refused(g, "sell 1", "already left Sales")
    assert uses(g, "sales") == 0


@pytest.mark.clause("CAR-USE-03")
def test_moves_do_not_leave_a_department():
    tiles, crew = {"a1": "training"}, {"a1": (2, 0)}
    g = working(Kind.HUMAN_RESOURCES, tiles=tiles, staff=crew)
    g = after(g, "train east 8 0", "move d1 d2", "train east 8 0")
    assert (cash(g), away(g)) == (28, (2, 0, 0, 0))


@pytest.mark.clause("CAR-USE-05")
def test_not_all_uses_need_be_taken():
    g = after(managing(staff={"d3": (3, 0)}), "trade money", "done")
    assert (engine.actors(g), staff(g, "d3")) == ((BEN,), (3, 0))


@pytest.mark.clause("CAR-USE-06")
def test_each_use_takes_an_option_of_its_own():
    g = after(managing(staff={"d3": (2, 0)}), "trade money", "trade mission_goods west")
    assert (cash(g), goods(g), staff(g, "d3"), away(g)) == (15, 6, (1, 0), (0, 0, 0, 1))
    assert uses(g, "commerce") == 0


@pytest.mark.clause("CAR-USE-07")
def test_whoever_stays_keeps_a_use_after_a_mission():
    g = after(managing(staff={"d3": (2, 0)}), "trade mission_money west", "trade mission_money east")
    assert (cash(g), staff(g, "d3"), away(g)) == (24, (0, 0), (1, 0, 0, 1))


@pytest.mark.clause("CAR-USE-08")
def test_whoever_stays_gives_one_use_only():
    refused(after(managing(), "trade money"), "trade money", "Commerce & Finance has 0 uses left")


@pytest.mark.clause("CAR-USE-10")
def test_followers_take_the_same_action():
    g = after(working(Kind.HUMAN_RESOURCES), "done")
    assert engine.actors(g) == (BEN,)
    refused(g, "trade money", "action is Human Resources")
    assert "move d1 d2" in legal(g)


@pytest.mark.clause("CAR-USE-11")
def test_what_was_built_this_turn_is_not_used_this_turn():
    g = after(managing(staff={"d4": (0, 1)}), "build sales d4")
    refused(g, "sell 1", "Sales has no active employee; 1 in training")
    refused(after(managing(), "build sales d4"), "sell 1", "Sales has no active employee.")


def test_uses_of_a_turn_do_not_reach_into_the_next():
    g = after(selling(sales=2), "sell 1", "purchase east", "done")
    assert uses(turn_of(g), "sales") == 2


def test_the_uses_that_leaving_a_department_gives_up_are_told():
    g = after(working(Kind.MANAGEMENT, staff={"d3": (3, 0)}), "trade money")
    told = "Management: 2 uses of Commerce left, now or never; use your departments, or be done."
    assert engine.pending(g).ask(g) == told
    assert engine.pending(after(g, "trade money", "trade money")).ask(g).startswith("Management: use your")
