"""How well a bot plays."""

from enum import StrEnum
from types import MappingProxyType


class Level(StrEnum):
    """From someone who has just read the rules to someone who knows what each card can do."""

    BEGINNER = "beginner"  # one short word a turn, special cards lie idle
    CLUB = "club"  # all the words it sees, longest first; repairs, steals from the longest word, takes jollies from A
    EXPERT = "expert"  # the best use of the whole hand, both piles, every special card when it pays


# How the bots that people know from the other games play this one; the words each knows are its own as ever.
STYLES = MappingProxyType(
    {
        "principiante": Level.BEGINNER,
        "facile": Level.BEGINNER,
        "medio": Level.CLUB,
        "forte": Level.CLUB,
        "esperto": Level.EXPERT,
        "campione": Level.EXPERT,
    }
)
