"""The engine that every game stands on.

Where things are:
    contract.py   what a game is made of: table, steps, actions, events, views
    chance.py     chance as two integers
    play.py       new, pending, actors, legal, objections, options, play, view, write, read, save, load
    together.py   simultaneous secret answers
    fields.py     the questions an action puts to a player, read from its type
    orders.py     standing orders: questions answered in advance
    notation.py   one action or order, one line of text
    saving.py     JSON with a version and upgrades
    content.py    component data from TOML
    record.py     a whole game as seed, options and moves
    players.py    computer players
"""
