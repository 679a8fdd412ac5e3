"""What needs the others: taking back an action for good, and ending a game early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.errors import Refused, once
from bot.notices import UNDO, asking, post
from bot.storage import Answer, Move, NewMove, NewProposal, Outcome, ProposalClosed, ProposalKind, Status
from rules.core import play as engine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.position import Position
    from bot.storage import Proposal, ProposalId
    from bot.tables import Tables


class Settled(Struct, frozen=True):
    """How a request or an answer went: all is done, or others have to answer yet."""

    position: Position
    done: bool
    waits: bool = False
    """Whether others have to answer yet."""


class Asked(Struct, frozen=True):
    """What is put to the others, and who has not agreed yet, by user id."""

    position: Position
    proposal: Proposal
    missing: tuple[int, ...]
    moves: tuple[Move, ...] = ()
    """What would be taken back."""


class Undoing(Struct, frozen=True):
    """The moves that would be taken back, and whether nobody else need agree."""

    position: Position
    moves: tuple[Move, ...]
    freely: bool


class Consents:
    """Undo and early end."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def undo(self, table_id: int, user_id: int, interaction: int | None = None) -> Settled:
        """Take back one's last action, freely or by proposal; raises Refused, Repeated."""
        async with self._tables.lock(table_id):
            position, target, freely = await self._last_action(table_id, user_id)
            if freely:
                return Settled(await self._take_back(position, target.n, user_id, interaction), done=True)
            return await self._propose(position, ProposalKind.UNDO, user_id, target.n, interaction)

    async def would_undo(self, table_id: int, user_id: int) -> Undoing:
        """What taking back one's last action would undo, and whether others must agree; raises Refused."""
        position, target, freely = await self._last_action(table_id, user_id)
        return Undoing(position, await self._since(position, target.n), freely)

    async def _last_action(self, table_id: int, user_id: int) -> tuple[Position, Move, bool]:
        """The table, the move before somebody's last action, and whether that is taken back freely."""
        position = await self._tables.at(table_id)
        self._tables.seat(position, user_id)
        history = effective(await self._store.moves(position.table.id, states=False))
        mine = next((i for i in range(len(history) - 1, 0, -1) if history[i].actor_id == user_id), None)
        if mine is None:
            raise Refused("You have no action to take back.")
        return position, history[mine - 1], free(history, mine) or position.people == (user_id,)

    async def end(
        self, table_id: int, user_id: int, *, moderator: bool, interaction: int | None = None
    ) -> Settled:
        """End a game early, at once for a moderator or the only person left; raises Refused, Repeated."""
        async with self._tables.lock(table_id):
            position = await self._tables.at(table_id)
            if position.table.status is not Status.RUNNING:
                raise Refused(position.result)
            if moderator or position.people == (user_id,):
                return Settled(await self._ended(position, interaction), done=True)
            self._tables.seat(position, user_id)
            return await self._propose(position, ProposalKind.END, user_id, None, interaction)

    async def answer(
        self, proposal_id: ProposalId, user_id: int, *, agrees: bool, interaction: int | None = None
    ) -> Settled:
        """Answer a proposal; raises Refused, Repeated."""
        proposal = await self._store.proposal(proposal_id)
        if proposal is None or proposal.closed_at is not None:
            raise Refused("This has been decided already.")
        async with self._tables.lock(proposal.table_id):
            position = await self._tables.at(proposal.table_id)
            self._tables.seat(position, user_id)
            if lapses(proposal, position):
                await self._store.close_proposal(proposal.id, Outcome.LAPSED, self._tables.now())
                raise Refused("The table has moved on since; there is nothing to take back any more.")
            return await self._counted(position, proposal, user_id, agrees, interaction)

    async def _counted(
        self, position: Position, proposal: Proposal, user_id: int, agrees: bool, interaction: int | None
    ) -> Settled:
        left = missing(position, await self._answers(proposal) | {user_id: agrees})
        outcome = Outcome.REFUSED if not agrees else None if left else Outcome.AGREED
        answer = Answer(
            proposal_id=proposal.id, user_id=user_id, agrees=agrees, at=self._tables.now(), outcome=outcome
        )
        try:
            if outcome is Outcome.AGREED:
                return Settled(await self._granted(position, proposal, answer, interaction), done=True)
            await once(self._store.consent(answer, interaction=interaction))
        except ProposalClosed:
            raise Refused("This has been decided already.") from None
        return Settled(position, done=False, waits=outcome is None)

    async def _granted(
        self, position: Position, proposal: Proposal, answer: Answer, interaction: int | None
    ) -> Position:
        """Do what all have agreed to, in the transaction of the last answer."""
        if proposal.to_n is None:
            return await self._ended(position, interaction, answer)
        return await self._take_back(position, proposal.to_n, proposal.proposer_id, interaction, answer)

    async def _propose(
        self, position: Position, kind: ProposalKind, user_id: int, to_n: int | None, interaction: int | None
    ) -> Settled:
        now, table = self._tables.now(), position.table.id
        standing = await self._store.open_proposal(table, kind)
        if standing and not lapses(standing, position):
            return await self._ask_again(position, standing, user_id, interaction)
        new = NewProposal(
            table_id=table, kind=kind, proposer_id=user_id, at_n=position.n, to_n=to_n, opened_at=now
        )
        ask, lapsed = asking(table, kind, position.n, now), standing.id if standing else None
        await once(self._store.propose(new, lapsed=lapsed, notices=[ask], interaction=interaction))
        self._tables.committed(position)
        return Settled(position, done=False)

    async def _ask_again(
        self, position: Position, standing: Proposal, user_id: int, interaction: int | None
    ) -> Settled:
        """Ask for what is asked for already: the others once more, or as an answer to them."""
        mine, now = standing.proposer_id == user_id, self._tables.now()
        if not mine and standing.kind is ProposalKind.UNDO:
            raise Refused("Somebody else has asked to take back an action; answer that request first.")
        if not mine or not missing(position, await self._answers(standing)):
            return await self._counted(position, standing, user_id, True, interaction)
        ask = asking(position.table.id, standing.kind, position.n, now)
        await once(self._store.add_notices([ask], interaction=interaction))
        self._tables.committed(position)
        return Settled(position, done=False)

    async def somebody_left(self, table_id: int) -> None:
        """End a game that all who are left have agreed to end."""
        async with self._tables.lock(table_id):
            position = await self._tables.at(table_id)
            wish = await self._store.open_proposal(position.table.id, ProposalKind.END)
            running = position.table.status is Status.RUNNING
            if running and wish and not missing(position, await self._answers(wish)):
                await self._ended(position, None)

    async def asked(self, table_id: int, kind: ProposalKind) -> Asked | None:
        """What is put to the others at a table; None when it is decided, or the table has moved on."""
        position = await self._tables.at(table_id)
        proposal = await self._store.open_proposal(position.table.id, kind)
        if proposal is None or lapses(proposal, position) or position.table.status is not Status.RUNNING:
            return None
        left = missing(position, await self._answers(proposal))
        return Asked(position, proposal, left, await self._since(position, proposal.to_n))

    async def _since(self, position: Position, to_n: int | None) -> tuple[Move, ...]:
        """The moves that would be taken back; none where nothing is."""
        if to_n is None:
            return ()
        history = effective(await self._store.moves(position.table.id, states=False))
        return tuple(move for move in history if move.n > to_n)

    async def _answers(self, proposal: Proposal) -> dict[int, bool]:
        answers = {each.user_id: each.agrees for each in await self._store.consents(proposal.id)}
        return answers | {proposal.proposer_id: True}

    async def _take_back(
        self, position: Position, to_n: int, user: int, interaction: int | None, answer: Answer | None = None
    ) -> Position:
        target = await self._store.move(position.table.id, to_n)
        assert target is not None
        undo = NewMove(
            n=position.n + 1, seat=position.seat_of(user), actor_id=user, action=UNDO, final=False,
            state=target.state, events=engine.save_events(()), at=self._tables.now(),
        )  # fmt: skip
        taken = range(to_n + 1, position.n + 1)
        return await self._tables.record(
            position, position.after(undo), takes_back=taken, answer=answer, interaction=interaction
        )

    async def _ended(
        self, position: Position, interaction: int | None, answer: Answer | None = None
    ) -> Position:
        now, table = self._tables.now(), position.table.id
        told = [post(table, position.n, now)]
        ending = self._store.set_status(
            table, Status.ENDED, at=now, notices=told, answer=answer, interaction=interaction
        )
        await once(ending)
        ended = await self._tables.at(table)
        self._tables.committed(ended)
        return ended


def lapses(proposal: Proposal, position: Position) -> bool:
    """Whether there is nothing to agree to any more, since the table has moved on."""
    return proposal.kind is ProposalKind.UNDO and proposal.at_n != position.n


def missing(position: Position, answers: Mapping[int, bool]) -> tuple[int, ...]:
    """The people who have not agreed, by user id."""
    return tuple(user for user in position.people if not answers.get(user))


def effective(moves: list[Move]) -> list[Move]:
    """The moves that count: neither taken back nor an undo themselves; the start is the first."""
    return [move for move in moves if move.taken_back_by is None and move.action != UNDO]


def free(history: list[Move], mine: int) -> bool:
    """Whether an action may be taken back without asking: nobody acted since, nothing was revealed by it."""
    return mine == len(history) - 1 and not history[mine].final


def taken_back(moves: list[Move], undo: Move) -> list[Move]:
    """The moves that an undo took back."""
    return [move for move in moves if move.taken_back_by == undo.n and move.action != UNDO]
