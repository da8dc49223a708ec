"""What people may ask at a table of Scarabeo, and the article behind each refusal."""

from leggio.core.board import Direction
from leggio.games.board.events import BoardCommand, Challenge, LayTiles, Play
from leggio.games.common.commands import (
    HOUSE,
    SEATED,
    Accept,
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
from leggio.games.scarabeo.events import Ballot
from leggio.games.scarabeo.rules import Options

__all__ = [
    "Accept",
    "AnyCommand",
    "Challenge",
    "DeclineAbandon",
    "DoubtCrossing",
    "Exchange",
    "LayTiles",
    "Open",
    "Pass",
    "Play",
    "ProposeAbandon",
    "Resign",
    "Resume",
    "Suspend",
    "TakeBack",
    "TakeScarab",
    "Tick",
    "TurnGlass",
    "Vote",
]


class Open(OpenTable, frozen=True, kw_only=True, tag="open"):
    """Open the table: draw for the start, deal, and turn the glass (art. 4-5)."""

    options: Options


class TakeScarab(SeatCommand, frozen=True, kw_only=True, tag="take_scarab"):
    """Put the letter a scarab stands for in its place, and take it (art. 21). The turn goes on."""

    square: str


class Exchange(SeatCommand, frozen=True, kw_only=True, tag="exchange"):
    """Show eight tiles that are all vowels or all consonants, change them, and give up the turn (art. 23)."""


class Vote(SeatCommand, frozen=True, kw_only=True, tag="vote"):
    """Vote on the contested words: for them, against them, or for neither (art. 12)."""

    ballot: Ballot


class DoubtCrossing(SeatCommand, frozen=True, kw_only=True, tag="doubt_crossing"):
    """Say that a crossing on the board, laid in any turn before, makes no sense (art. 14): where its word begins."""

    square: str
    direction: Direction


class TurnGlass(SeatCommand, frozen=True, kw_only=True, tag="turn_glass"):
    """Let one's own sand run, where it waits until one sees one's rack (art. 17)."""


AnyCommand = Open | TakeScarab | Exchange | Vote | DoubtCrossing | TurnGlass | BoardCommand


ARTICLES = {
    **SEATED,
    "open.players": "1",
    "open.no_judge": "12",
    "game.over": "32",
    "turn.not_yours": "5",
    "turn.voting": "12",
    "turn.answer_first": "14",
    "turn.others_first": "14",
    "turn.wait_for_answers": "14",
    "play.bad_square": "2",
    "play.bad_word": "2",
    "play.off_board": "2",
    "play.square_taken": "5",
    "play.no_new_tile": "5",
    "play.word_goes_on": "5",
    "play.not_in_line": "2",
    "play.gap": "2",
    "play.missing_tiles": "5",
    "play.no_such_letter": "21",
    "play.first_too_short": "6",
    "play.first_off_centre": "5",
    "play.not_connected": "5",
    "play.only_alongside": "5",
    "play.invalid_words": "6",
    "scarab.not_there": "21",
    "scarab.missing_letter": "21",
    "exchange.not_eight": "23",
    "exchange.has_scarab": "23",
    "exchange.mixed": "23",
    "exchange.bag_empty": "23",
    "pending.none": "14",
    "pending.own": "12",
    "pending.already_answered": "14",
    "challenge.no_words": "12",
    "challenge.not_formed": "12",
    "challenge.upheld": "12",
    "challenge.checked": HOUSE,
    "glass.running": "17",
    "vote.none": "12",
    "vote.not_yours": "12",
    "vote.already": "12",
    "crossing.none": "14",
    "crossing.composed": "14",
    "crossing.upheld": "14",
    "crossing.held": "14",
    "crossing.answer_first": "14",
    "crossing.older_rules": HOUSE,
}

refuse = refuser(ARTICLES)
