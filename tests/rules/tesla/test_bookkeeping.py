"""Bookkeeping at the end of a turn: fame, gains, profits, luminaries."""

import pytest

from rules.core import play as engine
from rules.tesla.flow import Turn
from rules.tesla.state import Technology
from tests.rulebook.tesla import lone, settled, table, with_company, with_patents
from tests.rules.tesla.lines import after, cash, legal, told

AC, DC, BULB = Technology
ANN, BEN, CHO = range(3)


def ending(*, phase=1, patents=(), crew=(), **changes):
    """Edison, Maxim and Brush in the first turn of a phase, all exhausted but Ann's inventor."""
    said = {"prices": (20, 20, 20)}
    g = table("edison", "maxim", "brush", phase=phase, **said | changes)
    g = lone(with_patents(with_company(g, ANN, *crew), dict(patents)), ANN)
    g.agenda = (Turn(),)
    return settled(g)


def booked(g=None, log=None, **changes):
    """The table after that turn's bookkeeping."""
    return after(g or ending(**changes), "pass edison", log=log)


def patent_gains(current, patents, phase=1):
    """What each company gained by bookkeeping beyond the fame leader's gain; Cho leads."""
    g = booked(phase=phase, patents=patents, current=current, present=(5, 6, 4), future=(5, 6, 4))
    return [price - start for price, start in zip(g.prices, (20, 20, 20 + phase), strict=True)]


@pytest.mark.clause("TVE-BK-01")
def test_the_steps_come_in_order():
    log = []
    booked(log=log, patents={(AC, 2): BEN, (DC, 3): CHO}, future=(6, 4, 5))
    assert told(log) == [
        "Ann passes and exhausts Edison.",
        "Present fame is now: Maxim, Brush and Edison.",
        "Maxim is the most famous company: +1, stock is at 21.",
        "Maxim holds the top patent AC II: +1, stock is at 22.",
        "Brush holds the top patent DC III: +1, stock is at 21.",
        "Ben takes $14K in profit from Maxim.",
        "Cho takes $14K in profit from Brush.",
        "Ann takes $12K in profit from Edison.",
        "All luminaries are ready again.",
        "Turn 2 (phase 1): Ben, Cho and Ann act in this order.",
    ]


@pytest.mark.clause("TVE-BK-02")
def test_the_present_track_becomes_like_the_future_one():
    g = booked(present=(6, 5, 4), future=(2, 5, 3))
    assert (g.present, g.future) == ((2, 5, 3), (2, 5, 3))


@pytest.mark.clause("TVE-BK-03")
@pytest.mark.parametrize(("phase", "turn"), [(1, 2), (2, 4), (3, 6)])
def test_the_new_present_track_sets_the_order_of_every_turn(phase, turn):
    g = booked(phase=phase, present=(4, 5, 6), future=(6, 3, 2))
    assert (g.turn, g.order()) == (turn, (CHO, BEN, ANN))
    asked = []
    while g.turn == turn and engine.pending(g) and len(asked) < 3:
        asked += engine.actors(g)
        g = after(g, legal(g)[-1])
    assert asked == [CHO, BEN, ANN]


@pytest.mark.clause("TVE-BK-04")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_the_leader_gains_by_the_phase(phase):
    assert booked(phase=phase, future=(1, 5, 4)).prices == (20 + phase, 20, 20)


@pytest.mark.clause("TVE-BK-05")
def test_the_leader_need_not_be_at_the_top():
    assert booked(present=(4, 5, 6), future=(6, 5, 4)).prices == (20, 20, 21)
    g = lone(table("edison", "maxim", present=(6, 5), future=(6, 5), prices=(20, 20)), ANN)
    assert booked(g).prices == (20, 21)


@pytest.mark.clause("TVE-BK-06")
def test_an_overtaken_leader_gains_nothing():
    assert booked(phase=2, present=(5, 4, 6), future=(3, 4, 6)).prices == (22, 20, 20)


@pytest.mark.clause("TVE-BK-07", "TVE-BK-08", "TVE-BK-09")
@pytest.mark.parametrize(
    ("current", "gains"),
    [(1, [2, 0, 0]), (3, [2, 0, 0]), (-1, [0, 0, 2]), (-3, [0, 0, 2]), (0, [2, 0, 2])],
)
def test_the_top_patent_of_the_more_famous_technology_gains(current, gains):
    patents = {(AC, 3): ANN, (AC, 2): BEN, (DC, 2): BEN, (DC, 4): CHO}
    assert patent_gains(current, patents, phase=2) == gains


@pytest.mark.clause("TVE-BK-07", "TVE-BK-08")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize(("current", "technology"), [(1, AC), (-2, DC)])
def test_the_patent_gains_by_the_phase(phase, current, technology):
    assert patent_gains(current, {(technology, 2): BEN}, phase) == [0, phase, 0]


@pytest.mark.clause("TVE-BK-09")
def test_in_the_center_both_gain():
    assert patent_gains(0, {(AC, 2): ANN, (DC, 4): BEN}) == [1, 1, 0]


@pytest.mark.clause("TVE-BK-10")
def test_a_technology_level_without_its_patent_does_not_count():
    g = with_company(ending(patents={(AC, 2): BEN}, current=1, future=(5, 6, 4)), ANN, levels=(5, 1, 1))
    assert booked(g).prices == (20, 21, 21)


@pytest.mark.clause("TVE-BK-11")
@pytest.mark.parametrize(("current", "patent"), [(1, (DC, 3)), (-1, (AC, 3))])
def test_without_a_patent_in_the_more_famous_technology_nobody_gains(current, patent):
    assert patent_gains(current, {patent: BEN}) == [0, 0, 0]


@pytest.mark.clause("TVE-BK-12")
@pytest.mark.parametrize("patent", [(AC, 2), (DC, 5)])
def test_in_the_center_one_technology_alone_gives_one_gain(patent):
    assert patent_gains(0, {patent: ANN}, phase=3) == [3, 0, 0]


@pytest.mark.clause("TVE-BK-13")
def test_in_the_center_the_top_of_both_gains_twice():
    assert patent_gains(0, {(AC, 2): ANN, (DC, 4): ANN, (DC, 3): BEN}, phase=2) == [4, 0, 0]


@pytest.mark.clause("TVE-BK-14")
@pytest.mark.parametrize("current", [-1, 0, 1])
def test_bulb_patents_give_nothing(current):
    assert patent_gains(current, {(BULB, 5): ANN, (BULB, 2): BEN}) == [0, 0, 0]


@pytest.mark.clause("TVE-BK-15")
def test_the_gains_of_one_company_add_up():
    g = booked(phase=3, patents={(AC, 2): ANN}, current=1, future=(1, 5, 4))
    assert g.prices == (26, 20, 20)


@pytest.mark.clause("TVE-BK-17")
def test_the_profit_is_of_the_price_after_the_gains():
    g = booked(prices=(39, 39, 12))
    assert g.prices == (40, 39, 12)
    assert cash(g) == [14 + 28, 14 + 24, 14 + 8]


@pytest.mark.clause("TVE-BK-18")
def test_shares_pay_no_profit():
    before = with_company(ending(prices=(12, 77, 42)), ANN, shares=(2, 3, 4))
    g = booked(before)
    assert cash(g) == [14 + 8, 14 + 55, 14 + 28]
    assert g.companies[ANN].shares == (2, 3, 4)


@pytest.fixture
def full():
    """A turn's end with something of everything, Edison exhausted by the last action."""
    g = ending(crew=("kruesi",), patents={(AC, 2): BEN}, current=2, propaganda=("wabash-goes-bright",))
    g = with_company(g, ANN, levels=(2, 1, 3), projects=("albany-1",))
    return after(g, "pass edison")


@pytest.mark.clause("TVE-BK-19")
def test_luminaries_are_ready_and_abilities_work_again(full):
    assert "advance dc 2 kruesi yes" not in legal(full)
    g = after(full, "pass kruesi")
    assert [company.ready for company in g.companies] == [("edison", "kruesi"), ("maxim",), ("brush",)]
    assert "advance dc 2 kruesi yes" in legal(g, ANN)


@pytest.mark.clause("TVE-BK-19")
def test_what_belongs_to_the_phase_or_for_good_stays(full):
    g = after(full, "pass kruesi")
    assert (g.turn, g.current, g.patents, g.propaganda) == (2, 2, full.patents, ("wabash-goes-bright",))
    assert (g.companies[ANN].levels, g.companies[ANN].projects) == ((2, 1, 3), ("albany-1",))
    assert g.market == full.market
