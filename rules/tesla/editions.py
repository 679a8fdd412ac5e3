"""The editions: what a table can play by."""

from rules.tesla import promise, scoring
from rules.tesla.bookkeeping import CompanyFame, CurrentFame, Profits, ReadyLuminaries
from rules.tesla.content import CONTENT
from rules.tesla.edition import EDITIONS, Edition
from rules.tesla.inventors import inventor_alone
from rules.tesla.menu import MENU
from rules.tesla.state import CardId, WarOfCurrents

BASE = "base"


def remove(g: WarOfCurrents, card: CardId) -> None:
    """It leaves the game (TVE-PRO-15)."""


EDITIONS[BASE] = Edition(
    companies=tuple(CONTENT.inventors),
    certificates=CONTENT.setup.certificates,
    before=(),
    bookkeeping=(CompanyFame(), CurrentFame(), Profits(), ReadyLuminaries()),
    menu=MENU,
    in_force=inventor_alone,
    put_away=remove,
    score=scoring.score,
    promise=promise.promise,
)
