"""Tesla vs. Edison: Powering Up!, the expansion: its rulebook and where its rules are.

A table names its edition; an edition is a bundle of lists (../edition.py, ../editions.py), and cards bend the
quantities of the base game (../abilities.py).

Components                   content.py, soundness.py, names.py
Setup, Customizing           customizing.py
Event Reveal                 event_reveal.py, event_auction.py
  what the events do         event_effect.py, event_cards.py, events_at_once.py; electing.py, moving.py
Develop Your HQ              headquarters.py
  what the cards do          headquarters_card.py, headquarters_cards.py, laboratories.py, works.py;
                             second_card.py, refreshing.py, paying.py
Engage in Propaganda         propaganda.py
Sixth Inventor               walker.py
Bookkeeping                  bookkeeping.py, trading.py
Final Scoring                scoring.py
Abilities in force           cards_in_force.py
All verbs of the expansion   menu.py, skipping.py; what may be said in advance: orders.py
Sentences                    events.py, prose.py
"""
