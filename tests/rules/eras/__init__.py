"""Eras Academia, clause by clause."""
