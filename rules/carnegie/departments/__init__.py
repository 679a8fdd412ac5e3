"""The departments and what they do when they are used."""
