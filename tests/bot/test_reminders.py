"""Direct messages: it is your turn, still your turn, and nothing too much."""

from tests.bot.house import labels

HOUR = 3600


def texts(house, member):
    return [letter.content for letter in house.letters(member)]


async def test_change_of_turn_is_told_once(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"), (house.ann, "build blue"), (house.ann, "done"))
    (told,) = texts(house, house.ben)
    assert told.startswith("It is your turn at **Eras Academia · table 1** in <#")
    assert labels(house.letters(house.ben)[0]) == ["Take your turn"]
    assert len(texts(house, house.ann)) == 1


async def test_second_turn_in_a_row_is_not_told_again(house):
    await house.begin(house.ben)
    await house.play((house.ann, "done"), (house.ben, "done"))
    assert (await house.position()).waiting == (house.ben.id,)
    assert len(texts(house, house.ben)) == 1
    assert len(house.posts()) == 3


async def test_reminder_repeats_at_the_interval_until_the_player_acts(house):
    await house.tell(house.ann, "preferences", reminder_hours=3)
    await house.begin(house.ben)
    await house.env.advance_time(2.9 * HOUR)
    assert len(texts(house, house.ann)) == 1
    await house.env.advance_time(0.2 * HOUR)
    assert texts(house, house.ann)[1].startswith("Still your turn at **Eras Academia · table 1**")
    await house.env.advance_time(6 * HOUR)
    assert len(texts(house, house.ann)) == 4
    await house.play((house.ann, "done"))
    await house.env.advance_time(10 * HOUR)
    assert len(texts(house, house.ann)) == 4


async def test_acting_without_ending_the_turn_begins_the_interval_anew(house):
    await house.tell(house.ann, "preferences", reminder_hours=3)
    await house.begin(house.ben)
    await house.env.advance_time(2 * HOUR)
    await house.play((house.ann, "build green"))
    await house.env.advance_time(2 * HOUR)
    assert len(texts(house, house.ann)) == 1
    await house.env.advance_time(1.1 * HOUR)
    assert len(texts(house, house.ann)) == 2


async def test_zero_hours_means_no_reminders(house):
    assert "Reminders: none" in await house.tell(house.ann, "preferences", reminder_hours=0)
    await house.begin(house.ben)
    await house.env.advance_time(30 * HOUR)
    assert len(texts(house, house.ann)) == 1


async def test_new_interval_holds_for_the_turn_under_way(house):
    await house.begin(house.ben)
    await house.env.advance_time(HOUR)
    await house.tell(house.ann, "preferences", reminder_hours=2)
    await house.env.advance_time(2.1 * HOUR)
    assert len(texts(house, house.ann)) == 2
    await house.env.advance_time(2 * HOUR)
    assert len(texts(house, house.ann)) == 3


async def test_restart_neither_loses_nor_doubles_a_reminder(house):
    await house.tell(house.ann, "preferences", reminder_hours=3)
    await house.begin(house.ben)
    await house.env.advance_time(2 * HOUR)
    await house.restart()
    await house.env.advance_time(1.1 * HOUR)
    assert len(texts(house, house.ann)) == 2
    await house.restart()
    await house.env.advance_time(0.5 * HOUR)
    assert len(texts(house, house.ann)) == 2


async def test_long_downtime_is_followed_by_one_reminder(house):
    await house.tell(house.ann, "preferences", reminder_hours=1)
    await house.begin(house.ben)
    await house.restart(down=100 * HOUR)
    await house.env.advance_time(0.5 * HOUR)
    assert len(texts(house, house.ann)) == 2
    await house.env.advance_time(HOUR)
    assert len(texts(house, house.ann)) == 3


async def test_tables_that_are_due_together_come_in_one_digest(house):
    rooms = [house.channel, *(house.guild.create_text_channel(name) for name in ("two", "three"))]
    for guest, room in zip((house.ben, house.cho, house.dee), rooms, strict=True):
        await house.begin(guest, channel=room)
    await house.restart(down=20 * HOUR)
    await house.env.advance_time(60)
    digest = house.letters(house.ann)[-1]
    assert len(house.letters(house.ann)) == 4
    assert digest.content.startswith("These tables wait for you:\n")
    assert [f"table {n}" in digest.content for n in (1, 2, 3)] == [True] * 3
    assert labels(digest) == ["Table 1", "Table 2", "Table 3"]
    panel = (await house.ann.user.click(digest, label="Table 2")).response
    assert "**Eras Academia · table 2**" in panel.content


async def test_digest_leaves_out_tables_that_no_longer_wait(house):
    other = house.guild.create_text_channel("other")
    await house.begin(house.ben)
    await house.begin(house.cho, channel=other)
    await house.play((house.ann, "done"), channel=other)
    await house.restart(down=20 * HOUR)
    await house.env.advance_time(60)
    assert "table 1" in texts(house, house.ann)[-1]
    assert "table 2" not in texts(house, house.ann)[-1]


async def test_without_direct_messages_the_first_reminder_is_one_mention_in_the_channel(house):
    await house.tell(house.ann, "preferences", direct_messages="off", reminder_hours=2)
    await house.begin(house.ben)
    assert texts(house, house.ann) == []
    await house.env.advance_time(2.1 * HOUR)
    _, mention = house.posts()
    assert mention.content.startswith(f"<@{house.ann.id}>, Eras Academia · table 1 waits for you:")
    assert house.pinged(mention) == [house.ann.id]
    await house.env.advance_time(40 * HOUR)
    assert len(house.posts()) == 2
    assert texts(house, house.ann) == []


async def test_closed_direct_messages_fall_back_to_one_mention_and_are_not_tried_again(house):
    await house.tell(house.ann, "preferences", reminder_hours=2)
    dm = house.ann.user.dm_channel
    path = f"/channels/{dm.id}/messages"
    house.env.inject_error("POST", path, status=403, code=50007, times=None)
    await house.begin(house.ben)
    await house.env.advance_time(30 * HOUR)
    assert len([each for each in house.env.http_requests if each.path.endswith(path)]) == 1
    assert [house.pinged(post) for post in house.posts()] == [[house.ann.id], [house.ann.id]]
    assert "Discord refused the last one" in await house.tell(house.ann, "preferences")


async def test_direct_messages_come_back_when_they_are_switched_on_again(house):
    await house.tell(house.ann, "preferences", reminder_hours=2)
    dm = house.ann.user.dm_channel
    house.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007, times=1)
    await house.begin(house.ben)
    assert "refused" not in await house.tell(house.ann, "preferences", direct_messages="on")
    await house.env.advance_time(2.1 * HOUR)
    assert texts(house, house.ann)[0].startswith("Still your turn")
    await house.env.advance_time(2 * HOUR)
    assert len(texts(house, house.ann)) == 2


async def test_fault_of_the_server_is_tried_again_and_sent_once(house):
    house.env.inject_error("POST", f"/channels/{house.ann.user.dm_channel.id}/messages", status=502, times=2)
    await house.begin(house.ben)
    assert texts(house, house.ann) == []
    await house.env.advance_time(600)
    assert len(texts(house, house.ann)) == 1


async def test_a_player_who_leaves_does_not_double_the_others_reminders(house):
    await house.tell(house.ann, "preferences", reminder_hours=4)
    await house.begin(house.ben, house.cho)
    await house.env.advance_time(2 * HOUR)
    asked = (await house.ben.slash(house.channel, "game leave")).response
    await house.ben.click(asked, label="Leave the game")
    await house.env.advance_time(9 * HOUR)
    assert len(texts(house, house.ann)) == 3
