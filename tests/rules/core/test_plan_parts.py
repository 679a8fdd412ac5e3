"""Plans of several parts, between which others may act."""

from rules.core import orders, plans
from rules.core import play as engine
from tests.rules.core.table import ANN, BEN, CHO, act
from tests.rules.core.test_plans import draft, offered, plan, played, seen, waiting
from tests.rules.core.toy import TOY
from tests.rules.core.toy_actions import Giving, Guarding


def between():
    """Ann is to give, then Ben, then Ann stands guard."""
    state = offered(0, 0)
    state.agenda = (state.agenda[0], Giving(BEN), *state.agenda[2:])
    return state


def test_a_plan_waits_before_each_of_its_parts():
    state = between()
    made = plan("give p3", "guard")
    state = engine.play(TOY, state, ANN, orders.answer(TOY, seen(state), made)).state
    made = made.rest()
    assert engine.actors(state) == (BEN,)
    assert orders.answer(TOY, seen(state), made) is None
    assert orders.obsolete(TOY, seen(state), made) == ""
    assert played(act(state, BEN, "give p1").state, made) == (["guard"], plans.PLAYED)


def test_what_is_left_of_a_plan_is_seen_from_between_its_parts():
    state = act(between(), ANN, "give p3").state
    left = plan("give p3", "guard").rest()
    assert [each.text for each in left.coming] == ["guard"]
    start = plans.ahead(TOY, seen(state))
    assert plans.draft(TOY, start, left.coming).lines == left.coming


def test_a_plan_ends_when_its_occasion_has_gone_by():
    made = plan("give p3", "guard")
    state = act(between(), ANN, "give p2").state
    assert orders.obsolete(TOY, seen(state), made) == "The occasion for “Give · to 2” has gone by."
    round_two = act(act(state, BEN, "give p1").state, ANN, "guard").state
    for seat in (ANN, CHO):
        round_two = act(round_two, seat, "offer 0").state
    assert orders.obsolete(TOY, seen(round_two), made.rest()) == "The occasion for “Guard” has gone by."


def test_a_part_that_is_not_asked_is_left_out():
    start = plans.ahead(TOY, seen(waiting()))
    assert [type(each).__name__ for each in start.parts] == ["Nodding", "Guarding"]
    made = draft("give p3")
    assert (type(engine.question(made.seen.table)), made.parts) == (Guarding, ())


def test_nothing_is_planned_beyond_what_others_are_asked_first(monkeypatch):
    own = type(TOY).ahead

    def others_first(self, g, seat):
        g = own(self, g, seat)
        g.agenda = (g.agenda[0], Giving(BEN), *g.agenda[1:])
        return g

    monkeypatch.setattr(type(TOY), "ahead", others_first)
    assert not draft("give p3").open
