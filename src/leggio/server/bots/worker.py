"""A process of bots: `python -m leggio.server.bots.worker CACHE` reads questions and writes answers until nobody asks.

Its standard input is the server's end of a pipe: when the server is gone, however it went, there is nothing more to
read, and the process ends.
"""

import os
import queue
import signal
import sys
import threading
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO

import msgspec

from leggio.engine.minds import Minds, bots_of
from leggio.engine.words import profile_of
from leggio.lexicon.edition import open_offered
from leggio.server.bots.messages import LENGTH, Answer, HeardQuestion, packed

# Below the server: a move on its way to people comes before a bot that thinks.
_MODESTY = 5
# Editions, each with its bots, that are kept at hand.
_EDITIONS = 4


class Worlds:
    """The bots by the words that they go by: those that come with Leggio, or a table's edition."""

    def __init__(self, cache: Path) -> None:
        self._cache = cache
        self._usual = Minds(cache)
        self._by_edition = lru_cache(_EDITIONS)(self._made)

    def minds(self, question: HeardQuestion) -> Minds:
        """Those of the table that asks."""
        return self._by_edition(question.rules, question.lexicon) if question.lexicon else self._usual

    def _made(self, rules: str, lexicon: str) -> Minds:
        return Minds(self._cache, open_offered(self._cache, profile_of(rules), lexicon).graph)


def answer(worlds: Worlds, content: bytes) -> Answer:
    """What a bot says to a question; whatever goes wrong with it is told, and the next question can come."""
    try:
        question = msgspec.msgpack.decode(content, type=HeardQuestion)
        view = msgspec.msgpack.decode(question.view, type=bots_of(question.game).view)
        minds = worlds.minds(question)
        command = minds.want(question.game, question.level, question.seat, view, family=question.family)
    except Exception as error:  # noqa: BLE001 - a bot that cannot answer must not take the others with it
        return Answer(problem=f"{type(error).__name__}: {error}")
    return Answer() if command is None else Answer(msgspec.msgpack.encode(command))


def serve(source: BinaryIO, target: BinaryIO, worlds: Worlds) -> None:
    """Answer question after question; never returns."""
    heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, heard), daemon=True).start()
    while True:
        target.write(packed(answer(worlds, heard.get())))
        target.flush()


def _listen(source: BinaryIO, heard: queue.SimpleQueue[bytes]) -> None:
    """Read in a thread of its own: the end is noticed even in the middle of a thought."""
    while (head := source.read(LENGTH.size)) and len(head) == LENGTH.size:
        heard.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def main() -> None:
    """Run on the pipes this process was given."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    os.nice(_MODESTY)
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever prints goes to the server's log, not between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        serve(sys.stdin.buffer, target, Worlds(Path(sys.argv[1])))
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
