"""What the specs of board games have in common, and board games for scripts and notebooks."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Generic, Protocol, TypeVar, cast

import msgspec

from leggio.core.chance import Chance
from leggio.core.codec import Event
from leggio.core.coordinates import parse_position
from leggio.core.machine import CommandT, ViewT, WatcherT
from leggio.core.verdicts import Judge
from leggio.games.board.events import Play, TilesLaid
from leggio.games.board.state import BoardRules, BoardTable, LaidPlay, OpenPlay, SheetRow
from leggio.games.common.commands import Accept, Command, OpenTable, Pass, Refuse, Resign, Resume, Suspend, Tick
from leggio.games.common.script import SeatedGame, SeatedGameState, chance_of, listed
from leggio.games.common.spec import CommandSet, GameSpec, GameState, Material, Rulebook, plain_figures, sent_by_people


class PlayedState(GameState, Protocol):
    """What a host's own commands are chosen by."""

    @property
    def turn(self) -> int:
        """The seat on turn."""

    @property
    def pending(self) -> OpenPlay | None:
        """The play that may still be challenged."""


RulesT = TypeVar("RulesT", bound=BoardRules)
PlayedT = TypeVar("PlayedT", bound=PlayedState)
SentT = TypeVar("SentT", bound=msgspec.Struct)


def board_rulebook(
    names: tuple[str, ...], find: Callable[[str], RulesT | None], options: Callable[..., msgspec.Struct]
) -> Rulebook[RulesT]:
    """The rule sets of a board game: a page knows every figure of theirs, and what they are played with."""
    figures = cast("Callable[[RulesT], dict[str, object]]", plain_figures)
    return Rulebook(names=names, find=find, options=options, figures=figures, material=_material)


def _material(rules: BoardRules) -> Material:
    return Material(layout=rules.layout, tiles=rules.tiles, rack_size=rules.rack_size)


def board_commands(open_table: type[OpenTable], commands: Iterable[type[SentT]]) -> CommandSet[PlayedT, SentT]:
    """The commands of a board game: whoever knows no better accepts or passes, and loses what is overdue."""
    return CommandSet(
        open=cast("Callable[..., SentT]", open_table),
        tick=cast("Callable[[], SentT]", Tick),
        suspend=cast("Callable[[], SentT]", Suspend),
        resume=cast("Callable[[], SentT]", Resume),
        sent=sent_by_people(commands),
        fallback=lambda state, seat: cast("SentT", (Accept if state.pending else Pass)(seat=seat)),
        overdue=lambda state: cast("SentT", Resign(seat=state.turn)),
    )


class ScriptTable(SeatedGameState, BoardTable, Protocol):
    """What a script reads of a board game's table."""

    @property
    def rules(self) -> BoardRules:
        """The rules it is played by."""

    @property
    def sheet(self) -> tuple[SheetRow[StrEnum], ...]:
        """The score sheet, row by row."""


StateT = TypeVar("StateT", bound=ScriptTable)
EventT = TypeVar("EventT", bound=Event)


class BoardGame(SeatedGame[StateT, EventT], Generic[StateT, EventT, CommandT, ViewT, RulesT, WatcherT]):
    """One board game.

    Time stands still unless `wait` lets it pass, and a seed decides the draws: a script gives the same game every
    time. `racks` deals known tiles from the starter on, and whatever is added to the last one is drawn next. Moves are
    of the player whose turn it is. Whatever the rules refuse raises RefusedError and changes nothing.
    """

    spec: GameSpec[StateT, EventT, CommandT, ViewT, RulesT, WatcherT]  # each game's own
    refuse: Refuse  # each game's own
    without_judge: dict[str, object] = {}  # noqa: RUF012 - options of a table that has no judge; nobody changes them

    def __init__(
        self,
        *players: str,
        words: Iterable[str] | None = None,
        judge: Judge | None = None,
        seed: bytes | str | int = 0,
        racks: Sequence[str] = (),
        chance: Chance | None = None,
        rules: str = "",
        lexicon: str = "",
        **options: object,
    ) -> None:
        rulebook, name = self.spec.rulebook, rules or self.spec.rulebook.names[0]
        known = rulebook.find(name)
        if known is None:
            raise self.refused(self.refuse("open.rules", rules=name))
        judge = judge or listed(words)
        if judge is None:
            options = {**self.without_judge, **options}
        if racks:
            # The first seat is dealt first when it starts: known racks need no draw for the start.
            options.setdefault("starter", 0)
        chosen = chance_of(seed, chance, racks, len(players), known.rack_size)
        super().__init__(self.spec.decide, self.spec.evolve, judge=judge, chance=chosen)
        table = rulebook.options(known, **options)
        self.do(cast("Command", self.spec.commands.open(rules=name, players=players, options=table, lexicon=lexicon)))

    def play(self, position: str, word: str) -> int:
        """Lay a word at `F8 orizz.` or `8F`; small letters are jollies. Returns its score, still open to challenge."""
        where = parse_position(position)
        if where is None:
            raise self.refused(self.refuse("play.bad_square", square=position))
        square, direction = where
        happened = self.do(Play(seat=self.turn, square=square.name, direction=direction, word=word))
        return next(cast("LaidPlay", event).score for event in happened if isinstance(event, TilesLaid))

    def pass_turn(self) -> None:
        """Give up the turn."""
        self.do(Pass(seat=self.turn))

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat, without a play that is still pending."""
        return self.state.totals

    @property
    def sheet(self) -> tuple[SheetRow[StrEnum], ...]:
        """The score sheet."""
        return self.state.sheet

    def rack(self, seat: int | None = None) -> str:
        """A player's tiles in order, `?` for a jolly: of the one who moves next unless a seat is given."""
        return "".join(sorted(self.state.racks[self.turn if seat is None else seat]))

    def view(self, who: int | WatcherT | None = None) -> ViewT:
        """What a seat, or somebody who watches, may know; a spectator unless said otherwise."""
        return self.spec.view(self.state, self.spec.watchers("spectator") if who is None else who, self.now)

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.state.board.rows)
