"""A folder of games analysed, a result a game. What is there already is not done again: a killed run goes on."""

import contextlib
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from leggio.cli.analyze.opening import Library, Words, content_of, record_in, with_words
from leggio.cli.failure import SpokenError, complain
from leggio.cli.files import FileError, unwritable
from leggio.cli.speaking import Speaker
from leggio.engine.analysis import Effort, Record, analyse
from leggio.engine.analysis.report import VERSION, GameAnalysis
from leggio.notation.errors import NotationError

FORMAT = "leggio-analysis"
SUMMARY = "summary.json"
_GAMES = (".jsonl", ".gcg")


class Result(msgspec.Struct, frozen=True):
    """A file of results: what it is of, and what was found."""

    format: str
    of: str  # the game, the words, the effort and the seed, as one hash
    analysis: GameAnalysis


def analyse_folder(
    folder: Path, out: Path, library: Library, effort: Effort, *, seed: int, threads: int, say: Speaker
) -> None:
    """Analyse every game below a folder; one that is broken is told, and the rest goes on."""
    games = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix.lower() in _GAMES)
    if not games:
        raise FileError("analysis.no_games", file=folder)
    summary: list[dict[str, Any]] = []
    broken = fresh = 0
    with _bar() as bar:
        task = bar.add_task(say("analysis.progress.games"), total=len(games))
        for game in games:
            name = game.relative_to(folder)
            target = out / name.with_name(name.name + ".json")
            try:
                content = content_of(game)
                record = record_in(content)
                words = library.of(record)
            except (SpokenError, NotationError) as error:
                broken += 1
                reason = _reason(error, say)
                complain(say("analysis.batch_broken", file=name, reason=reason))
                summary.append({"game": str(name), "broken": reason})
            else:
                key = _key(content, words, effort, seed)
                analysis = _kept(target, key)
                if analysis is None:
                    fresh += 1
                    analysis = _analyse(record, words, effort, seed, threads)
                    _write(target, Result(FORMAT, key, analysis))
                summary.append({"game": str(name), "players": analysis.players, "summary": analysis.summary})
            bar.advance(task)
    _write(out / SUMMARY, summary)
    typer.echo(say("analysis.batch_done", folder=out, fresh=fresh, kept=len(games) - broken - fresh))
    if broken:
        complain(say("analysis.batch_broken_count", count=broken))
        raise typer.Exit(1)


def _analyse(record: Record, words: Words, effort: Effort, seed: int, threads: int) -> GameAnalysis:
    return analyse(with_words(record, words), words.graph, effort, seed=seed, threads=threads, lexicon=words.label)


def _key(content: bytes, words: Words, effort: Effort, seed: int) -> str:
    """All that a result depends on: not on threads, nor on where the file lies."""
    settings = msgspec.json.encode([VERSION, words.label, words.graph.word_count, effort, seed], order="deterministic")
    return hashlib.sha256(settings + b"\n" + content).hexdigest()


def _kept(target: Path, key: str) -> GameAnalysis | None:
    """A result of an earlier run, if it is of the same game and settings, and whole."""
    try:
        result = msgspec.json.decode(target.read_bytes(), type=Result)
    except (OSError, msgspec.DecodeError):
        return None
    return result.analysis if result.of == key else None


def _write(target: Path, result: object) -> None:
    """Whole or not at all: whoever is killed while writing leaves what was there."""
    partial = target.with_name(f".{target.name}.partial")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        partial.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
        partial.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            partial.unlink()
        raise unwritable(target, error) from None


def _reason(error: SpokenError | NotationError, say: Speaker) -> str:
    if isinstance(error, SpokenError):
        return error.sentence(say)
    return say("verify.at_line", line=error.line, reason=say(error.code, **error.detail))


@contextlib.contextmanager
def _bar() -> Iterator[Progress]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        yield bar
