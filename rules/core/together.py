"""Simultaneous secret answers: sealed until the last one arrives."""

from __future__ import annotations

from typing import Any

from rules.core.contract import Answer, Decision, Seat, Step, Table


class Together(Decision[Table], frozen=True):
    """One decision put to several seats at once; answers open when all are in."""

    question: Step
    asked: tuple[Seat, ...]
    answers: tuple[tuple[Seat, Answer | None], ...] = ()

    def inner(self) -> Decision[Any]:
        """The decision that every seat answers."""
        assert isinstance(self.question, Decision)
        return self.question

    def actors(self, g: Table) -> tuple[Seat, ...]:
        """The seats that have not answered yet."""
        answered = {seat for seat, _ in self.answers}
        return tuple(seat for seat in self.asked if seat not in answered)

    def ask(self, g: Table) -> str:
        """What is asked."""
        return self.inner().ask(g)

    def sealed(self, seat: Seat, answer: Answer) -> Together:
        """The decision with one more answer."""
        return Together(self.question, self.asked, (*self.answers, (seat, answer)))

    def hidden_from(self, viewer: Seat | None) -> Together:
        """The decision as a seat may know it: who has answered, but only its own answer."""
        answers = tuple((seat, answer if seat == viewer else None) for seat, answer in self.answers)
        return Together(self.question, self.asked, answers)
