"""Discord's limits, over the whole command tree and over whatever random games put before a player."""

import random
import re
from types import SimpleNamespace

import discord
import pytest
from msgspec.structs import replace

from bot import letters
from bot.commands import add_commands
from bot.storage import NoticeKind, Status
from bot.ui import decision, panel, post
from bot.ui.token import Token
from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Seat
from rules.core.fields import fields

NAME = re.compile(r"[-_\w]{1,32}")
LONGEST = 10**18


@pytest.fixture(scope="module")
def commands():
    client = discord.Client(intents=discord.Intents.none())
    tree = discord.app_commands.CommandTree(client)
    add_commands(tree)
    return [command.to_dict(tree) for command in tree.get_commands()]


def walk(command):
    yield command
    for option in command.get("options", ()):
        yield from walk(option)


def size(command):
    """What Discord counts: names, descriptions and choices of a command and all below it."""
    own = [command["name"], command.get("description", "")]
    own += [choice["name"] + str(choice["value"]) for choice in command.get("choices") or ()]
    return sum(map(len, own)) + sum(map(size, command.get("options", ())))


def test_command_tree_is_within_limits(commands):
    assert 0 < len(commands) <= 100
    assert all(size(command) <= 8000 for command in commands)


def test_names_and_descriptions_are_within_limits(commands):
    for part in (part for command in commands for part in walk(command)):
        assert NAME.fullmatch(part["name"]), part["name"]
        assert part["name"] == part["name"].lower()
        assert 1 <= len(part["description"]) <= 100
        assert len(part.get("options", ())) <= 25
        assert len({option["name"] for option in part.get("options", ())}) == len(part.get("options", ()))


def test_choices_are_within_limits_and_without_autocomplete(commands):
    for part in (part for command in commands for part in walk(command)):
        choices = part.get("choices") or ()
        assert len(choices) <= 25
        assert not (choices and part.get("autocomplete"))
        assert all(1 <= len(choice["name"]) <= 100 and len(str(choice["value"])) <= 100 for choice in choices)


def test_every_action_and_order_of_every_game_is_a_command(commands):
    for game in GAMES.values():
        (group,) = (command for command in commands if command["name"] == game.key)
        verbs = {option["name"]: option for option in group["options"]}
        kinds = (*game.actions, *game.orders)
        assert set(verbs) == {kind.verb for kind in kinds}
        for kind in kinds:
            names = [option["name"] for option in verbs[kind.verb].get("options", ())]
            assert sorted(names) == sorted(asked.name for asked in fields(kind))
            assert all(option["autocomplete"] for option in verbs[kind.verb].get("options", ()))


def check_view(view):
    rows = view.to_components()
    parts = [part for row in rows for part in row["components"]]
    assert 1 <= len(rows) <= 5
    ids = [part["custom_id"] for part in parts]
    assert len(set(ids)) == len(ids)
    for part in parts:
        assert 1 <= len(part["custom_id"]) <= 100
        assert len(part.get("label") or "") <= 80
        assert is_whole(part.get("label"))
        if part["type"] == 3:
            check_menu(part)


def check_menu(part):
    assert 1 <= len(part["options"]) <= 25
    assert len({option["value"] for option in part["options"]}) == len(part["options"])
    assert len(part.get("placeholder", "")) <= 150
    for option in part["options"]:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100
        assert is_whole(option["label"])
        assert is_whole(option.get("description"))


def is_whole(label):
    """Whether nothing is cut off a label, that might be a cost or a gain."""
    return not (label or "").endswith("…")


def check_questions(game, seen, text="", depth=0):
    """A question and, one answer of each page on, the next ones."""
    asked = decision.question(game, seen, text)
    assert asked.choices
    assert len({choice.text for choice in asked.choices}) == len(asked.choices)
    pages = -(-len(asked.choices) // 25)
    for page in range(pages):
        check_view(panel.question_view(asked, Token(LONGEST, 99_999, text, page, ahead=True)))
    for choice in asked.choices if depth == 0 else asked.choices[:1]:
        assert len(panel.option_label(choice)) <= 100
        assert not asked.text or is_whole(panel.option_label(choice)), choice
        if not choice.complete:
            check_questions(game, seen, choice.text, depth + 1)


def check_orders(game, state):
    """The questions of every order that a seat may leave."""
    for seat in map(Seat, range(state.seats)):
        seen = engine.view(game, state, seat)
        for choice in decision.order_choices(game, seen):
            assert len(panel.button_label(choice)) <= 80
            if not choice.complete:
                check_questions(game, seen, choice.text, 1)


def random_game(game, seats, seed):
    """The states of a game played at random."""
    state, chooser = engine.new(game, seats, None, seed), random.Random(seed)
    while engine.pending(state) is not None:
        yield state
        seat = engine.actors(state)[0]
        state = engine.play(game, state, seat, chooser.choice(engine.legal(game, state, seat))).state


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("key", "seats"), [(game.key, n) for game in GAMES.values() for n in game.seats])
def test_every_question_of_a_random_game_fits(key, seats, seed):
    game = GAMES[key]
    for turn, state in enumerate(random_game(game, seats, seed)):
        if turn % 5 == seed:
            check_questions(game, engine.view(game, state, engine.actors(state)[0]))
            check_orders(game, state)


async def test_views_and_texts_of_posts_fit(house):
    house.env.backend.get_guild(house.guild.id).members[house.ann.id].nick = "*" * 32
    await house.begin(house.ben, house.cho, house.dee)
    position = await house.position()
    check_view(post.turn_view(position, LONGEST))
    lobby = replace(position.table, status=Status.LOBBY, id=LONGEST)
    check_view(post.lobby_view(lobby))
    villains = [replace(seat, name="*" * 32) for seat in position.seats]
    assert len(post.lobby_text(lobby, villains)) <= 2000


def test_digest_of_many_tables_fits(many_letters):
    check_view(letters._view(many_letters))
    assert len(letters._text(many_letters)) <= 2000


@pytest.fixture
def many_letters():
    """Reminders of more tables than a message has buttons for."""
    ask = "Choose which Graduate of size 12 is hired; one of them must be hired."
    found = []
    for number in range(LONGEST, LONGEST + 40):
        table = SimpleNamespace(id=number, channel_id=LONGEST)
        position = SimpleNamespace(table=table, title=f"Eras Academia · table {number}", ask=ask)
        notice = SimpleNamespace(id=number, kind=NoticeKind.REMINDER)
        found.append(letters.Letter(notice, position, ("Your plan has ended: " + "x" * 900,)))
    return found
