"""Files for scripts: a game's log and its GCG, from bytes or by the name of a file, and back."""

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from leggio.core.auditing import Finding
from leggio.notation import gcg, log
from leggio.notation.gcg import Gcg
from leggio.notation.log import Log
from leggio.speech.speaker import Answering

if TYPE_CHECKING:
    from leggio.library.speaking import SpeakingGame


def read_log(source: bytes | str | PathLike[str]) -> Log:
    """A game's log: its content as bytes (or as text of lines), or the name of its file.

    >>> import leggio
    >>> game = leggio.new_game("verbum", "Anna", "Bea", words=["casa"])
    >>> log = read_log(leggio.write_log(game))
    >>> log.game.name, len(log.events)
    ('verbum', 4)
    """
    return log.read_log(content_of(source, starts="{"))


class UnsoundLogError(ValueError):
    """A log that can be read and does not hold: the first event that is wrong, and how."""

    def __init__(self, finding: Finding, sentence: str) -> None:
        super().__init__(sentence)
        self.finding = finding


def table_of(log: Log, language: str = "en") -> Any:
    """The table that a log leads to, once every event of it was checked."""
    table = log.game.audit(log.events)
    if not isinstance(table, Finding):
        return table
    say = Answering(language, log.game.name, log.game.speech)
    found = say.finding(table, getattr(log.events[0], "players", ()))
    raise UnsoundLogError(table, say("verify.at_event", event=table.event, line=table.event + 1, reason=found))


def write_log(game: "SpeakingGame[Any, Any]") -> str:
    """The log of a game, which `leggio verify` checks and `from_log` takes up.

    >>> import leggio
    >>> game = leggio.Game("Anna", "Bea", words=["micio"])
    >>> write_log(game).splitlines()[0]
    '{"format":"leggio-log","version":1,"game":"scrabble"}'
    """
    return log.write_log(game.game, game.log)


def read_gcg(source: bytes | str | PathLike[str], *, letters: str = "") -> Gcg:
    """A game as programs of the field exchange it: its content as bytes (or as text of lines), or its file's name.

    `letters` are those that the file has beside A to Z, such as `ÑÇ`.

    >>> text = "#player1 anna Anna\\n#player2 bea Bea\\n>anna: AEGLMOT 8D MAGLE +20 20\\n"
    >>> [player.name for player in read_gcg(text).players]
    ['Anna', 'Bea']
    """
    return gcg.read_gcg(content_of(source, starts="#"), letters)


def write_gcg(game: "Gcg | SpeakingGame[Any, Any]") -> bytes:
    """A game of Scrabble, or what was read of one, as GCG.

    >>> import leggio
    >>> game = leggio.Game("Anna", "Bea", words=["micio"], racks=["MICIOAB", "ARMONAE"])
    >>> game.play("8F", "MICIO")
    16
    >>> [line for line in write_gcg(game).decode().splitlines() if line.startswith(">")]
    ['>anna: ABCIIMO 8F MICIO +16 16']
    """
    if isinstance(game, Gcg):
        return gcg.write_gcg(game)
    from leggio.engine.registry import find_engine  # noqa: PLC0415 - reading files does without

    engine = find_engine(game.game)
    if engine is None or engine.gcg is None:
        raise ValueError(f"there is no GCG of {game.game}")
    return gcg.write_gcg(engine.gcg(game.log))


def content_of(source: bytes | str | PathLike[str], *, starts: str) -> bytes:
    """The content of a file by its name, or what is given itself."""
    if isinstance(source, bytes):
        return source
    if isinstance(source, str) and "\n" in source and source.lstrip("\ufeff \t\r\n").startswith((starts, ">")):
        return source.encode()
    return Path(source).read_bytes()
