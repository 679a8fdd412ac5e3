"""Plans: made on the turn ahead, played line by line, stopped by whatever they rest on."""

import pytest

from rules.core import orders, plans
from rules.core import play as engine
from rules.core.contract import Procedure
from rules.core.plans import Line, Plan
from rules.eras import GAME as ERAS
from tests.rules.core.table import ANN, BEN, CHO, act, start
from tests.rules.core.toy import TOY
from tests.rules.core.toy_actions import Give, Guard, Peek
from tests.rules.core.toy_orders import GiveTo

COIN = "give p2 1 - p2 yes"
TURN = ("Giving", COIN, "Give · to 1 · (1,) · thanks 1 · loud True", ("<seat 1> has 3",), True)
GUARD = ("Guarding", "guard", "Guard", ("",), True)


def seen(state, seat=ANN):
    return engine.view(TOY, state, seat)


def waiting(coins=0, seats=3):
    """Ann, who gives in this round, has offered; the others have not."""
    return act(start(seats), ANN, f"offer {coins}").state


def draft(*lines, coins=0):
    made = plans.draft(TOY, plans.ahead(TOY, seen(waiting(coins))))
    for text in lines:
        made = plans.add(TOY, made, engine.read(TOY, made.seen.table, ANN, text))
    return made


def plan(*lines, coins=0):
    return Plan(draft(*lines, coins=coins).lines, ready=True)


def offered(*coins, state=None):
    state = state or waiting()
    for seat, offer in enumerate(coins, start=1):
        state = act(state, seat, f"offer {offer}").state
    return state


def played(state, order):
    """What a plan does until it ends: the lines, and why no more."""
    lines = []
    while action := orders.answer(TOY, seen(state), order):
        lines.append(engine.write(action))
        state, order = engine.play(TOY, state, ANN, action).state, order.rest()
    return lines, orders.obsolete(TOY, seen(state), order)


def test_the_turn_ahead_is_the_table_as_if_it_had_come():
    ahead = plans.ahead(TOY, seen(waiting(coins=2))).seen
    assert (ahead.seat, engine.actors(ahead.table)) == (ANN, (ANN,))
    assert ahead.table.coins == (1, 3, 3)
    assert ahead.table.cards == seen(waiting()).table.cards
    assert Give(BEN) in engine.legal(TOY, ahead.table, ANN)


def test_looking_ahead_changes_nothing():
    view = seen(waiting())
    before = engine.save(TOY, view.table)
    assert plans.ahead(TOY, view)
    assert engine.save(TOY, view.table) == before


def test_nothing_is_planned_by_a_seat_that_is_asked_has_no_turn_or_whose_game_is_over_or_plans_not():
    assert plans.ahead(TOY, seen(start())) is None
    assert plans.ahead(TOY, seen(act(start(), BEN, "offer 0").state, BEN)) is None
    over = waiting()
    over.agenda = ()
    assert plans.ahead(TOY, seen(over)) is None
    eras = engine.new(ERAS, 2, None, 1)
    (asked,) = engine.actors(eras)
    assert plans.ahead(ERAS, engine.view(ERAS, eras, 1 - asked)) is None
    assert plans.offered(TOY)
    assert not plans.offered(ERAS)


class Unveiling(Procedure, frozen=True):
    def run(self, g):
        g.reveal()
        return ()


def test_a_turn_whose_beginning_reveals_something_is_not_planned(monkeypatch):
    own = type(TOY).ahead

    def unveiling(self, g, seat):
        g = own(self, g, seat)
        g.agenda = (Unveiling(), *g.agenda)
        return g

    monkeypatch.setattr(type(TOY), "ahead", unveiling)
    assert plans.ahead(TOY, seen(waiting())) is None


def test_the_view_of_a_seat_is_needed():
    with pytest.raises(ValueError, match="view of a seat"):
        plans.ahead(TOY, seen(start(), None))


def test_a_draft_has_each_line_with_its_question_its_words_and_what_it_rests_on():
    made = draft(COIN, "guard")
    assert made.lines == (Line(*TURN), Line(*GUARD))
    assert made.seen.table.coins == (2, 4, 3)
    assert not made.open


def test_a_draft_goes_on_while_its_seat_is_asked():
    assert draft().open
    assert draft("give p3").open
    with pytest.raises(engine.Illegal, match="Nothing can be planned after that"):
        plans.add(TOY, draft("give p3", "guard"), Guard())


def test_nothing_is_planned_after_a_look_and_the_look_shows_nothing():
    made = draft("peek p2")
    assert not made.open
    start = plans.ahead(TOY, seen(waiting()))
    assert made.seen == start.seen
    assert plans.draft(TOY, start, (*made.lines, Line(*GUARD))).broken == plans.NO_MORE


def test_a_plan_has_an_end(monkeypatch):
    monkeypatch.setattr(plans, "LINES_AT_MOST", 1)
    assert not draft("give p2").open


def test_an_illegal_line_is_not_planned():
    with pytest.raises(engine.Illegal, match="You have 0 coins"):
        draft(COIN, coins=3)
    with pytest.raises(engine.Illegal, match="Guard"):
        draft("guard")


def test_a_plan_is_one_line_of_text_and_reads_back():
    made = plan(COIN, "guard")
    text = engine.write(made)
    assert len(text.split()) == 3
    assert orders.read(TOY, text) == made
    assert orders.read(TOY, engine.write(Plan())) == Plan()
    with pytest.raises(engine.Unreadable, match="is not one planned action"):
        orders.read(TOY, "plan {}")


def test_a_plan_waits_for_its_question_and_is_played_to_its_end():
    made = plan(COIN, "guard")
    assert orders.answer(TOY, seen(waiting()), made) is None
    assert orders.obsolete(TOY, seen(waiting()), made) == ""
    assert played(offered(0, 0), made) == ([COIN, "guard"], plans.PLAYED)


def test_a_plan_of_a_part_leaves_the_rest_to_its_player():
    assert played(offered(0, 0), plan(COIN)) == ([COIN], plans.PLAYED)


def test_a_plan_waits_while_another_question_is_put():
    made = plan("give p2")
    assert orders.obsolete(TOY, seen(start()), made) == ""
    assert orders.answer(TOY, seen(start()), made) is None


def test_a_plan_stops_at_a_line_that_is_not_legal_any_more():
    made = plan(COIN, "guard")
    poor = offered(0, 0, state=waiting(coins=3))
    assert played(poor, made) == ([], f"“{TURN[2]}” is not possible now. You have 0 coins.")


def test_a_plan_stops_at_a_line_that_rests_on_what_has_changed():
    now = "rests on “<seat 1> has 3”, which is now “<seat 1> has 1”"
    rests = f"“Give · to 1 · (1,) · thanks 1 · loud True” {now}."
    assert played(offered(2, 0), plan(COIN, "guard")) == ([], rests)
    assert played(offered(2, 0), plan("give p2", "guard")) == (["give p2", "guard"], plans.PLAYED)


def test_a_changed_fact_without_words_is_told_without_them():
    bare = Plan((Line(*TURN[:3], (), True),), ready=True)
    assert played(offered(0, 0), bare) == ([], f"“{TURN[2]}” rests on what has changed since.")


def test_a_line_of_another_game_version_stops_a_plan():
    odd = Plan((Line("Giving", "give nobody", "Give nobody", (), True),), ready=True)
    assert "“Give nobody” is not possible now." in played(offered(0, 0), odd)[1]


def test_within_a_part_a_plan_stops_at_another_question_and_at_none():
    begun = Plan((Line(*TURN), Line(*GUARD[:4], False)), ready=True, played=1)
    other = "“Guard” answers another question than you are asked now."
    assert orders.obsolete(TOY, seen(offered(0, 0)), begun) == other
    assert orders.obsolete(TOY, seen(waiting()), begun) == "Your turn was over before “Guard”."


def test_a_plan_that_is_not_in_force_plays_nothing():
    made = Plan(draft(COIN).lines)
    assert orders.answer(TOY, seen(offered(0, 0)), made) is None
    assert orders.obsolete(TOY, seen(offered(0, 0)), made) == plans.UNFINISHED
    assert orders.obsolete(TOY, seen(offered(0, 0)), Plan()) == plans.UNFINISHED
    assert orders.obsolete(TOY, seen(waiting()), Plan()) == ""
    assert orders.answer(TOY, seen(offered(0, 0)), Plan()) is None


def test_an_empty_plan_cannot_come_into_force():
    assert orders.objections(seen(waiting()), Plan(ready=True)) == [plans.EMPTY]
    assert orders.objections(seen(waiting()), Plan()) == []
    assert orders.matching(TOY, seen(waiting()), Plan, {}) == []


def test_a_plan_is_cut_where_it_no_longer_fits_the_table_ahead():
    made = plan(COIN, "guard")
    cut = plans.draft(TOY, plans.ahead(TOY, seen(waiting(coins=3))), made.lines)
    assert (cut.lines, cut.open) == ((), True)
    assert "You have 0 coins." in cut.broken
    whole = plans.draft(TOY, plans.ahead(TOY, seen(waiting())), made.lines)
    assert (whole.lines, whole.broken) == (made.lines, "")


def test_a_plan_is_told_in_words():
    made = plan("give p2", "guard")
    assert made.say() == "Planned turn: Give · to 1, then Guard"
    assert made.rest().say() == "Planned turn (1 of 2 played): Give · to 1, then Guard"
    assert Plan().say() == "Planned turn (not in force): nothing yet"


def test_a_plan_takes_the_place_of_another_and_of_no_order():
    assert Plan().replaces(plan("give p2"))
    assert not Plan().replaces(GiveTo(BEN))
    assert GiveTo(CHO).rest() == GiveTo(CHO)
    assert Peek(BEN).rests_on(start(), None, ANN) == ("",)
