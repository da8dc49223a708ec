"""`leggio engine`: the engine for other programs, by lines on standard input and output (docs/engine-protocol.md)."""

import sys
from pathlib import Path

import leggio
from leggio.cli.dictionaries import graph_of
from leggio.cli.failure import SpokenError
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.engine.protocol import ProtocolError, Session
from leggio.kernel import Graph
from leggio.lexicon.opening import cache_directory
from leggio.speech import FIRST


def engine(lang: LanguageOption = FIRST) -> None:
    """Speak the engine's protocol."""
    say = Speaker(lang)

    def open_words(words: str, edition: str, rules: str) -> Graph:
        try:
            return graph_of(Path(words) if words else None, edition or None, rules)
        except SpokenError as error:
            raise ProtocolError("engine.no_words", cause=error.sentence(say)) from None

    def emit(line: str) -> None:
        # Whoever asked waits for the line, not for a full buffer.
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    session = Session(version=leggio.__version__, cache=cache_directory(), open_words=open_words, say=say, emit=emit)
    try:
        for line in sys.stdin:
            if not session.take(line):
                break
    finally:
        session.close()
