"""Requests to the others, played by two, three and four: each is told once, and none blocks the table."""

from tests.bot.house import labels
from tests.bot.test_consent import ask_to_end, requests
from tests.bot.test_seats import leave

ENDED = "The game was ended early."
WAITS = "Noted; others have to answer yet."


def endings(house):
    return [post for post in house.posts() if post.content.endswith(ENDED)]


async def agree(house, who, answer="Agree"):
    return (await who.click(requests(house)[0], label=answer)).response.content


async def test_two_who_both_ask_to_end_have_agreed(house):
    await house.begin(house.ben)
    await ask_to_end(house, house.ann)
    assert await ask_to_end(house, house.ben) == "The game is ended."
    assert len(requests(house)) == 1
    assert len(endings(house)) == 1


async def test_asking_for_what_another_has_asked_for_is_an_answer(house):
    await house.begin(house.ben, house.cho)
    await ask_to_end(house, house.ann)
    assert await ask_to_end(house, house.ben) == WAITS
    assert len(requests(house)) == 1
    assert await agree(house, house.cho) == "Noted."
    assert len(endings(house)) == 1


async def test_two_who_agree_at_once_end_a_game_once(house):
    await house.begin(house.ben, house.cho)
    await ask_to_end(house, house.ann)
    (asked,) = requests(house)
    async with house.on_the_way(copies=2):
        answers = [await who.click(asked, label="Agree") for who in (house.ben, house.cho)]
    assert sorted(each.response.content for each in answers) == ["Noted.", WAITS]
    assert len(endings(house)) == 1


async def test_one_who_leaves_instead_of_answering_is_no_longer_asked(house):
    await house.begin(house.ben, house.cho)
    await ask_to_end(house, house.ann)
    assert await agree(house, house.ben) == WAITS
    await house.env.advance_time(1)
    assert "keeps your seat" in (await leave(house, house.cho)).content
    (ending,) = endings(house)
    assert "cho has left" in "".join(post.content for post in house.posts())
    assert labels(ending) == ["Log"]


async def test_game_goes_on_when_one_leaves_and_another_has_not_agreed(house):
    await house.begin(house.ben, house.cho)
    await ask_to_end(house, house.ann)
    await leave(house, house.cho)
    assert endings(house) == []
    assert await agree(house, house.ben) == "Noted."
    assert len(endings(house)) == 1


async def test_one_of_four_who_refuses_decides_and_the_request_says_so(house):
    await house.begin(house.ben, house.cho, house.dee)
    await ask_to_end(house, house.ann)
    assert await agree(house, house.ben) == WAITS
    assert await agree(house, house.cho, "Refuse") == "Noted."
    (asked,) = requests(house)
    assert asked.content.endswith("cho does not agree.")
    assert labels(asked) == []
    assert endings(house) == []
    await ask_to_end(house, house.dee)
    assert house.pinged(requests(house)[-1]) == sorted([house.ann.id, house.ben.id, house.cho.id])


async def test_who_takes_a_seat_over_is_asked_too(house):
    await house.begin(house.ben, house.cho)
    await ask_to_end(house, house.ann)
    await leave(house, house.cho)
    await house.tell(house.dee, "game join")
    assert await agree(house, house.ben) == WAITS
    assert await agree(house, house.dee) == "Noted."
    assert len(endings(house)) == 1


async def test_request_to_take_back_does_not_hide_that_of_another(house):
    await house.begin(house.ben)
    await house.play((house.ann, "done"), (house.ben, "window 1"))
    await house.tell(house.ben, "game undo")
    said = await house.tell(house.ann, "game undo")
    assert said == "Somebody else has asked to take back an action; answer that request first."
    assert len(requests(house)) == 1
    assert await agree(house, house.ann) == "Noted."
    assert (await house.position()).move.action == "undo"


async def test_request_to_take_back_of_one_who_is_alone_by_now_is_granted(house):
    await house.begin(house.ben)
    await house.play((house.ann, "window 1"))
    await house.tell(house.ann, "game undo")
    await leave(house, house.ben)
    assert "Your last action is taken back." in await house.tell(house.ann, "game undo")
