"""Tests of the engine, on a toy game."""
