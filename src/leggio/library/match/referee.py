"""One game of two programs. The rules decide what may be done; a program that does anything else has lost."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from leggio.core.outcome import RefusedError
from leggio.engine.bots.decision import Exchange, Lay, Pass, SwapAll
from leggio.engine.position import EnginePlay
from leggio.engine.protocol import ProtocolError, read_move
from leggio.engine.protocol.moves import dotted
from leggio.engine.protocol.table import SECCO
from leggio.engine.registry import find_engine
from leggio.games.registry import GAMES
from leggio.kernel import Graph
from leggio.library.games import Game, Scarabeo, new_game
from leggio.library.match.conversation import Lost
from leggio.library.match.engines import Contender
from leggio.library.match.result import GameResult
from leggio.notation.cgp import CgpPosition, write_cgp
from leggio.speech import Speaker


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What every game of a match has in common."""

    game: str
    rules: str
    graph: Graph
    lexicon: str = ""
    movetime: int | None = None  # milliseconds of each move; none: as long as each likes
    patience: float = 30.0  # seconds on top, before a program counts as hung
    language: str = "en"


def play_game(
    terms: Terms, sides: Sequence[Contender], *, pair: int, first: int, seed: str
) -> tuple[GameResult, Game | Scarabeo | None]:
    """Play one, side `first` moving first; the result, and the game for whoever wants its log (if it began)."""
    seats = (first, 1 - first)  # side by seat
    seconds = [0.0, 0.0]
    game: Game | Scarabeo | None = None
    turns, side = 0, first

    def result(reason: str, scores: Sequence[int], *, loser: int | None = None, detail: str = "") -> GameResult:
        mine, other = scores[seats.index(0)], scores[seats.index(1)]
        points = 0.5 if mine == other else float(mine > other)
        return GameResult(
            pair=pair,
            first=first,
            scores=(mine, other),
            points=points if loser is None else float(loser == 1),
            reason=reason,
            loser=loser,
            detail=detail,
            turns=turns,
            seconds=(round(seconds[0], 3), round(seconds[1], 3)),
            seed=seed,
        )

    try:
        for side in seats:
            sides[side].begin(terms.patience + 30)
        side = first
        game = _opened(terms, [sides[each].name for each in seats], seed)
        go = "go" if terms.movetime is None else f"go movetime {terms.movetime}"
        allowed = terms.patience + (terms.movetime or 0) / 1000
        while not game.over:
            side = seats[game.turn]
            begun = time.monotonic()
            said = sides[side].move(f"cgp {_position(game)}", go, allowed)
            seconds[side] += time.monotonic() - begun
            _carry_out(game, said, terms.language)
            turns += 1
    except Lost as lost:
        sides[side].close()  # whatever it was doing: the next game begins with a new one
        return result(lost.reason, game.points if game else (0, 0), loser=side, detail=lost.detail), game
    ended = game.ended
    return result(str(ended.reason) if ended else "", ended.scores if ended else game.points), game


def _opened(terms: Terms, names: list[str], seed: str) -> Game | Scarabeo:
    """A table on which words are checked as they are laid, nobody is timed and the first seat starts."""
    abilities = GAMES[terms.game].abilities
    options: dict[str, Any] = {**(abilities.correspondence or {}), **(abilities.paired or {})}
    players = names if names[0] != names[1] else [f"{name} {number}" for number, name in enumerate(names, start=1)]
    game = new_game(
        terms.game,
        *players,
        words=terms.graph,
        rules=terms.rules,
        lexicon=terms.lexicon,
        seed=seed,
        language=terms.language,
        **options,
    )
    if not isinstance(game, Game | Scarabeo):
        raise TypeError(f"no board: {terms.game}")
    return game


def _position(game: Game | Scarabeo) -> str:
    """What whoever is on turn may know."""
    engine = find_engine(game.game)
    if engine is None or engine.position is None:
        raise TypeError(f"no positions: {game.game}")
    whole: CgpPosition = engine.position(game.state)
    used = getattr(game.state, "secco_used", None)  # only one of the games has it
    secco = ((SECCO, "1"),) if used is not None and game.turn not in used else ()
    hidden = (whole.racks[0], *("" for _ in whole.racks[1:]))
    return write_cgp(replace(whole, racks=hidden, ops=(*whole.ops, *secco)))


def _carry_out(game: Game | Scarabeo, said: str, language: str) -> None:
    """Do what a program said; Lost where it may not be done, with the reason in words."""
    board = game.state.board
    try:
        move = read_move(said, board)
        match move:
            case Lay():
                game.play(EnginePlay(move.square, move.direction, dotted(move, board), 0, 0, move.swaps))
            case Exchange() if isinstance(game, Scarabeo):
                if sorted(move.tiles) != sorted(game.rack()):
                    raise Lost("illegal", f"{said}: {game.rack()}")
                game.exchange()
            case Exchange() if isinstance(game, Game):
                game.exchange(move.tiles)
            case SwapAll() if isinstance(game, Game):
                game.cambio_secco()
            case Pass():
                game.pass_turn()
            case _:
                raise Lost("illegal", said)
    except ProtocolError as error:
        raise Lost("illegal", f"{said}: {Speaker(language)(error.code, **error.detail)}") from None
    except RefusedError as error:
        raise Lost("illegal", f"{said}: {error}") from None
