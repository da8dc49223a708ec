"""Games of two that go on by themselves: one command at a time, and how long each took to be known."""

import random
import time

import msgspec

from crowd.moves import move, read
from crowd.wire import Wire

_encode = msgspec.json.encode
_HELLO = b'{"type":"hello","version":1}'
# Messages begin with their type, and those that tell of events go on with the number of the last.
_TYPE_AT = len('{"type":"')
_SEQ = b'"seq":'


class Figures:
    """What was measured, in seconds from the moment of sending."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []  # on the opponent's screen
        self.refused = 0
        self.wanted = 0  # moves that were due while a game was on
        self.late = 0  # moves that were due while the one before was not answered
        self.frames = 0
        self.bytes = 0


class Player:
    """One seat: the last frame with a view, unread until somebody needs it."""

    def __init__(self, game: "Game", host: str, cookie: str) -> None:
        self.wire = Wire(host, f"/ws/tables/{game.table}", cookie, self._heard)
        self.seq = 0
        self.last = b""
        self._game = game

    def _heard(self, frame: bytes) -> None:
        now = time.perf_counter()
        figures = self._game.figures
        figures.frames += 1
        figures.bytes += len(frame)
        match frame[_TYPE_AT]:
            case 117:  # u, an update
                self.last, self.seq = frame, _seq_of(frame)
                self._game.shown(self, now)
            case 97:  # a, an acknowledgement
                self._game.acknowledged(now)
            case 112:  # p, a ping
                self.wire.send(frame.replace(b"ping", b"pong", 1).partition(b',"lag_ms"')[0].rstrip(b"}") + b"}")
            case 119:  # w, the welcome
                if b'"view":{' in frame:
                    self.last, self.seq = frame, read(frame).seq
            case 114:  # r, a refusal
                figures.refused += 1
                self._game.is_waiting = False
            case _:
                pass


class Game:
    """A table and its two players, both in this process: one clock measures both ends."""

    def __init__(self, table: str, figures: Figures, chance: random.Random) -> None:
        self.table = table
        self.figures = figures
        self.players: list[Player] = []
        self.is_waiting = False
        self.is_over = False
        self.at_once = False  # the next move follows the last without a pause
        self._chance = chance
        self._mover: Player | None = None
        self._sent = 0.0
        self._key = 0

    @property
    def has_begun(self) -> bool:
        """Whether both players see the table."""
        return all(player.last for player in self.players)

    @property
    def is_lost(self) -> bool:
        """Whether somebody's connection is gone."""
        return any(player.wire.is_lost for player in self.players)

    def greet(self) -> None:
        """Both say hello."""
        for player in self.players:
            player.wire.send(_HELLO)

    def move(self) -> None:
        """Whoever's turn it is moves."""
        if self.is_waiting:
            self.figures.late += 1
            return
        seen = read(self.players[0].last)
        if seen.view.turn:
            seen = read(self.players[1].last)
        if seen.view.phase == "over":
            self.is_over = True
            return
        mover = self.players[seen.view.turn]
        self._key += 1
        command = {"type": "do", "key": f"{self._key}", "seq": mover.seq, "command": move(seen.view, self._chance)}
        frame = _encode(command)
        self.is_waiting, self._mover = True, mover
        self._sent = time.perf_counter()
        mover.wire.send(frame)

    def acknowledged(self, now: float) -> None:
        """The mover is told that the move is kept."""
        self.figures.acknowledged.append(now - self._sent)

    def shown(self, player: Player, now: float) -> None:
        """Somebody sees the move; once both do, it is the other's turn."""
        if self._mover is None:
            return
        if player is not self._mover:
            self.figures.shown.append(now - self._sent)
        if self.is_waiting and self.players[0].seq == self.players[1].seq:
            self.is_waiting = False
            if self.at_once:
                self.move()


def _seq_of(frame: bytes) -> int:
    start = frame.index(_SEQ) + len(_SEQ)
    return int(frame[start : frame.index(b",", start)])
