"""What the store refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.storage.records import Proposal, Seat, Table


class StorageError(Exception):
    """Everything the store refuses derives from this."""


class Repeated(StorageError):
    """This interaction was served before, so nothing changed."""


class Conflict(StorageError):
    """Somebody was faster: the table is no longer where the caller saw it."""


class NoSuchTable(StorageError):
    """No table has this id."""


class ChannelBusy(StorageError):
    """The channel already has a lobby or a running game."""

    def __init__(self, table: Table) -> None:
        super().__init__(f"channel {table.channel_id} already has table {table.id}")
        self.table = table


class AlreadySeated(StorageError):
    """This person already holds a seat at the table."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"{seat.name} already holds seat {seat.seat} at table {seat.table_id}")
        self.seat = seat


class SeatTaken(StorageError):
    """Somebody else holds the seat asked for."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"seat {seat.seat} at table {seat.table_id} is held by {seat.name}")
        self.seat = seat


class EmptySeat(StorageError):
    """Nobody holds this seat."""


class NoSuchProposal(StorageError):
    """No proposal has this id."""


class AlreadyProposed(StorageError):
    """A proposal of this kind is still open at the table."""

    def __init__(self, proposal: Proposal) -> None:
        super().__init__(f"proposal {proposal.id} is still open at table {proposal.table_id}")
        self.proposal = proposal


class ProposalClosed(StorageError):
    """The proposal was decided before this answer came."""

    def __init__(self, proposal: Proposal) -> None:
        super().__init__(f"proposal {proposal.id} is closed")
        self.proposal = proposal


class CannotArchive(StorageError):
    """A table that cannot be written to a file, or read from one; a sentence says why."""


class CannotOpen(StorageError):
    """The database is not where the URL says, or the URL names none."""


class NoDatabase(StorageError):
    """There is no database where the URL says."""


class NewerDatabase(StorageError):
    """The database was written by a newer version of the program."""


class CannotBackUp(StorageError):
    """The database is backed up with tools of its own, or the copy cannot be written."""
