"""Carnegie."""
