"""Tests of the pictures of Tesla vs. Edison."""
