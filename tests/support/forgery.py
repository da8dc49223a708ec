"""What forging logs of Scrabble takes to know: where commands show, and what commands would show otherwise."""

from typing import Any

from msgspec.structs import replace

from leggio.core.verdicts import Verdict
from leggio.games.common.commands import SeatCommand
from leggio.games.scrabble import FIGS
from leggio.games.scrabble.commands import (
    Accept,
    AnyCommand,
    Arrive,
    Challenge,
    ClaimTime,
    DeclineAbandon,
    Exchange,
    Hold,
    LayTiles,
    Open,
    Pass,
    Play,
    PressClock,
    ProposeAbandon,
    Resign,
    Resume,
    Rule,
    Suspend,
    TakeBack,
    TakeCambioSecco,
    TurnBoard,
)
from leggio.games.scrabble.events import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Arrived,
    BoardTurned,
    CambioSecco,
    Challenged,
    ClockPressed,
    Exchanged,
    Held,
    Opened,
    Passed,
    Played,
    Resigned,
    Resumed,
    Ruled,
    Suspended,
    TakenBack,
    TimeClaimed,
)
from support.random_games.forging import Workshop, opened_like
from support.random_games.playing import Deed
from support.whole_games import KIT

# The event in which a command shows itself; whatever else it brings about, the rules decide.
SHOWS: dict[type[AnyCommand], type[AnyEvent]] = {
    Open: Opened,
    Arrive: Arrived,
    Play: Played,
    LayTiles: Played,
    Pass: Passed,
    Exchange: Exchanged,
    TakeCambioSecco: CambioSecco,
    Hold: Held,
    Accept: Agreed,
    Challenge: Challenged,
    Rule: Ruled,
    ClaimTime: TimeClaimed,
    TurnBoard: BoardTurned,
    PressClock: ClockPressed,
    Resign: Resigned,
    Suspend: Suspended,
    Resume: Resumed,
    ProposeAbandon: AbandonProposed,
    DeclineAbandon: AbandonDeclined,
    TakeBack: TakenBack,
}


def _from_the_judge(deed: Deed, event: AnyEvent) -> tuple[Verdict, ...] | None:
    """The verdicts in an event that came from the judge, none of them included; None if the event holds no such."""
    match event:
        case Played() if any(isinstance(each, Played) and each.verdicts for each in deed.events):
            return event.verdicts
        case Challenged() if any(isinstance(each, Challenged) and each.opinion for each in deed.events):
            return event.opinion
        case Ruled() if isinstance(deed.command, Challenge):
            return event.verdicts
        case _:
            return None


def _command(command: AnyCommand, shown: AnyEvent) -> Any:
    match command, shown:
        case Open(), Opened():
            return opened_like(Open, shown)
        case Challenge(), Challenged():
            return replace(command, seat=shown.seat, words=shown.words)
        case Exchange(), Exchanged():
            return replace(command, seat=shown.seat, tiles=shown.given)
        case Rule(), Ruled():
            return replace(command, valid={each.word: each.valid for each in shown.verdicts}, name=shown.name)
        case ClaimTime(), TimeClaimed() if shown.seat is not None:
            return replace(command, seat=shown.seat, against=shown.against)
        case SeatCommand(), _:
            return replace(command, seat=getattr(shown, "seat", None))
        case _:
            return command


def _sealed(opened: AnyEvent) -> str:
    return FIGS.tiles.tiles


WORKSHOP = Workshop(kit=KIT, shows=SHOWS, sealed=_sealed, verdicts=_from_the_judge, command=_command)
