"""Options of a game, typed with `/game new`."""

import json

import pytest

from bot import options
from bot.errors import Refused
from rules import GAMES

TESLA = GAMES["tesla"]


async def test_a_table_is_opened_with_its_options_and_shows_them(house, sketches):
    said = await house.tell(house.ann, "game new", title="tesla", options="first drafter: 2")
    assert "Table 1 is open" in said
    assert house.channel.last_message.content.startswith(
        "**Tesla vs. Edison: War of Currents · table 1** · 2–6 players · first drafter: 2\n"
    )
    assert json.loads((await house.bot.store.table_in(house.channel.id)).options) == {"first_drafter": 2}


async def test_the_options_are_played_with(house, seed):
    for chosen in (1, 2):
        channel = house.guild.create_text_channel(f"table-{chosen}")
        await house.tell(house.ann, "game new", channel, title="tesla", options=f"first drafter: {chosen}")
        await house.ben.click(channel.last_message, label="Join")
        await house.ann.click(channel.last_message, label="Start")
        position = await house.position_in(channel)
        assert position.actors == (chosen - 1,)


async def test_what_is_offered_is_every_option_of_the_game_that_is_chosen(house):
    async def offered(title, typed=""):
        found = await house.ann.autocomplete(house.channel, "game new", "options", typed, title=title)
        return [each["name"] for each in found]

    assert await offered("tesla", "drafter") == [f"first drafter: {seat}" for seat in range(1, 7)]
    assert await offered("tesla", "powering") == ["powering up: yes", "powering up: no"]
    assert "events: stock effects only" in await offered("tesla")
    assert await offered("tesla", "Drafter: 3") == ["first drafter: 3"]
    assert await offered("eras") == []


@pytest.mark.parametrize(
    ("title", "typed", "reason"),
    [
        ("eras", "first drafter: 2", "Eras Academia has no options."),
        ("tesla", "solo: yes", "“solo: yes” is not an option of Tesla"),
        ("tesla", "first drafter: Ben", "“ben” is not a first drafter: 1, 2, 3, 4, 5, 6."),
        ("tesla", "first drafter: 7", "“7” is not a first drafter: 1, 2, 3, 4, 5, 6."),
        ("tesla", "first drafter", "“” is not a first drafter: 1, 2, 3, 4, 5, 6."),
    ],
)
async def test_an_unfit_option_is_refused_and_opens_nothing(house, title, typed, reason):
    assert reason in await house.tell(house.ann, "game new", title=title, options=typed)
    assert await house.bot.store.table_in(house.channel.id) is None


async def test_options_that_do_not_go_together_are_refused_at_the_start(house):
    await house.tell(house.ann, "game new", title="tesla", options="powering up: yes, events: no")
    await house.ben.click(house.channel.last_message, label="Join")
    said = await house.tell(house.ann, "game start")
    assert "Headquarters need all of Powering Up!; left out here: events." in said


def test_options_are_read_in_any_case_and_spacing():
    assert options.read(TESLA, " First  Drafter = 3 ,") == {"first_drafter": 3}
    assert options.read(TESLA, "") == {}
    with pytest.raises(Refused, match="there are: first drafter"):
        options.read(TESLA, "x")
