"""Rules cores: pure games of state, steps, actions and events."""
