"""Carnegie, clause by clause."""
