"""One event line, by itself: what it says, before anyone asks whether it can be true.

The tiles of a play stay as written here: `.`, `(A)` or the plain letter for a tile already there.
"""

import re

from leggio.core.board import Direction, Square
from leggio.core.coordinates import parse_position
from leggio.notation.errors import NotationError
from leggio.notation.gcg.model import (
    ChallengePoints,
    Event,
    Exchange,
    Pass,
    Play,
    RackGained,
    RackLost,
    TimePenalty,
    Withdrawal,
)

_EVENT = re.compile(r">([^:]*):(.*)", re.DOTALL)
_NUMBER = re.compile(r"[+-]?[0-9]{1,6}")
_TILES = re.compile(r"[A-Z?]*")
_POSITION = re.compile(r"[0-9]{1,2}[A-Za-z]|[A-Za-z][0-9]{1,2}")
_WORD = re.compile(r"(?:[A-Za-z.]|\([A-Za-z]+\))+")
_GIVEN = re.compile(r"-([A-Z?]+)")
_GIVEN_COUNT = re.compile(r"-([1-9][0-9]?)")
_LEFT = re.compile(r"\(([A-Z?]+)\)")

PASS = "-"  # noqa: S105 - a turn given up, not a password
WITHDRAWAL = "--"
CHALLENGE = "(challenge)"
TIME = "(time)"


def parse_event(line: int, text: str, nicks: tuple[str, ...]) -> Event:
    """Read `>nick: RACK … points total`."""
    found = _EVENT.fullmatch(text)
    if found is None:
        raise NotationError(line, "gcg.bad_event", text=text[:60])
    nick = found[1].strip()
    if nick not in nicks:
        raise NotationError(line, "gcg.unknown_player", nick=nick[:40])
    words = found[2].split()
    if len(words) < 3:
        raise NotationError(line, "gcg.bad_event", text=text[:60])
    points, total = words[-2:]
    if not _NUMBER.fullmatch(points) or not _NUMBER.fullmatch(total):
        raise NotationError(line, "gcg.bad_number", points=points[:20], total=total[:20])
    return _Words(line, nicks.index(nick), words[:-2], points, int(total)).event()


def check_tiles(line: int, tiles: str) -> str:
    """Tiles as a rack has them: capital letters, and `?` for a jolly."""
    if not _TILES.fullmatch(tiles):
        raise NotationError(line, "gcg.bad_tiles", tiles=tiles[:20])
    return tiles


class _Words:
    """What stands between the nick and the numbers: a rack or none, and then what was done."""

    def __init__(self, line: int, player: int, words: list[str], points: str, total: int) -> None:
        self.line = line
        self.player = player
        self.words = words
        self.loses = points.startswith("-")
        self.points = int(points)
        self.total = total

    def event(self) -> Event:
        player, points, total = self.player, self.points, self.total
        action = self.words[-1]
        if action == PASS:
            return Pass(player=player, rack=self._rack(1), points=points, total=total)
        if action == WITHDRAWAL:
            return Withdrawal(player=player, rack=self._rack(1), points=points, total=total)
        if action == CHALLENGE:
            return ChallengePoints(player=player, rack=self._rack(1), points=points, total=total)
        if action == TIME:
            return TimePenalty(player=player, rack=self._rack(1), points=points, total=total)
        if given := _GIVEN.fullmatch(action):
            rack = self._rack(1)
            return Exchange(player=player, rack=rack, points=points, total=total, tiles=given[1], count=len(given[1]))
        if count := _GIVEN_COUNT.fullmatch(action):
            return Exchange(player=player, rack=self._rack(1), points=points, total=total, count=int(count[1]))
        if left := _LEFT.fullmatch(action):
            # The sign as written tells the two apart, for a rack worth nothing is `-0` to lose and `+0` to gain.
            if self.loses:
                return RackLost(player=player, rack=self._rack(1), points=points, total=total, tiles=left[1])
            return RackGained(player=player, rack=self._rack(1), points=points, total=total, tiles=left[1])
        return self._play()

    def _play(self) -> Play:
        tiles = self.words[-1]
        if len(self.words) == 1 or tiles.startswith("-"):
            raise NotationError(self.line, "gcg.unknown_action", action=tiles[:20])
        position = self.words[-2]
        square, direction = self._position(position)
        if not _WORD.fullmatch(tiles):
            raise NotationError(self.line, "gcg.bad_word", word=tiles[:40])
        return Play(
            player=self.player,
            rack=self._rack(2),
            points=self.points,
            total=self.total,
            square=square,
            direction=direction,
            tiles=tiles,
        )

    def _position(self, text: str) -> tuple[Square, Direction]:
        where = parse_position(text) if _POSITION.fullmatch(text) else None
        if where is None:
            raise NotationError(self.line, "gcg.bad_position", position=text[:20])
        return where

    def _rack(self, after: int) -> str:
        """The rack: what is left of the words once so many of them have been read."""
        before = self.words[:-after]
        if len(before) > 1:
            raise NotationError(self.line, "gcg.bad_event", text=" ".join(self.words)[:60])
        return check_tiles(self.line, before[0]) if before else ""
