"""What a player is told instead of getting what they asked for."""


class Refused(Exception):
    """Something that cannot be done now, with every reason as a sentence."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(" ".join(reasons))
        self.reasons = reasons


class TableMoved(Exception):
    """An answer to a question that the table no longer asks."""


class Repeated(Exception):
    """An interaction that was carried out before; it has no second effect."""
