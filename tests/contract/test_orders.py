"""A standing order says nothing but what its player could say, at whatever moment."""

import re
from typing import Any

from hypothesis import strategies as st

from rules.core import orders
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Seat
from rules.core.fields import fields
from rules.core.orders import Order, Plan
from tests.contract.games import SETTINGS, Setting
from tests.contract.looks import is_line, is_sentence
from tests.contract.test_words import HELP, TITLE
from tests.contract.universe import Universe
from tests.contract.walks import Move, for_every_game, for_every_setting, moves

VERB = re.compile(r"[a-z][a-z_-]{0,31}")


def possible(move: Move, seat: Seat) -> list[Order[Any]]:
    """The orders that a seat may leave before a move."""
    game = move.walk.setting.game
    seen = engine.view(game, move.state, seat)
    return [each for kind in game.orders for each in orders.matching(game, seen, kind, {})]


def left(data: st.DataObject, setting: Setting) -> list[tuple[Move, Seat, Order[Any]]]:
    """Orders left at some moments of a game."""
    picked = data.draw(moves(setting)) if setting.game.orders else []
    return [
        (move, seat, data.draw(st.sampled_from(choices)))
        for move in picked
        for seat in map(Seat, range(setting.seats))
        if (choices := possible(move, seat))
    ]


@for_every_game
def test_whatever_an_order_answers_until_it_ends_is_legal(setting: Setting, data: st.DataObject) -> None:
    for first, seat, order in left(data, setting):
        for move in first.walk.moves[first.number :]:
            table = engine.view(setting.game, move.state, seat).table
            if order.obsolete(setting.game, table, seat):
                break
            if seat in engine.actors(table):
                answer = order.answer(setting.game, table, engine.question(table), seat)
                assert answer is None or answer in engine.legal(setting.game, move.state, seat)


@for_every_game
def test_an_order_that_may_be_left_applies(setting: Setting, data: st.DataObject) -> None:
    for move, seat, order in left(data, setting):
        table = engine.view(setting.game, move.state, seat).table
        assert order.obsolete(setting.game, table, seat) == ""
        assert orders.read(setting.game, engine.write(order)) == order
        assert is_line(order.say(), HELP)
        assert not order.say().endswith(".")
        assert order.consequence(table, seat) == "" or is_line(order.consequence(table, seat), HELP)


@for_every_game
def test_orders_know_the_view_of_their_seat_alone(setting: Setting, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 10**6))
    for move, seat, order in left(data, setting):
        seen = engine.view(setting.game, move.state, seat)
        again = engine.view(setting.game, engine.imagine(setting.game, seen, Chance(number)), seat)
        assert orders.answer(setting.game, seen, order) == orders.answer(setting.game, again, order)
        before, after = (orders.obsolete(setting.game, each, order) for each in (seen, again))
        assert before == after
        assert orders.objections(again, order) == []


@for_every_game
def test_any_order_at_all_is_answered_in_sentences(setting: Setting, data: st.DataObject) -> None:
    rng = data.draw(st.randoms(use_true_random=False))
    for move in data.draw(moves(setting)):
        seen = engine.view(setting.game, move.state, move.seat)
        around = Universe(rng, setting, possible(move, move.seat))
        for kind in setting.game.orders:
            order = around.record(kind)
            reasons = orders.objections(seen, order)
            assert all(is_sentence(setting.names().fill(reason)) for reason in reasons), reasons
            reason = order.obsolete(setting.game, seen.table, move.seat)
            assert reason == "" or is_sentence(setting.names().fill(reason)), reason


@for_every_setting
def test_orders_can_be_commands_beside_the_actions(setting: Setting) -> None:
    game = setting.game
    verbs = [each.verb for each in (*game.actions, *game.orders)]
    assert len(set(verbs)) == len(verbs)
    for kind in game.orders:
        assert VERB.fullmatch(kind.verb)
        assert is_line(kind.title, TITLE)
        assert is_sentence((kind.__doc__ or "").splitlines()[0])
        assert is_line((kind.__doc__ or "").splitlines()[0], HELP)
        assert all(is_line(each.help, HELP) for each in fields(kind))


def test_some_game_has_orders_of_its_own() -> None:
    assert [each for each in SETTINGS if each.game.orders and each.game.key != "toy"]


@for_every_game
def test_an_order_takes_the_place_of_its_like_but_never_of_a_plan(
    setting: Setting, data: st.DataObject
) -> None:
    for _, _, order in left(data, setting):
        assert order.replaces(order)
        assert not order.replaces(Plan())
        assert not Plan().replaces(order)
