"""Teams: what their best members have, added up."""

import msgspec

from leggio.tournament.standings.ranking import standings
from leggio.tournament.state import State


class TeamLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the teams' standings. Score in half points; members best first, those who count before the others."""

    place: int
    team: str
    score: int
    spread: int
    members: tuple[int, ...]
    counted: int


def team_standings(state: State) -> tuple[TeamLine, ...]:
    """Teams by score, then spread; equal teams share a place."""
    best = state.options.team_best
    members: dict[str, list[tuple[int, int, int]]] = {}
    for line in standings(state):
        entrant = state.entrant(line.number)
        if entrant and entrant.entry.team:
            members.setdefault(entrant.entry.team, []).append((line.score, line.spread, line.number))
    sums = []
    for team, lines in members.items():
        counting = lines[:best] if best else lines
        sums.append((sum(each[0] for each in counting), sum(each[1] for each in counting), team))
    sums.sort(key=lambda each: (-each[0], -each[1], each[2]))
    return tuple(
        TeamLine(
            place=1 + sum((other[0], other[1]) > (score, spread) for other in sums),
            team=team,
            score=score,
            spread=spread,
            members=tuple(each[2] for each in members[team]),
            counted=min(best, len(members[team])) if best else len(members[team]),
        )
        for score, spread, team in sums
    )
