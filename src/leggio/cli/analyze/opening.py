"""A game to analyse out of a file, and the words to judge it by."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from leggio.cli.audited import audited
from leggio.cli.dictionaries import graph_of, recorded
from leggio.cli.files import FileError, read_bytes
from leggio.cli.lexicons import lexicon_of
from leggio.cli.speaking import Speaker
from leggio.engine.analysis import Limit, Record, check_turns, is_log, record_of_gcg, record_of_log
from leggio.kernel import Graph
from leggio.notation.log import read_log


class Words(msgspec.Struct, frozen=True):
    """What a game is judged by: the words, their label, and whether they are not those it was played by."""

    graph: Graph
    label: str
    are_others: bool = False


class Library:
    """Opens the words of games, each once: one's own list, an edition, or those a game recorded."""

    def __init__(self, words: Path | None, edition: str | None, say: Speaker) -> None:
        self._words = words
        self._edition = edition
        self._say = say
        self._opened: dict[tuple[str, str], Words] = {}

    def of(self, record: Record) -> Words:
        """The words for a game."""
        key = (record.rules, record.lexicon)
        if key not in self._opened:
            self._opened[key] = self._open(record)
        return self._opened[key]

    def _open(self, record: Record) -> Words:
        if self._words is not None or self._edition is not None:
            graph = graph_of(self._words, self._edition, record.rules)
            return Words(graph, self._edition or (self._words.name if self._words else ""))
        known = recorded(record.lexicon, record.rules, self._say)
        if known is not None and known.graph is not None:
            return Words(known.graph(), known.label)
        lexicon = lexicon_of(record.rules)
        return Words(lexicon.graph, lexicon.label, are_others=bool(record.lexicon) and known is None)


def content_of(path: Path) -> bytes:
    """What a file has in it; one without anything is told as such, for it has no line to name."""
    content = read_bytes(path)
    if not content.strip():
        raise FileError("file.empty", file=path)
    return content


def record_in(content: bytes) -> Record:
    """The game of a file; what is wrong with it travels as an exception that names the line."""
    if not is_log(content):
        return record_of_gcg(content)
    log = read_log(content)
    check_turns(log)
    audited(log)
    return record_of_log(log)


def with_words(record: Record, words: Words) -> Record:
    """The record, marked where it was played by other words."""
    return replace(record, limits=(*record.limits, Limit.OTHER_WORDS)) if words.are_others else record
