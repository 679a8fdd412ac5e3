"""What a game is made of: the table, steps on its agenda, actions that answer them, events, views."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rules.core.chance import Chance, pick
from rules.core.naming import Names, player
from rules.core.seats import Seat

if TYPE_CHECKING:
    from rules.core.standing import Order

__all__ = [
    "Action", "Answer", "D", "Decision", "Event", "G", "Game", "Json", "Names", "Procedure", "Score", "Seat",
    "Step", "Steps", "Table", "View", "player",
]  # fmt: skip

Json = dict[str, Any]
Steps = tuple["Step", ...]

G = TypeVar("G", bound="Table")
D = TypeVar("D", bound="Decision[Any]")


class Step:
    """Something the rulebook says happens next; frozen data on the agenda."""

    __slots__ = ()


class Table(Struct, omit_defaults=True):
    """The record of one game: nothing but immutable values, so that a shallow copy is a full one."""

    seats: int
    chance: Chance
    agenda: tuple[Step, ...] = ()
    told: tuple[Event, ...] = ()

    def copy(self) -> Self:
        """An independent table."""
        return replace(self)

    def tell(self, *events: Event) -> None:
        """Report what happened; the engine hands it on after the action."""
        self.told += events

    def draw(self, bound: int, *key: str | int) -> int:
        """A number in [0, bound) by the table's chance."""
        roll, self.chance = self.chance.below(bound, *key)
        return roll

    def draw_from(self, counts: tuple[int, ...], *key: str | int) -> int:
        """The index of the kind drawn from a bag with these counts."""
        return pick(counts, self.draw(sum(counts), *key))

    def reveal(self) -> None:
        """Something hidden was shown: the action cannot be taken back freely."""
        self.chance = self.chance.moved()


class Procedure(Step, Struct, Generic[G], frozen=True, tag=True, gc=False):
    """A step that runs by itself."""

    def run(self, g: G) -> Steps:
        """Change the table and return what follows, in the rulebook's order."""
        raise NotImplementedError


class Decision(Step, Struct, Generic[G], frozen=True, tag=True, gc=False):
    """A step that waits for an answer."""

    hides: ClassVar[bool] = False
    """Whether playing an only legal answer by itself would give something away."""

    def actors(self, g: G) -> tuple[Seat, ...]:
        """The seats that must answer."""
        raise NotImplementedError

    def inner(self) -> Decision[Any]:
        """The decision that each of these seats answers; another one where several answer together."""
        return self

    def ask(self, g: G) -> str:
        """What is asked, as a short sentence."""
        raise NotImplementedError

    def instead(self, g: G, kind: type[Action[G, Any]]) -> str:
        """Why an action of another kind cannot be taken now."""
        return f"“{kind.title}” is not possible now. {self.ask(g)}"

    def unasked(self, g: G, seat: Seat) -> str:
        """Why a seat has no say in this, as a sentence; empty when it is just not its turn."""
        return ""


class Answer:
    """An action, as far as the core is concerned."""

    __slots__ = ()


class Action(Answer, Struct, Generic[G, D], frozen=True, tag=True, gc=False):
    """An answer to a decision: its fields are the questions put to the player."""

    verb: ClassVar[str]
    title: ClassVar[str]
    """The words on a button."""
    exact: ClassVar[bool] = False
    """Whether candidates are the legal actions and no others, so that lists need not ask for objections."""
    granted: ClassVar[tuple[str, ...]] = ()
    """Optional fields that all want as `spelled_out` has them, so that buttons do not ask for them."""

    @classmethod
    def candidates(cls, g: G, at: D, me: Seat) -> Iterable[Self]:
        """A cheap superset of the legal actions of this kind, best first."""
        raise NotImplementedError

    def spelled_out(self, g: G, at: D, me: Seat) -> Self:
        """The action with whatever a player may leave unsaid."""
        return self

    def objections(self, g: G, at: D, me: Seat) -> Iterator[str]:
        """Every reason against it, as sentences; none means legal."""
        raise NotImplementedError

    def apply(self, g: G, at: D, me: Seat) -> Steps:
        """Change the table and return what follows."""
        raise NotImplementedError

    def consequence(self, g: G, at: D, me: Seat) -> str:
        """Cost and gain in a few words, for a label; empty when there is nothing to add."""
        return ""

    @classmethod
    def in_common(cls, g: G, at: D, me: Seat, found: Sequence[Self]) -> str:
        """What several legal actions that agree in the fields asked so far promise, for a label; or empty."""
        return ""

    def rests_on(self, g: G, at: D, me: Seat) -> tuple[object, ...]:
        """The facts, beside its legality, that must be the same when it was planned and when it is played."""
        return (self.consequence(g, at, me),)


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened, in the past participle."""

    def audience(self) -> tuple[Seat, ...] | None:
        """The seats that may know; None means everybody."""
        return None


class View(Struct, Generic[G], frozen=True):
    """A table as one seat, or the public (None), may know it."""

    table: G
    seat: Seat | None


class Score(Struct, frozen=True):
    """Points, then tie-breakers (higher is better), and the parts they come from."""

    points: int
    tie: tuple[int, ...] = ()
    parts: tuple[tuple[str, int], ...] = ()


class Game(ABC, Generic[G]):
    """A game as the house knows it; everything else is derived from these few members."""

    key: str
    title: str
    seats: range
    version: int
    table: type[G]
    options: type[Struct]
    steps: tuple[type[Step], ...]
    actions: tuple[type[Action[G, Any]], ...]
    orders: tuple[type[Order[G]], ...] = ()
    """What a player may say in advance."""
    events: tuple[type[Event], ...]
    ids: Mapping[Any, Collection[str]] = {}
    """By type of id, every value that it can have."""
    never: Mapping[str, str]
    """Verbs that players may expect, with the reason why there is no such action."""
    topics: Mapping[str, str]
    """Help by topic, in a player's words."""
    upgrades: tuple[Callable[[Json], Json], ...]
    """Saved state of version 1 to 2, of 2 to 3, and so on."""

    @abstractmethod
    def new(self, seats: int, options: Any, chance: Chance) -> G:
        """The table as set up, its agenda not yet run."""

    def options_for(self, seats: int) -> Struct:
        """The plainest options with which so many can play."""
        return self.options()

    @abstractmethod
    def menu(self, g: G) -> Mapping[type[Decision[G]], tuple[type[Action[G, Any]], ...]]:
        """The kinds of action that answer each decision."""

    @abstractmethod
    def hide(self, g: G, viewer: Seat | None) -> None:
        """Blank what this seat may not know."""

    @abstractmethod
    def imagine(self, g: G, viewer: Seat | None, chance: Chance) -> None:
        """Deal anew what this seat does not know."""

    @abstractmethod
    def scores(self, g: G) -> Mapping[Seat, Score]:
        """The score of every seat as things stand."""

    def ahead(self, g: G, seat: Seat) -> G | None:
        """From its view, a new table whose agenda is what this seat is asked next, part by part; or None."""
        return None

    def worth(self, g: G, seat: Seat) -> float:
        """How promising the table is for a seat, for computer players."""
        return float(self.scores(g)[seat].points)

    @abstractmethod
    def say(self, event: Event, names: Names) -> str:
        """One event as one sentence."""

    @abstractmethod
    def name(self, value: object) -> str:
        """A field's value in a player's words."""

    def called(self, g: G, seat: Seat, value: object) -> str:
        """A field's value in a player's words, where a table gives it a name of its own."""
        return self.name(value)

    def label(self, g: G, seat: Seat, value: object, kind: object = None) -> str:
        """A value of a field of some type in a player's words as the table stands, for those who choose."""
        return self.name(value)

    @abstractmethod
    def headline(self, g: G) -> str:
        """Where the game stands, in a few words: era, round, turn, phase."""

    def faults(self, root: Path) -> Iterator[str]:
        """What does not fit in the component data below a folder, as sentences that name file and key."""
        yield from ()

    @abstractmethod
    def check(self, g: G) -> Iterator[str]:
        """What is not conserved, if anything; for tests."""
