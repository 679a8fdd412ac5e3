"""Proposals that need the consent of the others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import Connection, Select, select, update

from bot.storage.database import Section, insert_absent, one, upsert
from bot.storage.errors import AlreadyProposed, NoSuchProposal, ProposalClosed
from bot.storage.models import CONSENTS, PROPOSALS
from bot.storage.notices import insert_notices
from bot.storage.records import (
    Answer,
    Consent,
    NewNotice,
    NewProposal,
    Outcome,
    Proposal,
    ProposalId,
    ProposalKind,
    TableId,
)
from bot.storage.status import held

OPEN = PROPOSALS.c.closed_at.is_(None)


class Proposals(Section):
    """Putting proposals to a table and collecting the answers."""

    async def propose(
        self,
        new: NewProposal,
        *,
        lapsed: ProposalId | None = None,
        notices: Sequence[NewNotice] = (),
        interaction: int | None = None,
    ) -> Proposal:
        """Open a proposal in the place of a lapsed one, if any; raise `AlreadyProposed` if one is open."""

        def work(connection: Connection) -> Proposal:
            held(connection, new.table_id)
            if lapsed is not None:
                close(connection, lapsed, Outcome.LAPSED, new.opened_at)
            opened = insert_absent(connection, PROPOSALS, asdict(new))
            found = connection.execute(open_of(new.table_id, new.kind))
            proposal = Proposal(**found.mappings().one())
            if not opened:
                raise AlreadyProposed(proposal)
            insert_notices(connection, notices)
            return proposal

        return await self._write(work, interaction)

    async def proposal(self, proposal_id: ProposalId) -> Proposal | None:
        """Find a proposal by its id."""
        return await self._one(Proposal, select(PROPOSALS).where(PROPOSALS.c.id == proposal_id))

    async def open_proposal(self, table_id: TableId, kind: ProposalKind) -> Proposal | None:
        """Find the open proposal of a kind at a table."""
        return await self._one(Proposal, open_of(table_id, kind))

    async def consent(self, answer: Answer, *, interaction: int | None = None) -> None:
        """Record an answer, the latest counts, and what it decides; raise `ProposalClosed` if too late."""
        await self._write(lambda connection: settle(connection, answer), interaction)

    async def consents(self, proposal_id: ProposalId) -> list[Consent]:
        """List the answers to a proposal, oldest first."""
        answers = select(CONSENTS).where(CONSENTS.c.proposal_id == proposal_id)
        return await self._every(Consent, answers.order_by(CONSENTS.c.at))

    async def close_proposal(self, proposal_id: ProposalId, outcome: Outcome, at: datetime) -> None:
        """Close a proposal, if it is open."""
        await self._write(lambda connection: close(connection, proposal_id, outcome, at))


def open_of(table_id: TableId, kind: ProposalKind) -> Select[tuple[object, ...]]:
    """Select the open proposal of a kind at a table."""
    return select(PROPOSALS).where(PROPOSALS.c.table_id == table_id, PROPOSALS.c.kind == kind, OPEN)


def settle(connection: Connection, answer: Answer | None) -> None:
    """Record an answer, if there is one, in the transaction of what it allows; or raise `ProposalClosed`."""
    if answer is None:
        return
    refuse_closed(connection, answer.proposal_id)
    latest = {"agrees": answer.agrees, "at": answer.at}
    row = {"proposal_id": answer.proposal_id, "user_id": answer.user_id, **latest}
    upsert(connection, CONSENTS, row, latest)
    if answer.outcome is not None:
        close(connection, answer.proposal_id, answer.outcome, answer.at)


def refuse_closed(connection: Connection, proposal_id: ProposalId) -> None:
    """Hold a proposal while it is answered, unless it is closed."""
    found = select(PROPOSALS).where(PROPOSALS.c.id == proposal_id).with_for_update()
    proposal = one(connection, Proposal, found)
    if proposal is None:
        raise NoSuchProposal(f"there is no proposal {proposal_id}")
    if proposal.closed_at is not None:
        raise ProposalClosed(proposal)


def close(connection: Connection, proposal_id: ProposalId, outcome: Outcome, at: datetime) -> None:
    """Close a proposal, if it is open."""
    closed = update(PROPOSALS).where(PROPOSALS.c.id == proposal_id, OPEN)
    connection.execute(closed.values(closed_at=at, outcome=outcome))
