"""The migrations of the database, brought up to date whenever a store opens."""
