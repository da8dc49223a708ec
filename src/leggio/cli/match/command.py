"""`leggio match ONE OTHER`: pairs of games of two programs on the same bags."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from leggio.cli.board_games import RULES_OF, BoardGameOption
from leggio.cli.dictionaries import WordsOption, graph_of
from leggio.cli.failure import fail
from leggio.cli.files import FileError, unreadable, unwritable
from leggio.cli.lexicons import lexicon_of
from leggio.cli.match.screen import progress, report
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.words import LONGEST_WORD, read_words
from leggio.engine.registry import find_engine
from leggio.engine.rules import USUAL_GAME
from leggio.games.registry import GAMES
from leggio.kernel import Graph
from leggio.lexicon.opening import cache_directory
from leggio.library.files import write_gcg, write_log
from leggio.library.games import Game, Scarabeo
from leggio.library.match import (
    Contender,
    Engine,
    EngineError,
    GameResult,
    MatchLog,
    MatchLogError,
    Sprt,
    Terms,
    engine_called,
    figures_of,
    play_match,
)
from leggio.library.match.record import Header
from leggio.speech import FIRST


class SavedAs(StrEnum):
    """What each game can be kept as."""

    LOG = "log"
    GCG = "gcg"


def match(
    one: Annotated[str, typer.Argument()],
    other: Annotated[str, typer.Argument()],
    pairs: Annotated[int, typer.Option(min=1, max=1_000_000)] = 10,
    movetime: Annotated[int | None, typer.Option(min=1, max=3_600_000)] = None,
    patience: Annotated[float, typer.Option(min=0, max=3600)] = 30,
    setting: Annotated[list[str] | None, typer.Option("--set")] = None,
    sprt: Annotated[str | None, typer.Option()] = None,
    log: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    save: Annotated[Path | None, typer.Option()] = None,
    saved_as: Annotated[SavedAs, typer.Option("--save-as")] = SavedAs.LOG,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1)] = 0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    game: BoardGameOption = USUAL_GAME,
    rules: Annotated[str | None, typer.Option()] = None,
    words: WordsOption = None,
    edition: EditionOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Let two programs play each other."""
    say = Speaker(lang)
    named = _rules(game, rules, say)
    test = _sprt(sprt, say)
    if resume and log is None:
        fail(say("match.resume_what"))
    if save is not None and saved_as is SavedAs.GCG and not _has_gcg(game):
        fail(say("export.no_gcg"))
    engines = _engines((one, other), setting or [], say)
    graph, lexicon = _words(words, edition, named)
    terms = Terms(
        game=game, rules=named, graph=graph, lexicon=lexicon, movetime=movetime, patience=patience, language=lang
    )
    header = Header(
        game=game,
        rules=named,
        words=graph.word_count,
        engines=(_written(engines[0]), _written(engines[1])),
        seed=seed,
        movetime=movetime,
    )
    kept, played = _log(log, header, resume=resume)
    options = {"Game": game, "Rules": named, "Seed": str(seed)}
    options |= {"Words": str(words.absolute())} if words else {"Edition": edition} if edition else {}
    with _contenders(engines, graph if words or edition else None, options) as sides, progress(say, 2 * pairs) as tell:
        results = list(played)
        tell(results)

        def keep(result: GameResult, table: Game | Scarabeo | None) -> None:
            results.append(result)
            if kept is not None:
                _written_down(kept, result, log)
            if save is not None and table is not None:
                _save(save, result, table, saved_as)
            tell(results)

        play_match(terms, sides, pairs=pairs, seed=seed, played=played, sprt=test, kept=keep)
        names = (sides[0].name, sides[1].name)
    figures = figures_of(results, test)
    if as_json:
        typer.echo(msgspec.json.encode({"engines": names, **msgspec.to_builtins(figures), "results": results}))
    else:
        report(figures, results, names, say)


def _rules(game: str, rules: str | None, say: Speaker) -> str:
    known = GAMES[game].rulebook.names
    if rules is not None and rules not in known:
        fail(say("open.rules", rules=rules, art=""))
    return rules or RULES_OF[game]


def _sprt(text: str | None, say: Speaker) -> Sprt | None:
    """Two differences in Elo: `0,20`."""
    if text is None:
        return None
    try:
        elo0, elo1 = (float(each) for each in text.split(","))
    except ValueError:
        fail(say("match.bad_sprt", text=text))
    if not -1000 <= elo0 < elo1 <= 1000:
        fail(say("match.bad_sprt", text=text))
    return Sprt(elo0=elo0, elo1=elo1)


def _engines(texts: tuple[str, str], settings: list[str], say: Speaker) -> tuple[Engine, Engine]:
    """Both sides, with what was set for each: `1:Level=forte`."""
    options: tuple[dict[str, str], dict[str, str]] = ({}, {})
    for each in settings:
        side, _, pair = each.partition(":")
        name, equals, value = pair.partition("=")
        if side not in ("1", "2") or not equals or not name.strip():
            fail(say("match.bad_setting", text=each))
        options[int(side) - 1][name.strip()] = value.strip()
    try:
        return engine_called(texts[0], options[0]), engine_called(texts[1], options[1])
    except EngineError as error:
        fail(say(error.code, **error.detail))


def _words(words: Path | None, edition: str | None, rules: str) -> tuple[Graph, str]:
    """The words, and what the logs of the games record of them."""
    if words is not None:
        return graph_of(words, None, rules), read_words(words, LONGEST_WORD).label
    lexicon = lexicon_of(rules, edition)
    return lexicon.graph, lexicon.label


def _written(engine: Engine) -> str:
    """An engine as a match's log has it: with its settings."""
    return " ".join([engine.text, *(f"{name}={value}" for name, value in engine.options)])


def _log(path: Path | None, header: Header, *, resume: bool) -> tuple[MatchLog | None, list[GameResult]]:
    """Where results are kept, and those that are there already."""
    if path is None:
        return None, []
    kept = MatchLog(path, header)
    try:
        if resume and path.exists():
            return kept, kept.resume()
        kept.begin()
    except MatchLogError as error:
        raise FileError(error.code, file=path, line=error.line) from None
    except FileExistsError:
        raise FileError("match.log_exists", file=path) from None
    except OSError as error:
        raise (unreadable if resume else unwritable)(path, error) from None
    return kept, []


def _written_down(kept: MatchLog, result: GameResult, path: Path | None) -> None:
    try:
        kept.add(result)
    except OSError as error:
        raise unwritable(path or Path(), error) from None


def _has_gcg(game: str) -> bool:
    engine = find_engine(game)
    return engine is not None and engine.gcg is not None


def _save(directory: Path, result: GameResult, game: Game | Scarabeo, saved_as: SavedAs) -> None:
    """A game of its own file; one that is there from an earlier run is the same game."""
    content = write_log(game).encode() if saved_as is SavedAs.LOG else write_gcg(game)
    suffix = "jsonl" if saved_as is SavedAs.LOG else "gcg"
    path = directory / f"{result.pair:04}-{'ab'[result.first]}.{suffix}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise unwritable(path, error) from None


@contextmanager
def _contenders(
    engines: tuple[Engine, Engine], graph: Graph | None, options: dict[str, str]
) -> Iterator[tuple[Contender, Contender]]:
    """Both, and whatever happens their programs are ended."""
    first, second = (Contender(each, cache=cache_directory(), graph=graph, options=options) for each in engines)
    try:
        yield first, second
    finally:
        first.close()
        second.close()
