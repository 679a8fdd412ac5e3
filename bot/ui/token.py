"""What a component remembers in its custom id, so that it works after a restart."""

from __future__ import annotations

from msgspec import Struct

LIMIT = 100

ANSWER = r"do(?P<ahead>!?):(?P<table>\d+):(?P<n>\d+):(?P<page>\d+):(?P<text>[^:]*)"
MENU = r"pick(?P<ahead>!?):(?P<table>\d+):(?P<n>\d+):(?P<page>\d+):(?P<text>[^:]*)"
SHOW = r"show:(?P<table>\d+):(?P<what>[a-z]+)(:\d+)?"
LOBBY = r"lobby:(?P<table>\d+):(?P<what>[a-z]+)"
VOTE = r"vote:(?P<proposal>\d+):(?P<what>yes|no)(:\d+)?"
ORDER = r"order:(?P<order>\d+):(?P<what>cancel)"
CONFIRM = r"sure:(?P<table>\d+):(?P<what>[a-z]+)"


class Token(Struct, frozen=True):
    """A half-filled action at a table, after move n; or the next of a plan, after n of its lines."""

    table: int
    n: int
    text: str = ""
    page: int = 0
    ahead: bool = False

    def write(self, prefix: str = "do") -> str:
        """The token as a custom id, at most 100 characters."""
        return f"{prefix}{'!' if self.ahead else ''}:{self.table}:{self.n}:{self.page}:{self.text}"
