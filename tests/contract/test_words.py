"""Words fit where they are shown: sentences in the log, help and labels in commands and buttons."""

import re
from typing import NewType, get_args

from hypothesis import strategies as st

from rules.core import play as engine
from rules.core.contract import Names
from rules.core.fields import fields
from rules.core.notation import write_value
from tests.contract.games import Setting
from tests.contract.looks import is_line, is_sentence
from tests.contract.walks import for_every_game, for_every_setting, moves, walks

HELP, TITLE, TEXT = 100, 40, 120
VERB = re.compile(r"[a-z][a-z_]{0,31}")
TOPIC = re.compile("[a-z][a-z0-9_]{0,31}")
ODD = ("*Ann*_x_", "`Ben`||", "<@123> Cho\\1", "[Dee](x) ~~", "# Eve", "> Fay {0}", "Gus %s", "Hal $1")
PLAIN = tuple(f"Zz{letter}zZ" for letter in "ABCDEFGH")


@for_every_game
def test_every_event_that_happens_is_one_sentence(setting: Setting, data: st.DataObject) -> None:
    names = setting.names()
    for event in data.draw(walks(setting)).events:
        said = setting.game.say(event, names)
        assert is_sentence(said), said
        assert "<seat" not in said
        assert said == setting.game.say(event, names)


@for_every_game
def test_names_stand_unchanged_in_sentences(setting: Setting, data: st.DataObject) -> None:
    odd, plain = Names(ODD[: setting.seats]), Names(PLAIN[: setting.seats])
    mentioned = 0
    for event in data.draw(walks(setting)).events:
        expected = setting.game.say(event, plain)
        mentioned += "Zz" in expected
        for name, token in zip(odd.of, plain.of, strict=True):
            expected = expected.replace(token, name)
        assert setting.game.say(event, odd) == expected
    assert mentioned


@for_every_game
def test_headline_and_question_are_short_lines(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting, most=20)):
        at = engine.question(move.state)
        assert at is not None
        asked = setting.names().fill(at.ask(move.state))
        assert is_line(setting.game.headline(move.state), TEXT)
        assert is_line(asked, TEXT), asked
        assert is_sentence(asked), asked
        for kind in setting.game.actions:
            refused = setting.names().fill(at.instead(move.state, kind))
            assert is_sentence(refused), refused


@for_every_game
def test_labels_of_legal_actions_are_short_lines(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        at = engine.question(move.state)
        for action in engine.legal(setting.game, move.state, move.seat):
            words = action.consequence(move.state, at, move.seat)
            assert not words or is_line(setting.names().fill(words), HELP), words
            for asked in fields(type(action)):
                value, game = getattr(action, asked.name), setting.game
                label = game.label(move.state, move.seat, value, asked.type)
                for named in (game.name(value), label, game.called(move.state, move.seat, value)):
                    assert is_line(setting.names().fill(named), HELP), named
                    assert f"“{value}”" not in named, named


@for_every_game
def test_what_actions_promise_together_is_a_short_line(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        at = engine.question(move.state)
        for kind in engine.kinds(setting.game, move.state):
            if found := engine.matching(setting.game, move.state, move.seat, kind, {}):
                first = fields(kind)[0].name if fields(kind) else ""
                same = [
                    each for each in found if not first or getattr(each, first) == getattr(found[0], first)
                ]
                words = setting.names().fill(kind.in_common(move.state, at, move.seat, same))
                assert not words or is_line(words, HELP), words


@for_every_game
def test_values_of_a_field_have_different_names(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        for kind in engine.kinds(setting.game, move.state):
            for asked in fields(kind):
                values = engine.options(setting.game, move.state, move.seat, kind, {}, asked.name)
                labels = {setting.game.label(move.state, move.seat, value) for value in values}
                assert len(set(map(setting.game.name, values))) == len(labels) == len(values)


@for_every_setting
def test_actions_fit_commands_and_buttons(setting: Setting) -> None:
    for kind in setting.game.actions:
        assert VERB.fullmatch(kind.verb)
        assert is_line(kind.title, TITLE)
        assert is_line((kind.__doc__ or "").splitlines()[0], HELP)
        for asked in fields(kind):
            assert VERB.fullmatch(asked.name)
            assert is_line(asked.help, HELP)


@for_every_game
def test_no_two_answers_to_a_question_have_the_same_verb(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        for decision, kinds in setting.game.menu(move.state).items():
            assert len({kind.verb for kind in kinds}) == len(kinds) > 0
            assert set(kinds) <= set(setting.game.actions)
            assert decision in setting.game.steps


@for_every_setting
def test_verbs_that_are_never_possible_have_a_reason(setting: Setting) -> None:
    assert not set(setting.game.never) & {kind.verb for kind in setting.game.actions}
    for verb, reason in setting.game.never.items():
        assert VERB.fullmatch(verb)
        assert is_sentence(reason)


@for_every_setting
def test_help_has_an_overview_and_no_empty_topic(setting: Setting) -> None:
    topics = setting.game.topics
    assert "overview" in topics
    assert all(TOPIC.fullmatch(topic) and text.strip() for topic, text in topics.items())


@for_every_setting
def test_options_can_be_explained(setting: Setting) -> None:
    for asked in fields(setting.game.options):
        assert not asked.required
        assert is_line(asked.help, HELP)


@for_every_setting
def test_a_game_is_known_by_its_key_and_title(setting: Setting) -> None:
    game = setting.game
    assert VERB.fullmatch(game.key)
    assert is_line(game.title, TITLE)
    assert len(game.upgrades) == game.version - 1
    assert len({kind.__name__ for kind in game.steps}) == len(game.steps)
    assert len({kind.__name__ for kind in game.events}) == len(game.events)


@for_every_setting
def test_every_id_that_an_action_asks_for_is_known_by_a_name_of_its_own(setting: Setting) -> None:
    game = setting.game
    for kind in (*game.actions, *game.orders):
        for asked in fields(kind):
            types = (asked.type, *get_args(asked.type))
            for each in (one for one in types if isinstance(one, NewType) and one.__supertype__ is str):
                names = [game.name(value).casefold() for value in game.ids[each]]
                assert len(set(names)) == len(names) > 0
                assert [write_value(each, value) for value in game.ids[each]] == list(game.ids[each])
