"""A game as analysis wants it, whatever it was read from: turn by turn, with what its player could know."""

from enum import StrEnum

import msgspec

from leggio.core.board import Direction


class Deed(StrEnum):
    """What came of a turn."""

    PLAY = "play"
    WITHDRAWN = "withdrawn"  # laid, challenged and taken back: the turn is lost
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    TIMEOUT = "timeout"
    CAMBIO_SECCO = "cambio_secco"  # all tiles drawn anew; the turn goes on, so its player has the next one too


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """A word laid: `.` in its tiles is one that was there, small letters are jollies."""

    square: str
    direction: Direction
    tiles: str
    word: str
    score: int
    words: tuple[str, ...]  # all that were formed, in capitals, the main one first
    swaps: tuple[str, ...] = ()  # squares whose jolly was taken first


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge and what came of it."""

    seat: int
    words: tuple[str, ...]
    valid: bool  # the play stands
    penalized: int | None = None
    penalty: int = 0


class Attempt(msgspec.Struct, frozen=True):
    """A challenge before the one that counts: the word was taken back and its player went on, or it was upheld."""

    laid: Laid
    contest: Contest


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """One turn: the table before it, and what was done."""

    number: int
    seat: int
    board: str  # cells row by row
    rack: str
    is_whole: bool  # the rack is known to its last tile
    kept: str | None  # what stayed from one's last turn; None where that is not known
    bag: int
    others: tuple[int, ...]  # tiles on the racks of those still playing, from the next seat on
    scores: tuple[int, ...]
    scoreless: int
    deed: Deed
    laid: Laid | None = None
    given: str = ""  # tiles exchanged, or given back in a cambio secco
    contest: Contest | None = None
    attempts: tuple[Attempt, ...] = ()

    @property
    def spread(self) -> int:
        """Points ahead of the best of the others."""
        return self.scores[self.seat] - max(score for seat, score in enumerate(self.scores) if seat != self.seat)


class Limit(StrEnum):
    """What an analysis cannot tell of a game as a whole."""

    MANY_PLAYERS = "many_players"  # more than two: no chances of winning, no simulation
    UNFINISHED = "unfinished"
    OTHER_WORDS = "other_words"  # played by another dictionary than the one at hand


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game."""

    game: str
    rules: str
    house: tuple[str, ...] = ()  # choices of the table that plays depend on
    players: tuple[str, ...]
    turns: tuple[Turn, ...]
    scores: tuple[int, ...]
    is_over: bool
    lexicon: str = ""
    limits: tuple[Limit, ...] = ()
