"""Every event as a sentence, every value as a word."""

from __future__ import annotations

from rules.core.contract import Event, Names
from rules.eras import events as happened
from rules.eras.content import CONTENT, Effect, card_of, openings
from rules.eras.state import STUDIES, Campus, CardId, Circle, Study


def study_name(study: Study) -> str:
    """A study with its color."""
    return f"{CONTENT.studies[study]} ({study})"


def name(value: object) -> str:
    """A field's value in a player's words."""
    match value:
        case Campus.ADMINISTRATION:
            return "Administration"
        case Campus() | Study():
            return study_name(Study(value))
        case tuple():
            return " + ".join(map(str, value)) or "none"
        case int():
            return f"Window {value}"
        case _:
            return str(value)


def circles(found: tuple[Circle, ...]) -> str:
    """Graduates in circles: “yellow ×3, red”."""
    return ", ".join(f"{each.study} ×{each.size}" if each.size > 1 else str(each.study) for each in found)


def card(found: CardId, seats: int) -> str:
    """What a card asks for and pays."""
    asked = zip(STUDIES, openings(found, seats), strict=True)
    places = ", ".join(f"{count} {study}" for study, count in asked if count)
    said = card_of(found)
    effect = f", effect: {said.effect}" if said.effect else ""
    title = f"{CONTENT.studies[found.study]} {found.number}"
    return f"{title}: openings {places}; pays {said.endowment} each{effect}"


EFFECTS = {
    Effect.SHAKE: "The Clock is shaken: its marbles are mixed anew.",
    Effect.CHIME: "The Clock chimes: one more marble falls.",
    Effect.REWIND: "The Clock rewinds: this round's marble goes back on top and does not count.",
    Effect.STUCK_HANDS: "The hands are stuck: the Clock stays where it is.",
}


def say(event: Event, names: Names) -> str:
    """One event as one sentence."""
    match event:
        case happened.RoundBegun(round, first):
            return f"Round {round} begins with {names[first]}."
        case happened.Graduated(seat, placed):
            return f"{names[seat]} graduates: {circles(placed)}."
        case happened.StoryBuilt(seat, campus, cost, height):
            return f"{names[seat]} builds a Story on {name(campus)} for {cost}: now {height} high."
        case happened.RoofBuilt(seat, study, cost):
            return f"{names[seat]} puts a Roof on {study_name(study)} for {cost}."
        case happened.TurnEnded(seat, funds):
            return f"{names[seat]} ends the turn with {funds} Funds."
        case happened.GraduateHired(seat, study, size, endowment):
            what = f"a superior {study} Graduate (×{size})" if size > 1 else f"a {study} Graduate"
            return f"{names[seat]} hires out {what} for {endowment}."
        case happened.GraduatesReleased(seat, unhired):
            return f"Nobody hires {names[seat]}'s {circles(unhired)}."
        case happened.ClockPassed(seat):
            return f"The Clock goes to {names[seat]}."
        case happened.GameEnded(by_pool, winner):
            why = "the last Story is sold" if by_pool else "the fourth Era is over"
            return f"The game is over: {why}. {names[winner]} wins."
        case _:
            return _say_future(event, names)


def _say_future(event: Event, names: Names) -> str:
    match event:
        case happened.WindowOpened(seat, window):
            return f"{names[seat]} looks through window {window}."
        case happened.MarbleSeen(_, window, study):
            return f"You see marble {window} from the bottom: {study}."
        case happened.DeckOpened(seat, study):
            return f"{names[seat]} looks at the top card of the {study} deck."
        case happened.CardSeen(_, seen):
            return f"The top card of the {seen.study} deck is {card(seen, len(names.of))}."
        case happened.PoolEmptied():
            return "The last Story is sold: the game ends with this round."
        case happened.MarbleDropped(study, released, by_chime):
            return f"A {study} marble {'also ' * by_chime}drops: {released} of 4."
        case happened.DeckReshuffled(study):
            return f"The {study} deck is shuffled anew from its discards."
        case happened.CardTurned(turned):
            return f"This year's culture: {card(turned, len(names.of))}."
        case happened.EffectResolved(effect):
            return EFFECTS[effect]
        case happened.EraBegun(era):
            return f"Era {era} begins: the Clock is loaded and two Roofs are on offer."
        case _:
            raise TypeError(f"{type(event).__name__} has no sentence.")
