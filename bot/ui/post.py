"""The public posts: after a turn, of a lobby, of a proposal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from bot.options import told
from bot.storage import ProposalKind, Status
from bot.ui.components import lobby_button, show, view_of, vote
from bot.ui.words import fitted, harmless, mention
from rules import GAMES
from rules.core.words import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.position import Position
    from bot.storage import Proposal, Seat, Table

BIG_LIMIT = 1900


def turn_text(position: Position, lines: Sequence[str]) -> str:
    """What happened since the last post, and who must act."""
    head = f"**{position.title}** · {position.game.headline(position.state)}"
    return fitted(head, lines, who_must_act(position), BIG_LIMIT)


def who_must_act(position: Position) -> str:
    """The mention of those who must act, with what is asked."""
    if position.table.status is Status.ENDED and not position.people:
        return "Nobody is left at the table, so the game was ended early."
    if position.table.status is Status.ENDED:
        return "The game was ended early."
    if position.over:
        return "Thank you for playing. `/game board` shows the final scores again."
    if not position.waiting:
        return "The computer players are thinking."
    return f"{listed([mention(user) for user in position.waiting])}: {position.ask}"


def whose_turn(position: Position) -> str:
    """What somebody is told who is not asked."""
    if position.over or position.table.status is not Status.RUNNING:
        return position.result
    if not position.waiting:
        return "The computer players are thinking."
    names = listed([harmless(position.seats[seat].name) for seat in position.actors])
    return f"It is now {names}'s turn."


def turn_view(position: Position, notice: int) -> discord.ui.View:
    """The buttons under the post that a notice asks for."""
    table = position.table.id
    if position.table.status is not Status.RUNNING:
        return view_of(show("Log", table, "log", notice=notice))
    return view_of(
        show("Take your turn", table, "turn", ButtonStyle.primary, notice),
        show("My board", table, "hand"),
        show("Log", table, "log"),
        show("Undo", table, "undo"),
    )


def lobby_text(table: Table, seats: Sequence[Seat]) -> str:
    """The invitation, or how the lobby ended."""
    game = GAMES[table.game]
    names = ", ".join(harmless(seat.name) for seat in seats) or "nobody yet"
    chosen = "".join(f" · {name}: {value}" for name, value in told(json.loads(table.options)))
    head = f"**{game.title} · table {table.id}** · {game.seats[0]}–{game.seats[-1]} players{chosen}"
    if table.status is not Status.LOBBY:
        return f"{head}\n{LOBBY_OVER[table.status]}"
    expiry = discord.utils.format_dt(table.lobby_expires_at, "R") if table.lobby_expires_at else "never"
    return f"{head}\nAt the table: {names}\nThe invitation ends {expiry}."


LOBBY_OVER = {
    Status.RUNNING: "The game has started.",
    Status.FINISHED: "The game is over.",
    Status.ENDED: "The table was closed.",
    Status.EXPIRED: "The invitation has expired. `/game new` opens another table.",
}


def lobby_warning(table: Table) -> str:
    """A word before the invitation ends."""
    title = GAMES[table.game].title
    when = discord.utils.format_dt(table.lobby_expires_at, "R") if table.lobby_expires_at else "soon"
    return f"The invitation to {title}, table {table.id}, ends {when}. Start the game, or open a table later."


def lobby_view(table: Table) -> discord.ui.View | None:
    """The buttons of a lobby; None once it is no longer one."""
    if table.status is not Status.LOBBY:
        return None
    return view_of(
        lobby_button("Join", table.id, "join", ButtonStyle.primary),
        lobby_button("Leave", table.id, "leave", ButtonStyle.secondary),
        lobby_button("Add a computer player", table.id, "computer", ButtonStyle.secondary),
        lobby_button("Start", table.id, "start", ButtonStyle.success),
    )


def quoted(lines: Sequence[str]) -> list[str]:
    """Lines of the log as a quotation."""
    return [f"> {line}" for line in lines]


def proposal_text(
    position: Position, proposal: Proposal, missing: Sequence[int], lines: Sequence[str] = ()
) -> str:
    """A request to the others, with the lines of the log that would be taken back."""
    proposer = position.seat_of(proposal.proposer_id)
    who = "Somebody" if proposer is None else harmless(position.seats[proposer].name)
    what = "end this game now" if proposal.kind is ProposalKind.END else "take back their last action"
    asked = listed([mention(user) for user in missing])
    head = f"**{position.title}**\n{who} asks to {what}{':' if lines else '.'}"
    return fitted(head, quoted(lines), f"{asked}: do you agree?")


def proposal_view(proposal: Proposal, notice: int) -> discord.ui.View:
    """The answers to a proposal, in the post that a notice asks for."""
    return view_of(
        vote("Agree", proposal.id, "yes", ButtonStyle.success, notice),
        vote("Refuse", proposal.id, "no", ButtonStyle.danger, notice),
    )
