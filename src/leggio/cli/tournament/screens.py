"""Tables of the desk: players, rounds, standings, ratings."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from rich.console import Console
from rich.table import Table

from leggio.cli.speaking import Speaker
from leggio.cli.tournament.words import name_of, reasons, result_text
from leggio.paper.figures import points
from leggio.paper.tournaments.standings import criterion_text
from leggio.tournament import State
from leggio.tournament.options import Criterion
from leggio.tournament.ratings.of_event import elo_of, glicko_of
from leggio.tournament.standings.ranking import Line
from leggio.tournament.standings.teams import TeamLine
from leggio.tournament.state import Round

_GAP = 2  # between columns
_NUMERIC = {"number", "place", "score", "spread", "rating", "before", "after", "deviation", "table", *Criterion}


def console() -> Console:
    """Where tables go."""
    return Console(highlight=False, markup=False)


def _table(say: Speaker, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(_head(say, column), justify="right" if column in _NUMERIC else "left", overflow="fold")
    return table


def _head(say: Speaker, column: str) -> str:
    return say(f"criterion.{column}" if isinstance(column, Criterion) else f"desk.{column}")


def _filled(say: Speaker, columns: Sequence[str], rows: Sequence[Sequence[str]], spare: str = "") -> Table:
    """A table without the columns that nobody has anything in: a terminal is narrow.

    One that can be spared goes as well where words would have to be broken for it.
    """
    used = [at for at in range(len(columns)) if not rows or any(row[at] for row in rows)]
    longest = [_longest_word(_head(say, columns[at]), *(row[at] for row in rows)) for at in used]
    if sum(longest) + _GAP * (len(used) - 1) > console().width:
        used = [at for at in used if columns[at] != spare]
    table = _table(say, *(columns[at] for at in used))
    for row in rows:
        table.add_row(*(row[at] for at in used))
    return table


def _longest_word(*texts: str) -> int:
    return max(len(word) for text in texts for word in ("", *text.split()))


def players_table(state: State, say: Speaker) -> Table:
    """Everyone who entered."""
    rows = []
    for each in state.listed:
        entry = each.entry
        where = say("desk.out") if each.is_out else say("desk.late", since=each.since) if each.since > 1 else ""
        rating = "" if entry.rating is None else str(entry.rating)
        rows.append((str(each.number), entry.name, entry.club, entry.team, entry.group, rating, where))
    return _filled(say, ("number", "name", "club", "team", "group", "rating", "state"), rows)


def round_table(state: State, one: Round, say: Speaker, *, why: bool) -> Table:
    """A round, with the reasons if they are wanted."""
    table = _table(say, "table", "starts", "replies", "result", *(["why"] if why else []))
    for game in one.games:
        told = say("desk.conflict") if game.in_conflict else result_text(game.result, say)
        names = (name_of(state, game.first), name_of(state, game.second))
        table.add_row(str(game.table), *names, told, *([reasons(game.notes, say)] if why else []))
    for bye in one.byes:
        told = say("desk.bye", name=name_of(state, bye.player))
        table.add_row("", told, "", "", *([reasons(bye.notes, say)] if why else []))
    return table


def standings_table(state: State, lines: Iterable[Line], say: Speaker) -> Table:
    """The standings."""
    lines = tuple(lines)
    extra = _deciding(state, lines)
    rows = []
    for line in lines:
        entry = state.entrants[line.number - 1].entry
        games = f"{line.wins}-{line.draws}-{line.losses}"
        told = (points(line.score), f"{line.spread:+d}", *(criterion_text(each, line.criteria[each]) for each in extra))
        rows.append((str(line.place), str(line.number), entry.name, entry.club, *told, games))
    return _filled(say, ("place", "number", "name", "club", "score", "spread", *extra, "games"), rows, spare="club")


def _deciding(state: State, lines: Sequence[Line]) -> tuple[Criterion, ...]:
    """The criteria beside the spread, where score and spread do not tell why two lines are apart."""
    pairs = pairwise(lines)
    apart = any((one.score, one.spread) == (two.score, two.spread) and one.place != two.place for one, two in pairs)
    return tuple(each for each in state.options.criteria if apart and each is not Criterion.SPREAD)


def teams_table(lines: Iterable[TeamLine], say: Speaker) -> Table:
    """The teams."""
    table = _table(say, "place", "team", "score", "spread")
    for line in lines:
        table.add_row(str(line.place), line.team, points(line.score), f"{line.spread:+d}")
    return table


def ratings_table(state: State, say: Speaker) -> Table:
    """Elo and Glicko-2 after the event."""
    table = _table(say, "name", "before", "after", "before", "after", "deviation")
    for column, system in zip(table.columns[1:], ("Elo", "Elo", "Glicko-2", "Glicko-2", "Glicko-2"), strict=True):
        column.header = f"{system}\n{column.header}"
    glicko = {line.number: line for line in glicko_of(state)}
    for line in elo_of(state):
        other = glicko[line.number]
        elo = (f"{line.before:.0f}", f"{line.after:.0f}" + ("?" if line.provisional else ""))
        figures = (f"{other.before.rating:.0f}", f"{other.after.rating:.0f}", f"{other.after.deviation:.0f}")
        table.add_row(name_of(state, line.number), *elo, *figures)
    return table
