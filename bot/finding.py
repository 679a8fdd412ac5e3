"""What a check of `switchboard doctor` found."""

from __future__ import annotations

from msgspec import Struct


class Finding(Struct, frozen=True):
    """What one check found, and what to do when it is wrong."""

    check: str
    said: str
    advice: str = ""
    """Empty when all is well."""

    @property
    def ok(self) -> bool:
        """Whether nothing needs to be done."""
        return not self.advice

    def __str__(self) -> str:
        line = " ".join(f"{self.said} {self.advice}".split())
        return f"{'ok' if self.ok else 'wrong':<6}{self.check}: {line}"


def unchecked(check: str, error: Exception) -> Finding:
    """That a check itself has failed; what an error says may quote the token."""
    return Finding(
        check, f"this could not be checked ({type(error).__name__}).", "Please report it as a fault."
    )
