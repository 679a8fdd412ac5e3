"""The help for players."""

import pytest

from rules.eras.content import CONTENT
from rules.eras.state import STUDIES
from tests.rules.eras.table import GAME

TOPICS = [
    "overview", "turn", "graduating", "building", "roofs", "looking", "clock", "cards", "hiring", "effects",
    "eras", "end", "scoring", "ties", "commands",
]  # fmt: skip


def test_the_topics():
    assert list(GAME.topics) == TOPICS
    assert all(topic in GAME.topics["overview"] for topic in TOPICS[1:])


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_fits_a_message(topic):
    assert 200 <= len(GAME.topics[topic].strip()) <= 1500


def test_the_loads_are_those_of_the_game():
    for era, load in CONTENT.loads.items():
        counts = ", ".join(f"{study} {count}" for study, count in zip(STUDIES, load, strict=True))
        assert f"`Era {era}` {counts}" in GAME.topics["eras"]


def test_the_cards_are_those_of_the_game():
    lines = {line.split()[0]: line for line in GAME.topics["cards"].splitlines() if line.startswith("`")}
    for number, card in enumerate(CONTENT.cards, 1):
        line = lines[f"`{number}`"].replace("*", "")
        assert f"own {card.openings[0]}" in line
        assert f"pays {card.endowment}" in line
        assert ("others 1 each" in line) == (card.openings[1:] == (1, 1, 1))
        assert not card.effect or card.effect.title() in line
        if card.openings[1:] != (1, 1, 1):
            for place, word in enumerate(("next", "opposite", "previous"), 1):
                assert (f"{word} 1" in line) == (card.openings[place] == 1)


def test_every_command_is_explained():
    for action in GAME.actions:
        assert f"`/eras {action.verb}" in GAME.topics["commands"]
