"""A whole game as seed, options and moves."""

import pytest

from rules.core import play as engine
from rules.core.record import Move, Record, read_record, replay
from tests.rules.core.table import ANN, BEN, act, start
from tests.rules.core.toy import TOY

TEXTS = ((BEN, "offer 1"), (ANN, "offer 0"), (ANN, "give p2 1 red p2 yes"), (ANN, "guard"))
RECORD = Record(
    "toy", 3, 2, 7, {"rich": True, "mood": "wild"}, ("Ann", "*Ben*"), tuple(Move(*each) for each in TEXTS)
)


def test_a_replay_goes_through_every_position():
    state = start(2, 7, rich=True)
    reached = list(replay(TOY, RECORD))
    assert len(reached) == len(TEXTS) + 1
    assert reached[0].state == state
    for (seat, text), after in zip(TEXTS, reached[1:], strict=True):
        assert act(state, seat, text) == after
        state = after.state
    assert state.coins == (4, 5)


def test_a_record_reads_back():
    assert read_record(RECORD.dump()) == RECORD


def test_a_record_is_text_for_people():
    assert b'"give p2 1 red p2 yes"' in RECORD.dump()
    assert len(RECORD.dump().splitlines()) > len(TEXTS)


def test_a_replay_stops_at_the_move_that_does_not_fit():
    spoiled = Record("toy", 3, 2, 7, moves=(Move(BEN, "offer 1"), Move(BEN, "offer 1")))
    going = replay(TOY, spoiled)
    next(going)
    next(going)
    with pytest.raises(engine.Illegal, match="answered already"):
        next(going)


def test_a_move_that_is_not_readable_is_refused():
    with pytest.raises(engine.Unreadable):
        list(replay(TOY, Record("toy", 3, 2, 7, moves=(Move(BEN, "dance"),))))


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"game": 1}', b"\xff", RECORD.dump()[:-5]])
def test_what_is_no_record_is_refused(data):
    with pytest.raises(engine.Unloadable, match="This is not a game record"):
        read_record(data)
