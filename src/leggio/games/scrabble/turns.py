"""How the player on turn changes tiles: exchange and cambio secco. Art. 34-35."""

from leggio.core.outcome import Rejected
from leggio.core.tiles import take
from leggio.games.common.work import Work
from leggio.games.scrabble.commands import Exchange, TakeCambioSecco
from leggio.games.scrabble.conduct import TABLE
from leggio.games.scrabble.events import CambioSecco, Exchanged
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.state import State


def exchange(work: Work[State], command: Exchange) -> Rejected | None:
    """Draw first, then return: nobody draws back what they gave (art. 34)."""
    if refusal := TABLE.take_turn(work, command.seat):
        return refusal
    if not command.tiles:
        return refuse("exchange.no_tiles")
    tiles = command.tiles.upper()
    # Capitals of some letters outside the alphabet are two letters of it: a tile is one character.
    if not command.tiles.isascii() or take(work.state.racks[command.seat], tiles) is None:
        return refuse("exchange.missing_tiles", tiles=command.tiles[:20])
    left, needed = len(work.state.bag), work.state.rules.exchange_needs
    if left < max(needed, len(tiles)):
        return refuse("exchange.bag_low", left=left, needed=max(needed, len(tiles)))
    drawn, _ = work.state.bag.draw(len(tiles))
    work.add(Exchanged(at=work.at, seat=command.seat, given="".join(sorted(tiles)), drawn=drawn))
    TABLE.end_if_idle(work)
    return None


def cambio_secco(work: Work[State], command: TakeCambioSecco) -> Rejected | None:
    """The whole rack goes back first, then seven are drawn; the turn goes on (art. 35)."""
    if refusal := TABLE.take_turn(work, command.seat):
        return refusal
    state = work.state
    if command.seat in state.secco_used:
        return refuse("secco.used")
    if len(state.bag) < state.rules.secco_needs:
        return refuse("secco.bag_empty")
    given = state.racks[command.seat]
    drawn, _ = state.bag.put_back(given).draw(state.rules.rack_size)
    work.add(CambioSecco(at=work.at, seat=command.seat, given="".join(sorted(given)), drawn=drawn))
    return None
