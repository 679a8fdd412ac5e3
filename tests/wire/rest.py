"""The REST side: reads a request, has it checked, meets ordered failures, and lets SimCord answer."""

from __future__ import annotations

import fnmatch
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from . import limits
from .faults import Fault, Faults
from .limits import Upload
from .openapi import Spec
from .pulse import Pulse
from .simulation import Simulation, Unsimulated

Json = dict[str, Any]
DEFAULT_UPLOAD_LIMIT = 10 * 1024 * 1024
NONCE_MEMORY = 300.0
INVALID_FORM_BODY = 50035


@dataclass
class Exchange:
    """One request of the bot's and what it was answered; status 0 means the connection was broken."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: list[Upload] = field(default_factory=list)
    authorization: str = ""
    status: int | None = None
    answer: Any = None

    @property
    def code(self) -> int:
        """Discord's error code, 0 where there is none."""
        return self.answer.get("code", 0) if isinstance(self.answer, dict) else 0

    def __str__(self) -> str:
        return f"{self.method} {self.path} -> {self.status}" + (f" / {self.code}" if self.code else "")


class Checks:
    """Collects everything that Discord would object to, ours included."""

    def __init__(self, spec: Spec | None) -> None:
        self.spec = spec
        self.upload_limit = DEFAULT_UPLOAD_LIMIT
        self.violations: list[str] = []

    def take(self) -> list[str]:
        """The violations so far, which are thereby dealt with."""
        taken, self.violations = self.violations, []
        return taken

    def request(self, call: Exchange) -> list[str]:
        """Judge a request; what is returned Discord would refuse."""
        refused = list(
            limits.request_problems(call.method, call.path, call.body, call.files, self.upload_limit)
        )
        ignored: list[str] = []
        if self.spec is not None:
            wrong, ignored = self.spec.request_problems(call.method, call.path, call.query, call.body)
            refused += wrong
        self.violations += [f"{call.method} {call.path}: {problem}" for problem in refused + ignored]
        return refused

    def answer(self, call: Exchange) -> None:
        """Judge our own answer, and note the bodies that SimCord found invalid."""
        if call.code == INVALID_FORM_BODY:
            self.violations.append(f"{call.method} {call.path}: refused, {call.answer['message']}")
        if self.spec is not None and call.status:
            problems = self.spec.answer_problems(call.method, call.path, call.status, call.answer)
            self.violations += [f"our answer to {call.method} {call.path}: {problem}" for problem in problems]


class Rest:
    """Serves `/api/v10/*`."""

    def __init__(
        self, simulation: Simulation, checks: Checks, faults: Faults, pulse: Pulse, token: str
    ) -> None:
        self._simulation, self._checks, self._faults, self._pulse = simulation, checks, faults, pulse
        self._token = token
        self._nonces: dict[tuple[str, str], tuple[float, str]] = {}
        self.exchanges: list[Exchange] = []
        self.closed_dms: set[int] = set()
        self.gateway_url = ""
        self.rewrite: Callable[[str], str] = str
        self.restore: Callable[[str], str] = str

    def matching(self, method: str, path: str) -> list[Exchange]:
        """The requests so far of this method and path pattern."""
        return [
            call for call in self.exchanges if call.method == method and fnmatch.fnmatchcase(call.path, path)
        ]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        call = await self._read(request)
        self.exchanges.append(call)
        fault = self._faults.take(call.method, call.path)
        if fault is not None:
            self._pulse.beat()
            await fault.wait(answering=False)
        self._settle(call, fault)
        self._pulse.beat()
        if fault is not None:
            await fault.wait(answering=True)
        if call.status == 0:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        return self._response(call, fault.headers if fault is not None and fault.status else {})

    def _settle(self, call: Exchange, fault: Fault | None) -> None:
        refused = self._checks.request(call)
        if fault is not None and fault.status:
            call.status, call.answer = fault.status, fault.body
        elif fault is not None and fault.drop == "before":
            call.status = 0
        else:
            call.status, call.answer = self._answer(call, refused)
            self._checks.answer(call)
        if fault is not None and fault.drop == "after":
            call.status = 0

    def _answer(self, call: Exchange, refused: list[str]) -> tuple[int, Any]:
        if not self._authorized(call):
            return 401, {"message": "401: Unauthorized", "code": 0}
        if any(len(file.data) > self._checks.upload_limit for file in call.files):
            return 413, {"message": "Request entity too large", "code": 40005}
        if refused:
            return 400, {"message": f"Invalid Form Body: {refused[0]}", "code": INVALID_FORM_BODY}
        if (call.method, call.path) == ("GET", "/gateway/bot"):
            return 200, self._gateway()
        if call.method == "POST" and self._recipient(call.path) in self.closed_dms:
            return 403, {"message": "Cannot send messages to this user", "code": 50007}
        return self._once(call)

    def _authorized(self, call: Exchange) -> bool:
        open_to_all = call.path.startswith(("/interactions/", "/webhooks/"))
        return open_to_all or call.authorization == f"Bot {self._token}"

    def _gateway(self) -> Json:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.gateway_url, "shards": 1, "session_start_limit": limit}

    def _recipient(self, path: str) -> int | None:
        owners = {
            f"/channels/{dm}/messages": user for user, dm in self._simulation.backend.dm_channels.items()
        }
        return owners.get(path)

    def _once(self, call: Exchange) -> tuple[int, Any]:
        """Carry the request out, unless an enforced nonce says that this was already done."""
        nonce = call.body.get("nonce") if isinstance(call.body, dict) else None
        if nonce is None or call.method != "POST" or not call.path.endswith("/messages"):
            return self._simulate(call)
        now = self._simulation.backend.clock.elapsed
        when, message_id = self._nonces.get((call.path, str(nonce)), (-NONCE_MEMORY, ""))
        if call.body.get("enforce_nonce") and now - when < NONCE_MEMORY:
            earlier = self._simulation.message(int(call.path.split("/")[2]), int(message_id))
            if earlier is not None:
                return 200, self._simulation.polished(earlier) | {"nonce": nonce}
        status, answer = self._simulate(call)
        if status == 200:
            self._nonces[call.path, str(nonce)] = now, answer["id"]
            answer["nonce"] = nonce
        return status, answer

    def _simulate(self, call: Exchange) -> tuple[int, Any]:
        try:
            status, answer = self._simulation.dispatch(
                call.method, call.path, call.body, call.query, call.files
            )
        except Unsimulated as gap:
            self._checks.violations.append(f"not simulated: {gap}")
            return 501, {"message": str(gap), "code": 0}
        if status >= 300:
            return status, answer
        operation = self._checks.spec and self._checks.spec.operation(call.method, call.path)
        return (operation.success(answer is None) if operation else status), answer

    async def _read(self, request: web.Request) -> Exchange:
        body, files = None, []
        if request.content_type.startswith("multipart/"):
            body, files = await self._multipart(request)
        elif text := await request.text():
            body = json.loads(self.restore(text))
        path = "/" + request.match_info["path"]
        authorization = request.headers.get("Authorization", "")
        return Exchange(request.method, path, dict(request.query), body, files, authorization)

    async def _multipart(self, request: web.Request) -> tuple[Any, list[Upload]]:
        body, files = None, {}
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            if part.name == "payload_json":
                body = json.loads(self.restore(await part.text()))
            else:
                files[part.name or ""] = Upload(part.filename or "", bytes(await part.read()))
        message = (body or {}).get("data") or body or {}
        for attachment in message.get("attachments") or []:
            if (file := files.get(f"files[{attachment.get('id')}]")) is not None:
                file.description = attachment.get("description")
        return body, list(files.values())

    def _response(self, call: Exchange, headers: dict[str, str]) -> web.Response:
        if call.answer is None:
            return web.Response(status=call.status or 204, headers=headers)
        # Exactly this: with a charset discord.py takes the body for text and loses the error code.
        data = self.rewrite(json.dumps(call.answer)).encode()
        return web.Response(
            status=call.status or 200, body=data, headers={"Content-Type": "application/json", **headers}
        )
