"""Talking to the engine inside a test: lines in, lines out, and no waiting longer than needed."""

import queue
from pathlib import Path

from leggio.engine.protocol import ProtocolError, Session
from leggio.kernel import Graph
from leggio.lexicon.opening import cache_directory
from leggio.speech import Speaker


class Talk:
    """A session and what it said."""

    def __init__(self, graph: Graph) -> None:
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()

        def open_words(words: str, edition: str, rules: str) -> Graph:
            if edition or words != "all":
                raise ProtocolError("engine.no_words", cause=f"no words in {edition or words}.")
            return graph

        self.session = Session(
            version="0", cache=Path(cache_directory()), open_words=open_words, say=Speaker("en"), emit=self._said.put
        )
        assert self.ask("setoption name Words value all") == []

    def ask(self, *lines: str) -> list[str]:
        """Say these lines; what was said at once."""
        for line in lines:
            assert self.session.take(line)
        return self.heard()

    def heard(self) -> list[str]:
        """Everything said so far."""
        said = []
        while not self._said.empty():
            said.append(self._said.get())
        return said

    def until(self, word: str, seconds: float = 60) -> list[str]:
        """What is said up to a line that begins so; a test that never hears it fails."""
        said: list[str] = []
        while not said or said[-1].split()[0] != word:
            said.append(self._said.get(timeout=seconds))
        return said

    def best(self, go: str = "go") -> str:
        """The move it would make."""
        self.session.take(go)
        return self.until("bestmove")[-1].removeprefix("bestmove ")
