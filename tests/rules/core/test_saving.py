"""Saves: versioned JSON, upgraded when older, refused when foreign, newer or broken."""

import json

import msgspec
import pytest

from rules.core import play as engine
from rules.core.saving import Unloadable
from tests.rules.core.table import ANN, BEN, act, after_offers, start
from tests.rules.core.toy import TOY
from tests.rules.core.toy_table import Gave, Guarded, Peeked

STATE = after_offers(seats=2)


def changed(**envelope):
    """The save of a state, with other words around or in it."""
    return json.dumps({**json.loads(engine.save(TOY, STATE)), **envelope}).encode()


def plain():
    """A saved state as plain JSON."""
    return json.loads(engine.save(TOY, STATE))["state"]


def test_a_save_says_which_game_and_version_it_is():
    saved = json.loads(engine.save(TOY, STATE))
    assert (saved["game"], saved["version"]) == ("toy", 3)


def test_a_save_reads_back_with_steps_of_their_own_types():
    again = engine.load(TOY, engine.save(TOY, STATE))
    assert again == STATE
    assert list(map(type, again.agenda)) == list(map(type, STATE.agenda))
    assert act(again, ANN, "give p2") == act(STATE, ANN, "give p2")


def test_the_first_version_is_upgraded_step_by_step():
    state = {key: value for key, value in plain().items() if key != "coins"} | {"money": [1, 2]}
    assert engine.load(TOY, changed(version=1, state=state)).coins == (10, 20)


def test_the_second_version_takes_only_the_second_upgrade():
    assert engine.load(TOY, changed(version=2, state=plain() | {"coins": [1, 2]})).coins == (10, 20)


def test_the_present_version_is_not_upgraded():
    assert engine.load(TOY, changed(state=plain() | {"coins": [1, 2]})).coins == (1, 2)


def test_a_newer_version_is_refused_with_both_numbers():
    with pytest.raises(Unloadable, match=r"version 4.* knows 3"):
        engine.load(TOY, changed(version=4))


@pytest.mark.parametrize("version", [0, -1])
def test_a_version_that_never_was_is_refused(version):
    with pytest.raises(Unloadable, match=f"version {version}"):
        engine.load(TOY, changed(version=version))


def test_another_games_save_is_refused_with_both_names():
    with pytest.raises(Unloadable, match=r"eras.*toy"):
        engine.load(TOY, changed(game="eras"))


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"null", b"[]", b"{}", b'{"game":"toy","version":3}', b'{"game":"\xff"}', b"\x00\xff"],
)
def test_what_is_not_a_save_is_refused(data):
    with pytest.raises(Unloadable, match="This is not a save"):
        engine.load(TOY, data)


@pytest.mark.parametrize("length", range(1, len(engine.save(TOY, STATE)), 37))
def test_a_save_cut_short_is_refused(length):
    with pytest.raises(Unloadable):
        engine.load(TOY, engine.save(TOY, STATE)[:length])


@pytest.mark.parametrize(
    "broken",
    [
        {"coins": "many"},
        {"agenda": [{"type": "Unheard"}]},
        {"agenda": [{"type": "Giving"}]},
        {"agenda": [{"type": []}]},
        {"agenda": [{}]},
        {"agenda": ["Giving"]},
        {"chance": None},
        {"seats": 2.5},
    ],
    ids=str,
)
def test_a_state_that_does_not_fit_is_refused(broken):
    with pytest.raises(Unloadable, match="This save does not fit Toy"):
        engine.load(TOY, changed(state=plain() | broken))


def test_an_old_state_that_cannot_be_upgraded_is_refused():
    with pytest.raises(Unloadable):
        engine.load(TOY, changed(version=1, state=plain()))


def test_events_read_back_with_their_own_types():
    events = (Gave(ANN, BEN, (1,)), Guarded(ANN), Peeked(ANN, BEN, 3))
    again = engine.load_events(TOY, engine.save_events(events))
    assert again == events
    assert list(map(type, again)) == list(map(type, events))
    assert engine.load_events(TOY, engine.save_events(())) == ()


@pytest.mark.parametrize("data", [b"", b"[{}]", b'[{"type":"Unheard"}]', b"\xff"])
def test_what_is_no_events_is_refused(data):
    with pytest.raises(Unloadable):
        engine.load_events(TOY, data)


def test_a_save_is_plain_json():
    assert msgspec.json.decode(engine.save(TOY, start()))["state"]["coins"] == [3, 3, 3]
