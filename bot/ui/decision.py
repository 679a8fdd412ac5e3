"""A decision or a standing order as one question at a time: for buttons, menus and autocomplete alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.errors import TableMoved
from rules.core import notation, orders
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Action, Game, Names, Seat, View
from rules.core.fields import Field, fields
from rules.core.orders import Order

Kind = type[Action[Any, Any]] | type[Order[Any]]
Entry = Action[Any, Any] | Order[Any]


class Choice(Struct, frozen=True):
    """One answer to a question: a label, a detail, the text of the action so far, what it means."""

    label: str
    detail: str
    text: str
    value: str = ""
    complete: bool = False
    final: bool = False
    """Whether it completes an action that cannot be taken back."""

    def named(self, names: Names) -> Choice:
        """The choice with every seat written as its player's name."""
        return replace(self, label=names.fill(self.label), detail=names.fill(self.detail))


class Question(Struct, frozen=True):
    """What a player is asked next."""

    prompt: str
    choices: tuple[Choice, ...]
    text: str = ""
    """The action so far."""
    others: tuple[Choice, ...] = ()
    """What may be done instead, with nothing more to be said."""
    hint: str = ""
    """What the answers, but for the others, are answers to."""
    ask: str = ""
    """The field that is asked for, without what was chosen before."""
    before: str = ""
    """The action as far as the question before went."""

    def named(self, names: Names) -> Question:
        """The question with every seat written as its player's name."""
        named = tuple(choice.named(names) for choice in self.choices)
        others = tuple(choice.named(names) for choice in self.others)
        return replace(self, prompt=names.fill(self.prompt), choices=named, others=others)


def question(game: Game[Any], seen: View[Any], text: str = "") -> Question:
    """The next open question of an action that is filled as far as the text goes; raises TableMoved."""
    if not text:
        return _first(game, seen)
    kind, filled = partial(game, seen, text)
    open_field = next_field(game, seen, kind, filled)
    if open_field is None:
        raise TableMoved
    choices = field_choices(game, seen, kind, filled, open_field)
    chosen = [_label(game, seen, filled[each.name], each) for each in fields(kind) if each.name in filled]
    prompt, before = f"{' · '.join([kind.title, *chosen])}: {open_field.ask}", _before(game, seen, text)
    return Question(prompt, choices, text, ask=open_field.ask, before=before)


def _before(game: Game[Any], seen: View[Any], text: str) -> str:
    """The action without its last answer, and without what filled itself after it."""
    words = text.split()[:-1]
    while words:
        kind, filled = partial(game, seen, " ".join(words))
        if next_field(game, seen, kind, filled) == fields(kind)[len(words) - 1]:
            break
        words.pop()
    return " ".join(words)


def partial(game: Game[Any], seen: View[Any], text: str) -> tuple[Kind, dict[str, Any]]:
    """The kind of action or order that a text begins, and its fields so far; raises TableMoved."""
    verb, *words = text.split()
    kinds: tuple[Kind, ...] = (*engine.kinds(game, seen.table), *game.orders)
    kind = next((each for each in kinds if each.verb == verb), None)
    if kind is None:
        raise TableMoved
    filled: dict[str, Any] = {}
    for asked, word in zip(fields(kind), words, strict=False):
        try:
            filled[asked.name] = notation.read_field(asked, word)
        except engine.Unreadable:
            raise TableMoved from None
    return kind, filled


def possible(game: Game[Any], seen: View[Any], kind: Kind, filled: Mapping[str, Any]) -> Sequence[Entry]:
    """The legal actions, or the orders that may be left, of this kind that agree with what is filled in."""
    if issubclass(kind, Order):
        return orders.matching(game, seen, kind, filled)
    found = engine.matching(game, seen.table, _seat(seen), kind, filled)
    asked = {name: None for name in kind.granted if name not in filled}
    return [each for each in found if _as_spelled_out(seen, each, asked)] if asked else found


def _as_spelled_out(seen: View[Any], action: Action[Any, Any], unsaid: Mapping[str, None]) -> bool:
    """Whether an action is what a player means who leaves these fields unsaid, or they must be said."""
    at = engine.question(seen.table)
    meant = replace(action, **unsaid).spelled_out(seen.table, at, _seat(seen))
    return all(getattr(meant, name) in (None, getattr(action, name)) for name in unsaid)


def is_order(game: Game[Any], text: str) -> bool:
    """Whether a text begins a standing order."""
    return text.partition(" ")[0] in {each.verb for each in game.orders}


def order_choices(game: Game[Any], seen: View[Any]) -> tuple[Choice, ...]:
    """The kinds of standing order that may be left now."""
    return tuple(
        _choice(game, seen, kind.title, found, None)
        for kind in game.orders
        if (found := possible(game, seen, kind, {}))
    )


def next_field(game: Game[Any], seen: View[Any], kind: Kind, filled: dict[str, Any]) -> Field | None:
    """The first field with more than one value left; fields with a single one are filled in."""
    found = possible(game, seen, kind, filled)
    if not found:
        raise TableMoved
    for asked in fields(kind):
        values = {getattr(each, asked.name) for each in found}
        if len(values) > 1:
            return asked
        filled[asked.name] = values.pop()
    return None


def field_choices(
    game: Game[Any], seen: View[Any], kind: Kind, filled: Mapping[str, Any], asked: Field
) -> tuple[Choice, ...]:
    """The values that a field can still take, each with its consequence."""
    found = possible(game, seen, kind, filled)
    by_value: dict[Any, list[Entry]] = {}
    for action in found:
        by_value.setdefault(getattr(action, asked.name), []).append(action)
    every = fields(kind)
    unasked = [each.name for each in every[every.index(asked) + 1 :] if each.required]
    return tuple(
        _choice(game, seen, _label(game, seen, value, asked), actions, asked, unasked)
        for value, actions in by_value.items()
    )


def _first(game: Game[Any], seen: View[Any]) -> Question:
    """Which action to take; where one kind only needs more to be said, at once what to take it with."""
    asked = _verbs(game, seen)
    unsaid = [choice for choice in asked.choices if not choice.complete]
    if len(unsaid) != 1:
        return asked
    inner = question(game, seen, unsaid[0].text)
    others = tuple(choice for choice in asked.choices if choice.complete)
    hint = inner.prompt if others else ""
    return Question(asked.prompt, inner.choices, inner.text, others, hint, inner.ask)


def _verbs(game: Game[Any], seen: View[Any]) -> Question:
    seat, table = _seat(seen), seen.table
    at = engine.question(table)
    if at is None or seat not in engine.actors(table):
        raise TableMoved
    choices = tuple(
        _choice(game, seen, kind.title, found, None, [each.name for each in fields(kind) if each.required])
        for kind in engine.kinds(game, table)
        if (found := possible(game, seen, kind, {}))
    )
    return Question(at.ask(table), choices)


def _choice(
    game: Game[Any],
    seen: View[Any],
    label: str,
    actions: Sequence[Entry],
    asked: Field | None,
    unasked: Sequence[str] = (),
) -> Choice:
    """A choice; where it completes an action, with the values of fields that will not be asked."""
    value = notation.write_value(asked.type, getattr(actions[0], asked.name)) if asked else ""
    if len(actions) > 1:
        return Choice(label, _in_common(seen, actions), _begun(actions[0], asked), value)
    action, seat = actions[0], _seat(seen)
    if isinstance(action, Order):
        said, detail = label if asked else action.say(), action.consequence(seen.table, seat)
        return Choice(said, detail, _in_full(action), value, complete=True)
    detail = action.consequence(seen.table, engine.question(seen.table), seat)
    ways = [game.called(seen.table, seat, getattr(action, name)) for name in unasked]
    detail = " · ".join(part for part in (*ways, detail) if part)
    final = is_final(game, seen, action)
    return Choice(label, detail, _in_full(action), value, complete=True, final=final)


def _in_common(seen: View[Any], entries: Sequence[Entry]) -> str:
    actions = [each for each in entries if isinstance(each, Action)]
    at = engine.question(seen.table)
    return type(actions[0]).in_common(seen.table, at, _seat(seen), actions) if actions and at else ""


def _begun(action: Entry, asked: Field | None) -> str:
    """The action's text up to and including a field."""
    words = [action.verb]
    for each in fields(type(action)) if asked else ():
        words.append(notation.write_value(each.type, getattr(action, each.name)))
        if each == asked:
            break
    return " ".join(words)


def _in_full(action: Entry) -> str:
    """The action's text with all fields: one that is left out would be asked for again."""
    every = fields(type(action))
    return _begun(action, every[-1] if every else None)


def is_final(game: Game[Any], seen: View[Any], action: Action[Any, Any]) -> bool:
    """Whether an action could not be taken back, as far as the seat can know."""
    imagined = engine.imagine(game, seen, Chance(1))
    return engine.play(game, imagined, _seat(seen), action).final


def _label(game: Game[Any], seen: View[Any], value: object, asked: Field) -> str:
    return game.label(seen.table, _seat(seen), value, asked.type)


def _seat(seen: View[Any]) -> Seat:
    assert seen.seat is not None
    return seen.seat
