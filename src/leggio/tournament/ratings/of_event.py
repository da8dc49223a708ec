"""The ratings of everyone after a tournament; byes and forfeits are no games."""

from collections.abc import Mapping

import msgspec

from leggio.tournament.ratings.elo import EloOptions, elo, expected
from leggio.tournament.ratings.glicko2 import Glicko, glicko2
from leggio.tournament.ratings.played import Played
from leggio.tournament.standings.tally import Tally, tallies
from leggio.tournament.state import State


class EloLine(msgspec.Struct, frozen=True, kw_only=True):
    """What an event did to an Elo rating."""

    number: int
    games: int
    score: int  # half points at the board
    expected: float
    before: float
    after: float
    was_rated: bool
    provisional: bool  # whether it still is, after the event


class GlickoLine(msgspec.Struct, frozen=True, kw_only=True):
    """What an event did to a Glicko-2 rating."""

    number: int
    games: int
    before: Glicko
    after: Glicko


def elo_of(state: State, options: EloOptions | None = None) -> tuple[EloLine, ...]:
    """Elo after the event, best first."""
    chosen = options or EloOptions()
    before = {
        each.number: chosen.start if each.entry.rating is None else float(each.entry.rating) for each in state.listed
    }
    as_they_came = {number: Glicko(rating) for number, rating in before.items()}
    counted = tallies(state)
    lines = []
    for each in state.listed:
        played = _played(counted[each.number], as_they_came)
        mine = before[each.number]
        lines.append(
            EloLine(
                number=each.number,
                games=len(played),
                score=sum(meeting.halves for meeting in counted[each.number].meetings),
                expected=round(sum(expected(mine, game.rating, chosen.scale) for game in played), 2),
                before=mine,
                after=round(elo(mine, each.entry.games, played, chosen), 2),
                was_rated=each.entry.rating is not None,
                provisional=each.entry.games + len(played) < chosen.provisional_games,
            )
        )
    return tuple(sorted(lines, key=lambda line: (-line.after, line.number)))


# How far the rating of somebody who came with no more than a number is taken to be off.
RATED_DEVIATION = 100.0


def glicko_of(state: State, known: Mapping[int, Glicko] | None = None, tau: float = 0.5) -> tuple[GlickoLine, ...]:
    """Glicko-2 after the event, best first; `known` has what players came with, where it is more than a rating."""
    before = {
        each.number: (known or {}).get(each.number)
        or (Glicko() if each.entry.rating is None else Glicko(float(each.entry.rating), RATED_DEVIATION))
        for each in state.listed
    }
    counted = tallies(state)
    lines = [
        GlickoLine(
            number=each.number,
            games=len(counted[each.number].meetings),
            before=before[each.number],
            after=_rounded(glicko2(before[each.number], _played(counted[each.number], before), tau)),
        )
        for each in state.listed
    ]
    return tuple(sorted(lines, key=lambda line: (-line.after.rating, line.number)))


def _played(tally: Tally, ratings: Mapping[int, Glicko]) -> list[Played]:
    return [
        Played(ratings[each.opponent].rating, each.halves / 2, ratings[each.opponent].deviation)
        for each in tally.meetings
    ]


def _rounded(rating: Glicko) -> Glicko:
    return Glicko(round(rating.rating, 2), round(rating.deviation, 2), round(rating.volatility, 6))
