"""Turns of Eras Academia planned ahead, for the tests of planning."""

from __future__ import annotations

from rules.eras.flow import Turn

GREEN = "Build a Story · Natural Science (green)"
RED = "Build a Story · Humanities (red)"


def ahead(game, g, seat):
    """The table when it comes to a seat in this round."""
    turn = tuple(step for step in g.agenda if isinstance(step, Turn) and step.seat == seat)
    if not turn:
        return None
    g = g.copy()
    g.agenda = turn
    return g


def funds_of_ann(self, g, at, me):
    """What a line may rest on, so that others can change it."""
    return (f"Ann's {g.school(0).funds} Funds",)


async def opens(house, who):
    """Open the planning panel."""
    return (await who.slash(house.channel, "game plan")).response


async def presses(who, message, *labels):
    """Press buttons one after the other; what is shown after the last one."""
    for label in labels:
        message = (await who.click(message, label=label)).response
    return message


async def types(house, who, line):
    """Type an action; what is shown."""
    verb, *values = line.split()
    options = {"build": ["campus"], "window": ["window"]}.get(verb, [])
    return (
        await who.slash(house.channel, f"eras {verb}", **dict(zip(options, values, strict=True)))
    ).response


async def drafts(house, who, *lines):
    """Plan actions as they are typed; the panel."""
    message = await opens(house, who)
    for line in lines:
        message = await types(house, who, line)
    return message


async def plans(house, who, *lines):
    """Plan actions and put them in force; what is answered."""
    return (await presses(who, await drafts(house, who, *lines), "Plan is ready")).content


async def actions(house):
    """What was played."""
    return [move.action for move in await house.bot.store.moves(1)][1:]
