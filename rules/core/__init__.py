"""The engine that every game stands on.

Where things are:
    contract.py   what a game is made of: table, steps, actions, events, views
    naming.py     seats in sentences
    seats.py      seats round the table
    chance.py     chance as two integers
    asking.py     what is asked of whom: pending, actors, legal, objections, options, read
    result.py     who comes where in the end: ranking, outcome
    play.py       new, play, view, imagine, and all of asking.py, saving.py and result.py: the public face
    together.py   simultaneous secret answers
    fields.py     the questions an action puts to a player, read from its type
    standing.py   what a standing order is: questions answered in advance
    orders.py     standing orders asked for, read and carried out
    plans.py      a seat's coming turn, planned on an imagined table and played line by line
    notation.py   one action or order, one line of text
    saving.py     JSON with a version and upgrades
    content.py    component data from TOML, and what does not fit in it
    words.py      counts and lists in a sentence
    record.py     a whole game as seed, options and moves
    players.py    computer players
"""
