"""The gateway: sessions, heartbeats, resuming, compression, close codes. One shard."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import WSMsgType, web

from .pulse import Pulse
from .simulation import Feed, Simulation

Json = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    6,
    7,
    8,
    9,
    10,
    11,
)
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
LONGEST = 4096


class Link:
    """One open WebSocket; frames leave in the order they were given."""

    def __init__(
        self, socket: web.WebSocketResponse, rewrite: Callable[[str], str], *, compress: bool
    ) -> None:
        self._socket, self._rewrite = socket, rewrite
        self._deflate = zlib.compressobj() if compress else None
        self._frames: asyncio.Queue[Json | int] = asyncio.Queue()
        self.session: Session | None = None

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close once everything queued has left."""
        self._frames.put_nowait(code)

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
        while True:
            frame = await self._frames.get()
            if isinstance(frame, int):
                await self._socket.close(code=frame)
                return
            text = self._rewrite(json.dumps(frame))
            if self._deflate is None:
                await self._socket.send_str(text)
            else:
                data = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self._socket.send_bytes(data)


class Session:
    """What one IDENTIFY began: it outlives its connection until it is resumed or dropped."""

    def __init__(self, key: str, link: Link, polished: Callable[[Any], Any]) -> None:
        self.key, self._polished = key, polished
        self.sent: list[Json] = []
        self.link: Link | None = link
        self.feed: Feed | None = None

    def dispatch(self, event: str, payload: Any) -> None:
        """Number an event, remember it for a resume, and send it when connected."""
        frame = {"op": DISPATCH, "t": event, "s": len(self.sent) + 1, "d": self._polished(payload)}
        self.sent.append(frame)
        if self.link is not None:
            self.link.send(frame)


class Gateway:
    """Serves the bot's connection and lets a test disturb it."""

    def __init__(self, simulation: Simulation, pulse: Pulse, token: str) -> None:
        self._simulation, self._pulse, self._token = simulation, pulse, token
        self._sessions: dict[str, Session] = {}
        self.url = ""
        self.rewrite: Callable[[str], str] = str
        self.privileged = 0
        self.refusals = 0
        self.identifies = self.resumes = self.heartbeats = self.intents = 0
        self.presences: list[Json] = []
        simulation.subscribe(self._publish)
        self.outgoing: Callable[[str, Json], list[Json]] = lambda _, payload: [payload]

    # ----------------------------------------------------------------- for the tests

    @property
    def connected(self) -> bool:
        """Whether the bot is identified and on line."""
        return any(session.link for session in self._sessions.values())

    def close(self, code: int = 4000) -> None:
        """Cut the connection with a close code; what happens until the bot resumes is replayed then."""
        for link in self._links():
            self._detach(link)
            link.close(code)

    def ask_reconnect(self) -> None:
        """Opcode 7: the bot is to come back and resume."""
        for link in self._links():
            link.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Opcode 9; not resumable, the bot must identify anew (discord.py waits 5 s before)."""
        for link in self._links():
            if not resumable and link.session is not None:
                del self._sessions[link.session.key]
            link.send({"op": INVALID, "d": resumable})

    def forget(self) -> None:
        """Drop all sessions: the next RESUME is answered with opcode 9."""
        links = self._links()
        self._sessions.clear()
        for link in links:
            link.close(4009)

    def refuse(self, times: int = 1) -> None:
        """Turn the next connections away with a 503."""
        self.refusals = times

    def _links(self) -> list[Link]:
        return [session.link for session in self._sessions.values() if session.link]

    # --------------------------------------------------------------------- the protocol

    def _publish(self, event: str, payload: Mapping[str, Any]) -> None:
        for copy in self.outgoing(event, dict(payload)):
            for session in tuple(self._sessions.values()):
                if session.feed is not None:
                    session.feed.deliver(event, copy)
        self._pulse.beat()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One WebSocket connection, from HELLO to its end."""
        if self.refusals:
            self.refusals -= 1
            self._pulse.beat()
            return web.Response(status=503)
        compression = request.query.get("compress", "")
        if compression not in {"", "zlib-stream"}:
            return web.Response(status=400, text=f"{compression} is not simulated")
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        link = Link(socket, self.rewrite, compress=bool(compression))
        link.send({"op": HELLO, "d": {"heartbeat_interval": 41250}})
        writer = asyncio.create_task(link.write())
        try:
            await self._read(socket, link)
        finally:
            writer.cancel()
            self._leave(link, socket.close_code)
        return socket

    async def _read(self, socket: web.WebSocketResponse, link: Link) -> None:
        async for message in socket:
            if message.type is not WSMsgType.TEXT or len(message.data) > LONGEST:
                link.close(4002)
                continue
            frame = json.loads(message.data)
            await self._receive(link, frame["op"], frame.get("d"))
            self._pulse.beat()

    def _leave(self, link: Link, code: int | None) -> None:
        if self._detach(link) and code in {1000, 1001} and link.session is not None:
            self._sessions.pop(link.session.key, None)
        self._pulse.beat()

    def _detach(self, link: Link) -> bool:
        """Leave the session without a connection, when this was its connection."""
        if link.session is None or link.session.link is not link:
            return False
        link.session.link = None
        return True

    async def _receive(self, link: Link, op: int, data: Any) -> None:
        if op == HEARTBEAT:
            self.heartbeats += 1
            link.send({"op": ACK, "d": None})
        elif op == IDENTIFY:
            self._identify(link, data)
        elif op == RESUME:
            self._resume(link, data)
        elif link.session is None or link.session.feed is None:
            link.close(4003)
        elif op == PRESENCE:
            self.presences.append(data)
        elif op == MEMBERS:
            await link.session.feed.request_members(data)
        else:
            link.close(4001)

    def _identify(self, link: Link, data: Json) -> None:
        self.identifies += 1
        intents = self.intents = int(data.get("intents", 0))
        if link.session is not None or data["token"] != self._token:
            link.close(4005 if link.session is not None else 4004)
        elif intents & PRIVILEGED & ~self.privileged:
            link.close(4014)
        elif data.get("shard", [0, 1])[1] != 1:
            link.close(4011)
        else:
            self._open(link, intents, data.get("shard", [0, 1]))

    def _open(self, link: Link, intents: int, shard: list[int]) -> None:
        session = link.session = Session(f"session-{self.identifies}", link, self._simulation.polished)
        self._sessions = {session.key: session}
        guilds = self._simulation.guilds()
        ready = {
            "v": 10,
            "user": self._simulation.me(),
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "session_id": session.key,
            "resume_gateway_url": self.url,
            "shard": shard,
            "application": {"id": str(self._simulation.backend.application_id), "flags": 0},
        }
        session.dispatch("READY", ready)
        session.feed = self._simulation.feed(intents, session.dispatch)
        for guild in guilds:
            session.feed.deliver("GUILD_CREATE", guild)

    def _resume(self, link: Link, data: Json) -> None:
        session = self._sessions.get(data["session_id"] or "")
        seen = data["seq"] or 0
        if data["token"] != self._token:
            link.close(4004)
        elif session is None or seen > len(session.sent):
            link.send({"op": INVALID, "d": False})
        else:
            self.resumes += 1
            link.session, session.link = session, link
            for frame in session.sent[seen:]:
                link.send(frame)
            session.dispatch("RESUMED", {"_trace": []})
