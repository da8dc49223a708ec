"""A round from the draw to the master play, and the end of the rounds. The introduction; custom."""

from leggio.core.finding import PlayFinder
from leggio.core.outcome import Rejected
from leggio.core.tiles import take
from leggio.games.common.conduct import Work
from leggio.games.common.state import is_mixing
from leggio.games.duplicate.commands import CloseRound, Draw, EndGame, ReplaceDraw, Start, refuse
from leggio.games.duplicate.events import Drawn, Ended, Ending, Laid, RoundClosed, Started
from leggio.games.duplicate.letters import can_be_met, has_kinds, kinds_needed
from leggio.games.duplicate.letters import draw as draw_letters
from leggio.games.duplicate.rules import Drawing
from leggio.games.duplicate.slips import Written, award, lay_found
from leggio.games.duplicate.standings import shared_places
from leggio.games.duplicate.state import Phase, State


def end(work: Work[State], reason: Ending, name: str = "") -> None:
    """The game is over: points, places, and what the tops come to."""
    state = work.state
    work.add(
        Ended(
            at=work.at,
            reason=reason,
            scores=tuple(player.points for player in state.roll),
            places=shared_places(state.ranking),
            top=state.top_total,
            name=name,
        )
    )


def no_more(state: State) -> Ending | None:
    """Why there can be no other round, if there cannot. The desk may still put things right before it says so."""
    if state.phase is not Phase.BETWEEN:
        return None
    if state.options.most_rounds is not None and len(state.rounds) >= state.options.most_rounds:
        return Ending.ROUNDS
    met = can_be_met(state.bag.tiles + state.rack, state.options, state.round + 1)
    return None if met else Ending.LETTERS


def end_game(work: Work[State], command: EndGame) -> Rejected | None:
    """The desk leaves it at the rounds that are closed; letters on the desk count for nothing."""
    if work.state.phase is Phase.OVER:
        return refuse("game.over")
    end(work, Ending.DESK, command.name)
    return None


def draw(work: Work[State], command: Draw | ReplaceDraw, finder: PlayFinder) -> Rejected | None:
    """Letters for the next round, or others for this one; when there can be none, or none to play, it is over."""
    state = work.state
    replaces = isinstance(command, ReplaceDraw)
    if state.phase is Phase.OVER:
        return refuse("game.over")
    if replaces == (state.phase is Phase.BETWEEN):
        return refuse("draw.none" if replaces else "draw.round_open")
    if reason := no_more(state):
        end(work, reason, command.name)
        return None
    number = state.round if replaces else state.round + 1
    if state.options.drawing is Drawing.DESK:
        return _typed(work, command, number, finder, replaces=replaces)
    if command.tiles:
        return refuse("draw.sealed")
    if is_mixing(state):
        return refuse("draw.value_first")
    drawn = draw_letters(state.bag, state.rack, state.options, number, anew=replaces)
    if drawn is None:
        end(work, Ending.LETTERS, command.name)
        return None
    work.add(
        Drawn(
            at=work.at,
            round=number,
            tiles=drawn.rack,
            rejected=drawn.rejected,
            replaces=replaces,
            name=command.name,
        )
    )
    if not finder.has_play(work.state.board, work.state.rack):
        end(work, Ending.NO_PLAY)
    elif command.start:
        _start(work, command.name)
    return None


def _typed(
    work: Work[State], command: Draw | ReplaceDraw, number: int, finder: PlayFinder, *, replaces: bool
) -> Rejected | None:
    """Letters from a real bag. A slip of the desk's fingers must not end the event: it is refused instead."""
    state, tiles = work.state, command.tiles.upper()
    if not tiles:
        return refuse("draw.type_tiles")
    pool = state.bag.tiles + state.rack
    wanted = min(state.options.letters, len(pool))
    if len(tiles) != wanted:
        return refuse("draw.count", wanted=wanted, given=len(tiles))
    if take(pool, tiles) is None:
        missing = sorted({tile for tile in tiles if tiles.count(tile) > pool.count(tile)})
        return refuse("draw.not_in_bag", tiles=missing)
    needed = kinds_needed(state.options, number)
    if not has_kinds(tiles, needed):
        return refuse("draw.kinds", needed=needed)
    drawn = Drawn(at=work.at, round=number, tiles=tiles, replaces=replaces, typed=True, name=command.name)
    work.add(drawn)
    if not finder.has_play(work.state.board, work.state.rack):
        return refuse("draw.no_play")
    if command.start:
        _start(work, command.name)
    return None


def start(work: Work[State], command: Start) -> Rejected | None:
    """Everyone sees the letters, and the stopwatch runs."""
    if work.state.phase is not Phase.DRAWN:
        return refuse("game.over" if work.state.phase is Phase.OVER else "watch.none")
    _start(work, command.name)
    return None


def _start(work: Work[State], name: str) -> None:
    state = work.state
    length = state.options.round_ms
    ends_at = None if length is None else work.at + length
    work.add(Started(at=work.at, round=state.round, rack=state.rack, ends_at=ends_at, name=name))


def close_round(work: Work[State], command: CloseRound, finder: PlayFinder) -> Rejected | None:
    """Find the top, choose the master play, score everyone; slips can still be put right."""
    state = work.state
    if state.phase not in (Phase.PLAYING, Phase.CHECKING):
        return refuse("game.over" if state.phase is Phase.OVER else "close.no_round")
    slips = {seat: slip for seat in range(len(state.roll)) if (slip := state.slip_of(seat))}
    settled = award(state.options, state.rack, _tops(state, finder), slips, len(state.active))
    if settled is None:
        end(work, Ending.NO_PLAY)
        return None
    work.add(
        RoundClosed(
            at=work.at,
            round=state.round,
            top=settled.top,
            master=settled.master,
            seat=settled.seat,
            solo=settled.solo,
            bonus=state.options.solo_bonus,
            name=command.name,
        )
    )
    return None


def _tops(state: State, finder: PlayFinder) -> list[Laid]:
    """What the engine found, laid and scored by our own rules."""
    found = finder.best_plays(state.board, state.rack)
    written = (Written(each.square, each.direction, each.word) for each in found)
    laid = (lay_found(state.rules, state.board, state.rack, each) for each in written)
    return [each for each in laid if each is not None]
