"""What an analysis says, as data: figures and facts. Sentences are made of them where people read."""

from enum import StrEnum

import msgspec

from leggio.core.board import Direction
from leggio.drawing import Picture, draw_curve, theme_called
from leggio.engine.record import Deed, Limit

VERSION = 3


class Method(StrEnum):
    """How a turn was judged."""

    SIMULATION = "simulation"
    ENDGAME = "endgame"
    STATIC = "static"  # points and leave values alone
    NONE = "none"  # the rack is not known


class TurnGrade(StrEnum):
    """How much a choice cost."""

    BEST = "best"
    GOOD = "good"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"
    UNKNOWN = "unknown"


class ChoiceKind(StrEnum):
    """What one can do in a turn."""

    PLAY = "play"
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    CAMBIO_SECCO = "cambio_secco"


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that was done, or could have been, and what it was worth."""

    kind: ChoiceKind
    square: str = ""
    direction: Direction | None = None
    tiles: str = ""  # `.` for one that was there
    word: str = ""  # whole, small letters are jollies
    swaps: tuple[str, ...] = ()
    given: str = ""  # tiles exchanged, or given back in a cambio secco
    kept: str = ""
    score: int = 0
    bonus: int = 0  # of the score, for the tiles laid at once
    equity: float = 0.0  # points and leave value
    gain: float | None = None  # points on the other, played on or solved
    win: float | None = None
    exact: bool = False
    prize: bool = False  # laid enough tiles for a prize


FactValue = str | int


class Fact(msgspec.Struct, frozen=True):
    """One thing to say about a turn: a stable kind, and data for its sentence."""

    kind: str
    data: dict[str, FactValue] = {}


class TurnReport(msgspec.Struct, frozen=True, kw_only=True):
    """One turn."""

    number: int
    seat: int
    deed: Deed
    board: str  # before it
    rack: str
    bag: int
    scores: tuple[int, ...]  # before it
    method: Method
    grade: TurnGrade
    played: Choice | None
    best: tuple[Choice, ...] = ()
    lost_win: float | None = None
    lost_points: float | None = None
    win_before: float | None = None  # of the mover, had the best been chosen
    win_after: float | None = None
    luck: float | None = None  # the rack drawn against the mean draw, in points
    facts: tuple[Fact, ...] = ()


class Turning(msgspec.Struct, frozen=True):
    """A turn after which the game looked otherwise: by how much for the first player, and why."""

    turn: int
    change: float
    cause: str  # choice | draw | unclear


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """One player's game in figures."""

    seat: int
    score: int
    turns: int
    judged: int
    lost_win: float | None
    lost_points: float
    small: int
    medium: int
    large: int
    prizes: int
    prizes_missed: int
    luck: float
    phoneys: int


class GameAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game."""

    version: int = VERSION
    game: str
    rules: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    is_over: bool
    final: str  # the board at the end
    lexicon: str  # the words it was judged by
    effort: str
    seed: int
    limits: tuple[Limit, ...]
    turns: tuple[TurnReport, ...]
    curve: tuple[float, ...]  # the first player's chance: before the first turn, after each
    turning: tuple[Turning, ...]
    summary: tuple[Summary, ...]

    def picture(self, theme: str = "light") -> Picture:
        """The first player's chances as SVG (`light`, `dark`, `print`). A notebook shows an analysis so."""
        marked = [each.turn for each in self.turning]
        return draw_curve(self.players, self.curve, theme_called(theme), marked)

    def _repr_svg_(self) -> str | None:
        return self.picture() if self.curve else None

    def columns(self) -> dict[str, list[object]]:
        """A row a turn as columns of plain values, as `pandas.DataFrame` takes them; None where nothing is known."""
        rows = [_row(turn, self.players) for turn in self.turns]
        return {name: [row[name] for row in rows] for name in rows[0]} if rows else {}


def _row(turn: TurnReport, players: tuple[str, ...]) -> dict[str, object]:
    played, best = turn.played, turn.best[0] if turn.best else None
    return {
        "turn": turn.number,
        "player": players[turn.seat],
        "deed": turn.deed.value,
        "rack": turn.rack,
        "bag": turn.bag,
        "word": played.word if played else None,
        "score": played.score if played else None,
        "equity": played.equity if played else None,
        "best_word": best.word if best else None,
        "best_score": best.score if best else None,
        "grade": turn.grade.value,
        "lost_win": turn.lost_win,
        "lost_points": turn.lost_points,
        "win_before": turn.win_before,
        "win_after": turn.win_after,
        "luck": turn.luck,
    }
