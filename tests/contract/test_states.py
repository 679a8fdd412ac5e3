"""States are values: nothing in them changes under somebody's hands, and everything of them is saved."""

from hypothesis import strategies as st
from msgspec import structs

from rules.core import play as engine
from rules.core.together import Together
from tests.contract.games import Setting
from tests.contract.looks import is_line, mutable
from tests.contract.universe import Universe
from tests.contract.walks import Random, for_every_game, for_every_setting, moves, walks


@for_every_game
def test_playing_leaves_the_state_before_it_alone(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting, most=20)):
        before = engine.save(setting.game, move.state)
        again = engine.play(setting.game, move.state, move.seat, move.action)
        assert again == move.after
        assert again.state is not move.state
        assert engine.save(setting.game, move.state) == before


@for_every_game
def test_a_state_holds_nothing_that_can_be_changed_in_place(setting: Setting, data: st.DataObject) -> None:
    for reached in data.draw(walks(setting)).reached[::7]:
        assert list(mutable(reached.state)) == []
        assert list(mutable(reached.events, "events")) == []


@for_every_game
def test_actions_hold_nothing_that_can_be_changed_in_place(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting, most=20)):
        assert list(mutable(move.action, "action")) == []


@for_every_game
def test_a_copy_is_independent(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting, most=2)):
        before, copy = engine.save(setting.game, move.state), move.state.copy()
        assert copy == move.state
        assert copy is not move.state
        for name in move.state.__struct_fields__:
            setattr(copy, name, None)
        assert engine.save(setting.game, move.state) == before


@for_every_game
def test_what_happened_is_told_once(setting: Setting, data: st.DataObject) -> None:
    for reached in data.draw(walks(setting)).reached:
        assert reached.state.told == ()


@for_every_game
def test_every_state_survives_saving(setting: Setting, data: st.DataObject) -> None:
    for reached in data.draw(walks(setting)).reached[::4]:
        saved = engine.save(setting.game, reached.state)
        again = engine.load(setting.game, saved)
        assert again == reached.state
        assert type(again) is setting.game.table
        assert engine.save(setting.game, again) == saved
        assert list(mutable(again)) == []


@for_every_game
def test_a_loaded_game_goes_on_as_the_saved_one_would(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting, most=2)):
        state = engine.load(setting.game, engine.save(setting.game, move.state))
        for each in move.walk.moves[move.number : move.number + 40]:
            assert engine.legal(setting.game, state, each.seat) == engine.legal(
                setting.game, each.state, each.seat
            )
            after = engine.play(setting.game, state, each.seat, each.action)
            assert after == each.after
            state = engine.load(setting.game, engine.save(setting.game, after.state))


@for_every_game
def test_every_step_on_the_agenda_is_one_of_the_games(setting: Setting, data: st.DataObject) -> None:
    known = {*setting.game.steps, Together}
    for reached in data.draw(walks(setting)).reached:
        for step in reached.state.agenda:
            assert type(step) in known
            assert not isinstance(step, Together) or type(step.question) in known


@for_every_game
def test_events_survive_saving(setting: Setting, data: st.DataObject) -> None:
    for reached in data.draw(walks(setting)).reached[::4]:
        saved = engine.save_events(reached.events)
        assert engine.load_events(setting.game, saved) == reached.events


@for_every_setting
def test_an_event_of_every_kind_survives_saving(setting: Setting) -> None:
    universe = Universe(Random(1), setting, ())
    for kind in setting.game.events:
        event = universe.record(kind)
        assert engine.load_events(setting.game, engine.save_events([event])) == (event,)


@for_every_game
def test_every_event_that_happens_is_listed(setting: Setting, data: st.DataObject) -> None:
    assert {type(event) for event in data.draw(walks(setting)).events} <= set(setting.game.events)


@for_every_game
def test_every_legal_action_is_one_line_of_text_and_back(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        for action in engine.legal(setting.game, move.state, move.seat):
            text = engine.write(action)
            assert is_line(text, 90), text
            assert engine.read(setting.game, move.state, move.seat, text) == action


@for_every_game
def test_any_action_of_the_universe_is_text_and_back(setting: Setting, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 10**6))
    for move in data.draw(moves(setting, most=2)):
        universe = Universe(Random(number), setting, [each.action for each in move.walk.moves])
        for action in (universe.action([move.action]) for _ in range(20)):
            if type(action) in engine.kinds(setting.game, move.state):
                assert engine.read(setting.game, move.state, move.seat, engine.write(action)) == action


@for_every_game
def test_a_table_made_again_from_its_fields_is_the_same(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting, most=2)):
        assert type(move.state)(**structs.asdict(move.state)) == move.state
