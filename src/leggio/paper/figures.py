"""Scores, results and moments as one reads them."""

from datetime import datetime, tzinfo

from leggio.speech import Speaker
from leggio.tournament.result import Result, Winner

_MINUS = "\N{MINUS SIGN}"


def points(halves: int) -> str:
    """Half points as one reads them: 2½."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def quarters(figure: int) -> str:
    """Quarter points as one reads them: 7¼."""
    whole, part = divmod(figure, 4)
    return f"{whole or ''}{'¼½¾'[part - 1]}" if part else str(whole)


def signed(figure: int) -> str:
    """A difference with its sign."""
    return f"{figure:+d}".replace("-", _MINUS) if figure else "0"


def result_text(result: Result | None, forfeit: str) -> str:
    """A result as it is written on a slip; what is not played is called as the caller says."""
    if result is None:
        return ""
    if not result.was_played:
        sides = {Winner.FIRST: "1-0", Winner.SECOND: "0-1"}.get(result.winner, "0-0")
        return f"{sides} {forfeit}"
    scores = f"{result.first}-{result.second}"
    by_scores = (result.first > result.second) - (result.first < result.second)
    told = {Winner.FIRST: 1, Winner.SECOND: -1}.get(result.winner, 0)
    mark = {1: "1-0", -1: "0-1", 0: "½-½"}[told]
    # Only where the scores alone would mislead (art. 37).
    return scores if by_scores == told else f"{scores} ({mark})"


def day(at: int, zone: tzinfo | None, say: Speaker) -> str:
    """The day of a moment in milliseconds, where the event is."""
    return say.date(datetime.fromtimestamp(at / 1000, zone).date())


def moment(at: int, zone: tzinfo | None) -> str:
    """Day and minute, short enough for a column."""
    return datetime.fromtimestamp(at / 1000, zone).strftime("%d/%m/%Y %H:%M")
