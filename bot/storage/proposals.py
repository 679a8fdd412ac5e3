"""Proposals that need the consent of the others."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import Select, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Section, every, insert_absent, one, upsert
from bot.storage.errors import AlreadyProposed, NoSuchProposal, ProposalClosed
from bot.storage.models import CONSENTS, PROPOSALS
from bot.storage.records import (
    Consent,
    NewProposal,
    Outcome,
    Proposal,
    ProposalId,
    ProposalKind,
    TableId,
)
from bot.storage.status import held


class Proposals(Section):
    """Putting proposals to a table and collecting the answers."""

    async def propose(self, new: NewProposal, *, interaction: int | None = None) -> Proposal:
        """Open a proposal, or raise `AlreadyProposed` if one of its kind is open."""
        async with self._database.write(interaction) as connection:
            await held(connection, new.table_id)
            opened = await insert_absent(connection, PROPOSALS, asdict(new))
            found = await connection.execute(open_of(new.table_id, new.kind))
            proposal = Proposal(**found.mappings().one())
            if not opened:
                raise AlreadyProposed(proposal)
            return proposal

    async def proposal(self, proposal_id: ProposalId) -> Proposal | None:
        """Find a proposal by its id."""
        async with self._database.read() as connection:
            return await one(connection, Proposal, select(PROPOSALS).where(PROPOSALS.c.id == proposal_id))

    async def open_proposal(self, table_id: TableId, kind: ProposalKind) -> Proposal | None:
        """Find the open proposal of a kind at a table."""
        async with self._database.read() as connection:
            return await one(connection, Proposal, open_of(table_id, kind))

    async def consent(
        self,
        proposal_id: ProposalId,
        user_id: int,
        agrees: bool,
        at: datetime,
        interaction: int | None = None,
    ) -> list[Consent]:
        """Record an answer, the latest counts, and list all answers; raise `ProposalClosed` if too late."""
        answer = {"agrees": agrees, "at": at}
        row = {"proposal_id": proposal_id, "user_id": user_id, **answer}
        async with self._database.write(interaction) as connection:
            await refuse_closed(connection, proposal_id)
            await upsert(connection, CONSENTS, row, answer)
            return await every(connection, Consent, answers(proposal_id))

    async def consents(self, proposal_id: ProposalId) -> list[Consent]:
        """List the answers to a proposal, oldest first."""
        async with self._database.read() as connection:
            return await every(connection, Consent, answers(proposal_id))

    async def close_proposal(self, proposal_id: ProposalId, outcome: Outcome, at: datetime) -> bool:
        """Close a proposal; tell whether this call was the one that closed it."""
        closed = update(PROPOSALS).where(PROPOSALS.c.id == proposal_id, PROPOSALS.c.closed_at.is_(None))
        async with self._database.write() as connection:
            result = await connection.execute(closed.values(closed_at=at, outcome=outcome))
            return result.rowcount == 1


def open_of(table_id: TableId, kind: ProposalKind) -> Select[tuple[object, ...]]:
    """Select the open proposal of a kind at a table."""
    found = select(PROPOSALS).where(PROPOSALS.c.table_id == table_id, PROPOSALS.c.kind == kind)
    return found.where(PROPOSALS.c.closed_at.is_(None))


def answers(proposal_id: ProposalId) -> Select[tuple[object, ...]]:
    """Select the answers to a proposal, oldest first."""
    return select(CONSENTS).where(CONSENTS.c.proposal_id == proposal_id).order_by(CONSENTS.c.at)


async def refuse_closed(connection: AsyncConnection, proposal_id: ProposalId) -> None:
    """Hold a proposal while it is answered, unless it is closed."""
    found = select(PROPOSALS).where(PROPOSALS.c.id == proposal_id).with_for_update()
    proposal = await one(connection, Proposal, found)
    if proposal is None:
        raise NoSuchProposal(f"there is no proposal {proposal_id}")
    if proposal.closed_at is not None:
        raise ProposalClosed(proposal)
