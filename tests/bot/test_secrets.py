"""What only one player may know reaches nobody else."""

import json

import pytest

from rules.eras.events import CardSeen, MarbleSeen
from tests.bot.planned import drafts, plans


async def shows(house):
    (seen,) = (event for event in (await last_events(house)) if isinstance(event, MarbleSeen))
    return f"Window {seen.window} shows a {seen.study} marble."


async def last_events(house):
    position = await house.position()
    return position.events(position.move)


@pytest.fixture
async def looked(house):
    """Ann has looked through window 2 and passed the turn on; the sentence only she may read."""
    await house.begin(house.ben)
    answered = await house.ann.slash(house.channel, "eras window", window="2")
    assert answered.ephemeral
    secret = await shows(house)
    assert secret in answered.response.content
    await house.play((house.ann, "done"))
    return secret


async def test_payer_can_read_it_again(house, looked):
    assert looked in await house.tell(house.ann, "game log")


async def test_channel_does_not_learn_it(house, looked):
    for post in house.posts():
        assert "shows a" not in post.content
    assert "ann looks through window 2." in house.posts()[-1].content


async def test_others_do_not_learn_it(house, looked):
    texts = [await house.tell(house.ben, f"game {what}") for what in ("turn", "status", "log")]
    texts += [await house.tell(house.cho, f"game {what}") for what in ("turn", "status", "log")]
    texts += [letter.content for letter in house.letters(house.ben)]
    assert not [text for text in texts if "shows a" in text]
    assert "ann looks through window 2." in texts[2]


async def test_export_of_a_running_game_holds_neither_secret_nor_seed(house, looked):
    for who in (house.ann, house.ben):
        answered = await who.slash(house.channel, "game export")
        (file,) = answered.response.attachments
        text = house.read(file).decode()
        assert file.filename == "eras-1-log.txt"
        assert "ann looks through window 2." in text
        assert "shows a" not in text
        assert str((await house.bot.store.table(1)).seed) not in text.split()
        assert "seed" not in text


async def test_pictures_for_everybody_are_drawn_from_public_knowledge(house, looked, sketches):
    await house.ann.slash(house.channel, "game board")
    await house.play((house.ben, "build red"))
    await house.ben.slash(house.channel, "game board")
    for kind, _, view, _, *rest in (each for each in sketches if each[0] == "board"):
        assert kind == "board"
        assert view.seat is None
        assert not [event for event in rest[0] if isinstance(event, MarbleSeen | CardSeen)]


async def test_board_asked_for_right_after_a_look_highlights_no_secret(house, sketches):
    await house.begin(house.ben)
    await house.play((house.ann, "window 2"))
    sketches.clear()
    await house.ben.slash(house.channel, "game board")
    ((_, _, _, _, events, _),) = sketches
    assert [event for event in events if event.audience() is not None] == []


async def test_hand_is_drawn_from_the_own_view(house, looked, sketches):
    sketches.clear()
    answered = await house.ben.slash(house.channel, "game hand")
    assert answered.ephemeral
    ((kind, _, view, *_),) = sketches
    assert (kind, view.seat) == ("hand", 1)
    assert "do not sit" in await house.tell(house.cho, "game hand")


async def test_known_card_is_told_to_its_payer_only(house):
    await house.begin(house.ben)
    answered = await house.ann.slash(house.channel, "eras deck", study="red")
    assert "The top card of the red deck is" in answered.response.content
    await house.play((house.ann, "done"))
    assert "The top card" not in await house.tell(house.ben, "game log")
    assert "ann looks at the top card of the red deck" in house.posts()[-1].content
    assert "The top card of the red deck is" not in house.posts()[-1].content


async def test_labels_of_others_do_not_tell_what_was_seen(house, looked):
    mine = await house.ben.autocomplete(house.channel, "eras window", "window", "")
    assert not [each for each in mine if "you know" in each["name"]]


async def test_computer_player_is_given_its_own_view_only(house, monkeypatch):
    seen = []

    def spy(game, view, chance):
        seen.append(view)
        from rules.core import play as engine

        return engine.legal(game, view.table, view.seat)[0]

    monkeypatch.setattr("bot.computers.PLAYERS", {"greedy": spy, "random": spy})
    await house.begin(computers=1)
    await house.play((house.ann, "window 2"), (house.ann, "done"))
    assert seen
    assert all(view.seat == 1 and view.table.chance.seed == 0 for view in seen)
    assert all(
        marble is None for view in seen for marble in view.table.clock.column[:2] if view.table.round == 1
    )


async def test_nothing_stored_in_components_reveals_the_seed(house, looked):
    seed = str((await house.bot.store.table(1)).seed)
    parts = json.dumps([m.components for m in house.env.backend.messages[house.channel.id].values()])
    assert f'"{seed}"' not in parts


@pytest.mark.parametrize("make", [drafts, plans])
async def test_nobody_but_its_player_learns_of_a_plan(house, planning, make):
    await planning(house.ben, house.dee)
    others = (house.ann, house.dee, house.cho)
    before = [await everything(house, who) for who in others]
    posts = [each.content for each in house.posts()]
    await make(house, house.ben, "build green", "build red")
    assert [await everything(house, who) for who in others] == before
    assert [each.content for each in house.posts()] == posts
    assert house.letters(house.ben) == []
    assert "green" in await house.tell(house.ben, "game orders")


async def everything(house, who):
    """All that somebody can read of a table."""
    texts = [await house.tell(who, f"game {what}") for what in ("turn", "status", "log", "plan", "orders")]
    (file,) = (await who.slash(house.channel, "game export")).response.attachments
    offered = await who.autocomplete(house.channel, "eras build", "campus", "")
    return texts, house.read(file), offered, [each.content for each in house.letters(who)]


async def test_the_record_of_a_game_holds_what_was_played_and_not_what_was_planned(house, planning):
    await planning(house.ben)
    await drafts(house, house.ben, "build green", "build red")
    moderator = house.member("mod", moderates=True)
    sure = (await moderator.slash(house.channel, "game end")).response
    await moderator.click(sure, label="End the game")
    (file,) = (await house.ann.slash(house.channel, "game export")).response.attachments
    assert b"build" not in house.read(file)
