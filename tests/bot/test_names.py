"""Names that try to shout, to format or to burst the house."""

import re

import pytest

from bot.ui.decision import Choice, Question
from rules.core.contract import Names
from tests.bot.auctions import opens
from tests.bot.house import labels

TAMED = {
    "**bold** `code` ||spoiler||": r"\*\*bold\*\* \`code\` \|\|spoiler\|\|",
    "@everyone": "@\u200beveryone",
    "<@&123456789012345678>": "<@\u200b&123456789012345678>",
    "# Title": r"\# Title",
    "[a](b.example)": r"\[a](b.example)",
    "_x_": r"\_x\_",
    "n" * 32: "",
    "a```b": "",
}
BLOCK = re.compile("`" * 3 + ".*?" + "`" * 3, re.DOTALL)


async def everything_said(house, villain):
    await house.begin(villain)
    await house.play((house.ann, "build green"), (house.ann, "done"))
    texts = [(await house.panel(each)).content for each in (villain, house.ann)]
    texts += [await house.tell(villain, f"game {what}") for what in ("status", "log", "undo", "end")]
    await house.play((villain, "done"))
    return texts + [await house.tell(house.ann, f"game {what}") for what in ("turn", "status", "log")]


@pytest.mark.parametrize("name", TAMED)
async def test_name_notifies_nobody_and_formats_nothing(house, name):
    villain = house.member(name)
    private = await everything_said(house, villain)
    public = house.channel.history()
    for post in public:
        assert not post.mention_everyone
        assert not post.role_mentions
        assert set(house.pinged(post)) <= {house.ann.id, villain.id}
    said = [*private, *(post.content for post in public)]
    for text in said:
        outside = BLOCK.sub("", text)
        assert "```" not in outside
        assert not TAMED[name] or name not in outside.replace(TAMED[name], "")
    assert not TAMED[name] or any(TAMED[name] in text for text in said)


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("name", ["@everyone **x** \N{HORSE FACE} 馬 عربى", "W" * 32])
async def test_name_fits_real_pictures(house, name):
    villain = house.member(name)
    await house.begin(villain)
    board = house.posts()[-1].attachments[0]
    assert board.description
    assert (await villain.slash(house.channel, "game hand")).response.attachments[0].size > 1000


@pytest.mark.parametrize("name", TAMED)
async def test_labels_stay_within_limits(house, name):
    villain = house.member(name)
    await house.begin(villain)
    await house.play((house.ann, "done"))
    assert all(len(label) <= 80 for label in labels(await house.panel(villain)))


async def test_longer_display_name_is_cut(house):
    house.env.backend.get_guild(house.guild.id).members[house.ben.id].nick = "x" * 60
    await house.gather(house.ben)
    assert [seat.name for seat in await house.bot.store.seats(1)] == ["ann", "x" * 32]


async def test_questions_name_the_player_they_speak_of(house, auction):
    await auction(house.ben)
    await opens(house, 2)
    assert "Coffin is at $2K by ann:" in (await house.panel(house.ben)).content
    assert "Coffin is at $2K by ann:" in house.posts()[-1].content
    assert "Coffin is at $2K by ann:" in house.letters(house.ben)[-1].content


def test_choices_name_the_player_they_speak_of():
    choice = Choice("to <seat 1>", "$3K to <seat 0>", "pay")
    named = Question("<seat 1>?", (choice,)).named(Names(("ann", "ben")))
    assert (named.prompt, named.choices) == ("ben?", (Choice("to ben", "$3K to ann", "pay"),))
