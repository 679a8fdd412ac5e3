"""Carnegie: the rulebook and where its rules are.

Components                   catalog.py, content.py, soundness/, terms.py, state.py; the map: atlas.py
Game Setup                   setup.py
Company Basics               working.py (using departments), lobby.py, departments/
Playing the Game             flow.py
  Select Action              timeline.py
  Take Income                income.py, gains.py
  Make a Donation            donations.py, chart.py, worth.py (what donations are worth)
  Use Departments            turn.py (how a turn begins, Action Choice tiles), done.py
    Human Resources          departments/moves.py, training.py, mission.py
    Management               departments/commerce.py, planning.py, property.py, exchange.py
    Construction             departments/building.py, supply.py; spots.py
    Research & Development   departments/study.py, giving.py; tabs.py, tracks.py
  Activate Employees         activation.py
Connections between Cities   network.py, holdings.py (what a player has on the map)
Final Scoring                scoring.py
Computer players             promise.py, outlook.py, rates.py, workforce.py, prospects.py, reach.py,
                             charity.py
All verbs of the game        menu.py; what can be planned: ahead.py
Sentences                    events/, prose.py, departments/prose.py, labels.py, names.py, words.py
"""

from rules.carnegie.content import ALPHA, edition
from rules.carnegie.soundness import require_sound

require_sound(edition(ALPHA))  # before anything is computed from it

from rules.carnegie.game import GAME  # noqa: E402

__all__ = ["GAME"]
