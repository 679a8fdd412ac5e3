"""The wire: HTTP and a gateway in front of a simulated Discord, for the bot as a separate process."""
