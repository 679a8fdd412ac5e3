"""The rules of Tesla vs. Edison."""
