"""`leggio autoplay`: the static best play against itself, to measure speed and strength."""

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from leggio.cli.board_games import RULES_OF, BoardGameOption
from leggio.cli.dictionaries import WordsOption, graph_of
from leggio.cli.leaves import read_leaves
from leggio.cli.options import EditionOption, JsonOption, LanguageOption
from leggio.cli.progress import bar
from leggio.cli.speaking import Speaker
from leggio.engine import autoplay as play_games
from leggio.engine.rules import USUAL_GAME
from leggio.speech import FIRST


def autoplay(
    games: Annotated[int, typer.Option(min=1, max=10_000_000)] = 100,
    threads: Annotated[int, typer.Option(min=1, max=256)] = 1,
    seed: Annotated[int, typer.Option(min=0, max=2**63)] = 0,
    leaves: Annotated[Path | None, typer.Option()] = None,
    game: BoardGameOption = USUAL_GAME,
    words: WordsOption = None,
    edition: EditionOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Let the program play itself."""
    say = Speaker(lang)
    rules = RULES_OF[game]
    graph = graph_of(words, edition, rules)
    table = None if leaves is None else read_leaves(leaves)
    start = time.perf_counter()
    with bar(say("autoplay.playing")):
        result = play_games(graph, games=games, threads=threads, seed=seed, leaves=table, rules=rules)
    seconds = time.perf_counter() - start
    if as_json:
        told = {**msgspec.structs.asdict(result), "mean_score": result.mean_score, "seconds": seconds}
        # A sum of 64 bits: more than many programs read of a number.
        typer.echo(msgspec.json.encode({**told, "fingerprint": f"{result.fingerprint:016x}"}))
        return
    typer.echo(say("autoplay.games", games=result.games))
    typer.echo(say("autoplay.turns", turns=result.turns))
    typer.echo(say("autoplay.seconds", seconds=f"{seconds:.3f}"))
    typer.echo(say("autoplay.rate", rate=f"{result.games / seconds:.1f}"))
    typer.echo(say("autoplay.mean", mean=f"{result.mean_score:.2f}"))
