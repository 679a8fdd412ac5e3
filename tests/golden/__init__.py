"""Golden games: whole games that must go the same way for ever, and a digest of the table after each move.

Where things are:
    games.py      the games of each folder, their digests, the first move that goes another way
    __main__.py   `python -m tests.golden` writes games, digests and saves; tests never do
    <key>/        records (.json) with their digests (.digests, one line a move), by seat count and line-up
    ../saves/     tables of these games as each version of a game saved them
"""
