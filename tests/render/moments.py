"""Tables in the middle of play, for pictures."""

from functools import cache, partial
from itertools import cycle, islice

from rules import GAMES
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Names
from rules.core.players import random_player

ERAS = GAMES["eras"]
PEOPLE = Names(("Ann", "Ben", "Cho", "Dee"))
HARD_NAMES = (
    "Maximiliana von Hohenstaufen-Wyx",
    "محمد بن عبد الله الأندلسي",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "👩‍👩‍👧‍👦🏳️‍🌈🇫🇷 🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓",
    "王小明山田太郎김철수王小明山田太郎김철수王小明山田太郎김철수",
    "𝕱𝖆𝖓𝖈𝖞 **bold** `code` ~~x~~ <@1>",
    "```\n@everyone\n```",
    "Z̴̢̧͎̲̰͓a̷̗̳̤̟͖l̵̙g̶͎o̵̤",
    "\u202e\u200b\u2066",
    "\U000e0041\ue000\u0b95\u0bae\u0bb2",
    "שלום עולם שלום עולם",
)


def named(names, seats):
    """As many names as there are seats."""
    return Names(tuple(islice(cycle(names), seats)))


@cache
def played_in(game, seats, seed, moves, options=()):
    """The table of a game after some random moves, and the events of the last few of them."""
    state, chance = engine.new(game, seats, dict(options) or None, seed), Chance(seed).split("pictures")
    told = ()
    for number in range(moves):
        acting = engine.actors(state)
        if not acting:
            break
        choice = random_player(game, engine.view(game, state, acting[0]), chance.split(str(number)))
        step = engine.play(game, state, acting[0], choice)
        told = (told + step.events)[-24:]
        state = step.state
    return state, told


played = partial(played_in, ERAS)


def public(state):
    """What everybody may know."""
    return engine.view(ERAS, state, None)
