"""What forging logs of Scarabeo takes to know: where commands show, and what commands would show otherwise."""

from typing import Any

from msgspec.structs import replace

from leggio.core.verdicts import Verdict
from leggio.games.common.commands import SeatCommand
from leggio.games.scarabeo import SCARABEO
from leggio.games.scarabeo.commands import (
    Accept,
    AnyCommand,
    Challenge,
    DeclineAbandon,
    DoubtCrossing,
    Exchange,
    LayTiles,
    Open,
    Pass,
    Play,
    ProposeAbandon,
    Resign,
    Resume,
    Suspend,
    TakeBack,
    TakeScarab,
    TurnGlass,
    Vote,
)
from leggio.games.scarabeo.events import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Challenged,
    CrossingDoubted,
    CrossingRuled,
    Exchanged,
    GlassTurned,
    Opened,
    Passed,
    Played,
    Resigned,
    Resumed,
    Ruled,
    ScarabTaken,
    Suspended,
    TakenBack,
    Voted,
)
from support.random_games.forging import Workshop, opened_like
from support.random_games.playing import Deed
from support.scarabeo.whole_games import KIT

# The event in which a command shows itself; whatever else it brings about, the rules decide.
SHOWS: dict[type[AnyCommand], type[AnyEvent]] = {
    Open: Opened,
    Play: Played,
    LayTiles: Played,
    TakeScarab: ScarabTaken,
    Pass: Passed,
    Exchange: Exchanged,
    Accept: Agreed,
    Challenge: Challenged,
    Vote: Voted,
    DoubtCrossing: CrossingDoubted,
    TurnGlass: GlassTurned,
    Resign: Resigned,
    Suspend: Suspended,
    Resume: Resumed,
    ProposeAbandon: AbandonProposed,
    DeclineAbandon: AbandonDeclined,
    TakeBack: TakenBack,
}


def _from_the_judge(deed: Deed, event: AnyEvent) -> tuple[Verdict, ...] | None:
    """The verdicts in an event that came from the judge; None if the event holds no such."""
    match event:
        case Played() if any(isinstance(each, Played) and each.verdicts for each in deed.events):
            return event.verdicts or None
        case Ruled() if isinstance(deed.command, Challenge):
            return event.verdicts or None
        case CrossingRuled() if isinstance(deed.command, DoubtCrossing):
            return event.verdicts or None
        case _:
            return None


def _command(command: AnyCommand, shown: AnyEvent) -> Any:
    match command, shown:
        case Open(), Opened():
            return opened_like(Open, shown)
        case Challenge(), Challenged():
            return replace(command, seat=shown.seat, words=shown.words)
        case DoubtCrossing(), CrossingDoubted():
            return replace(command, seat=shown.seat, square=shown.square, direction=shown.direction)
        case TakeScarab(), ScarabTaken():
            return replace(command, seat=shown.seat, square=shown.square)
        case Vote(), Voted():
            return replace(command, seat=shown.seat, ballot=shown.ballot)
        case SeatCommand(), _:
            return replace(command, seat=getattr(shown, "seat", None))
        case _:
            return command


def _sealed(opened: AnyEvent) -> str:
    return SCARABEO.tiles.tiles


WORKSHOP = Workshop(kit=KIT, shows=SHOWS, sealed=_sealed, verdicts=_from_the_judge, command=_command)
