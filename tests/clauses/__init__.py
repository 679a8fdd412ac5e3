"""The rules registers: which clause of which game is proved by a test (see marks.py, register.py, report.py).

Another game is one more TOML file here: a title, and sections with their clauses.
"""
