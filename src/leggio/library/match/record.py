"""The log of a match: a line that says what is played, then one a game; a match goes on from it."""

from pathlib import Path

import msgspec

from leggio.library.match.result import GameResult

VERSION = 1


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: a match goes on only as itself."""

    leggio_match: int = VERSION
    game: str
    rules: str
    words: int
    engines: tuple[str, str]
    seed: int
    movetime: int | None = None


class MatchLogError(ValueError):
    """A log that no match can go on from: a code, and the line."""

    def __init__(self, code: str, line: int = 1) -> None:
        super().__init__(code)
        self.code = code
        self.line = line


class MatchLog:
    """A file of results; each is there as soon as its game is over."""

    def __init__(self, path: Path, header: Header) -> None:
        self._path = path
        self._header = header

    def begin(self) -> None:
        """A new file; FileExistsError where one is there already."""
        with self._path.open("xb") as file:
            file.write(msgspec.json.encode(self._header) + b"\n")

    def resume(self) -> list[GameResult]:
        """The games played so far; a last line that was cut off is taken away. OSError, MatchLogError."""
        content = self._path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            header = msgspec.json.decode(lines[0] if lines else b"", type=Header)
        except msgspec.DecodeError:
            raise MatchLogError("match.not_a_log") from None
        if header != self._header:
            raise MatchLogError("match.other_match")
        results = []
        for number, line in enumerate(lines[1:], start=2):
            try:
                results.append(msgspec.json.decode(line, type=GameResult))
            except msgspec.DecodeError:
                raise MatchLogError("match.bad_line", number) from None
        if whole != content:
            with self._path.open("r+b") as file:
                file.truncate(len(whole))
        return results

    def add(self, result: GameResult) -> None:
        """One more game."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
