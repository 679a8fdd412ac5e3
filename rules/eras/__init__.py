"""Eras Academia: the rulebook and where its rules are.

Components and Information   content.py, soundness.py, state.py (set-up: game.py)
A Player's Turn, in order    flow.py (Turn)
  1 Graduates his class      graduates.py
  2 Building His Campus      campus.py
    Analyzing the Future     clock.py (LookThroughWindow, LookAtDeck)
Clock Action                 flow.py (ClockAction), clock.py
  Hiring out                 flow.py (HiringOut), hiring.py
  Clock effects              clock.py (resolve)
Era Check, passing the Clock flow.py (EraCheck, PassClock)
Game Ends, score, ties       flow.py (EndOfGame), scoring.py
All verbs of the game        menu.py
Sentences                    events.py, prose.py
"""

from rules.eras.content import CONTENT, FOLDER
from rules.eras.soundness import require_sound

require_sound(CONTENT, FOLDER)  # before anything is computed from it

from rules.eras.game import GAME  # noqa: E402

__all__ = ["GAME"]
