"""Buttons and menus that know from their custom id what they do, also after a restart."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ButtonStyle
from msgspec.structs import replace

from bot.ui import token as ids
from bot.ui.token import Token

if TYPE_CHECKING:
    from bot.client import Switchboard

    Press = discord.Interaction[Switchboard]

BACK = "‹ Back"


class _Asked(discord.ui.DynamicItem[Any], template=r"(?!)"):
    """A part of a question, that knows how far an action is filled in."""

    def __init__(self, item: discord.ui.Item[Any], token: Token) -> None:
        super().__init__(item)
        self.token = token

    @classmethod
    async def from_custom_id(
        cls, press: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The part as it was."""
        return cls(item, token_of(match))


class Answer(_Asked, template=ids.ANSWER):
    """A button that fills in more of an action, or takes it."""

    async def callback(self, press: Press) -> None:  # type: ignore[override]
        """Answer."""
        await press.client.front.answer(press, self.token)


class Menu(_Asked, template=ids.MENU):
    """A menu whose values are actions, filled in as far as the choice goes."""

    async def callback(self, press: Press) -> None:  # type: ignore[override]
        """Answer with the chosen value."""
        chosen = replace(self.token, text=self.item.values[0], page=0)
        await press.client.front.answer(press, chosen)


class _Plain(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"(?!)"):
    """A button that knows a number and what it is for."""

    def __init__(self, item: discord.ui.Button[Any], number: int, what: str) -> None:
        super().__init__(item)
        self.number, self.what = number, what

    @classmethod
    async def from_custom_id(
        cls, press: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button as it was."""
        assert isinstance(item, discord.ui.Button)
        return cls(item, int(match[1]), match["what"])


class Show(_Plain, template=ids.SHOW):
    """A button that opens something privately: the turn, the hand, the board, the log."""

    async def callback(self, press: Press) -> None:  # type: ignore[override]
        """Show it."""
        await press.client.front.show(press, self.number, self.what)


class LobbyButton(_Plain, template=ids.LOBBY):
    """A button of a lobby: join, leave, computer, start."""

    async def callback(self, press: Press) -> None:  # type: ignore[override]
        """Do it."""
        await press.client.front.lobby(press, self.number, self.what)


class Vote(_Plain, template=ids.VOTE):
    """An answer to a proposal."""

    async def callback(self, press: Press) -> None:  # type: ignore[override]
        """Count it."""
        await press.client.front.vote(press, self.number, agrees=self.what == "yes")


class OrderButton(_Plain, template=ids.ORDER):
    """A button that cancels a standing order."""

    async def callback(self, press: Press) -> None:  # type: ignore[override]
        """Cancel it."""
        await press.client.ordering.cancel(press, self.number)


class Confirm(_Plain, template=ids.CONFIRM):
    """A second thought before something that cannot be taken back."""

    async def callback(self, press: Press) -> None:  # type: ignore[override]
        """Do it."""
        await press.client.front.confirmed(press, self.number, self.what)


DYNAMIC = (Answer, Menu, Show, LobbyButton, Vote, OrderButton, Confirm)


def token_of(match: re.Match[str]) -> Token:
    """The token in a custom id."""
    ahead = bool(match["ahead"])
    return Token(int(match["table"]), int(match["n"]), match["text"], int(match["page"]), ahead)


def _button(label: str, custom_id: str, style: ButtonStyle = ButtonStyle.secondary) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=label, custom_id=custom_id, style=style)


def answer(label: str, token: Token, text: str, style: ButtonStyle = ButtonStyle.secondary) -> Answer:
    """A button for an answer."""
    chosen = replace(token, text=text)
    return Answer(_button(label, chosen.write(), style), chosen)


def back(token: Token, text: str) -> Answer:
    """A button back to the question before."""
    return answer(BACK, replace(token, page=0), text)


def menu(token: Token, prompt: str, options: list[discord.SelectOption]) -> Menu:
    """A menu of answers."""
    return Menu(discord.ui.Select(custom_id=token.write("pick"), placeholder=prompt, options=options), token)


def show(
    label: str, table: int, what: str, style: ButtonStyle = ButtonStyle.secondary, notice: int | None = None
) -> Show:
    """A button that opens something privately; it may bear the number of the notice it is sent for."""
    custom_id = f"show:{table}:{what}" if notice is None else f"show:{table}:{what}:{notice}"
    return Show(_button(label, custom_id, style), table, what)


def notices_in(message: discord.Message) -> set[int]:
    """The numbers of the notices that a message of the bot's was sent for."""
    ids = _button_ids(message)
    return {int(each.rpartition(":")[2]) for each in ids if re.fullmatch(r"(show|vote):\d+:[a-z]+:\d+", each)}


def invites_to(message: discord.Message, table: int) -> bool:
    """Whether a message of the bot's is the invitation to a table."""
    return f"lobby:{table}:join" in _button_ids(message)


def _button_ids(message: discord.Message) -> list[str]:
    rows = [row.children for row in message.components if isinstance(row, discord.ActionRow)]
    return [part.custom_id or "" for row in rows for part in row if isinstance(part, discord.Button)]


def lobby_button(label: str, table: int, what: str, style: ButtonStyle) -> LobbyButton:
    """A button of a lobby."""
    return LobbyButton(_button(label, f"lobby:{table}:{what}", style), table, what)


def vote(label: str, proposal: int, what: str, style: ButtonStyle, notice: int) -> Vote:
    """A button that answers a proposal; it bears the number of the notice it is sent for."""
    return Vote(_button(label, f"vote:{proposal}:{what}:{notice}", style), proposal, what)


def cancel_order(label: str, order: int) -> OrderButton:
    """A button that cancels a standing order."""
    return OrderButton(_button(label, f"order:{order}:cancel", ButtonStyle.danger), order, "cancel")


def confirm(label: str, table: int, what: str) -> Confirm:
    """A button that confirms."""
    return Confirm(_button(label, f"sure:{table}:{what}", ButtonStyle.danger), table, what)


def view_of(*items: discord.ui.Item[Any]) -> discord.ui.View:
    """A view that never times out."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
