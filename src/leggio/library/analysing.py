"""Analysis for scripts: a game that was played, turn by turn against the best."""

from os import PathLike
from pathlib import Path
from typing import Any

from leggio.engine.analysis import EFFORTS, GameAnalysis, Record, record_of_gcg, record_of_log
from leggio.engine.analysis import analyse as analysed
from leggio.engine.analysis.reading import is_log
from leggio.engine.registry import find_engine
from leggio.library.files import read_log, table_of
from leggio.library.speaking import SpeakingGame
from leggio.library.words import Words, dictionary_of


def analyse(
    game: SpeakingGame[Any, Any] | bytes | str | PathLike[str],
    *,
    words: Words | None = None,
    effort: str = "normal",
    seed: int = 0,
    threads: int = 1,
    only: int | None = None,
) -> GameAnalysis:
    """Every turn against the best there was, of a game or of the file of one (a log or a GCG).

    `effort` is `quick`, `normal` or `deep`; `only` is the number of the one turn to look at. Words are those of the
    game or of the lexicon, unless others are given.

    >>> import leggio
    >>> words = ["micio", "armonia", "acra"]
    >>> game = leggio.Game("Anna", "Bea", words=words, racks=["MICIOAB", "ARMONAE"])
    >>> game.play("8F", "MICIO"), game.play("H7", "ACRA")
    (16, 6)
    >>> [turn.grade.value for turn in leggio.analyse(game, effort="quick").turns]
    ['good', 'small']
    """
    record = _record(game)
    if words is None and isinstance(game, SpeakingGame):
        graph, label = game.graph, game.state.lexicon
    else:
        dictionary = dictionary_of(words, record.rules)
        graph, label = dictionary.graph, dictionary.label
    return analysed(record, graph, EFFORTS[effort], seed=seed, threads=threads, lexicon=label, only=only)


def _record(game: SpeakingGame[Any, Any] | bytes | str | PathLike[str]) -> Record:
    if isinstance(game, SpeakingGame):
        engine = find_engine(game.game)
        if engine is None or engine.record is None:
            raise ValueError(f"games of {game.game} have no turns on a board to look at")
        return engine.record(game.log)
    content = game if isinstance(game, bytes) else Path(game).read_bytes()
    if not is_log(content):
        return record_of_gcg(content)
    log = read_log(content)
    table_of(log)
    return record_of_log(log)
