"""Who plays a match: a program by its command line, or our own engine by level and settings."""

import contextlib
import queue
import shlex
import shutil
import subprocess
import threading
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from leggio.engine.bots import LEVELS
from leggio.engine.protocol import ProtocolError, Session
from leggio.engine.protocol.settings import Settings, changed
from leggio.kernel import Graph
from leggio.library.match.conversation import Conversation, Lost
from leggio.speech import Speaker

OURS = "leggio:"
LONGEST_LINE = 1 << 16
PARTING = 2.0  # seconds a program has to end by itself
_LAST_WORDS = 3  # lines of standard error that are kept
_GO = ("movetime", "iterations")  # settings that go with every question


class EngineError(ValueError):
    """A way to call an engine that means nothing: a code and data for a sentence."""

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class Engine(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a match as it was asked for."""

    text: str
    command: tuple[str, ...] = ()  # empty: ours
    options: tuple[tuple[str, str], ...] = ()
    go: str = ""  # its own limits of thinking

    @property
    def label(self) -> str:
        """What it is called until it says its name: short, for tables."""
        return self.text if not self.command else Path(self.command[-1 if len(self.command) > 1 else 0]).name


def engine_called(text: str, options: Mapping[str, str] | None = None) -> Engine:
    """An engine by a level, by `leggio:level=forte,movetime=500`, or by a command line; EngineError."""
    given = tuple((options or {}).items())
    if text.casefold() in LEVELS:
        return _ours(text, [("Level", text.casefold()), *given])
    if text.casefold().startswith(OURS):
        pairs = [each.partition("=") for each in text[len(OURS) :].split(",") if each]
        return _ours(text, [(name.strip(), value.strip()) for name, _, value in pairs] + list(given))
    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise EngineError("match.no_engine", text=text, cause=error) from None
    if not command or shutil.which(command[0]) is None:
        raise EngineError("match.no_engine", text=text, cause=command[0] if command else "")
    return Engine(text=text, command=command, options=given)


def _ours(text: str, pairs: list[tuple[str, str]]) -> Engine:
    go = " ".join(f"{name} {value}" for name, value in pairs if name in _GO)
    options = tuple((name, value) for name, value in pairs if name not in _GO)
    settings = Settings()
    try:
        for name, value in options:
            settings = changed(settings, name, value)
    except ProtocolError as error:
        raise EngineError(error.code, **error.detail) from None
    return Engine(text=text, options=options, go=go)


class Contender:
    """An engine that is there: started when it is first needed, and again after it has lost by what it did."""

    def __init__(self, engine: Engine, *, cache: Path, graph: Graph | None = None, options: Mapping[str, str]) -> None:
        """`graph` are the words of the match, where they are not those of the lexicon."""
        self.engine = engine
        self._options = {**options, **dict(engine.options)}
        self._cache = cache
        self._graph = graph
        self._talk: Conversation | None = None

    @property
    def name(self) -> str:
        """Its own name, once it has said it; ours are called by what was asked for."""
        told = self._talk.name if self._talk is not None and self.engine.command else ""
        return told or self.engine.label

    @property
    def _own_options(self) -> dict[str, str]:
        """Ours has the words already: it need not read them again."""
        others = {name: value for name, value in self._options.items() if name not in ("Words", "Edition")}
        return others if self._graph is None else {**others, "Words": "*"}

    def begin(self, patience: float) -> None:
        """Ready for a new game."""
        if self._talk is None:
            wire = Program(self.engine.command) if self.engine.command else _Ours(self._cache, self._graph)
            try:
                self._talk = Conversation(wire, self._options if self.engine.command else self._own_options)
            except Lost:
                wire.close()
                raise
        self._talk.begin(patience)

    def move(self, position: str, go: str, patience: float) -> str:
        """What it does."""
        if self._talk is None:
            raise Lost("crashed")
        return self._talk.move(position, (self.engine.go and f"go {self.engine.go}") or go, patience)

    def close(self) -> None:
        """End it; whoever needs it again starts it anew."""
        if self._talk is not None:
            self._talk.close()
            self._talk = None


class _Ours:
    """Our own engine in this process, in the same protocol, with the words of the match."""

    def __init__(self, cache: Path, graph: Graph | None) -> None:
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()

        def the_words(words: str, edition: str, rules: str) -> Graph:  # noqa: ARG001 - whatever it is asked for
            if graph is None:
                raise ProtocolError("engine.no_words", cause=words or edition)
            return graph

        self._session = Session(version="", cache=cache, open_words=the_words, say=Speaker("en"), emit=self._lines.put)

    def send(self, line: str) -> None:
        self._session.take(line)

    def receive(self, timeout: float) -> str:
        try:
            return self._lines.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError from None

    def close(self) -> None:
        self._session.close()


class Program:
    """Another program, by its standard streams."""

    def __init__(self, command: tuple[str, ...]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever runs the match names the program
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError as error:
            raise Lost("crashed", str(error)) from None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._last_words: list[str] = []
        self._readers = [self._reading(self._listen), self._reading(self._overhear)]

    def send(self, line: str) -> None:
        """Say a line."""
        stdin = self._process.stdin
        if stdin is None:
            raise Lost("crashed")
        try:
            stdin.write(f"{line}\n".encode())
            stdin.flush()
        except (OSError, ValueError):
            raise self._gone() from None

    def receive(self, timeout: float) -> str:
        """The next line; TimeoutError where there is none in time, Lost once it has ended."""
        try:
            line = self._lines.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._lines.put(None)  # for whoever asks again
            raise self._gone()
        return line

    def close(self) -> None:
        """Ask it to end; one that does not is ended."""
        with contextlib.suppress(Lost):
            self.send("quit")
        try:
            self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for reader in self._readers:
            reader.join(PARTING)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()

    def _gone(self) -> Lost:
        """That it ended, how, and what it said last."""
        try:
            code: object = self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            code = "closed its output"
        self._readers[1].join(PARTING)
        return Lost("crashed", f"exit {code}: {' '.join(self._last_words)}".removesuffix(": "))

    def _reading(self, read: Callable[[], None]) -> threading.Thread:
        thread = threading.Thread(target=read, daemon=True)
        thread.start()
        return thread

    def _listen(self) -> None:
        stream = self._process.stdout
        while stream is not None and (line := stream.readline(LONGEST_LINE)):
            self._lines.put(line.decode(errors="replace"))
        self._lines.put(None)

    def _overhear(self) -> None:
        stream = self._process.stderr
        while stream is not None and (line := stream.readline(LONGEST_LINE)):
            self._last_words = [*self._last_words, line.decode(errors="replace").strip()][-_LAST_WORDS:]
