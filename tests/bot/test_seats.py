"""Seats changing hands in a running game."""

from datetime import timedelta

import pytest

from bot.errors import Refused
from tests.bot.house import labels, mute, revive

HOUR = 3600


async def leave(house, who):
    asked = (await who.slash(house.channel, "game leave")).response
    return (await who.click(asked, label="Leave the game")).response


async def test_leaving_asks_first(house):
    await house.begin(house.ben)
    assert "A computer player will keep your seat." in await house.tell(house.ann, "game leave")
    assert (await house.position()).people == (house.ann.id, house.ben.id)


async def test_computer_keeps_the_seat_and_plays_on(house):
    await house.begin(house.ben)
    said = await leave(house, house.ann)
    assert "a computer player keeps your seat" in said.content
    position = await house.position()
    assert position.people == (house.ben.id,)
    assert position.waiting == (house.ben.id,)
    assert position.n > 0
    assert house.pinged(house.posts()[-1]) == [house.ben.id]


async def test_channel_and_log_are_told_who_comes_and_goes(house):
    await house.begin(house.ben)
    for who in (house.ann, house.cho):
        await house.env.advance_time(1)
        await leave(house, who)
        await house.env.advance_time(1)
        await house.tell(house.cho, "game join")
    posted = "\n".join(post.content for post in house.posts())
    logged = await house.tell(house.ben, "game log")
    for told in (posted, logged):
        assert [line for line in told.splitlines() if "seat" in line or "is back" in line] == [
            "ann has left; a computer player keeps the seat.",
            "cho takes the seat of ann.",
            "cho has left; a computer player keeps the seat.",
            "cho is back.",
        ]


async def test_seats_changed_in_the_lobby_are_no_news(house):
    invitation = await house.gather(house.ben, house.cho)
    await house.ben.click(invitation, label="Leave")
    await house.ben.click(house.channel.last_message, label="Join")
    await house.env.advance_time(1)
    await house.ann.click(house.channel.last_message, label="Start")
    assert "seat" not in await house.tell(house.ann, "game log")


async def test_leaver_hears_nothing_more(house):
    await house.begin(house.ben)
    await leave(house, house.ann)
    await house.env.advance_time(30 * HOUR)
    assert len(house.letters(house.ann)) == 1
    assert "do not sit" in await house.tell(house.ann, "eras build", campus="green")


async def test_somebody_else_takes_the_seat_over(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"))
    await leave(house, house.ann)
    assert "seat 1" in await house.tell(house.cho, "game join")
    position = await house.position()
    assert position.people == (house.cho.id, house.ben.id)
    assert position.names[0] == "cho"


async def test_who_left_can_come_back(house):
    await house.begin(house.ben)
    await leave(house, house.ann)
    assert "seat 1" in await house.tell(house.ann, "game join")
    await house.play((house.ben, "done"))
    assert (await house.position()).waiting in ((house.ann.id,), (house.ben.id,))


async def test_join_without_a_free_seat_is_refused(house):
    await house.begin(house.ben)
    assert await house.tell(house.cho, "game join") == "All seats are taken by people."
    assert await house.tell(house.ben, "game join") == "You sit at this table already."


async def test_two_who_take_over_at_once_do_not_push_each_other_out(house):
    await house.begin(house.ben)
    await leave(house, house.ann)
    async with house.on_the_way():
        answers = [await each.slash(house.channel, "game join") for each in (house.cho, house.dee)]
    said = sorted(each.response.content for each in answers)
    assert said == ["All seats are taken by people.", "You have seat 1 at table 1."]
    assert len((await house.position()).people) == 2


async def test_seat_of_a_member_who_left_the_server_goes_to_a_computer(house):
    await house.begin(house.ben)
    house.guild.remove_member(house.ann)
    said = await house.tell(house.ben, "game computer", player=house.ann.user)
    assert "A computer player keeps the seat of ann." in said
    assert (await house.position()).waiting == (house.ben.id,)


async def test_seat_of_somebody_who_is_still_here_is_theirs(house):
    moderator = house.member("mod", moderates=True)
    await house.begin(house.ben)
    assert "still a member here" in await house.tell(house.ben, "game computer", player=house.ann)
    assert "do not sit" in await house.tell(house.cho, "game computer", player=house.ann)
    assert "does not sit" in await house.tell(house.ben, "game computer", player=house.cho)
    assert "keeps the seat" in await house.tell(moderator, "game computer", player=house.ann)


async def test_member_who_left_breaks_nothing_when_their_turn_comes(house):
    await house.begin(house.ben)
    house.guild.remove_member(house.ben)
    await house.play((house.ann, "done"))
    await house.env.advance_time(30 * HOUR)
    assert (await house.position()).waiting == (house.ben.id,)


async def test_table_without_people_ends(house):
    await house.begin(house.ben)
    await leave(house, house.ann)
    await leave(house, house.ben)
    assert (await house.bot.store.table(1)).status == "ended"
    n = (await house.position()).n
    await house.env.advance_time(HOUR)
    assert (await house.position()).n == n
    assert "is open" in await house.tell(house.cho, "game new", title="eras")


async def test_last_person_who_leaves_ends_the_game_and_the_channel_is_told(house):
    await house.begin(house.ben)
    await leave(house, house.ann)
    asked = (await house.ben.slash(house.channel, "game leave")).response
    assert asked.content.endswith("You are the last person there: the game ends.")
    said = (await house.ben.click(asked, label="Leave the game")).response.content
    assert said == "You have left. Nobody else sits at the table, so the game is over."
    told = house.posts()[-1]
    assert told.content.endswith("Nobody is left at the table, so the game was ended early.")
    assert told.attachments
    assert labels(told) == ["Log"]


async def test_end_of_a_game_that_the_last_person_left_outlives_a_kill(house, monkeypatch):
    await house.begin(computers=1)
    mute(house, monkeypatch)
    await leave(house, house.ann)
    assert len(house.posts()) == 1
    await revive(house)
    (told,) = house.posts()[1:]
    assert told.content.endswith("Nobody is left at the table, so the game was ended early.")


async def test_seat_that_changes_hands_is_told_although_the_bot_dies_at_once(house, monkeypatch):
    await house.begin(house.ben)
    await house.env.advance_time(1)
    mute(house, monkeypatch)
    monkeypatch.setattr(house.bot.tables, "committed", lambda position: None)
    await leave(house, house.ann)
    await house.tell(house.cho, "game join")
    await revive(house)
    assert "cho takes the seat of ann." in house.posts()[-1].content
    assert house.pinged(house.posts()[-1]) == [house.cho.id]


async def test_who_takes_over_is_reminded(house, monkeypatch):
    await house.begin(house.ben)
    with monkeypatch.context() as still:
        still.setattr(house.bot.tables, "committed", lambda position: None)
        await leave(house, house.ann)
        await house.tell(house.cho, "game join")
    await house.env.advance_time(13 * HOUR)
    assert "Still your turn" in house.letters(house.cho)[-1].content


async def test_seat_that_changes_hands_while_a_post_is_in_doubt_is_told(house, monkeypatch):
    # The simulation waits for what is due within half a minute.
    monkeypatch.setattr("bot.outbox.RETRY", timedelta(minutes=2))
    await house.begin(house.ben)
    await house.env.advance_time(1)
    with monkeypatch.context() as away:
        away.setattr(house.bot.store, "sent", fails)
        await house.play((house.ann, "done"))
    assert len(house.posts()) == 2
    await house.env.advance_time(1)
    await leave(house, house.ann)
    await house.env.advance_time(300)
    assert [post.content.count("ann has left") for post in house.posts()] == [0, 0, 1]
    assert [post.content.count("ann ends the turn") for post in house.posts()] == [0, 1, 0]


async def fails(*args, **options):
    raise OSError("the database is away")


async def test_moderator_takes_the_seat_of_the_last_person(house):
    moderator = house.member("mod", moderates=True)
    await house.begin(computers=1)
    said = await house.tell(moderator, "game computer", player=house.ann)
    assert said == "ann was the last person at the table, so the game is over."
    assert "Nobody is left" in house.posts()[-1].content


async def test_seat_that_somebody_took_meanwhile_is_not_given_away(house):
    await house.begin(house.ben)
    table = await house.bot.store.table(1)
    await leave(house, house.ann)
    await house.tell(house.cho, "game join")
    with pytest.raises(Refused, match="do not sit"):
        await house.bot.lobbies.hand_over(table, house.ann.id)
    assert house.cho.id in (await house.position()).people


async def test_only_lobbies_take_new_computer_players(house):
    await house.begin(house.ben)
    assert "no longer gathering" in await house.tell(house.ann, "game computer")
    assert "no longer gathering" in await house.tell(house.ann, "game computer", change="remove")
