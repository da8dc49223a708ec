"""What every score sheet tells, whatever the game: who played, when, who won and why."""

from datetime import UTC, datetime

from leggio.paper.games.document import Player
from leggio.paper.games.tables import Printable
from leggio.speech import Speaker

# Scripts count time from zero: a game of theirs has no date.
_FIRST_YEAR = 2000


def date_of(at: int, say: Speaker) -> str:
    """The day of a moment in milliseconds since 1970, by the calendar of Greenwich."""
    day = datetime.fromtimestamp(at / 1000, UTC)
    return say.date(day.date()) if day.year >= _FIRST_YEAR else ""


def players_of(state: Printable, scores: tuple[int, ...]) -> tuple[Player, ...]:
    """Everyone, the best first once the game is over; equals share their place."""
    if state.ended is None or not state.ended.places:
        return tuple(Player(name, score, "") for name, score in zip(state.players, scores, strict=True))
    found: list[Player] = []
    for seats in state.ended.places:
        place = f"{len(found) + 1}."
        found += [Player(state.players[seat], scores[seat], place) for seat in seats]
    return tuple(found)


def why_of(state: Printable, say: Speaker) -> str:
    """Why the game is over, with its article; nothing if it is not."""
    if state.ended is None:
        return ""
    reason = said(say, f"scoresheet.end.{state.ended.reason}", f"end.{state.ended.reason}").rstrip(".")
    return f"{reason}{say.article(state.ended.article)}."


def said(say: Speaker, *keys: str, otherwise: str = "", **data: object) -> str:
    """The first of these sentences that there is: a game of somebody else's need not bring all of them."""
    found = next((key for key in keys if say.knows(key)), None)
    return say(found, **data) if found else otherwise
