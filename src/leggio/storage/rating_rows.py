"""Lines of the rating book as rows of the database, and back."""

from leggio.people.ratings.book import Line
from leggio.people.ratings.editions import Standing
from leggio.storage.transactions import DatabaseRow
from leggio.tournament.ratings.glicko2 import Glicko


def standing_columns(standing: Standing) -> dict[str, object]:
    """Where somebody stands, as it is written."""
    return {**_glicko_columns(standing.glicko), "games": standing.games, "since": standing.since}


def standing_of(row: DatabaseRow) -> Standing:
    """Where somebody stands, as it was written."""
    return Standing(glicko=Glicko(row.rating, row.deviation, row.volatility), games=row.games, since=row.since)


def line_row(number: int, line: Line) -> dict[str, object]:
    """What a game did to somebody, as it is written."""
    before = {f"{name}_before": value for name, value in standing_columns(line.before).items()}
    said = {"number": number, "seat": line.seat, "player": line.player, "score": line.score, "place": line.place}
    return said | before | _glicko_columns(line.after.glicko)


def line_of(row: DatabaseRow, ended_at: int) -> Line:
    """What a game that ended then did to somebody, as it was written."""
    return Line(
        seat=row.seat,
        player=row.player,
        score=row.score,
        place=row.place,
        before=Standing(
            glicko=Glicko(row.rating_before, row.deviation_before, row.volatility_before),
            games=row.games_before,
            since=row.since_before,
        ),
        after=Standing(
            glicko=Glicko(row.rating, row.deviation, row.volatility), games=row.games_before + 1, since=ended_at
        ),
    )


def _glicko_columns(glicko: Glicko) -> dict[str, object]:
    return {"rating": glicko.rating, "deviation": glicko.deviation, "volatility": glicko.volatility}
