"""Those who are to be paired, as far as pairing has to know them."""

import msgspec

BYE = 0  # stands for the opponent of whoever has a bye; players count from 1


class Contender(msgspec.Struct, frozen=True, kw_only=True):
    """A player before a round. Score in half points, so that a draw is a whole number."""

    number: int
    score: int
    place: int  # in the standings, from 0, no two alike
    lead: int = 0  # games started less games replied to
    last_started: bool | None = None  # whether they started their last game; None: they have had none
    met: dict[int, int] = {}  # opponents, and how often
    byes: int = 0
    company: str = ""  # the club or team whose members are kept apart; empty: nobody's


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One reason for a pair: a stable code and the figures of its sentence."""

    code: str
    figures: dict[str, int] = {}


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two players who meet, the one who starts first, and why they do."""

    first: int
    second: int
    notes: tuple[Note, ...] = ()


class Bye(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player nobody is left for, and why it is this one."""

    player: int
    notes: tuple[Note, ...] = ()


class Paired(msgspec.Struct, frozen=True):
    """The matches of a round in the order of the tables, and its byes."""

    matches: tuple[Match, ...] = ()
    byes: tuple[Bye, ...] = ()

    def __add__(self, other: "Paired") -> "Paired":
        """Both, the tables of the first before those of the second."""
        return Paired(self.matches + other.matches, self.byes + other.byes)
