"""A decision as questions, one at a time."""

import pytest
from discord import ButtonStyle

from bot.errors import TableMoved
from bot.ui import decision, panel
from bot.ui.decision import Choice
from bot.ui.token import Token
from rules import GAMES
from rules.carnegie import GAME as CARNEGIE
from rules.carnegie.activation import Activate
from rules.carnegie.terms import Kind, Space
from rules.core import play as engine
from rules.core.contract import Seat
from tests.rules.carnegie.table import activating, with_company, working
from tests.rules.tesla.claim_table import claiming

GAME = GAMES["eras"]


@pytest.fixture
def seen(seed):
    """What the first player knows at the start."""
    return engine.view(GAME, engine.new(GAME, 2, None, seed.value), Seat(0))


def test_first_question_is_for_the_verb(seen):
    asked = decision.question(GAME, seen)
    assert asked.prompt == "Spend your 5 Funds, or end your turn."
    assert [choice.text for choice in asked.choices] == ["build", "window", "deck", "done"]
    assert [choice.complete for choice in asked.choices] == [False, False, False, True]


def test_next_question_is_for_a_field(seen):
    asked = decision.question(GAME, seen, "build")
    assert asked.prompt == "Build a Story: Campus"
    assert [choice.text for choice in asked.choices][:2] == ["build green", "build blue"]
    assert all(choice.complete and not choice.final for choice in asked.choices)


@pytest.fixture
def drafting():
    """What the first player to draft knows in a game whose first decision has one kind of answer."""
    tesla = GAMES["tesla"]
    state = engine.new(tesla, 2, {"first_drafter": 1}, 7)
    return tesla, engine.view(tesla, state, Seat(0))


def test_a_single_kind_of_action_is_asked_for_its_field_at_once(drafting):
    asked = decision.question(*drafting)
    assert asked.prompt == "Draft a company with its inventor."
    assert asked.text == "draft"
    assert [choice.text for choice in asked.choices][:2] == ["draft brush", "draft edison"]
    assert "‹ Back" not in labels_of(panel.question_view(asked, Token(1, 0)))


def test_what_was_chosen_stands_in_the_next_question(drafting):
    tesla, seen = drafting
    table = seen.table
    for seat in (0, 1):
        table = engine.play(tesla, table, Seat(seat), engine.legal(tesla, table, Seat(seat))[0]).state
    (seat,) = engine.actors(table)
    seen = engine.view(tesla, table, seat)
    luminary = decision.question(tesla, seen).choices[0]
    asked = decision.question(tesla, seen, luminary.text)
    assert asked.prompt == f"Open with a bid · {luminary.label}: Your bid in $K"
    assert "‹ Back" in labels_of(panel.question_view(asked, Token(1, 0, luminary.text)))
    assert decision.question(labelled(tesla), seen, luminary.text).prompt == (
        f"Open with a bid · {luminary.label}, for seat {seat} of 2: Your bid in $K"
    )


def labelled(game):
    """The game, telling more of a value while it is chosen."""

    class Labelled(type(game)):
        def label(self, g, seat, value, kind=None):
            return f"{self.name(value)}, for seat {seat} of {g.seats}"

    return Labelled()


def test_a_value_is_offered_as_the_table_stands(seen):
    plain, told = (decision.question(game, seen, "build").choices for game in (GAME, labelled(GAME)))
    assert [each.label for each in told] == [f"{each.label}, for seat 0 of 2" for each in plain]
    assert [(each.value, each.text) for each in told] == [(each.value, each.text) for each in plain]


def labels_of(view):
    return [getattr(item.item, "label", None) for item in view.children]


def test_what_cannot_be_undone_is_marked(seen):
    assert all(choice.final for choice in decision.question(GAME, seen, "window").choices)


def test_looking_ahead_does_not_change_the_view(seen):
    before = engine.save(GAME, seen.table)
    decision.question(GAME, seen, "window")
    assert engine.save(GAME, seen.table) == before


@pytest.mark.parametrize("text", ["fly", "build purple", "hire red", "graduate", "build green", "window 99"])
def test_what_is_not_asked_any_more_is_refused(seen, text):
    with pytest.raises(TableMoved):
        decision.question(GAME, seen, text)


def test_others_are_asked_nothing(seen):
    other = engine.view(GAME, seen.table, Seat(1))
    with pytest.raises(TableMoved):
        decision.question(GAME, other)


def test_field_with_one_value_fills_itself(seen):
    seen.table.settle_school(Seat(0), funds=2)
    seen.table.settle_clock(bag=(1, 0, 0, 0))
    seen.table.settle_school(Seat(0), funds=6)
    kind, filled = decision.partial(GAME, seen, "window")
    assert decision.next_field(GAME, seen, kind, filled) is None
    assert filled == {"window": 1}
    (verb,) = (each for each in decision.question(GAME, seen).choices if each.text.startswith("window"))
    assert (verb.text, verb.complete) == ("window 1", True)


def test_a_choice_that_leaves_questions_open_says_what_they_have_in_common():
    g = claiming("coffin", "edison")
    seen = engine.view(GAMES["tesla"], g, Seat(0))
    asked = decision.question(GAMES["tesla"], seen, "advance ac")
    label = panel.button_label(asked.choices[0])
    assert (asked.choices[0].complete, label) == (False, "Level II · needs M1, $1 to file")


def test_a_choice_names_what_will_not_be_asked_any_more():
    tesla, g = GAMES["tesla"], claiming()
    asked = decision.question(tesla, engine.view(tesla, g, Seat(0)), "advance")
    assert [panel.button_label(each) for each in asked.choices] == [
        "AC · level II · Tesla · patent stays open",
        "DC · level II · Tesla · patent stays open",
        "Bulb · now at I",
    ]


def test_what_makes_no_difference_is_not_asked():
    tesla, g = GAMES["tesla"], claiming("coffin")
    asked = decision.question(tesla, engine.view(tesla, g, Seat(0)), "claim albany-1")
    assert [each.text for each in asked.choices] == ["claim albany-1 tesla ac", "claim albany-1 coffin ac"]


def test_what_makes_a_difference_is_asked_though_it_may_go_unsaid():
    tesla, g = GAMES["tesla"], claiming(current=2)
    asked = decision.question(tesla, engine.view(tesla, g, Seat(0)), "claim albany-1")
    assert asked.prompt == "Claim a project · Albany I · Tesla (I3 M1 P2): AC or DC"
    assert asked.ask == "AC or DC"
    assert [each.text for each in asked.choices] == ["claim albany-1 tesla ac", "claim albany-1 tesla dc"]


def test_a_standing_order_that_can_be_left_in_one_way_is_said_whole():
    seen = engine.view(GAMES["tesla"], claiming("coffin"), Seat(0))
    assert [panel.button_label(each) for each in decision.order_choices(GAMES["tesla"], seen)] == [
        "Pass for the rest of turn 1 · exhausts Tesla and Coffin"
    ]


async def test_ending_a_turn_does_not_stand_out_among_actions(seen):
    def styles(text):
        view = panel.question_view(decision.question(GAME, seen, text), Token(1, 0))
        return {item.item.label.partition(" ")[0]: item.item.style for item in view.children}

    assert set(styles("").values()) == {ButtonStyle.secondary}
    assert styles("build")["Natural"] is ButtonStyle.primary


def test_labels_are_cut_to_their_limits():
    long = Choice("l" * 90, "d" * 90, "text", complete=True, final=True)
    assert len(panel.button_label(long)) == 80
    assert len(panel.option_label(long)) == 100
    assert panel.button_label(Choice("Go", "1 Fund", "go", final=True)) == "Go · 1 Fund, cannot be undone"
    assert panel.button_label(Choice("Go", "", "go")) == "Go"


def test_token_is_written_with_table_move_page_and_text():
    assert Token(3, 14, "split 2+1 -", 1).write() == "do:3:14:1:split 2+1 -"
    assert Token(3, 14).write("pick") == "pick:3:14:0:"


def test_an_action_that_can_be_taken_in_one_way_only_says_how():
    table = activating(staff={"d3": (2, 1)})
    (only, _) = decision.question(CARNEGIE, engine.view(CARNEGIE, table, Seat(0))).choices
    assert (only.complete, only.text, only.label) == (True, "activate d3 2", "Activate an employee")
    assert only.detail == "D3 Commerce & Finance · $2, $10 left"


def test_a_value_says_by_its_label_what_the_table_shows():
    table = activating(staff={"d3": (1, 1), "b1": (1, 1)})
    asked = decision.question(CARNEGIE, engine.view(CARNEGIE, table, Seat(0)), "activate")
    assert [(each.label, each.value) for each in asked.choices] == [
        ("B1 R&D (1 active, 1 in training)", "b1"),
        ("D3 Commerce & Finance (1 active, 1 in training)", "d3"),
    ]
    table = working(Kind.HUMAN_RESOURCES, staff={"d3": (1, 1)})
    further = decision.question(CARNEGIE, engine.view(CARNEGIE, table, Seat(0)), "move d3")
    assert further.prompt.startswith("Move employees · D3 Commerce & Finance (1 active, 1 in training): ")


def test_what_everybody_wants_alike_is_not_asked_for_but_can_be_said():
    table = activating(staff={"d3": (1, 2), "b1": (1, 1)})
    seen = engine.view(CARNEGIE, table, Seat(0))
    chosen = decision.question(CARNEGIE, seen, "activate").choices
    assert [(each.text, each.complete) for each in chosen] == [
        ("activate b1 2", True),
        ("activate d3 1", True),
    ]
    assert decision.possible(CARNEGIE, seen, Activate, {"space": Space.D3, "salary": 2})
    one_place = engine.view(CARNEGIE, activating(staff={"d3": (1, 2)}), Seat(0))
    assert decision.question(CARNEGIE, one_place).choices[0].text == "activate d3 1"


def test_where_one_kind_only_needs_more_to_be_said_its_values_stand_beside_the_rest():
    table = activating(staff={"d3": (1, 1), "b1": (1, 1)})
    asked = decision.question(CARNEGIE, engine.view(CARNEGIE, table, Seat(0)))
    assert [each.value for each in asked.choices] == ["b1", "d3"]
    assert [each.text for each in asked.others] == ["done"]
    assert (asked.text, asked.hint) == ("activate", "Activate an employee: Space of the department")
    only = with_company(table, Seat(0), staff={"b1": (1, 0)})
    alone = decision.question(CARNEGIE, engine.view(CARNEGIE, only, Seat(0)))
    assert ([each.text for each in alone.choices], alone.others) == (["activate d3 1", "done"], ())
