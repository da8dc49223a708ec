"""One event line, by itself: what it says, before anyone asks whether it can be true.

The tiles of a play stay as written here: `.`, `(A)` or the plain letter for a tile already there.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from leggio.core.board import Direction, Square
from leggio.core.coordinates import parse_position
from leggio.core.letters import ALPHABET
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
_POSITION = re.compile(r"[0-9]{1,2}[A-Za-z]|[A-Za-z][0-9]{1,2}")
_GIVEN_COUNT = re.compile(r"-([1-9][0-9]?)")

_RACK_AND_COUNT = 2

PASS = "-"  # noqa: S105 - a turn given up, not a password
WITHDRAWAL = "--"
CHALLENGE = "(challenge)"
TIME = "(time)"


class Signs(NamedTuple):
    """How tiles are written in some alphabet."""

    tiles: re.Pattern[str]
    word: re.Pattern[str]
    given: re.Pattern[str]
    left: re.Pattern[str]


@lru_cache(8)
def signs_of(more: str = "") -> Signs:
    """The signs of our alphabet, and of more letters where a file has them: Ñ, Ç, Å; each is one sign, in capitals."""
    capitals = re.escape(ALPHABET + more.upper())
    either = capitals + re.escape(ALPHABET.lower() + more.lower())
    return Signs(
        tiles=re.compile(f"[{capitals}?]*"),
        word=re.compile(rf"(?:[{either}.]|\([{either}]+\))+"),
        given=re.compile(f"-([{capitals}?]+)"),
        left=re.compile(rf"\(([{capitals}?]+)\)"),
    )


def parse_event(line: int, text: str, nicks: tuple[str, ...], signs: Signs | None = None) -> tuple[Event, str]:
    """Read `>nick: RACK … points total`, and whatever a program or a person wrote after that."""
    found = _EVENT.fullmatch(text)
    if found is None:
        raise NotationError(line, "gcg.bad_event", text=text[:60])
    nick = found[1].strip()
    if nick not in nicks:
        raise NotationError(line, "gcg.unknown_player", nick=nick[:40])
    words = found[2].split()
    if len(words) < 3:
        raise NotationError(line, "gcg.bad_event", text=text[:60])
    end = _figures_end(words)
    points, total = words[end - 2 : end]
    if not _NUMBER.fullmatch(points) or not _NUMBER.fullmatch(total):
        raise NotationError(line, "gcg.bad_number", points=points[:20], total=total[:20])
    read = _Words(line, nicks.index(nick), words[: end - 2], points, int(total), signs or signs_of())
    return read.event(), " ".join(words[end:])


def _figures_end(words: list[str]) -> int:
    """Where points and total end: after the first two figures that follow something, however many figures follow.

    The number of tiles changed, `-3`, is a figure too, after a rack or nothing: of three in a row it is the first.
    """
    is_figure = [bool(_NUMBER.fullmatch(word)) for word in words]
    for at in range(2, len(words)):
        if is_figure[at - 1] and is_figure[at]:
            counts = at <= _RACK_AND_COUNT and words[at - 1].startswith("-") and is_figure[at + 1 : at + 2] == [True]
            return at + 2 if counts else at + 1
    return len(words)


def check_tiles(line: int, tiles: str, signs: Signs | None = None) -> str:
    """Tiles as a rack has them: capital letters, and `?` for a jolly."""
    if not (signs or signs_of()).tiles.fullmatch(tiles):
        raise NotationError(line, "gcg.bad_tiles", tiles=tiles[:20])
    return tiles


class _Words:
    """What stands between the nick and the numbers: a rack or none, and then what was done."""

    def __init__(self, line: int, player: int, words: list[str], points: str, total: int, signs: Signs) -> None:
        self.line = line
        self.signs = signs
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
        if given := self.signs.given.fullmatch(action):
            rack = self._rack(1)
            return Exchange(player=player, rack=rack, points=points, total=total, tiles=given[1], count=len(given[1]))
        if count := _GIVEN_COUNT.fullmatch(action):
            return Exchange(player=player, rack=self._rack(1), points=points, total=total, count=int(count[1]))
        if left := self.signs.left.fullmatch(action):
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
        if not self.signs.word.fullmatch(tiles):
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
        return check_tiles(self.line, before[0], self.signs) if before else ""
