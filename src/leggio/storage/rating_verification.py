"""Is the rating book right: every game recomputed from its log, every figure by the formula of its edition, in order.

What a game did follows from where its players stood, and where they stood from their game before: who forges a result,
a figure or an order has to change the logs too, whose chains their players hold.
"""

from collections.abc import AsyncGenerator, Callable, Iterator
from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.notation.chained import LogError
from leggio.people.ratings.book import BookEntry, Rated, Result, shared_places
from leggio.people.ratings.editions import Standing, edition_named, newcomer, rated
from leggio.storage.event_store import SqlEventStore
from leggio.storage.problems import Problem
from leggio.storage.rated_results import result_of
from leggio.storage.rating_store import SqlRatingStore
from leggio.table.ports import EventStore

_AT_ONCE = 100
_ROUNDED = 0.011  # figures are kept to a hundredth; another machine's logarithm may round the last one otherwise
_VOLATILITY_ROUNDED = 0.0000011

# By the number of a player and the name of a pool.
_Standings: TypeAlias = dict[tuple[int, str], Standing]


async def verify_book(engine: AsyncEngine, *, progress: Callable[[int], None]) -> AsyncGenerator[Problem]:
    """Recompute the whole book; what is wrong is told as it is found. `progress` hears of each number."""
    book, store = SqlRatingStore(engine), SqlEventStore(engine)
    standings: _Standings = {}
    number = 0
    try:
        while page := await book.entries(number, _AT_ONCE):
            people = await book.people_of(sorted({line.player for entry in page for line in entry.lines}))
            for entry in page:
                if entry.number != number + 1:
                    yield Problem("ratings.gap", entry.table, detail={"expected": number + 1, "number": entry.number})
                number = entry.number
                for problem in [*await _by_the_log(entry, store, people), *_by_the_formula(entry, standings)]:
                    yield problem
                progress(number)
        for problem in _as_they_stand(standings, await book.all_standings()):
            yield problem
        done, entered = await book.counts()
        if done != entered:
            yield Problem("ratings.lost", detail={"done": done, "entered": entered})
    finally:
        await store.close()


async def _by_the_log(entry: BookEntry, store: EventStore, people: dict[int, Rated]) -> list[Problem]:
    """Whether the log of the table tells this result."""
    table = await store.table(entry.table)
    if table is None:
        return [_problem("ratings.no_table", entry)]
    try:
        result = result_of(table, await store.members(entry.table), await store.entries(entry.table))
    except LogError as error:
        return [_problem("ratings.log", entry, cause=error.code)]
    if result is None:
        return [_problem("ratings.counts_not", entry)]
    if result.pool != entry.pool:
        return [_problem("ratings.pool", entry, pool=entry.pool.name, log=result.pool.name)]
    if result.ended_at != entry.ended_at:
        return [_problem("ratings.ended", entry)]
    return list(_wrong_lines(entry, result, people))


def _wrong_lines(entry: BookEntry, result: Result, people: dict[int, Rated]) -> Iterator[Problem]:
    told = zip(result.rated, result.scores, result.places, strict=True)
    said = {each.seat: (each, score, place) for each, score, place in told}
    for line in entry.lines:
        if line.seat not in said:
            yield _problem("ratings.seat", entry, seat=line.seat)
            continue
        who, score, place = said[line.seat]
        if (line.score, line.place) != (score, place):
            yield _problem("ratings.result", entry, seat=line.seat, score=line.score, log=score)
        if not _is_same(people.get(line.player), who):
            yield _problem("ratings.player", entry, seat=line.seat)


def _is_same(kept: Rated | None, seated: Rated) -> bool:
    """Whoever has left for good is nobody any more."""
    if kept is None:
        return False
    return kept.bot == seated.bot and kept.person in (None, seated.person)


def _by_the_formula(entry: BookEntry, standings: _Standings) -> Iterator[Problem]:
    """Whether the figures go on from those before, and follow from the result."""
    edition = edition_named(entry.edition)
    if edition is None:
        yield _problem("ratings.edition", entry, edition=entry.edition)
        return
    for line in entry.lines:
        if line.before != standings.get((line.player, entry.pool.name), newcomer(edition)):
            yield _problem("ratings.before", entry, seat=line.seat)
    before = [line.before for line in entry.lines]
    after = rated(edition, before, shared_places([line.place for line in entry.lines]), entry.ended_at)
    for line, right in zip(entry.lines, after, strict=True):
        if not _is_near(line.after, right):
            told = {"rating": line.after.glicko.rating, "right": right.glicko.rating}
            yield _problem("ratings.formula", entry, seat=line.seat, **told)
        standings[line.player, entry.pool.name] = line.after


def _is_near(kept: Standing, right: Standing) -> bool:
    near = abs(kept.glicko.rating - right.glicko.rating) < _ROUNDED
    sure = abs(kept.glicko.deviation - right.glicko.deviation) < _ROUNDED
    steady = abs(kept.glicko.volatility - right.glicko.volatility) < _VOLATILITY_ROUNDED
    return near and sure and steady and (kept.games, kept.since) == (right.games, right.since)


def _as_they_stand(computed: _Standings, kept: _Standings) -> Iterator[Problem]:
    """Whether everybody stands where their last game left them."""
    for player, pool in sorted(computed.keys() | kept.keys()):
        if computed.get((player, pool)) != kept.get((player, pool)):
            yield Problem("ratings.standing", detail={"player": player, "pool": pool})


def _problem(code: str, entry: BookEntry, **detail: object) -> Problem:
    return Problem(code, entry.table, detail={"number": entry.number, **detail})
