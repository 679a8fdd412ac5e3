"""Slash commands of a game, derived from its actions and orders: a verb each, its fields as options."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.here import position_here
from bot.commands.typed import readable, value_of
from bot.errors import Refused
from bot.reply import Press, serve
from bot.ui import decision
from bot.ui.decision import Kind
from bot.ui.log import sentences
from bot.ui.panel import Reply, option_label
from rules.core import notation
from rules.core import play as engine
from rules.core.contract import Game, View
from rules.core.fields import Field, fields
from rules.core.orders import Order

if TYPE_CHECKING:
    from bot.client import Switchboard
    from bot.position import Position
    from bot.ui.decision import Choice
    from rules.core.plans import Draft

CHOICES_AT_MOST = 25
DESCRIPTION_LIMIT = 100
Current = list[app_commands.Choice[str]]


def game_group(game: Game[Any]) -> app_commands.Group:
    """The command group of a game: `/eras build campus:`."""
    group = app_commands.Group(name=game.key, description=f"Play {game.title}", guild_only=True)
    kinds: tuple[Kind, ...] = (*game.actions, *game.orders)
    for kind in kinds:
        group.add_command(_command(kind))
    return group


def _command(kind: Kind) -> app_commands.Command[Any, ..., None]:
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=kind.verb, description=summary(kind)[:DESCRIPTION_LIMIT], callback=_callback(kind)
    )
    for asked in fields(kind):
        command.autocomplete(asked.name)(_autocomplete(kind, asked))
    return command


def summary(kind: type) -> str:
    """The first line of an action's docstring: its help."""
    return inspect.cleandoc(kind.__doc__ or "").splitlines()[0]


def _callback(kind: Kind) -> Any:
    async def callback(press: discord.Interaction[Any], **typed: str | None) -> None:
        await serve(press, lambda: _acted(press, kind, {k: v for k, v in typed.items() if v is not None}))

    callback.__signature__ = _signature(kind)  # type: ignore[attr-defined]
    helps = {asked.name: asked.help[:DESCRIPTION_LIMIT] for asked in fields(kind)}
    return app_commands.describe(**helps)(callback) if helps else callback


def _signature(kind: Kind) -> inspect.Signature:
    any_kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    press = inspect.Parameter("press", any_kind, annotation=discord.Interaction)
    options = [
        inspect.Parameter(asked.name, any_kind, annotation=str)
        if asked.required
        else inspect.Parameter(asked.name, any_kind, annotation=str | None, default=None)
        for asked in fields(kind)
    ]
    return inspect.Signature([press, *options])


async def _acted(press: Press, kind: Kind, typed: dict[str, str]) -> Reply:
    client: Switchboard = press.client
    position, user = await position_here(press), press.user.id
    if kind not in (*position.game.actions, *position.game.orders):
        own = f"`/{position.game.key}`"
        raise Refused(f"This channel plays {position.game.title}; its commands begin with {own}.")
    plan, table = _draft(client, position, user, kind), position.table.id
    text = " ".join(_words(position, _seen(position, user, plan), kind, typed))
    if issubclass(kind, Order):
        return await client.ordering.leave(table, user, text, press.id)
    if plan:
        return await client.planning.add(table, user, text, press.id)
    try:
        acted = await client.tables.act(table, user, text, interaction=press.id)
    except Refused as refusal:
        if user not in position.waiting:
            raise
        return await client.front.turn(table, user, "\n".join(refusal.reasons))
    said = "\n".join(sentences(acted.position, acted.events))
    return await client.front.turn(table, user, said)


def _draft(client: Switchboard, position: Position, user: int, kind: Kind) -> Draft | None:
    """The plan that an action is for, while its player makes one."""
    return None if issubclass(kind, Order) else client.planning.draft(position, user)


def _seen(position: Position, user: int, plan: Draft | None) -> View[Any] | None:
    """The table that values are offered from; None for who does not sit there."""
    seat = position.seat_of(user)
    if seat is None:
        return None
    return plan.seen if plan else position.view(seat)


def _words(position: Position, seen: View[Any] | None, kind: Kind, typed: dict[str, str]) -> list[str]:
    words = [kind.verb]
    for asked in fields(kind):
        if asked.name in typed:
            offered = _offered(position, seen, kind, asked, {})
            words.append(value_of(position.game, asked, typed[asked.name], offered))
        else:
            words.append(notation.write_value(asked.type, asked.default))
    return words


def _offered(
    position: Position, seen: View[Any] | None, kind: Kind, asked: Field, filled: dict[str, Any]
) -> tuple[Choice, ...]:
    game = position.game
    if seen is None or kind not in (*engine.kinds(game, seen.table), *game.orders):
        return ()
    offered = decision.field_choices(game, seen, kind, filled, asked)
    return tuple(choice.named(position.names) for choice in offered)


def _autocomplete(kind: Kind, asked: Field) -> Callable[[Press, str], Coroutine[Any, Any, Current]]:
    async def complete(press: Press, current: str) -> Current:
        try:
            position = await position_here(press)
        except Refused:
            return []
        user = press.user.id
        seen = _seen(position, user, _draft(press.client, position, user, kind))
        return suggestions(position, seen, kind, asked, current, vars(press.namespace))

    return complete


def _distance(wanted: str, choice: Choice) -> int:
    """How far a choice is from what was typed; whoever types 3 means $3K before what leaves $13K."""
    if wanted in (choice.value, choice.label.casefold()):
        return 0
    return 1 if choice.label.casefold().startswith(wanted) else 2


def suggestions(
    position: Position,
    seen: View[Any] | None,
    kind: Kind,
    asked: Field,
    current: str,
    typed: dict[str, Any],
) -> Current:
    """The legal values of a field that hold the typed text, given the fields already filled in."""
    others = {each.name: each for each in fields(kind) if each.name != asked.name and typed.get(each.name)}
    filled = {}
    for name, other in others.items():
        word = value_of(position.game, other, str(typed[name]), _offered(position, seen, kind, other, {}))
        if readable(other, word):
            filled[name] = notation.read_field(other, word)
    offered = _offered(position, seen, kind, asked, filled)
    wanted = current.casefold().strip()
    fitting = [each for each in offered if wanted in option_label(each).casefold() or wanted == each.value]
    fitting.sort(key=partial(_distance, wanted))
    return [
        app_commands.Choice(name=option_label(each), value=each.value) for each in fitting[:CHOICES_AT_MOST]
    ]
