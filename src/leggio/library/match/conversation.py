"""Talking to a program in the engine's protocol, whoever it is; what it may do wrong has a name."""

import time
from collections.abc import Callable, Mapping
from typing import Protocol

HANDSHAKE = 30.0  # seconds
_SHOWN = 200


class Lost(Exception):  # noqa: N818 - it says who lost, and is no error of ours
    """A program that has lost by what it did: `crashed`, `hung`, `illegal` or `no_protocol`, and why in its words."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = " ".join(detail.split())[:_SHOWN]


class Wire(Protocol):
    """Lines to a program and back."""

    def send(self, line: str) -> None:
        """Say a line; Lost for a program that is gone."""

    def receive(self, timeout: float) -> str:
        """The next line; Lost where there is none in that many seconds."""

    def close(self) -> None:
        """Part from it, and see that it ends."""


class Conversation:
    """One program across a wire, from the handshake on."""

    def __init__(self, wire: Wire, options: Mapping[str, str]) -> None:
        self.name = ""
        self._wire = wire
        self._declared: dict[str, str] = {}  # by their name in small letters
        self._complaint = ""
        wire.send("lep")
        self._until("lepok", HANDSHAKE, self._introduced, silent="no_protocol")
        for name, value in options.items():
            self.set(name, value)

    def set(self, name: str, value: str) -> bool:
        """Set an option, if the program has it."""
        declared = self._declared.get(name.casefold())
        if declared is None:
            return False
        self._wire.send(f"setoption name {declared} value {value}")
        return True

    def begin(self, patience: float) -> None:
        """A new game; returns once the program is ready for it. Lost where it refuses what it was set to."""
        self._wire.send("newgame")
        self._wire.send("isready")
        self._complaint = ""
        self._until("readyok", patience, None)
        if self._complaint:
            raise Lost("refuses", self._complaint)

    def move(self, position: str, go: str, patience: float) -> str:
        """What it does in a position; Lost where nothing comes in so many seconds."""
        self._complaint = ""
        self._wire.send(f"position {position}")
        self._wire.send(go)
        return self._until("bestmove", patience, None).partition(" ")[2].strip()

    def close(self) -> None:
        """Part from it."""
        self._wire.close()

    def _until(self, word: str, patience: float, heard: Callable[[str], None] | None, *, silent: str = "hung") -> str:
        """The first line that begins with this word."""
        end = time.monotonic() + patience
        while True:
            left = end - time.monotonic()
            try:
                line = self._wire.receive(max(left, 0.0)).strip()
            except TimeoutError:
                raise Lost(silent, self._complaint or f"{patience:.0f} s") from None
            if line.split(" ", 1)[0] == word:
                return line
            if line.startswith("error "):
                self._complaint = self._complaint or line.removeprefix("error ")
            if heard is not None:
                heard(line)

    def _introduced(self, line: str) -> None:
        words = line.split()
        if words[:2] == ["id", "name"]:
            self.name = " ".join(words[2:])[:60]
        elif words[:2] == ["option", "name"] and "type" in words:
            declared = " ".join(words[2 : words.index("type")])
            self._declared[declared.casefold()] = declared
