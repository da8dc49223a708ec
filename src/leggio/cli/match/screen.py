"""What a match shows: a bar while it is played, and what came of it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import typer

from leggio.cli.progress import bar
from leggio.cli.speaking import Speaker
from leggio.library.match import Figures, GameResult, Sprt

FAULTS_SHOWN = 5


@contextmanager
def progress(say: Speaker, games: int) -> Iterator[Callable[[Sequence[GameResult]], None]]:
    """A bar on standard error, with how it stands."""
    with bar(say("match.games"), total=games) as advance:

        def tell(results: Sequence[GameResult]) -> None:
            ahead = sum(each.points for each in results)
            advance(len(results), f"{say('match.games')} {ahead:g}–{len(results) - ahead:g}")

        yield tell


def report(figures: Figures, results: Sequence[GameResult], names: tuple[str, str], say: Speaker) -> None:
    """Figures, the test's answer, and who lost by what they did."""
    for line in _lines(figures, names, say):
        typer.echo(line)
    faults = [each for each in results if each.loser is not None]
    for each in faults[:FAULTS_SHOWN]:
        typer.echo(
            say(
                "match.fault",
                pair=each.pair,
                name=names[each.loser or 0],
                reason=say(f"match.reason.{each.reason}"),
                detail=each.detail,
            )
        )
    if len(faults) > FAULTS_SHOWN:
        typer.echo(say("match.more_faults", count=len(faults) - FAULTS_SHOWN))


def _lines(figures: Figures, names: tuple[str, str], say: Speaker) -> Iterator[str]:
    yield say("match.against", one=names[0], other=names[1], games=figures.games)
    yield say("match.results", wins=figures.wins, draws=figures.draws, losses=figures.losses)
    yield say("match.score", share=_with_error(100 * figures.score.mean, figures.score.error, 100))
    if figures.elo is not None:
        low, high = ("" if each is None else f"{each:+.0f}" for each in figures.elo_interval)
        yield say("match.elo", elo=f"{figures.elo:+.0f}", low=low, high=high, known="yes" if low and high else "no")
    if figures.spread is not None:
        yield say("match.spread", spread=_with_error(figures.spread.mean, figures.spread.error, 1, "+"))
        yield say("match.points", one=f"{figures.points[0]:.1f}", other=f"{figures.points[1]:.1f}")
    yield say("match.seconds", one=f"{figures.seconds[0]:.2f}", other=f"{figures.seconds[1]:.2f}")
    if figures.sprt is not None:
        yield _test(figures.sprt, say)


def _test(sprt: Sprt, say: Speaker) -> str:
    return say(
        "match.sprt",
        elo0=f"{sprt.elo0:g}",
        elo1=f"{sprt.elo1:g}",
        llr=f"{sprt.llr:+.2f}",
        bound=f"{sprt.upper:.2f}",
        verdict=sprt.verdict or "none",
    )


def _with_error(mean: float, error: float | None, factor: float, sign: str = "") -> str:
    told = f"{mean:{sign}.1f}"
    return told if error is None else f"{told} ± {factor * error:.1f}"
