"""What every game of the house must keep to; no game is named here."""
