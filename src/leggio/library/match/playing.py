"""A whole match: pair after pair, until all are played or a test has its answer."""

from collections.abc import Callable, Sequence

from leggio.library.games import Game, Scarabeo
from leggio.library.match.engines import Contender
from leggio.library.match.figures import Sprt, decided
from leggio.library.match.referee import Terms, play_game
from leggio.library.match.result import GameResult

Kept = Callable[[GameResult, Game | Scarabeo | None], None]


def play_match(
    terms: Terms,
    sides: Sequence[Contender],
    *,
    pairs: int,
    seed: int,
    played: Sequence[GameResult] = (),
    sprt: Sprt | None = None,
    kept: Kept = lambda _result, _game: None,
) -> list[GameResult]:
    """Play what is not played yet; `kept` hears of each game as soon as it is over."""
    results = list(played)
    done = {(each.pair, each.first) for each in results}
    for pair in range(1, pairs + 1):
        if sprt and decided(sprt, _whole_pairs(results)).verdict:
            break
        for first in (0, 1):
            if (pair, first) in done:
                continue
            result, game = play_game(terms, sides, pair=pair, first=first, seed=f"match-{seed}-{pair}")
            results.append(result)
            kept(result, game)
    return results


def _whole_pairs(results: Sequence[GameResult]) -> list[float]:
    points: dict[int, list[float]] = {}
    for each in results:
        points.setdefault(each.pair, []).append(each.points)
    return [sum(both) / 2 for both in points.values() if len(both) == 2]
