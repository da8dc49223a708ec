"""The levels, weakest first: what each knows, sees, and makes of it."""

import msgspec

from leggio.lexicon.commonness import RAREST, Enclitics, Knowledge


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot plays. The code is for ever: options, names of players and logs have it."""

    code: str
    names: tuple[str, ...]  # what such bots are called when nobody names them
    knowledge: Knowledge
    # The chance to see a play one step from the obvious; two steps are its square. 1: nothing is missed.
    sight: float
    # How far below the best play in sight it may go: that share of its worth, or that many points if they are more.
    slack: float
    slack_points: float
    # The differences in points that matter little to it: the temperature of its choice. 0: always the best.
    whim: float
    # How much it cares for what stays on the rack.
    foresight: float
    # The worth in points of its best play under which it changes all its tiles, where that costs nothing.
    swap_below: float
    # What changing some tiles must gain over the best play, in points.
    exchange_gain: float
    # The chance that it contests a word it does not know.
    doubt: float
    # Whether it thinks ahead: simulation and endgames, with trained leave values.
    thinks: bool = False

    @property
    def sees_everything(self) -> bool:
        """Whether it needs only the best plays: it misses none, and takes the best."""
        return self.sight >= 1 and self.whim == 0


_LEVELS = (
    Level(
        code="principiante",
        names=("Pina", "Pippo", "Perla", "Primo"),
        knowledge=Knowledge(1, Enclitics.NONE, 0, derived=False),
        sight=0.26,
        slack=0.55,
        slack_points=6,
        whim=12,
        foresight=0,
        swap_below=5,
        exchange_gain=8,
        doubt=0.03,
    ),
    Level(
        code="facile",
        names=("Fabio", "Flavia", "Fedro", "Fosca"),
        knowledge=Knowledge(2, Enclitics.NONE, 2, derived=False),
        sight=0.38,
        slack=0.45,
        slack_points=5,
        whim=8,
        foresight=0.25,
        swap_below=8,
        exchange_gain=6,
        doubt=0.04,
    ),
    Level(
        code="medio",
        names=("Marta", "Milo", "Mina", "Mauro"),
        knowledge=Knowledge(3, Enclitics.SINGLE, 2, derived=False),
        sight=0.52,
        slack=0.35,
        slack_points=4,
        whim=5,
        foresight=0.5,
        swap_below=12,
        exchange_gain=4,
        doubt=0.05,
    ),
    Level(
        code="forte",
        names=("Furio", "Febe", "Franca", "Fosco"),
        knowledge=Knowledge(4, Enclitics.SINGLE, 3, derived=False),
        sight=0.72,
        slack=0.25,
        slack_points=3,
        whim=3,
        foresight=0.75,
        swap_below=17,
        exchange_gain=2,
        doubt=0.15,
    ),
    Level(
        code="esperto",
        names=("Ester", "Ettore", "Elvira", "Elmo"),
        knowledge=Knowledge(5, Enclitics.ALL, 3),
        sight=0.92,
        slack=0.1,
        slack_points=2,
        whim=1,
        foresight=1,
        swap_below=24,
        exchange_gain=1,
        doubt=0.5,
    ),
    Level(
        code="campione",
        names=("Cosimo", "Clelia", "Cesira", "Corrado"),
        knowledge=Knowledge(RAREST, Enclitics.ALL),
        sight=1,
        slack=0,
        slack_points=0,
        whim=0,
        foresight=1,
        swap_below=32,
        exchange_gain=0,
        doubt=1,
        thinks=True,
    ),
)

# Whoever gives hints: it lays the best word in sight, unless that is worth next to nothing, or changing tiles far more.
TEACHER = msgspec.structs.replace(_LEVELS[-1], code="maestro", swap_below=12, exchange_gain=15, thinks=False)

LEVELS = {level.code: level for level in _LEVELS}


def level_called(code: str) -> Level:
    """The level of a code, or the teacher; KeyError for one that nobody knows."""
    return TEACHER if code == TEACHER.code else LEVELS[code]


def find_level(code: str) -> Level | None:
    """The level of a code, whatever its case."""
    return LEVELS.get(code.casefold())
