"""Reading a whole file: first what each line says, then whether the game can have gone that way."""

import re

from leggio.notation.errors import NotationError
from leggio.notation.gcg.course import advance, start
from leggio.notation.gcg.grammar import check_tiles, parse_event
from leggio.notation.gcg.lines import ENCODING, numbered_lines
from leggio.notation.gcg.model import Gcg, Item, Note, Player, Pragma

NOTE = "note"

_PRAGMA = re.compile(r"#(\S+)(?:\s+(.*))?", re.DOTALL)
_PLAYER = re.compile(r"player([0-9]+)")
_RACKS = ("rack1", "rack2")


def read_gcg(content: bytes) -> Gcg:
    """Read a file; whatever is broken raises NotationError with line and cause."""
    said = _Reader()
    last = 1
    for line, text in numbered_lines(content):
        said.take(line, text.rstrip())
        last = line if text.strip() else last
    said.end_note()
    missing = [number for number in (1, 2) if number not in said.players]
    if missing:
        raise NotationError(last, "gcg.missing_player", number=missing[0])
    written = Gcg((said.players[1], said.players[2]), tuple(item for _, item in said.items))
    moment = start(written.size)
    items: list[Item] = []
    for line, item in said.items:
        if isinstance(item, Pragma | Note):
            items.append(item)
        else:
            event, moment = advance(moment, item, line)
            items.append(event)
    return Gcg(written.players, tuple(items))


class _Reader:
    """Takes line after line; a note stays open until a line that is not part of it."""

    def __init__(self) -> None:
        self.players: dict[int, Player] = {}
        self.items: list[tuple[int, Item]] = []
        self._note: list[str] | None = None
        self._note_line = 0

    def take(self, line: int, text: str) -> None:
        if text.startswith(("#", ">")):
            self.end_note()
            if text.startswith("#"):
                self._pragma(line, text)
            else:
                nicks = tuple(self.players[number].nick for number in sorted(self.players))
                self.items.append((line, parse_event(line, text, nicks)))
        elif self._note is not None:
            self._note.append(text)
        elif text.strip():
            raise NotationError(line, "gcg.stray_line", text=text[:60])

    def end_note(self) -> None:
        if self._note is not None:
            self.items.append((self._note_line, Note("\n".join(self._note).strip())))
            self._note = None

    def _pragma(self, line: int, text: str) -> None:
        found = _PRAGMA.fullmatch(text)
        if found is None:
            raise NotationError(line, "gcg.bad_pragma", text=text[:60])
        name, content = found[1].lower(), (found[2] or "").strip()
        if name == NOTE:
            self._note, self._note_line = [content], line
        elif name == ENCODING:
            # It decides how the lines before it are read: anywhere but first it comes too late.
            raise NotationError(line, "gcg.late_encoding")
        elif player := _PLAYER.fullmatch(name):
            self._player(line, player[1], content)
        else:
            if name in _RACKS:
                check_tiles(line, content)
            self.items.append((line, Pragma(found[1], content)))

    def _player(self, line: int, number: str, text: str) -> None:
        if number not in ("1", "2"):
            raise NotationError(line, "gcg.two_players_only")
        nick, *name = text.split(maxsplit=1) or [""]
        if not nick or ":" in nick:
            raise NotationError(line, "gcg.bad_nick", nick=nick[:40])
        if int(number) in self.players:
            raise NotationError(line, "gcg.repeated_player", number=int(number))
        if nick in {player.nick for player in self.players.values()}:
            raise NotationError(line, "gcg.same_nick", nick=nick[:40])
        self.players[int(number)] = Player(nick, name[0] if name else "")
