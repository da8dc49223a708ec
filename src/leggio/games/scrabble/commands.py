"""What people may ask at a table of Scrabble, and the article behind each refusal."""

from enum import StrEnum

from leggio.games.board.events import BoardCommand, Challenge, LayTiles, Play
from leggio.games.common.commands import (
    HOUSE,
    SEATED,
    Accept,
    Command,
    DeclineAbandon,
    OpenTable,
    Pass,
    ProposeAbandon,
    Resign,
    Resume,
    SeatCommand,
    Suspend,
    TakeBack,
    Tick,
    refuser,
)
from leggio.games.figs import PLAY
from leggio.games.scrabble.options import Options

__all__ = [
    "Accept",
    "AnyCommand",
    "Arrive",
    "Challenge",
    "ClaimTime",
    "DeclineAbandon",
    "Exchange",
    "Hold",
    "LayTiles",
    "Open",
    "Pass",
    "Play",
    "PressClock",
    "ProposeAbandon",
    "Resign",
    "Resume",
    "Role",
    "Rule",
    "Suspend",
    "TakeBack",
    "TakeCambioSecco",
    "Tick",
    "TurnBoard",
]


class Open(OpenTable, frozen=True, kw_only=True, tag="open"):
    """Open the table, at the scheduled time."""

    options: Options


class Arrive(SeatCommand, frozen=True, kw_only=True, tag="arrive"):
    """An absent player sits down (art. 38)."""


class Exchange(SeatCommand, frozen=True, kw_only=True, tag="exchange"):
    """Change some tiles and give up the turn (art. 34)."""

    tiles: str


class TakeCambioSecco(SeatCommand, frozen=True, kw_only=True, tag="cambio_secco"):
    """Change the whole rack and keep the turn, once a game (art. 35)."""


class Hold(SeatCommand, frozen=True, kw_only=True, tag="hold"):
    """Ask the mover not to draw yet (art. 31)."""


class Role(StrEnum):
    """Persons who may rule on words (art. 28)."""

    REFEREE = "referee"
    PANEL = "panel"


class Rule(Command, frozen=True, kw_only=True, tag="rule"):
    """The ruling of a person: for each challenged word, whether it is admissible (art. 29)."""

    role: Role
    valid: dict[str, bool]
    name: str = ""


class ClaimTime(SeatCommand, frozen=True, kw_only=True, tag="claim_time"):
    """Point out that an opponent's time is used up (art. 37)."""

    against: int


class TurnBoard(SeatCommand, frozen=True, kw_only=True, tag="turn_board"):
    """Turn the board towards oneself (art. 27); only where clocks are pressed by hand."""


class PressClock(SeatCommand, frozen=True, kw_only=True, tag="press_clock"):
    """Start the clock of the player on turn (art. 25, 27); only where clocks are pressed by hand."""


AnyCommand = (
    Open | Arrive | Exchange | TakeCambioSecco | Hold | Rule | ClaimTime | TurnBoard | PressClock | BoardCommand
)


ARTICLES = {
    **SEATED,
    "open.players": "premessa",
    "open.no_judge": "28",
    "seat.not_absent": "38",
    "game.over": "39",
    "game.not_begun": "25",
    "turn.not_yours": "26",
    "turn.ruling": "28",
    "turn.answer_first": "31",
    "turn.others_first": "31",
    "turn.clock_stopped": "27",
    "turn.board_not_turned": "27",
    **PLAY,
    "exchange.no_tiles": "34",
    "exchange.missing_tiles": "34",
    "exchange.bag_low": "34",
    "secco.used": "35",
    "secco.bag_empty": "35",
    "pending.none": "31",
    "pending.own": "28",
    "pending.already_held": "31",
    "pending.already_agreed": "31",
    "challenge.no_words": "29",
    "challenge.not_formed": "29",
    "challenge.upheld": "29",
    "challenge.checked": HOUSE,
    "ruling.none": "32",
    "ruling.role": "28",
    "ruling.not_given": "32",
    "ruling.same": "32",
    "ruling.words": "29",
    "ruling.name": HOUSE,
    "ruling.player": "28",
    "time.untimed": "37",
    "time.own": "37",
    "time.not_used_up": "37",
    "clock.automatic": "27",
    "clock.running": "27",
    "clock.not_yours": "27",
    "board.not_yours": "27",
    "board.already_turned": "27",
}

refuse = refuser(ARTICLES)
