"""Tesla vs. Edison: War of Currents: the rulebook and where its rules are.

Components                   content.py, soundness.py, state.py; the map: atlas.py, links.py
Setup                        game.py (new), decks.py
Basics, order of play        flow.py
The Stock Market             stock.py
Company Draft                draft.py
Luminary Auctions            auction.py, bids.py; what may be said in advance: orders.py
Actions, passing             flow.py (Actions), actions/pass_.py, crew.py
  1 Claim a Project          actions/claim.py; what it costs and gains: actions/terms.py
  2 Advance in Technology    actions/advance.py
  3 Engage in Propaganda     actions/propaganda.py, fame.py
  4 Visit the Stock Market   actions/market.py
Inventors' special abilities abilities.py (what a card may bend), inventors.py
Rules in force at a table    edition.py, editions.py; the expansion: powering_up/
Bookkeeping                  bookkeeping.py
Game End                     scoring.py
All verbs of the game        menu.py
Sentences                    events.py, prose.py, names.py, words.py
"""

from rules.tesla.content import CONTENT
from rules.tesla.soundness import require_sound

require_sound(CONTENT)  # before anything is computed from it

from rules.tesla.powering_up.content import EXPANSION  # noqa: E402
from rules.tesla.powering_up.soundness import require_sound as require_sound_expansion  # noqa: E402

require_sound_expansion(CONTENT, EXPANSION)

from rules.tesla.game import GAME  # noqa: E402

__all__ = ["GAME"]
