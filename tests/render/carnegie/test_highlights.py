"""What changed since the last picture of Carnegie is highlighted where it changed."""

import pytest
from PIL import ImageChops

from render import Heading
from render.carnegie import companies, donations, ground, pool, timeline
from render.carnegie.plan import plan
from render.carnegie.scene import moved
from render.layout import Box
from rules.carnegie import events as happened
from rules.carnegie.atlas import atlas
from rules.carnegie.terms import LOBBY, SPACES, Kind, Project, Region
from tests.render.carnegie.tables import (
    BOOK,
    crowded,
)
from tests.render.carnegie.test_board import ANN, BEN, CHO, board, pixels


def company_box(seat, slot_box):
    return slot_box.at(plan().pages[3].companies[seat])


def space_box(seat, space):
    return companies.cell(plan().company, plan().pages[3].companies[seat], space)


def mission_box(region, seat):
    layout = plan().map.missions
    corner = moved(plan().map.box.corner, layout.places[region])
    return Box(*moved(corner, layout.figures[seat]), layout.figures.step.x, layout.figures.size + 6)


def highlighted(state, event):
    note = Heading("", "The same note.")
    return ImageChops.difference(
        pixels(board(state, (), title=note)), pixels(board(state, (event,), title=note))
    )


def area(box, by):
    grown = box.grown(by)
    return (grown.x, grown.y, grown.x + grown.width, grown.y + grown.height)


A1, A2, WEST = SPACES[0], SPACES[1], Region.WEST
LOBBY_SPACE = next(space for space in SPACES if companies.printed(BOOK, space) == LOBBY)
DESK = next(space for space in SPACES if companies.printed(BOOK, space) == "construction")
HIGHLIGHTS = [
    (
        happened.DonationMade(BEN, "welfare_1", 5),
        [donations.cells(BOOK)["welfare_1"], company_box(BEN, plan().company.money.box)],
    ),
    (happened.ActionSelected(ANN, Kind.MANAGEMENT), [timeline.space(plan().timeline, 1, 1, 5)]),
    (happened.DiscAdvanced(Kind.HUMAN_RESOURCES, 4), [timeline.space(plan().timeline, 0, 4, 5)]),
    (
        happened.EmployeesMoved(CHO, SPACES[0], SPACES[1], 1, False, 2),
        [space_box(CHO, SPACES[i]) for i in (0, 1)],
    ),
    (
        happened.EmployeesRecovered(ANN, Region.WEST, 2),
        [mission_box(Region.WEST, 0), space_box(ANN, LOBBY_SPACE)],
    ),
    (
        happened.EmployeeSent(BEN, "construction", Region.EAST),
        [mission_box(Region.EAST, 1), space_box(BEN, DESK)],
    ),
    (happened.EmployeeActivated(BEN, DESK, "construction", 0), [space_box(BEN, DESK)]),
    (happened.GoodsTaken(CHO, 3), [company_box(CHO, companies.stock(plan().company))]),
    (happened.ActiveCounted(CHO, 4, 2), [company_box(CHO, plan().company.score.box)]),
    (happened.TurnPassed(CHO, Kind.RESEARCH, 0, 0, False), []),
]


@pytest.mark.parametrize(("event", "boxes"), HIGHLIGHTS, ids=lambda value: type(value).__name__)
def test_what_changed_is_highlighted_where_it_changed(event, boxes):
    difference = highlighted(crowded(3), event)
    for box in boxes:
        assert difference.crop(area(box, 6)).getbbox()
    for box in boxes:
        difference.paste((0, 0, 0), area(box, 8))
    assert difference.getbbox() is None


def test_a_department_built_is_highlighted_where_it_came_from_too():
    key = crowded(3).companies[BEN].departments[0]
    difference = highlighted(crowded(3), happened.DepartmentBuilt(BEN, key, SPACES[0], 1))
    for box in (pool.cells(BOOK)[key], space_box(BEN, SPACES[0])):
        assert difference.crop(area(box, 6)).getbbox()


def test_a_project_is_highlighted_on_the_map_and_on_its_tab():
    state = crowded(3)
    index = next(
        i for i, (city, _) in enumerate(atlas(BOOK).spots) if city == "denver" and state.spots[i] == BEN
    )
    project = Project(atlas(BOOK).spots[index][1].value)
    difference = highlighted(state, happened.ProjectBuilt(BEN, "construction", project, "denver", 1))
    assert difference.crop(area(ground.spot(BOOK, index), 6)).getbbox()
    layout = plan().company
    tab = Box(*moved(plan().pages[3].companies[BEN], layout.tabs[project.place]), *layout.tab)
    assert difference.crop(area(tab, 2)).getbbox()
    assert not difference.crop(area(ground.plaque(BOOK, "boston"), 6)).getbbox()
