"""What the log of a rated table comes to: who is rated by it, and how they did."""

from collections.abc import Iterable, Sequence
from typing import cast

from leggio.games.common.rating import pace_of
from leggio.games.common.spec import GameState
from leggio.people.ratings.book import Rated, Result
from leggio.people.ratings.pools import Pool
from leggio.table.event_log import EventLog
from leggio.table.hosts.game import GameHost
from leggio.table.hosts.registry import HOSTED
from leggio.table.records import Entry, Member, Role, TableRecord
from leggio.table.seating import bot_seats


def result_of(table: TableRecord, members: Sequence[Member], entries: Sequence[Entry]) -> Result | None:
    """The result of a game that is over; None: it counts for nothing. LogError if the log does not hold."""
    host = HOSTED.get(table.settings.game)
    rating = host.spec.abilities.rating if isinstance(host, GameHost) else None
    if host is None or rating is None:
        return None
    log = EventLog(host, table.id)
    log.take(entries)
    state = cast(GameState | None, log.state)
    ended = None if state is None else state.ended
    if state is None or ended is None or not ended.places:  # an annulled game has none
        return None
    pace = pace_of(rating.own_time_ms(state.options), table.settings.days_per_move)
    seats = [each for shared in ended.places for each in shared]
    # One that somebody left before all had a turn is no game.
    if pace is None or not set(seats) <= set(rating.movers(state)):
        return None
    place = {seat: rank for rank, shared in enumerate(ended.places) for seat in shared}
    rated = tuple(each for each in _rated(table, members) if each.seat in place)
    return Result(
        table=table.id,
        pool=Pool(table.settings.game, pace),
        ended_at=state.now,
        rated=rated,
        scores=tuple(ended.scores[each.seat] for each in rated),
        places=tuple(place[each.seat] for each in rated),
    )


def _rated(table: TableRecord, members: Sequence[Member]) -> Iterable[Rated]:
    bots = bot_seats(table.settings)
    people = {each.seat: each.person for each in members if each.role is Role.PLAYER and each.seat is not None}
    for seat in sorted({*bots, *people}):
        if seat in bots:
            yield Rated(seat=seat, bot=f"{table.settings.game}-{bots[seat]}")
        else:
            yield Rated(seat=seat, person=people[seat])
