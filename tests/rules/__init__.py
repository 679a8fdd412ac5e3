"""Tests of the rules cores."""
