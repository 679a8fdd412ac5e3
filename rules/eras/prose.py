"""Every event as a sentence, every value as a word."""

from __future__ import annotations

from rules.core.contract import Event, Names
from rules.core.words import counted
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
    effect = f"; effect: {said.effect.title()}" if said.effect else ""
    title = f"{CONTENT.studies[found.study]} {found.number}"
    return f"{title}: openings {places}; pays {counted(said.endowment, 'Fund')} each{effect}"


EFFECTS = {
    Effect.SHAKE: "Shake: the marbles in the Clock are mixed anew.",
    Effect.CHIME: "Chime: one more marble drops, without a card.",
    Effect.REWIND: "Rewind: this round's marble goes back on top of the Clock and does not count.",
    Effect.STUCK_HANDS: "Stuck Hands: the Clock is not passed this round.",
}


def say(event: Event, names: Names) -> str:
    """One event as one sentence."""
    match event:
        case happened.RoundBegun(round, first):
            return f"Round {round}: {names[first]} holds the Clock and goes first."
        case happened.Graduated(seat, placed):
            return f"{names[seat]}'s class graduates: {circles(placed)}."
        case happened.StoryBuilt(seat, campus, cost, height):
            high = f"now {counted(height, 'block')} high"
            return f"{names[seat]} builds a Story on {name(campus)} for {counted(cost, 'Fund')}: {high}."
        case happened.RoofBuilt(seat, study, cost):
            return f"{names[seat]} puts a Roof on {study_name(study)} for {counted(cost, 'Fund')}."
        case happened.TurnEnded(seat, funds):
            return f"{names[seat]} ends the turn with {counted(funds, 'Fund')}."
        case _:
            return _say_clock(event, names)


def _say_clock(event: Event, names: Names) -> str:
    match event:
        case happened.GraduateHired(seat, study, size, endowment):
            what = f"a Superior {study} Graduate (×{size})" if size > 1 else f"a {study} Graduate"
            return f"{names[seat]} hires out {what} for {counted(endowment, 'Fund')}."
        case happened.GraduatesReleased(seat, unhired):
            return f"No job for {names[seat]}'s {circles(unhired)}."
        case happened.ClockPassed(seat):
            return f"The Clock goes to {names[seat]}."
        case happened.GameEnded(by_pool, winner):
            why = "the Stories are sold out" if by_pool else "the last Era is complete"
            return f"The game is over: {why}. {names[winner]} wins."
        case _:
            return _say_future(event, names)


def _say_future(event: Event, names: Names) -> str:
    match event:
        case happened.WindowOpened(seat, window):
            return f"{names[seat]} looks through window {window}."
        case happened.MarbleSeen(_, window, study):
            return f"Window {window} shows a {study} marble."
        case happened.DeckOpened(seat, study):
            return f"{names[seat]} looks at the top card of the {study} deck."
        case happened.CardSeen(_, seen):
            return f"The top card of the {seen.study} deck is {card(seen, len(names.of))}."
        case happened.PoolEmptied():
            return "The last Story is sold: this is the last round, and no marble drops in it."
        case _:
            return _say_era(event, names)


def _say_era(event: Event, names: Names) -> str:
    match event:
        case happened.MarbleDropped(study, released, by_chime):
            end = CONTENT.setup.marbles_ending_an_era
            return f"A {study} marble drops{' too' * by_chime}: {released} {study} so far, {end} end the Era."
        case happened.DeckReshuffled(study):
            return f"The {study} deck was empty: its discards are shuffled into a new one."
        case happened.CardTurned(turned):
            return f"This year's culture: {card(turned, len(names.of))}."
        case happened.EffectResolved(effect):
            return EFFECTS[effect]
        case happened.EraBegun(era):
            roofs = counted(CONTENT.setup.roofs_per_era, "Roof")
            return f"Era {era} begins: the Clock is loaded anew, with {roofs} on offer."
        case _:
            raise TypeError(f"{type(event).__name__} has no sentence.")
