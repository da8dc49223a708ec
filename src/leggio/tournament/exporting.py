"""Everything of a tournament for other programs: one JSON document, or a CSV a subject."""

import csv
from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from leggio.tournament.options import Criterion
from leggio.tournament.ratings.elo import EloOptions
from leggio.tournament.ratings.of_event import EloLine, GlickoLine, elo_of, glicko_of
from leggio.tournament.standings.ranking import Line, standings
from leggio.tournament.standings.teams import team_standings
from leggio.tournament.state import State
from leggio.tournament.view import View, Watcher, view

FORMAT = "leggio-tournament-export"
VERSION = 1
# A spreadsheet takes what begins like this for a formula.
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")

Cell = str | int | float | None


class Subject(StrEnum):
    """What a CSV can be about."""

    PLAYERS = "players"
    ROUNDS = "rounds"
    STANDINGS = "standings"
    TEAMS = "teams"
    RATINGS = "ratings"
    RULINGS = "rulings"


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """The whole document."""

    format: str = FORMAT
    version: int = VERSION
    tournament: View
    elo: tuple[EloLine, ...]
    glicko2: tuple[GlickoLine, ...]


def as_json(state: State, elo: EloOptions | None = None) -> bytes:
    """Everything the desk knows, with the ratings after the event."""
    whole = Export(tournament=view(state, Watcher.DESK), elo=elo_of(state, elo), glicko2=glicko_of(state))
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def as_csv(state: State, subject: Subject, elo: EloOptions | None = None) -> str:
    """One subject as a table: commas, UTF-8, scores as decimal numbers."""
    match subject:
        case Subject.PLAYERS:
            return _written(_players(state))
        case Subject.ROUNDS:
            return _written(_rounds(state))
        case Subject.STANDINGS:
            return _written(_standings(state, standings(state)))
        case Subject.TEAMS:
            return _written(_teams(state))
        case Subject.RATINGS:
            return _written(_ratings(state, elo))
        case Subject.RULINGS:
            return _written(_rulings(state))


class _Lines:
    """What csv writes to: text, not a file."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> int:
        """Take one row."""
        self.text += text
        return len(text)


def _written(rows: Iterable[Sequence[Cell]]) -> str:
    lines = _Lines()
    writer = csv.writer(lines, lineterminator="\n")
    for row in rows:
        writer.writerow([_harmless(cell) if isinstance(cell, str) else cell for cell in row])
    return lines.text


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULAS) else text


def _name(state: State, number: int) -> str:
    return state.entrants[number - 1].name


def _players(state: State) -> Iterable[Sequence[Cell]]:
    yield "number", "name", "club", "team", "group", "rating", "games", "since", "out"
    for each in state.listed:
        entry = each.entry
        personal = (entry.name, entry.club, entry.team, entry.group, entry.rating, entry.games)
        yield each.number, *personal, each.since, int(each.is_out)


def _rounds(state: State) -> Iterable[Sequence[Cell]]:
    yield "round", "system", "table", "first", "second", "points first", "points second", "winner", "source"
    for one in state.rounds:
        for game in one.games:
            names = _name(state, game.first), _name(state, game.second)
            result = game.result
            ended: Sequence[Cell] = ("", "", "", "")
            if result:
                points: Sequence[Cell] = (result.first, result.second) if result.was_played else ("", "")
                ended = (*points, result.winner.value, result.source.value)
            yield one.number, one.system.value, game.table, *names, *ended
        for bye in one.byes:
            yield one.number, one.system.value, "", _name(state, bye.player), "", "", "", "bye", ""


def _standings(state: State, lines: Sequence[Line]) -> Iterable[Sequence[Cell]]:
    extra = [
        each for each in state.options.criteria if each not in {Criterion.SPREAD, Criterion.POINTS, Criterion.WINS}
    ]
    yield "place", "number", "name", "club", "score", "spread", "points", "wins", "draws", "losses", "byes", *extra
    for line in lines:
        entry = state.entrants[line.number - 1].entry
        figures = (line.spread, line.points, line.wins, line.draws, line.losses, line.byes)
        others = [_decimal(each, line.criteria[each]) for each in extra]
        yield line.place, line.number, entry.name, entry.club, line.score / 2, *figures, *others


def _decimal(criterion: Criterion, figure: int) -> float:
    return figure / (4 if criterion is Criterion.SONNEBORN_BERGER else 2)


def _teams(state: State) -> Iterable[Sequence[Cell]]:
    yield "place", "team", "score", "spread", "members"
    for line in team_standings(state):
        members = "; ".join(_name(state, number) for number in line.members)
        yield line.place, line.team, line.score / 2, line.spread, members


def _ratings(state: State, options: EloOptions | None) -> Iterable[Sequence[Cell]]:
    yield (
        *("number", "name", "games", "score", "expected", "elo before", "elo after", "provisional"),
        *("glicko before", "glicko after", "deviation", "volatility"),
    )
    glicko = {line.number: line for line in glicko_of(state)}
    for line in elo_of(state, options):
        other = glicko[line.number]
        elo = (line.games, line.score / 2, line.expected, line.before, line.after, int(line.provisional))
        after = other.after
        yield (
            line.number,
            _name(state, line.number),
            *elo,
            other.before.rating,
            after.rating,
            after.deviation,
            after.volatility,
        )


def _rulings(state: State) -> Iterable[Sequence[Cell]]:
    yield "case", "at", "round", "table", "player", "words", "valid", "by", "ruled at"
    for case in state.cases:
        valid = "" if case.valid is None else "; ".join(f"{word} {int(good)}" for word, good in case.valid.items())
        asked = (case.number, case.at, case.round, case.table, _name(state, case.player))
        yield *asked, "; ".join(case.words), valid, case.by, case.ruled_at
