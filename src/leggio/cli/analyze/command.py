"""`leggio analyze GAME`: a game turn by turn; a whole folder of them with `--out`."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from leggio.cli.analyze.batch import analyse_folder
from leggio.cli.analyze.opening import Library, content_of, record_in, with_words
from leggio.cli.analyze.screen import report, turn_report
from leggio.cli.dictionaries import WordsOption
from leggio.cli.failure import fail
from leggio.cli.files import FileError
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.speaking import Speaker
from leggio.engine.analysis import EFFORTS, Limit, analyse
from leggio.engine.analysis.whole import Progress as Told
from leggio.speech import FIRST


class EffortName(StrEnum):
    """How much thinking."""

    QUICK = "quick"
    NORMAL = "normal"
    DEEP = "deep"


def analyze(
    game: Annotated[Path, typer.Argument()],
    turn: Annotated[int | None, typer.Option(min=1)] = None,
    effort: Annotated[EffortName, typer.Option()] = EffortName.NORMAL,
    seconds: Annotated[float, typer.Option(min=0)] = 0,
    threads: Annotated[int, typer.Option(min=1, max=256)] = 1,
    seed: Annotated[int, typer.Option(min=0, max=2**31)] = 0,
    infer: Annotated[bool, typer.Option("--infer")] = False,
    out: Annotated[Path | None, typer.Option()] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    words: WordsOption = None,
    edition: EditionOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Analyse a game that was played, turn by turn."""
    say = Speaker(lang)
    library = Library(words, edition, say)
    budget = replace(EFFORTS[effort], seconds=seconds, infers=infer)
    if game.is_dir():
        if out is None:
            raise FileError("analysis.needs_out", file=game)
        if turn is not None or json:
            raise FileError("analysis.one_game", file=game)
        analyse_folder(game, out, library, budget, seed=seed, threads=threads, say=say)
        return
    if out is not None:
        raise FileError("analysis.out_for_directories")
    record = record_in(content_of(game))
    if not record.turns:
        fail(say("analysis.nothing"))
    if turn is not None and turn > len(record.turns):
        fail(say("analysis.no_turn", turn=turn, turns=len(record.turns)))
    used = library.of(record)
    with progress_bar(say("analysis.progress.turns")) as told:
        analysis = analyse(
            with_words(record, used),
            used.graph,
            budget,
            seed=seed,
            threads=threads,
            lexicon=used.label,
            only=turn,
            progress=told,
        )
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(analysis), indent=1))
        return
    console = Console(highlight=False, markup=False)
    if Limit.OTHER_WORDS in analysis.limits:
        told_words = say("analysis.limit.other_words", then=record.lexicon, now=used.label)
        console.print(Text(told_words, style="yellow"))
    for part in turn_report(analysis, console, say) if turn is not None else report(analysis, console, say):
        console.print(part)


@contextmanager
def progress_bar(label: str) -> Iterator[Told]:
    """A bar on standard error, gone when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
