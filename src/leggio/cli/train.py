"""`leggio train`: leave values from games of the program against itself."""

import gzip
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from leggio.cli.board_games import RULES_OF, BoardGameOption
from leggio.cli.dictionaries import WordsOption, graph_of
from leggio.cli.failure import fail
from leggio.cli.files import FileError, discard, shell_path, unreadable, unwritable, write_new
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.speaking import Speaker
from leggio.engine.leaves import render_leaves
from leggio.engine.rules import USUAL_GAME
from leggio.engine.training import CheckpointError, OtherRunError, Training, read_checkpoint, train, write_checkpoint
from leggio.engine.training import Progress as Told
from leggio.engine.training.checkpoint import Checkpoint
from leggio.engine.training.cluster import ClusterError, NoDaskError, on_cluster
from leggio.engine.training.run import Play, here
from leggio.kernel import Graph
from leggio.speech import FIRST


def train_command(
    out: Annotated[Path, typer.Option()],
    games: Annotated[int, typer.Option(min=100, max=100_000_000)] = 100_000,
    threads: Annotated[int, typer.Option(min=1, max=256)] = 1,
    seed: Annotated[int, typer.Option(min=0, max=2**63)] = 0,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    cluster: Annotated[str | None, typer.Option()] = None,
    every: Annotated[float, typer.Option("--checkpoint", min=0)] = 20,
    chunk: Annotated[int, typer.Option(min=1, max=100_000)] = 500,
    game: BoardGameOption = USUAL_GAME,
    words: WordsOption = None,
    edition: EditionOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Learn what racks are worth."""
    say = Speaker(lang)
    rules = RULES_OF[game]
    graph = graph_of(words, edition, rules)
    training = Training(rules=rules, games=games, seed=seed, words=graph.word_count, chunk=chunk)
    partial = out.with_name(out.name + ".partial")
    if out.exists():
        raise FileError("file.exists", file=out)
    begun = _begun(partial, training, resume=resume)

    def keep(checkpoint: Checkpoint) -> None:
        try:
            write_checkpoint(partial, checkpoint)
        except OSError as error:
            raise unwritable(partial, error) from None

    try:
        with _players(cluster, rules, graph, threads) as play, _progress(say) as told:
            if begun is None:
                keep(Checkpoint(training))  # a place that cannot be written to is told before hours of games, not after
            fitted = train(training, play, checkpoint=begun, keep=keep, every=every, progress=told)
    except CheckpointError:
        raise FileError("train.damaged", file=partial) from None
    except NoDaskError:
        fail(say("train.no_dask"))
    except ClusterError as error:
        fail(say("train.cluster", address=cluster, cause=error))
    told_in_file = (
        f"leggio train --game {game} --games {games} --seed {seed}",
        f"{training.words} words, {training.generations} generations",
    )
    text = render_leaves(fitted, told_in_file).encode("ascii")
    write_new(out, gzip.compress(text, 9, mtime=0) if out.suffix == ".gz" else text)
    discard(partial)
    typer.echo(say("train.done", file=shell_path(out)))


def _begun(partial: Path, training: Training, *, resume: bool) -> Checkpoint | None:
    """The checkpoint to go on from; one that nobody asked for is not thrown away."""
    if not partial.exists():
        return None
    if not resume:
        raise FileError("train.partial", file=partial)
    try:
        return read_checkpoint(partial, training)
    except OtherRunError:
        raise FileError("train.other_run", file=partial) from None
    except CheckpointError:
        raise FileError("train.damaged", file=partial) from None
    except OSError as error:
        raise unreadable(partial, error) from None


def _players(cluster: str | None, rules: str, graph: Graph, threads: int) -> AbstractContextManager[Play]:
    return nullcontext(here(rules, graph, threads)) if cluster is None else on_cluster(cluster, rules, graph)


@contextmanager
def _progress(say: Speaker) -> Iterator[Told]:
    """A bar on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(say("train.games"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
