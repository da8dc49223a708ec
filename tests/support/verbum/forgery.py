"""What forging logs of Verbum takes to know: where commands show, and what commands would show otherwise."""

from typing import Any

from msgspec.structs import replace

from leggio.core.verdicts import Verdict
from leggio.games.common.commands import SeatCommand
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    DeclineAbandon,
    Discard,
    Draw,
    Lay,
    Open,
    Pass,
    ProposeAbandon,
    Resign,
    Restore,
    Resume,
    Steal,
    Suspend,
    SwapHands,
    SwapJolly,
    TakeBack,
    Vote,
)
from leggio.games.verbum.events import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Contested,
    Discarded,
    Drew,
    HandsSwapped,
    JollySwapped,
    Laid,
    Opened,
    Passed,
    Resigned,
    Restored,
    Resumed,
    Stole,
    Suspended,
    TakenBack,
    Voted,
)
from support.random_games.forging import Workshop, opened_like
from support.random_games.playing import Deed
from support.verbum.whole_games import KIT

# The event in which a command shows itself; whatever else it brings about, the rules decide.
SHOWS: dict[type[AnyCommand], type[AnyEvent]] = {
    Open: Opened,
    Draw: Drew,
    Lay: Laid,
    SwapHands: HandsSwapped,
    Steal: Stole,
    Restore: Restored,
    SwapJolly: JollySwapped,
    Discard: Discarded,
    Pass: Passed,
    Accept: Agreed,
    Contest: Contested,
    Vote: Voted,
    Resign: Resigned,
    ProposeAbandon: AbandonProposed,
    DeclineAbandon: AbandonDeclined,
    TakeBack: TakenBack,
    Suspend: Suspended,
    Resume: Resumed,
}


def _from_the_judge(deed: Deed, event: AnyEvent) -> tuple[Verdict, ...] | None:
    """The verdicts in an event that came from the judge; None if the event holds no such."""
    if isinstance(event, Laid):
        return event.verdicts or None
    return (event.opinion,) if isinstance(event, Contested) and event.opinion else None


def _command(command: AnyCommand, shown: AnyEvent) -> Any:
    match command, shown:
        case Open(), Opened():
            return opened_like(Open, shown)
        case Draw(), Drew():
            return replace(command, seat=shown.seat, pile=shown.pile)
        case Lay(), Laid():
            return replace(command, seat=shown.seat, words=tuple(_written(each) for each in shown.words))
        case SwapHands(), HandsSwapped():
            return replace(command, seat=shown.seat, other=shown.other)
        case (Steal(), Stole()) | (Restore(), Restored()) | (SwapJolly(), JollySwapped()):
            assert isinstance(shown, Stole | Restored | JollySwapped)
            return replace(command, seat=shown.seat, word=shown.word, place=shown.place)
        case Discard(), Discarded():
            return replace(command, seat=shown.seat, card=shown.card)
        case Contest(), Contested():
            return replace(command, seat=shown.seat, word=shown.word)
        case Vote(), Voted():
            return replace(command, seat=shown.seat, valid=shown.valid)
        case SeatCommand(), _:
            return replace(command, seat=getattr(shown, "seat", None))
        case _:
            return command


def _written(word: object) -> str:
    """A forged word as somebody would have written it; nothing if nobody could."""
    return str(getattr(word, "written", ""))


def _sealed(opened: AnyEvent) -> str:
    return opened.deck.cards if isinstance(opened, Opened) else ""


WORKSHOP = Workshop(kit=KIT, shows=SHOWS, sealed=_sealed, verdicts=_from_the_judge, command=_command)
