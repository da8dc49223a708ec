"""Ratings: where one stands, one's rated games, and the best of each pool. What anybody else did is theirs to show."""

from typing import Annotated

import msgspec
from litestar.params import PathParameter, QueryParameter

from leggio.games.common.rating import Pace
from leggio.people.ratings.book import Line, Ranked
from leggio.people.ratings.editions import CURRENT, Standing, is_provisional
from leggio.people.ratings.pools import Pool
from leggio.server.routes.dependencies import Caller, TheContainer
from leggio.server.routes.routing import RouteGroup
from leggio.server.security import ProblemError

routes = RouteGroup("ratings")

MOST_LISTED = 100
PoolName = Annotated[str, PathParameter(description="A game and a pace: `scrabble-tournament`.", max_length=64)]
Before = Annotated[int | None, QueryParameter(description="Games before this number in the book.", ge=1, lt=2**53)]
Count = Annotated[int, QueryParameter(description="How many at the most.", ge=1, le=MOST_LISTED)]


class RatingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A rating, how far it may be off, and whether too little is known yet for it to say much."""

    rating: float
    deviation: float
    games: int
    provisional: bool

    @classmethod
    def of(cls, standing: Standing) -> "RatingInfo":
        """What may be told of where somebody stands."""
        glicko = standing.glicko
        return cls(
            rating=glicko.rating,
            deviation=glicko.deviation,
            games=standing.games,
            provisional=is_provisional(CURRENT, glicko),
        )


class OwnRating(msgspec.Struct, frozen=True, kw_only=True):
    """One's rating in a pool."""

    game: str
    pace: Pace
    now: RatingInfo


class RatedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A rated game of one's own, and what it did to one's rating."""

    number: Annotated[int, msgspec.Meta(description="In the book: the next page is before the last of these.")]
    table: str
    game: str
    pace: Pace
    ended_at: int
    seat: int
    score: int
    place: Annotated[int, msgspec.Meta(description="From 1; the same for those who share it.")]
    players: Annotated[int, msgspec.Meta(description="How many were rated by it.")]
    before: RatingInfo
    after: RatingInfo


class RankedPlayer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody in the list of a pool: a computer of a level, or a person by nickname; neither once they have left."""

    name: str | None = None
    bot: str | None = None
    now: RatingInfo


@routes.get("/me/ratings", "One's own ratings", 401)
async def list_own_ratings(person: Caller, container: TheContainer) -> list[OwnRating]:
    """Where one stands in every pool one has played in."""
    standings = await container.ratings.standings(person.id)
    return [OwnRating(game=pool.game, pace=pool.pace, now=RatingInfo.of(each)) for pool, each in standings.items()]


@routes.get("/me/rated-games", "One's own rated games", 401, 422)
async def list_own_rated_games(
    person: Caller, container: TheContainer, before: Before = None, count: Count = 50
) -> list[RatedGame]:
    """The newest first, page by page."""
    entries = await container.ratings.entries_of(person.id, before, count)
    own = await container.ratings.player_of(person.id)
    return [
        RatedGame(
            number=entry.number,
            table=entry.table,
            game=entry.pool.game,
            pace=entry.pool.pace,
            ended_at=entry.ended_at,
            seat=line.seat,
            score=line.score,
            place=1 + _better(entry.lines, line),
            players=len(entry.lines),
            before=RatingInfo.of(line.before),
            after=RatingInfo.of(line.after),
        )
        for entry in entries
        for line in entry.lines
        if line.player == own
    ]


@routes.get("/ratings/{pool:str}", "The best of a pool", 401, 404, 422)
async def list_best_of_pool(pool: PoolName, container: TheContainer, count: Count = 20) -> list[RankedPlayer]:
    """Those who stand highest whose rating is not provisional any more."""
    try:
        wanted = Pool.named(pool)
    except ValueError:
        raise ProblemError("http.not_found") from None
    best = await container.ratings.best(wanted, count, settled=True)
    return [_ranked(each) for each in best]


def _better(lines: tuple[Line, ...], line: Line) -> int:
    return sum(other.place < line.place for other in lines)


def _ranked(ranked: Ranked) -> RankedPlayer:
    level = None if ranked.bot is None else ranked.bot.rpartition("-")[2]
    return RankedPlayer(name=ranked.name, bot=level, now=RatingInfo.of(ranked.standing))
