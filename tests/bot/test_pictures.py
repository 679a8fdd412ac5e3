"""Drawing off the event loop."""

from __future__ import annotations

import asyncio

from bot.ui import pictures
from render import Picture


async def test_memory_is_given_back_once_no_picture_waits(monkeypatch):
    done: list[str] = []
    monkeypatch.setattr(pictures, "_GIVE_BACK", lambda _: done.append("given back"))

    def draw(name: str) -> Picture:
        done.append(name)
        return Picture(b"", name, (1, 1))

    drawn = await asyncio.gather(pictures._drawn(draw, "board"), pictures._drawn(draw, "hand"))
    pictures._DRAWING.submit(done.append, "next").result()
    assert [picture.alt for picture in drawn] == ["board", "hand"]
    assert done == ["board", "hand", "given back", "next"]
