"""What the specs of board games have in common."""

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar, cast

import msgspec

from leggio.games.board.state import BoardRules, OpenPlay
from leggio.games.common.commands import Accept, OpenTable, Pass, Resign, Resume, Suspend, Tick
from leggio.games.common.spec import CommandSet, GameState, Material, Rulebook, plain_figures, sent_by_people


class PlayedState(GameState, Protocol):
    """What a host's own commands are chosen by."""

    @property
    def turn(self) -> int:
        """The seat on turn."""

    @property
    def pending(self) -> OpenPlay | None:
        """The play that may still be challenged."""


RulesT = TypeVar("RulesT", bound=BoardRules)
StateT = TypeVar("StateT", bound=PlayedState)
CommandT = TypeVar("CommandT", bound=msgspec.Struct)


def board_rulebook(
    names: tuple[str, ...], find: Callable[[str], RulesT | None], options: Callable[..., msgspec.Struct]
) -> Rulebook[RulesT]:
    """The rule sets of a board game: a page knows every figure of theirs, and what they are played with."""
    figures = cast("Callable[[RulesT], dict[str, object]]", plain_figures)
    return Rulebook(names=names, find=find, options=options, figures=figures, material=_material)


def _material(rules: BoardRules) -> Material:
    return Material(layout=rules.layout, tiles=rules.tiles, rack_size=rules.rack_size)


def board_commands(open_table: type[OpenTable], commands: Iterable[type[CommandT]]) -> CommandSet[StateT, CommandT]:
    """The commands of a board game: whoever knows no better accepts or passes, and loses what is overdue."""
    return CommandSet(
        open=cast("Callable[..., CommandT]", open_table),
        tick=cast("Callable[[], CommandT]", Tick),
        suspend=cast("Callable[[], CommandT]", Suspend),
        resume=cast("Callable[[], CommandT]", Resume),
        sent=sent_by_people(commands),
        fallback=lambda state, seat: cast("CommandT", (Accept if state.pending else Pass)(seat=seat)),
        overdue=lambda state: cast("CommandT", Resign(seat=state.turn)),
    )
