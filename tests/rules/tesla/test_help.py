"""The help for players."""

import re

import pytest

from rules.core.fields import fields
from rules.tesla.content import CONTENT
from rules.tesla.game import GAME
from rules.tesla.inventors import OF_COMPANY
from rules.tesla.menu import ACTIONS as MENU_ACTIONS
from rules.tesla.names import skills
from rules.tesla.state import PLACES, LuminaryId, Technology, Track
from rules.tesla.stock import LOWER, PROFITS
from rules.tesla.words import roman, signed

TOPICS = [
    "overview", "draft", "auction", "turn", "claim", "map", "advance", "patents", "propaganda", "cards",
    "fame", "current", "market", "certificates", "stock", "pass", "bookkeeping", "luminaries", "inventors",
    "scoring", "commands",
    "expansion", "headquarters", "labs", "studios", "events", "phase1", "phase2", "phase3", "trading",
    "points", "newcomers",
]  # fmt: skip
EXPLAINED = {
    "draft": "draft",
    "open": "auction",
    "bid": "auction",
    "pick": "auction",
    "pass": "pass",
    "claim": "claim",
    "advance": "advance",
    "propaganda": "propaganda",
    "card": "propaganda",
    "market": "market",
    "buy": "market",
    "sell": "market",
    "leave": "market",
    "develop": "headquarters",
    "refresh": "headquarters",
    "remove": "headquarters",
    "move": "headquarters",
    "elect": "events",
    "follow": "newcomers",
    "trade": "trading",
    "skip": "trading",
}
"""The topic of every action, by its verb."""


def section(topic, start, end="\n\n"):
    """A topic's text between two marks."""
    return GAME.topics[topic].partition(start)[2].partition(end)[0]


def by_players(numbers):
    return " / ".join(map(str, numbers))


def test_the_topics():
    assert list(GAME.topics) == TOPICS
    listed = section("overview", "Topics: ", ".").split(", ")
    assert listed == TOPICS[1 : TOPICS.index("expansion") + 1]
    assert section("expansion", "Topics: ", ".").split(", ") == TOPICS[TOPICS.index("expansion") + 1 :]


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_fits_a_message(topic):
    assert 200 <= len(GAME.topics[topic].strip()) <= 1500


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_points_to_topics_only(topic):
    for pointed in re.findall(r"\(see (\*\w+\*(?:, \*\w+\*| and \*\w+\*)*)\)", GAME.topics[topic]):
        assert set(re.findall(r"\w+", pointed)) - {"and"} <= set(TOPICS)


@pytest.mark.parametrize("action", GAME.actions)
def test_every_action_has_a_topic_that_shows_its_command(action):
    command = " ".join([f"/tesla {action.verb}", *(f"{each.name}:" for each in fields(action))])
    assert f"`{command}`" in GAME.topics[EXPLAINED[action.verb]]
    assert action not in MENU_ACTIONS or f"`{command}`" in GAME.topics["commands"]


def test_the_start_is_that_of_the_game():
    draft, kinds = GAME.topics["draft"], CONTENT.setup.certificates
    assert f"All {len(CONTENT.inventors)} companies" in draft
    assert f"price of {CONTENT.market.start};" in draft
    assert f"{CONTENT.fame.company.bottom} for the first" in draft
    assert f"you hold ${CONTENT.setup.cash}K" in draft
    assert (
        f"{kinds.regular} regular certificates, {kinds.market} go to the market and {kinds.set_aside}"
        in draft
    )
    assert f"worth {CONTENT.setup.shares_per_preferred} shares" in draft


def test_the_decks_are_those_of_the_game():
    decks = CONTENT.setup.decks.values()
    for phase in (0, 1):
        dealt = by_players(deck.luminaries[phase] for deck in decks)
        assert f"`phase {phase + 1}` {dealt} " in GAME.topics["auction"]
    sizes = [deck.propaganda[0] for deck in decks]
    assert all(deck.propaganda == (size,) * 3 for deck, size in zip(decks, sizes, strict=True))
    assert "3, 4, 5 or 6 cards with 2, 3, 4 or 5 players" in GAME.topics["propaganda"]
    assert (sizes, list(CONTENT.setup.decks)) == ([3, 4, 5, 6], [2, 3, 4, 5])
    assert [sum(deck.luminaries) for deck in decks] == [6, 9, 12, 15]
    assert "6, 9, 12 or 15 with 2, 3, 4 or 5 players" in GAME.topics["luminaries"]


def test_the_turns_are_those_of_the_game():
    setup = CONTENT.setup
    phases = setup.turns // setup.turns_per_phase
    assert f"**{setup.turns} turns in {phases} phases**" in GAME.topics["turn"]
    actions = sum(setup.turns_per_phase * (phase + 1) for phase in range(1, phases + 1))
    assert f"at most {actions} actions" in GAME.topics["turn"]
    assert f"bids ${setup.minimum_bid}K or more" in GAME.topics["auction"]


def test_the_projects_are_those_of_the_map():
    places = CONTENT.map
    for key, area in places.areas.items():
        said = section("map", f"· {area.name}\n")
        for size in places.sizes:
            cities = [each for each in places.cities.values() if (each.area, each.size) == (key, size)]
            names = [" ".join([each.name, *map(roman, each.projects)]) for each in cities]
            line = next(each for each in said.splitlines() if each.startswith(size.title()))
            assert sorted(re.split(r", (?!DC)", line.partition(": ")[2])) == sorted(names)
        more = "" if area.players == max(CONTENT.setup.decks) else " or more"
        assert f"**{area.players}{more} players** · {area.name}" in GAME.topics["map"]


def test_costs_and_gains_are_those_of_the_sizes():
    sizes = CONTENT.map.sizes
    assert (
        ", ".join(f"{key} ${size.cost}K and +{size.stock}" for key, size in sizes.items())
        in GAME.topics["map"]
    )
    assert f"({', '.join(f'{key} ${size.cost}K' for key, size in sizes.items())})" in GAME.topics["claim"]
    gains = [f"{size.stock} ({key})" for key, size in sizes.items()]
    assert f"by {', '.join(gains[:-1])} or {gains[-1]} spaces" in GAME.topics["claim"]
    assert f"a level {roman(CONTENT.setup.doubled_level)} project doubles" in GAME.topics["claim"]


def test_the_requirements_are_those_of_the_tracks():
    for technology in PLACES:
        title = technology if technology is Technology.BULB else technology.upper()
        needs = CONTENT.technology[technology].items()
        steps = [f"{roman(level)} I{each.invention} M{each.manufacturing}" for level, each in needs]
        assert f"`{title}` {' · '.join(steps)}\n" in GAME.topics["advance"]


def test_the_propaganda_cards_are_those_of_the_game():
    for card in CONTENT.propaganda.values():
        track = "AC/DC" if card.track is Track.CURRENT else "company"
        line = f"{card.name}: {track} {card.spaces}, ${card.cash}K"
        assert line in section("cards", f"**Phase {card.phase}**\n").splitlines()


def test_the_spaces_are_those_of_the_current_track():
    for each in CONTENT.fame.current:
        space = signed(each.space) if each.space else "0"
        assert f"`{space}` AC {signed(each.ac)}, DC {signed(each.dc)}\n" in GAME.topics["current"]


def test_the_columns_are_those_of_the_market():
    lines = [each for each in GAME.topics["stock"].splitlines() if each.startswith("`")]
    columns = CONTENT.market.columns
    assert lines == [f"`{each.prices[0]}–{each.prices[-1]}` ${each.profit}K" for each in columns]
    falls = re.findall(r"(\d+) (?:falls )?to (\d+)", section("stock", "Example: "))
    assert len(falls) == 4
    assert all(LOWER[int(price)] == int(lower) for price, lower in falls)


def test_the_ratings_are_those_of_the_cards():
    for key, card in CONTENT.luminaries.items():
        line = f"{card.short} {skills(key)}"
        assert line in section("luminaries", f"**Phase {card.phase}**\n").splitlines()
    for key, inventor in CONTENT.inventors.items():
        line = f"**{inventor.short}** {skills(LuminaryId(key))} · *{inventor.ability_name}*:"
        assert line in GAME.topics["inventors"]


def test_an_ability_rests_if_the_help_says_so():
    for key, inventor in CONTENT.inventors.items():
        said = section("inventors", f"**{inventor.short}**")
        assert said.endswith("*Rests.*") == OF_COMPANY[key].rests


def test_the_worked_examples_are_right():
    price, rival, shares = 50, 40, CONTENT.setup.shares_per_preferred
    total = f"{shares} × {price} + {price} + 2 × {rival} = **{shares * price + price + 2 * rival}**"
    assert total in GAME.topics["scoring"]
    lower = LOWER[42]
    profits = f"from ${PROFITS[42]}K to ${PROFITS[lower]}K"
    assert (
        f"at 42 you take $42K; the price goes to {lower}, and the profit {profits}." in GAME.topics["market"]
    )
