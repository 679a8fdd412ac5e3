"""The help for players."""

import re

import pytest

from rules.carnegie.content import ALPHA, edition
from rules.carnegie.game import GAME
from rules.carnegie.terms import (
    COLUMNS,
    REGIONS,
    Kind,
    Level,
    Project,
    Region,
)
from rules.carnegie.words import money
from rules.core.fields import fields

TOPICS = [
    "overview", "setup", "round", "select", "income", "donations", "chart", "missions", "departments",
    "moves", "management", "construction", "research", "activation", "planning", "people", "offices", "works",
    "studies", "map", "links", "tracks", "tabs", "choice", "connections", "scoring", "commands",
]  # fmt: skip
EXPLAINED = {
    "place": "setup",
    "select": "select",
    "recover": "income",
    "income": "income",
    "enter": "people",
    "donate": "donations",
    "decline": "donations",
    "choose": "choice",
    "activate": "activation",
    "done": "activation",
    "move": "moves",
    "train": "people",
    "recruit": "people",
    "inspect": "people",
    "trade": "management",
    "build": "management",
    "jump": "offices",
    "purchase": "offices",
    "sell": "offices",
    "construct": "construction",
    "buy": "works",
    "push": "research",
    "develop": "research",
    "research": "studies",
    "copy": "studies",
}
"""The topic of every action, by its verb."""
OF_KIND = {
    Kind.HUMAN_RESOURCES: "people",
    Kind.MANAGEMENT: "offices",
    Kind.CONSTRUCTION: "works",
    Kind.RESEARCH: "studies",
}
BOOK = edition(ALPHA)
HELP = GAME.topics


def section(topic, start, end="\n\n"):
    """A topic's text between two marks."""
    assert start in HELP[topic]
    return HELP[topic].partition(start)[2].partition(end)[0]


def test_the_topics():
    assert list(HELP) == TOPICS
    assert section("overview", "Topics: ", ".").split(", ") == TOPICS[1:]


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_fits_a_message(topic):
    assert 200 <= len(HELP[topic].strip()) <= 1500


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_points_to_other_topics_only(topic):
    pointed = set(re.findall(r"(?<!\*)\*(\w+)\*(?!\*)", HELP[topic]))
    assert pointed <= set(TOPICS) - {topic}


@pytest.mark.parametrize("action", GAME.actions)
def test_every_action_has_a_topic_that_shows_its_command(action):
    command = " ".join([action.verb, *(f"{each.name}:" for each in fields(action))])
    assert f"`/carnegie {command}`" in HELP[EXPLAINED[action.verb]]
    assert f"`{command}`" in HELP["commands"]


def test_the_start_is_that_of_the_game():
    setup = BOOK.setup
    employees = len(BOOK.printed) + setup.lobby + setup.supply
    assert f"starts with {money(setup.money)}, {setup.goods} goods and {employees} employees" in HELP["setup"]
    assert f"{setup.lobby} lie in the Lobby, {setup.supply} wait in the supply" in HELP["setup"]
    assert f"Of {setup.pawns} pawns" in HELP["setup"]
    assert f"may take **{setup.moves} moves**" in HELP["setup"]
    removed = {players: each.removed for players, each in setup.seats.items()}
    assert removed == {2: 16, 3: 8, 4: 0}
    assert (
        f"{len(BOOK.tiles)}. With 3 players 8 single tiles leave the game by lot, with 2 players 16"
        in HELP["setup"]
    )
    assert {players: each.choosers for players, each in setup.seats.items()} == {
        2: (),
        3: (3,),
        4: (1, 2, 3, 4),
    }


def test_the_end_tile_is_that_of_the_game():
    ends = {kind: mark.region for kind, mark in BOOK.timeline.end.items()}
    assert "Human Resources East, Management Midwest, Construction South, R&D West" in HELP["select"]
    assert list(ends.items()) == list(zip(Kind, REGIONS, strict=True))


@pytest.mark.parametrize("department", BOOK.tiles)
def test_the_tiles_are_those_of_the_game(department):
    found = BOOK.tiles[department]
    slots = " ".join(map(money, found.slots)) or "no slot"
    assert f"**{found.name}** [{slots}]" in HELP[OF_KIND[found.kind]]


def test_the_caps_are_those_of_the_game():
    caps, said = BOOK.scoring.caps, HELP["scoring"]
    assert f"**Active employees**: {BOOK.scoring.active} VP each, {caps.active} at most" in said
    top, *others = BOOK.company.points
    assert f"{top} VP in the top line, {others[0]} VP elsewhere, {caps.departments} at most" in said
    assert others == [others[0]] * (COLUMNS - 1)
    assert f"position reached, {caps.tabs} at most" in said
    assert f"by the city, {caps.projects} at most" in said
    assert f"**Connections**: {caps.connections} at most" in said
    assert f"**Donations**: {caps.donation} at most" in said
    assert f"unspent: {BOOK.scoring.action_choice} VP" in said


EFFECTS = [
    ("moves", "{moves} moves for each active employee there and {moves} for the permanent one"),
    ("management", "${commerce_money}, or {commerce_goods} goods, or on a mission ${mission_money}"),
    ("management", "or on a mission {mission_goods} goods"),
    ("management", "**{build_staffed} goods** if an employee of yours is on that space"),
    ("management", "**{build_empty} goods** on an empty one"),
    ("research", "{study} study points for each active employee there, Advanced Design {advanced_design}"),
    ("research", "you get {reward_goods} goods or ${reward_money}"),
    ("tracks", "**{reward_goods} goods or ${reward_money}**"),
    ("donations", "${donation} for your first"),
    ("donations", "active employee in Communications it is ${communications},"),
    ("people", "together {training} at most"),
    ("people", "1 VP for every {active_per_point} employees"),
    ("offices", "Mission: {purchasing} goods."),
    ("offices", "Sell 1 to {most_exchanged} goods for ${sales} each"),
    ("offices", "Deliver 1 to {most_exchanged} goods for ${logistics_money} and {logistics_points} VP each"),
    ("works", "build **any** project there for {engineering} goods"),
    ("works", "for **${outsourcing} and the usual 1 or 2 goods**"),
    ("works", "Buy 1 to {most_exchanged} goods for ${supply_price} each"),
    ("works", "your donations cost ${communications},"),
    ("studies", "Mission: {advanced_research} study points"),
    ("studies", "{advanced_design} study points for each active employee"),
    ("studies", "costs {telegraph} study point less"),
]


@pytest.mark.parametrize(("topic", "said"), EFFECTS)
def test_the_numbers_of_departments_are_those_of_the_game(topic, said):
    effects = {name: getattr(BOOK.effects, name) for name in BOOK.effects.__struct_fields__}
    assert said.format_map(effects) in HELP[topic]


def test_the_worked_examples_are_right():
    box = BOOK.tracks[Region.EAST].boxes[1].bonus.money
    housing, commerce = (
        BOOK.tabs[project].positions[0].income.money for project in (Project.HOUSING, Project.COMMERCE)
    )
    total = 2 * box + housing + commerce
    assert f"2 × ${box} + ${housing} + ${commerce} = **${total}**" in HELP["income"]
    points = BOOK.connections.points
    assert f"2 cities, {points[2][Level.RAILROAD - 1]} VP" in HELP["connections"]
    assert f"4 counted at Stagecoach, {points[4][Level.STAGECOACH - 1]} VP" in HELP["connections"]
    third = 3 * BOOK.effects.communications, 3 * BOOK.effects.donation
    assert "after two donations the third costs ${}, not ${}".format(*third) in HELP["works"]
    assert f"of 9 active employees 8 are left: {8 // BOOK.effects.active_per_point} VP" in HELP["people"]


TEXTS = {
    "human_resources": "{moves} moves for each active employee, and {moves} for the permanent one.",
    "commerce": "Take ${commerce_money} or {commerce_goods} goods; or send the employee on a mission for "
    "${mission_money} or {mission_goods} goods.",
    "planning": "{build_staffed} goods where an employee of yours is, {build_empty} goods on any other",
    "research": "{study} study points for each active employee.",
    "training": "{training} together at most.",
    "safety": "1 VP for every {active_per_point} employees",
    "purchasing": "a mission: {purchasing} goods.",
    "sales": "Sell 1 to {most_exchanged} goods for ${sales} each.",
    "logistics": "1 to {most_exchanged} goods for ${logistics_money} and {logistics_points} VP each.",
    "engineering": "in that region for {engineering} goods.",
    "outsourcing": "for ${outsourcing} and its 1 or 2 goods.",
    "supply_chain": "Buy 1 to {most_exchanged} goods for ${supply_price} each.",
    "communications": "donations cost ${communications}, ",
    "advanced_research": "a mission: {advanced_research} study points.",
    "advanced_design": "{advanced_design} study points for each active employee.",
    "telegraph": "cost {telegraph} study point less per step",
}


@pytest.mark.parametrize(("department", "said"), list(TEXTS.items()))
def test_the_texts_of_departments_have_the_numbers_of_the_game(department, said):
    effects = {name: getattr(BOOK.effects, name) for name in BOOK.effects.__struct_fields__}
    assert said.format_map(effects) in {**BOOK.printed, **BOOK.tiles}[department].text
