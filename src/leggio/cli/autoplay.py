"""`leggio autoplay`: the static best play against itself, to measure speed and strength."""

import time
from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.board_games import RULES_OF, BoardGameOption
from leggio.cli.dictionaries import WordsOption, graph_of
from leggio.cli.leaves import read_leaves
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.speech import Language, Speaker
from leggio.engine import autoplay as play_games
from leggio.engine.rules import USUAL_GAME


def autoplay(
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="Quante partite. / How many games.")] = 100,
    threads: Annotated[int, typer.Option(min=1, max=256, help="Quanti thread. / How many threads.")] = 1,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="Seme: stesse partite. / Seed: the same games.")] = 0,
    leaves: Annotated[
        Path | None, typer.Option(help="Valori dei leggii: «TESSERE PUNTI» per riga. / Rack values.")
    ] = None,
    game: BoardGameOption = USUAL_GAME,
    words: WordsOption = None,
    edition: EditionOption = None,
    lang: LanguageOption = Language.IT,
) -> None:
    """Fa giocare il programma contro sé stesso. / Let the program play itself."""
    say = Speaker(lang)
    rules = RULES_OF[game]
    graph = graph_of(words, edition, say, rules)
    table = None if leaves is None else read_leaves(leaves)
    start = time.perf_counter()
    result = play_games(graph, games=games, threads=threads, seed=seed, leaves=table, rules=rules)
    seconds = time.perf_counter() - start
    typer.echo(say("autoplay.games", games=result.games))
    typer.echo(say("autoplay.turns", turns=result.turns))
    typer.echo(say("autoplay.seconds", seconds=f"{seconds:.3f}"))
    typer.echo(say("autoplay.rate", rate=f"{result.games / seconds:.1f}"))
    typer.echo(say("autoplay.mean", mean=f"{result.mean_score:.2f}"))
