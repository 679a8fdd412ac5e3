"""Whole games, from the invitation to the final scores, as people play them."""

import random
import re

from rules import GAMES
from rules.core import play as engine
from rules.core.fields import fields
from rules.core.record import read_record, replay
from tests.bot.house import labels

STEPS_AT_MOST = 3000


async def check_end(house):
    position = await house.position()
    assert position.over
    assert position.table.status == "finished"
    last = house.posts()[-1]
    assert "The game is over" in last.content
    assert " wins." in last.content
    assert labels(last) == ["Log"]
    assert last.attachments[0].description == "The final."
    assert house.pinged(last) == []
    (file,) = (await house.ann.slash(house.channel, "game export")).response.attachments
    record = read_record(house.read(file))
    *_, replayed = replay(GAMES["eras"], record)
    assert engine.save(GAMES["eras"], replayed.state) == position.move.state
    said = (await house.panel(house.ann)).content
    assert re.search(r"The game is over: [\w ]+ won with \d+\. `/game board` shows the final scores\.$", said)


async def whose_turn(house):
    position = await house.position()
    return next((who for who in (house.ann, house.ben) if who.id in position.waiting), None)


async def type_something(house, who, chooser):
    position = await house.position()
    action = chooser.choice(engine.legal(position.game, position.state, position.seat_of(who.id)))
    typed = {}
    for asked in fields(type(action)):
        command = f"eras {action.verb}"
        offered = await who.autocomplete(house.channel, command, asked.name, "", **typed)
        assert offered, (command, asked.name, typed)
        typed[asked.name] = chooser.choice(offered)[chooser.choice(["name", "value"])]
    await house.tell(who, f"eras {action.verb}", **typed)
    assert (await house.position()).n > position.n


async def test_whole_game_by_slash_commands(house, seed):
    seed.value = 5
    chooser = random.Random(3)
    await house.begin(house.ben)
    for _ in range(STEPS_AT_MOST):
        who = await whose_turn(house)
        if who is None:
            break
        await type_something(house, who, chooser)
    await check_end(house)


def pressable(message):
    """The answers on a panel: buttons and the values of menus, not the way back."""
    parts = [part for row in message.components for part in row["components"]]
    buttons = [
        part["custom_id"] for part in parts if part["type"] == 2 and part["custom_id"].startswith("do:")
    ]
    onward = [each for each in buttons if not each.endswith(":")]
    return onward, [option["value"] for part in parts if part["type"] == 3 for option in part["options"]]


async def press_something(house, who, panel, chooser):
    buttons, values = pressable(panel)
    if values and (not buttons or chooser.random() < 0.8):
        return (await who.select(panel, [chooser.choice(values)])).response
    return (await who.click(panel, custom_id=chooser.choice(buttons))).response


async def test_whole_game_by_buttons_only(house, seed):
    seed.value = 8
    chooser = random.Random(7)
    await house.begin(house.ben)
    for _ in range(STEPS_AT_MOST):
        who = await whose_turn(house)
        if who is None:
            break
        panel = (await who.click(house.posts()[-1], label="Take your turn")).response
        while pressable(panel) != ([], []):
            panel = await press_something(house, who, panel, chooser)
    await check_end(house)


async def test_whole_game_against_a_computer_player(house):
    chooser = random.Random(1)
    await house.begin(computers=1)
    for _ in range(STEPS_AT_MOST):
        if await whose_turn(house) is None:
            break
        await type_something(house, house.ann, chooser)
    await check_end(house)
