"""The Discord bot: commands, tables, storage, reminders, and a sandbox without Discord."""
