"""The worked examples of the rulebooks."""
