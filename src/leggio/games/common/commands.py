"""What people may ask at any table, and how a game refuses what it cannot grant."""

from collections.abc import Mapping
from typing import Protocol

import msgspec

from leggio.core.outcome import Rejected


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="command"):
    """Anything one can ask of a table."""


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command of one player."""

    seat: int


class OpenTable(Command, frozen=True, kw_only=True):
    """Open the table: what every game has to be told; each adds its options."""

    rules: str
    rules_version: int | None = None  # None: the newest
    players: tuple[str, ...]
    lexicon: str = ""
    contributors: tuple[int, ...] = ()  # seats whose devices are asked for a share in the mixing of the bag


class Pass(SeatCommand, frozen=True, kw_only=True, tag="pass"):
    """Give up the turn, or end it."""


class Accept(SeatCommand, frozen=True, kw_only=True, tag="accept"):
    """Let stand what was just laid."""


class Resign(SeatCommand, frozen=True, kw_only=True, tag="resign"):
    """Give the game up: a house rule, the books have none."""


class ProposeAbandon(SeatCommand, frozen=True, kw_only=True, tag="propose_abandon"):
    """Propose to stop without a result, or agree to it: a house rule. Any move forgets the proposal."""


class DeclineAbandon(SeatCommand, frozen=True, kw_only=True, tag="decline_abandon"):
    """Rather go on: take one's own proposal to stop back, or turn down the others'. A house rule too."""


class TakeBack(SeatCommand, frozen=True, kw_only=True, tag="take_back"):
    """Take one's last move back, and all that came of it: a house rule, where a table allows it to this seat."""


class CommitShare(SeatCommand, frozen=True, kw_only=True, tag="commit_share"):
    """Commit to a share in the mixing of the bag: the SHA-256 of seal, seat and share (docs/log.md)."""

    commitment: str


class RevealShare(SeatCommand, frozen=True, kw_only=True, tag="reveal_share"):
    """Reveal it, once all commitments are known: 64 hexadecimal digits."""

    share: str


class Suspend(Command, frozen=True, kw_only=True, tag="suspend"):
    """Put the game away: no time runs (house rule)."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Take up a game that was put away."""


class Tick(Command, frozen=True, kw_only=True, tag="tick"):
    """Let what is due by now happen: windows that close, turns and votes whose time is up."""


# What house rules let people and hosts ask, in every game with seats.
HouseCommand = Resign | ProposeAbandon | DeclineAbandon | TakeBack | CommitShare | RevealShare | Suspend | Resume | Tick


HOUSE = ""  # no article: the book does not speak of it

# Refusals of house rules, which have the same codes in every game with seats.
HOUSE_RULES = {
    "open.already": HOUSE,
    "open.not_yet": HOUSE,
    "open.rules": HOUSE,
    "open.names": HOUSE,
    "open.option": HOUSE,
    "seat.unknown": HOUSE,
    "game.suspended": HOUSE,
    "game.not_suspended": HOUSE,
    "game.mixing": HOUSE,
}
SEATED = {
    **HOUSE_RULES,
    "mixing.over": HOUSE,
    "mixing.not_asked": HOUSE,
    "mixing.already": HOUSE,
    "mixing.bad": HOUSE,
    "mixing.too_early": HOUSE,
    "mixing.other_share": HOUSE,
    "seat.resigned": HOUSE,
    "abandon.already": HOUSE,
    "abandon.none": HOUSE,
    "back.none": HOUSE,
    "back.not_yours": HOUSE,
}


class Refuse(Protocol):
    """Makes a refusal out of its code and data for a sentence."""

    def __call__(self, code: str, /, **detail: object) -> Rejected:
        """A refusal with the article that goes with its code."""


def refuser(articles: Mapping[str, str]) -> Refuse:
    """What makes the refusals of a game whose codes have these articles."""

    def refuse(code: str, /, **detail: object) -> Rejected:
        """A refusal with the article that goes with its code."""
        return Rejected(code, articles[code], detail)

    return refuse
