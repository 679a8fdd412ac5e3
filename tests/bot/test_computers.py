"""Computer players: they move by themselves, and whatever they do, the game goes on legally."""

import threading

import pytest

from bot import computers
from bot.storage import Status
from rules.core import play as engine
from rules.core.contract import Seat
from rules.eras.campus import BuildRoof
from rules.eras.state import Campus


def use(monkeypatch, player):
    monkeypatch.setattr("bot.computers.PLAYERS", {"greedy": player, "random": player})


def first(game, seen, chance):
    return engine.legal(game, seen.table, seen.seat)[-1]


async def test_they_move_when_it_is_their_turn_and_one_post_tells_it(house):
    await house.begin(computers=2)
    await house.play((house.ann, "done"))
    position = await house.position()
    assert position.waiting == (house.ann.id,)
    assert len(house.posts()) == 2
    assert "ann ends the turn" in house.posts()[-1].content
    assert "Computer B ends the turn" in house.posts()[-1].content
    assert house.pinged(house.posts()[-1]) == [house.ann.id]


async def test_they_go_on_after_a_restart(house, monkeypatch):
    await house.begin(computers=1)
    with monkeypatch.context() as patch:
        patch.setattr("bot.computers.Computers.wake", lambda *args: None)
        await house.play((house.ann, "done"))
    assert (await house.position()).waiting == ()
    assert "computer players are thinking" in (await house.panel(house.ann)).content
    await house.restart()
    assert (await house.position()).waiting == (house.ann.id,)


async def test_they_go_on_although_something_else_is_not_taken_up(house, monkeypatch, faults):
    async def broken(*_):
        raise ConnectionError

    await house.begin(computers=1)
    with monkeypatch.context() as patch:
        patch.setattr("bot.computers.Computers.wake", lambda *args: None)
        await house.play((house.ann, "done"))
    monkeypatch.setattr("bot.orders.Orders.resume", broken)
    await house.restart()
    assert (await house.position()).waiting == (house.ann.id,)
    assert faults.pop().getMessage() == "not all is taken up that the last run left"


def fails(game, seen, chance):
    raise ZeroDivisionError


def cheats(game, seen, chance):
    return BuildRoof(Campus.GREEN)


def dreams(game, seen, chance):
    return None


@pytest.mark.parametrize("player", [fails, cheats, dreams])
async def test_a_player_function_that_fails_is_replaced_by_a_legal_move(house, monkeypatch, faults, player):
    use(monkeypatch, player)
    await house.begin(computers=1)
    await house.play((house.ann, "done"))
    assert (await house.position()).waiting == (house.ann.id,)
    assert {record.name for record in faults} == {"bot.computers"}
    faults.clear()


async def test_a_player_function_that_thinks_too_long_is_replaced_by_a_legal_move(house, monkeypatch, faults):
    hurry = threading.Event()
    await house.begin(house.ben)
    position = await house.position()
    use(monkeypatch, lambda *args: hurry.wait(10))
    monkeypatch.setattr(computers, "SECONDS_TO_THINK", 0.01)
    try:
        action = await computers._choose(position, Seat(0))
    finally:
        hurry.set()
    assert engine.objections(position.game, position.state, Seat(0), action) == []
    assert [record.exc_info[0] for record in faults] == [TimeoutError]
    faults.clear()


async def test_a_move_chosen_for_a_table_that_moved_on_is_dropped(house, monkeypatch):
    await house.begin(house.ben)
    old = await house.position()
    await house.play((house.ann, "build green"))
    action = first(old.game, old.view(Seat(0)), None)
    assert await house.bot.tables.act_for_computer(old, Seat(0), action) is None
    assert (await house.position()).n == 1


async def test_they_try_again_when_the_store_fails(house, monkeypatch, faults):
    monkeypatch.setattr(computers, "AFTER_A_FAULT", 0.001)
    await house.begin(computers=1)
    commit, failures = house.bot.tables.commit, [OSError("away"), OSError("away")]

    async def failing(before, seat, *rest):
        if seat == 1 and failures:
            raise failures.pop()
        return await commit(before, seat, *rest)

    monkeypatch.setattr(house.bot.tables, "commit", failing)
    await house.play((house.ann, "done"))
    await house.env.settle()
    assert (await house.position()).waiting == (house.ann.id,)
    assert len(faults) == 2
    faults.clear()


async def test_they_stop_when_the_game_is_ended(house):
    await house.begin(house.ben)
    position = await house.position()
    await house.bot.store.set_status(1, Status.ENDED, at=house.bot.now())
    action = first(position.game, position.view(Seat(0)), None)
    assert await house.bot.tables.act_for_computer(position, Seat(0), action) is None
    assert (await house.position()).n == 0
