"""The command line: any moment of any game to a file."""

import pytest

from render.__main__ import main
from rules import GAMES
from rules.core import play as engine
from rules.core.record import Move, Record


def test_a_demonstration(tmp_path):
    out = tmp_path / "out.png"
    main(["eras", "--seats", "3", "--move", "40", "-o", str(out)])
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("what", ["board", "hand", "final", "text"])
def test_a_record(tmp_path, what, capsys):
    game = GAMES["eras"]
    state, moves = engine.new(game, 2, None, 5), []
    for _ in range(10):
        seat = engine.actors(state)[0]
        action = engine.legal(game, state, seat)[0]
        moves.append(Move(seat, engine.write(action)))
        state = engine.play(game, state, seat, action).state
    record = tmp_path / "record.json"
    record.write_bytes(Record("eras", game.version, 2, 5, {}, ("Ida", "Jon"), tuple(moves)).dump())
    out = tmp_path / "out"
    main(["eras", "--record", str(record), "--what", what, "--seat", "1", "-o", str(out)])
    told = out.read_text() if what == "text" else capsys.readouterr().out
    assert "Ida" in told or "Jon" in told


def test_text_goes_to_the_terminal(capsys):
    main(["eras", "--what", "text", "--seats", "2", "--move", "5"])
    assert "ERAS ACADEMIA" in capsys.readouterr().out


@pytest.mark.parametrize("given", [["eras"], ["eras", "--what", "hand", "-o", "x.png"]])
def test_what_is_missing_is_said(given, capsys):
    with pytest.raises(SystemExit):
        main(given)
    assert "needs a" in capsys.readouterr().err
