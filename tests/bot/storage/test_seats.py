import asyncio

import pytest

from bot.storage import AlreadySeated, EmptySeat, SeatTaken, Sitter, Status
from tests.bot.storage.examples import (
    ADA,
    BEN,
    CLEO,
    GREEDY,
    NOON,
    OTHER_CHANNEL,
    later,
    lobby,
    notice,
    person,
)


async def numbered(store, table_id):
    return {seat.seat: seat.user_id or seat.computer for seat in await store.seats(table_id)}


async def test_a_person_takes_the_lowest_free_seat(store, table):
    await store.sit(table.id, person(BEN), 2, at=NOON)
    cleo = await store.sit(table.id, person(CLEO, "Cleo"), at=later(3))
    assert (cleo.seat, cleo.user_id, cleo.name, cleo.computer) == (1, CLEO, "Cleo", None)
    assert (cleo.table_id, cleo.since, cleo.until) == (table.id, later(3), None)
    assert await numbered(store, table.id) == {0: ADA, 1: CLEO, 2: BEN}


async def test_a_computer_player_takes_a_seat_and_another_of_its_kind_too(store, table):
    first = await store.sit(table.id, GREEDY, at=NOON)
    second = await store.sit(table.id, GREEDY, at=NOON)
    assert [(seat.seat, seat.user_id, seat.computer) for seat in (first, second)] == [
        (1, None, "greedy"),
        (2, None, "greedy"),
    ]


async def test_nobody_sits_twice_at_a_table(store, table):
    with pytest.raises(AlreadySeated) as refusal:
        await store.sit(table.id, person(ADA), at=NOON)
    assert refusal.value.seat.seat == 0
    assert len(await store.tenures(table.id)) == 1


async def test_a_person_sits_at_several_tables(store, table):
    other = await lobby(store, OTHER_CHANNEL, host=BEN)
    assert (await store.sit(other.id, person(ADA), at=NOON)).seat == 1
    assert await numbered(store, table.id) == {0: ADA}


async def test_a_taken_seat_is_refused(store, table):
    with pytest.raises(SeatTaken) as refusal:
        await store.sit(table.id, person(BEN), 0, at=NOON)
    assert refusal.value.seat.user_id == ADA


async def test_concurrent_arrivals_get_different_seats(store, other_store, table):
    people = [person(CLEO + n) for n in range(6)]
    stores = [store, other_store] * 3
    arrivals = [each.sit(table.id, sitter, at=NOON) for each, sitter in zip(stores, people, strict=True)]
    seats = await asyncio.gather(*arrivals)
    assert sorted(seat.seat for seat in seats) == [1, 2, 3, 4, 5, 6]


async def test_a_double_click_on_join_gives_one_seat(store, other_store, table):
    clicks = [each.sit(table.id, person(BEN), at=NOON) for each in (store, other_store)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["AlreadySeated", "Seat"]


async def test_in_a_lobby_the_others_move_up(store, table):
    for sitter in (person(BEN), GREEDY, person(CLEO)):
        await store.sit(table.id, sitter, at=NOON)
    await store.stand(table.id, 1, at=later(4))
    assert await numbered(store, table.id) == {0: ADA, 1: "greedy", 2: CLEO}
    await store.stand(table.id, 0, at=later(5))
    assert await numbered(store, table.id) == {0: "greedy", 1: CLEO}


async def test_leaving_a_lobby_closes_the_gaps_of_chosen_seats(store, table):
    await store.sit(table.id, person(BEN), 3, at=NOON)
    await store.sit(table.id, person(CLEO), 5, at=NOON)
    await store.stand(table.id, 0, at=later(4))
    assert await numbered(store, table.id) == {0: BEN, 1: CLEO}


async def test_in_a_running_game_the_others_keep_their_seats(store, game):
    await store.stand(game.id, 1, at=later(4))
    assert await numbered(store, game.id) == {0: ADA, 2: "greedy"}


async def test_leaving_ends_the_tenure_and_keeps_it(store, table):
    await store.sit(table.id, person(BEN), at=later(1))
    await store.stand(table.id, 1, at=later(4))
    _, ben = await store.tenures(table.id)
    assert (ben.user_id, ben.since, ben.until) == (BEN, later(1), later(4))


async def test_whoever_left_may_come_back(store, table):
    await store.sit(table.id, person(BEN), at=later(1))
    await store.stand(table.id, 1, at=later(2))
    await store.sit(table.id, person(BEN), at=later(3))
    assert [tenure.since for tenure in await store.tenures(table.id)] == [NOON, later(1), later(3)]


async def test_an_empty_seat_cannot_be_left_or_handed_over(store, game):
    with pytest.raises(EmptySeat):
        await store.stand(game.id, 7, at=NOON)
    with pytest.raises(EmptySeat):
        await store.replace(game.id, 7, person(CLEO), at=NOON)


async def test_a_substitute_has_a_tenure_of_their_own(store, game):
    cleo = await store.replace(game.id, 1, person(CLEO, "Cleo"), at=later(4))
    assert (cleo.seat, cleo.user_id, cleo.since, cleo.until) == (1, CLEO, later(4), None)
    assert await numbered(store, game.id) == {0: ADA, 1: CLEO, 2: "greedy"}
    ben = next(tenure for tenure in await store.tenures(game.id) if tenure.user_id == BEN)
    assert (ben.seat, ben.until) == (1, later(4))


async def test_a_caretaker_hands_the_seat_back(store, game):
    await store.replace(game.id, 1, GREEDY, at=later(4))
    await store.replace(game.id, 1, person(BEN), at=later(5))
    tenures = [tenure for tenure in await store.tenures(game.id) if tenure.seat == 1]
    assert [(tenure.user_id, tenure.until) for tenure in tenures] == [
        (BEN, later(4)),
        (None, later(5)),
        (BEN, None),
    ]


async def test_a_substitute_who_already_plays_is_refused(store, game):
    with pytest.raises(AlreadySeated):
        await store.replace(game.id, 1, person(ADA), at=later(4))
    assert await numbered(store, game.id) == {0: ADA, 1: BEN, 2: "greedy"}
    assert all(tenure.until is None for tenure in await store.tenures(game.id))


async def test_whoever_leaves_hears_no_more_and_the_substitute_does(store, game):
    await store.add_notices([notice(game.id, ADA), notice(game.id, BEN)])
    await store.replace(game.id, 1, person(CLEO), at=later(4), notices=[notice(game.id, CLEO)])
    assert {waiting.user_id for waiting in await store.pending_notices(game.id)} == {ADA, CLEO}
    await store.stand(game.id, 0, at=later(5))
    assert {waiting.user_id for waiting in await store.pending_notices(game.id)} == {CLEO}


async def test_seats_survive_the_end(store, game):
    await store.set_status(game.id, Status.FINISHED, at=later(9))
    assert await numbered(store, game.id) == {0: ADA, 1: BEN, 2: "greedy"}


@pytest.mark.parametrize("who", [{}, {"user_id": ADA, "computer": "greedy"}])
def test_a_sitter_is_a_person_or_a_computer_player(who):
    with pytest.raises(ValueError, match="either a person or a computer"):
        Sitter(name="nobody", **who)
