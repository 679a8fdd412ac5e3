"""Lines that are played or refused, and what is said of them, in any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rules.core import play as engine
from rules.core.contract import Action, Event, Game, Names, Seat

Choose = Callable[[Sequence[Action]], Action]


class Lines:
    """Lines of one game, by players with these names."""

    def __init__(self, game: Game[Any], names: Names) -> None:
        self.game, self.names = game, names

    def after(self, g: Any, *lines: str, log: list[Event] | None = None) -> Any:
        """The table after legal lines by whoever is asked."""
        for line in lines:
            seat = engine.actors(g)[0]
            action = engine.meant(self.game, g, seat, line)
            assert action in engine.legal(self.game, g, seat), self.why_not(g, line, seat)
            reached = engine.play(self.game, g, seat, action)
            g = reached.state
            if log is not None:
                log.extend(reached.events)
        return g

    def why_not(self, g: Any, line: str, seat: int | None = None) -> str:
        """Every reason against a line, in one text; empty when it is legal."""
        who = engine.actors(g)[0] if seat is None else Seat(seat)
        action = engine.meant(self.game, g, who, line)
        return self.names.fill(" ".join(engine.objections(self.game, g, who, action)))

    def refused(self, g: Any, line: str, *facts: str, seat: int | None = None) -> str:
        """That a line is not legal, is refused with these facts, and changes nothing; the message."""
        before, who = engine.save(self.game, g), engine.actors(g)[0] if seat is None else Seat(seat)
        with pytest.raises(engine.Illegal) as refusal:
            self._try(g, line, who)
        assert engine.save(self.game, g) == before
        assert line not in self.legal(g, who)
        if not isinstance(refusal.value, engine.Unreadable):
            action = engine.meant(self.game, g, who, line)
            assert list(refusal.value.reasons) == engine.objections(self.game, g, who, action)
        message = self.names.fill(str(refusal.value))
        assert [fact for fact in facts if fact not in message] == [], message
        return message

    def _try(self, g: Any, line: str, who: Seat) -> None:
        action = engine.meant(self.game, g, who, line)
        assert action not in engine.legal(self.game, g, who)
        engine.play(self.game, g, who, action)

    def legal(self, g: Any, seat: int | None = None) -> list[str]:
        """Every legal action of a seat, by default of whoever is asked, as a line."""
        who = engine.actors(g)[0] if seat is None else Seat(seat)
        return [engine.write(action) for action in engine.legal(self.game, g, who)]

    def happened(self, g: Any, line: str) -> tuple[Event, ...]:
        """What a line of whoever is asked leads to."""
        seat = engine.actors(g)[0]
        return engine.play(self.game, g, seat, engine.meant(self.game, g, seat, line)).events

    def told(self, events: Sequence[Event]) -> list[str]:
        """What happened, as sentences."""
        return [self.game.say(event, self.names) for event in events]

    def to_the_end(self, g: Any, choose: Choose) -> list[engine.Transition]:
        """The rest of a game, the actions chosen from the menu."""
        reached = [engine.Transition(g, (), final=True)]
        while engine.actors(g):
            seat = engine.actors(g)[0]
            reached.append(engine.play(self.game, g, seat, choose(engine.legal(self.game, g, seat))))
            g = reached[-1].state
        return reached
