"""The benchmark: `python -m tests.bench` prints what everything costs, next to its budget.

Where things are:
    __main__.py   options, the order of the measures, the report
    figures.py    one line of the report; how much to measure
    clocks.py     timing a call
    games.py      tables to measure on
    records.py    copy, save, load
    pace.py       random play, beside public libraries (rivals.py)
    strength.py   the greedy computer player
    storage.py    a move stored, autocomplete
    pictures.py   drawing, in a fresh process (drawing.py)
    wire.py       the bot as a process in front of a simulated Discord (probe.py, crowd.py, stamps.py)
"""
