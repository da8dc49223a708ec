"""What a tournament can have printed, by name."""

from enum import StrEnum


class Sheet(StrEnum):
    """What can be printed."""

    PAIRINGS = "pairings"
    STANDINGS = "standings"
    CARDS = "cards"
    SLIPS = "slips"
    SHEETS = "sheets"
    MINUTES = "minutes"
    WORDS = "words"

    @property
    def is_of_a_round(self) -> bool:
        """Whether there is none without a round."""
        return self in {Sheet.PAIRINGS, Sheet.SLIPS}
