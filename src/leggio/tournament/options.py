"""What an organiser chooses beforehand: the calendar, and what decides between equals (art. 42)."""

from enum import StrEnum

import msgspec

from leggio.tournament.pairing.cost import Within


class System(StrEnum):
    """Ways to pair a round."""

    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"
    KOTH = "koth"
    KNOCKOUT = "knockout"


class Apart(StrEnum):
    """Whom the Swiss system keeps apart where it can."""

    NOBODY = "nobody"
    CLUB = "club"
    TEAM = "team"


class Criterion(StrEnum):
    """What decides between players with as many wins."""

    SPREAD = "spread"  # points for less points against
    POINTS = "points"  # points for
    BUCHHOLZ = "buchholz"  # the scores of one's opponents
    MEDIAN = "median"  # the same without the best and the worst
    SONNEBORN_BERGER = "sonneborn_berger"  # the scores of those one has beaten, half of those one has drawn with
    DIRECT = "direct"  # the games among the equals, if all of them have met
    WINS = "wins"  # games won at the board


class Stage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Rounds in a row of one system. A round robin and a knockout know by themselves how many they need."""

    system: System
    rounds: int = 0
    legs: int = 1  # games of each against each, in a round robin or a tie
    qualifiers: int = 0  # who reach a knockout: 2, 4, 8 … from all groups together
    within: Within = Within.HALVES
    across: bool = False  # pair everyone together, even if there are groups
    others_play: bool = False  # whether those out of a knockout go on, as in a King of the Hill


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a tournament is run."""

    calendar: tuple[Stage, ...]
    criteria: tuple[Criterion, ...] = (Criterion.SPREAD, Criterion.BUCHHOLZ, Criterion.POINTS)
    apart: Apart = Apart.NOBODY
    bye_spread: int = 50  # what a bye, a win without a game, adds to the spread
    forfeit_spread: int = 50  # the same for a game whose opponent did not come; taken from them
    team_best: int = 0  # members that count for a team; 0: all
    judge_online: bool = False  # at tables online the judge rules alone, instead of the referee (art. 28)
    online: dict[str, bool] = {}  # choices of the game itself at tables online, of those that it leaves to a director


MOST_ROUNDS = 60
MOST_LEGS = 6
MOST_PLAYERS = 500  # paired in a few seconds; more were never measured
MOST_QUALIFIERS = 64
MOST_SPREAD = 1000


def wrong_option(options: Options) -> str | None:
    """The field of the options that makes no sense, if any."""
    if not 1 <= len(options.calendar) <= 10:
        return "calendar"
    for stage in options.calendar:
        if field := _wrong_in(stage):
            return field
    if any(stage.system is System.KNOCKOUT for stage in options.calendar[:-1]):
        return "calendar"  # what could follow a final?
    if len(set(options.criteria)) != len(options.criteria):
        return "criteria"
    if not 0 <= options.bye_spread <= MOST_SPREAD:
        return "bye_spread"
    if not 0 <= options.forfeit_spread <= MOST_SPREAD:
        return "forfeit_spread"
    return None if 0 <= options.team_best <= MOST_PLAYERS else "team_best"


def _wrong_in(stage: Stage) -> str | None:
    if not 1 <= stage.legs <= MOST_LEGS or (
        stage.legs > 1 and stage.system not in {System.ROUND_ROBIN, System.KNOCKOUT}
    ):
        return "legs"
    counted = stage.system in {System.SWISS, System.KOTH}
    if not (1 if counted else 0) <= stage.rounds <= (0 if stage.system is System.KNOCKOUT else MOST_ROUNDS):
        return "rounds"
    if stage.system is not System.KNOCKOUT:
        return "qualifiers" if stage.qualifiers else None
    power = stage.qualifiers.bit_count() == 1 and 2 <= stage.qualifiers <= MOST_QUALIFIERS
    return None if power else "qualifiers"
