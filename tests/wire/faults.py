"""Failures a test orders for the next matching requests."""

from __future__ import annotations

import asyncio
import fnmatch
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass
class Fault:
    """What happens to the next `times` requests that match."""

    method: str
    path: str
    times: int
    status: int = 0
    body: Json = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    drop: str = ""
    gate: asyncio.Event | None = None
    gates_answer: bool = False
    met: int = 0

    async def wait(self, *, answering: bool) -> None:
        """Wait where the test wants it."""
        if self.gate is not None and self.gates_answer is answering:
            await self.gate.wait()

    def matches(self, method: str, path: str) -> bool:
        """Whether this request is meant."""
        return self.method in {method, "*"} and fnmatch.fnmatchcase(path, self.path)


class Faults:
    """Orders failures; paths are patterns like `/channels/*/messages`."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def order(self, fault: Fault) -> Fault:
        """Add one by hand."""
        self._waiting.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The failure this request meets, used up once."""
        found = next((fault for fault in self._waiting if fault.matches(method, path)), None)
        if found is None:
            return None
        found.met += 1
        if found.met >= found.times:
            self._waiting.remove(found)
        return found

    def clear(self) -> None:
        """Forget what was ordered and did not happen."""
        self._waiting.clear()

    def answer(self, method: str, path: str, status: int, code: int, message: str, times: int = 1) -> Fault:
        """Refuse with one of Discord's error codes."""
        return self.order(Fault(method, path, times, status, {"code": code, "message": message}))

    def rate_limit(
        self, method: str, path: str, times: int = 1, *, after: float = 0.05, everywhere: bool = False
    ) -> Fault:
        """429 as Discord sends it: `Via` is what tells it from a ban by Cloudflare."""
        body = {
            "message": "You are being rate limited.",
            "retry_after": after,
            "global": everywhere,
            "code": 0,
        }
        headers = {
            "Via": "1.1 google",
            "Retry-After": "1",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": f"{after}",
            "X-RateLimit-Bucket": "abcd1234",
            "X-RateLimit-Scope": "global" if everywhere else "user",
        }
        return self.order(Fault(method, path, times, 429, body, headers))

    def server_error(self, method: str, path: str, times: int = 1, status: int = 502) -> Fault:
        """5xx; discord.py tries again after 1, 3, 5, ... real seconds (503: in interactions only)."""
        return self.order(
            Fault(method, path, times, status, {"code": 0, "message": f"{status}: Server Error"})
        )

    def missing_permissions(self, method: str, path: str, times: int = 1) -> Fault:
        """403: the bot may not."""
        return self.answer(method, path, 403, 50013, "Missing Permissions", times)

    def closed_dm(self, path: str = "/channels/*/messages", times: int = 1) -> Fault:
        """403: this person takes no direct messages."""
        return self.answer("POST", path, 403, 50007, "Cannot send messages to this user", times)

    def too_large(self, method: str, path: str, times: int = 1) -> Fault:
        """413: the upload is too large."""
        return self.answer(method, path, 413, 40005, "Request entity too large", times)

    def unknown_channel(self, method: str, path: str, times: int = 1) -> Fault:
        """404: the channel was deleted."""
        return self.answer(method, path, 404, 10003, "Unknown Channel", times)

    def drop_answer(self, method: str, path: str, times: int = 1) -> Fault:
        """The request is carried out, but the connection breaks before the answer."""
        return self.order(Fault(method, path, times, drop="after"))

    def drop_request(self, method: str, path: str, times: int = 1) -> Fault:
        """The connection breaks before anything is carried out."""
        return self.order(Fault(method, path, times, drop="before"))

    def hold(self, method: str, path: str, times: int = 1) -> Fault:
        """The request waits until the test says `fault.gate.set()`; `fault.drop = "before"` loses it then."""
        return self.order(Fault(method, path, times, gate=asyncio.Event()))

    def hold_answer(self, method: str, path: str, times: int = 1) -> Fault:
        """The request is carried out, but its answer waits until the test says `fault.gate.set()`."""
        return self.order(Fault(method, path, times, gate=asyncio.Event(), gates_answer=True))
