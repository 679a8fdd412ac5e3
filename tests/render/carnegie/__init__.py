"""Tests of the pictures of Carnegie."""
