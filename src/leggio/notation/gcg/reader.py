"""Reading a whole file: first what each line says, then whether the game can have gone that way."""

import re
import unicodedata

from leggio.notation.errors import NotationError
from leggio.notation.gcg.course import advance, start
from leggio.notation.gcg.grammar import Signs, check_tiles, parse_event, signs_of
from leggio.notation.gcg.lines import ENCODING, numbered_lines
from leggio.notation.gcg.model import Gcg, Item, Note, Player, Pragma
from leggio.notation.gcg.seats import Seats

NOTE = "note"

_PRAGMA = re.compile(r"#(\S+)(?:\s+(.*))?", re.DOTALL)
_PLAYER = re.compile(r"player([0-9]+)")
_RACK = re.compile(r"rack[0-9]+")
FEWEST, MOST = 2, 4  # players


def read_gcg(content: bytes, letters: str = "") -> Gcg:
    """Read a file; whatever is broken raises NotationError with line and cause.

    `letters` are those that it has beside ours, each one sign: `ÑÇ`.
    """
    said = _Reader(signs_of(letters))
    last = 1
    for line, text in numbered_lines(content):
        said.take(line, unicodedata.normalize("NFC", text.rstrip()))
        last = line if text.strip() else last
    said.end_note()
    players = said.told_players(last)
    written = Gcg(players, tuple(item for _, item in said.items))
    moment = start(written.size, len(players))
    seats = Seats(len(players)) if said.has_equal_nicks else None
    items: list[Item] = []
    for line, item in said.items:
        if isinstance(item, Pragma | Note):
            items.append(item)
        else:
            event, moment = advance(moment, seats.seated(moment, item) if seats else item, line)
            items.append(event)
    return Gcg(players, tuple(items))


class _Reader:
    """Takes line after line; a note stays open until a line that is not part of it."""

    def __init__(self, signs: Signs) -> None:
        self._signs = signs
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
                event, rest = parse_event(line, text, nicks, self._signs)
                self.items.append((line, event))
                if rest:
                    self.items.append((line, Note(rest)))
        elif self._note is not None:
            self._note.append(text)
        elif text.strip():
            raise NotationError(line, "gcg.stray_line", text=text[:60])

    @property
    def has_equal_nicks(self) -> bool:
        """Whether a nick does not say who it is."""
        return len({player.nick for player in self.players.values()}) < len(self.players)

    def told_players(self, last: int) -> tuple[Player, ...]:
        """Everyone in order, told apart by a number where nicks are equal; NotationError where one is missing."""
        count = max((FEWEST, *self.players))
        missing = [number for number in range(1, count + 1) if number not in self.players]
        if missing:
            raise NotationError(last, "gcg.missing_player", number=missing[0])
        players: list[Player] = []
        for number in range(1, count + 1):
            player, nicks = self.players[number], {each.nick for each in players}
            nick = player.nick if player.nick not in nicks else f"{player.nick}_{number}"
            players.append(Player(nick, player.name or (player.nick if nick != player.nick else "")))
        return tuple(players)

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
            if _RACK.fullmatch(name):
                check_tiles(line, content, self._signs)
            self.items.append((line, Pragma(found[1], content)))

    def _player(self, line: int, number: str, text: str) -> None:
        if number not in map(str, range(1, MOST + 1)):
            raise NotationError(line, "gcg.too_many_players", most=MOST)
        nick, *name = text.split(maxsplit=1) or [""]
        if not nick or ":" in nick:
            raise NotationError(line, "gcg.bad_nick", nick=nick[:40])
        if int(number) in self.players:
            raise NotationError(line, "gcg.repeated_player", number=int(number))
        self.players[int(number)] = Player(nick, name[0] if name else "")
