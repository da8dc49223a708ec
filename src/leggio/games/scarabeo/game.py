"""Scarabeo as hosts know it, and for scripts and notebooks."""

from typing import get_args

from leggio.core.coordinates import parse_position
from leggio.games.board.game import BoardGame, board_commands, board_rulebook
from leggio.games.common.rating import Rating, seats_on_sheet
from leggio.games.common.spec import Abilities, GameSpec
from leggio.games.scarabeo import commands
from leggio.games.scarabeo.audit import audit
from leggio.games.scarabeo.commands import AnyCommand, refuse
from leggio.games.scarabeo.decide import decide
from leggio.games.scarabeo.events import CODEC, AnyEvent, Ballot, CrossingRuled, Ended, Ruled
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.lesson import LESSON
from leggio.games.scarabeo.rules import RuleSet, find_rules, options_for, own_time_ms
from leggio.games.scarabeo.score import balances
from leggio.games.scarabeo.state import State
from leggio.games.scarabeo.timing import next_deadline, waits_for
from leggio.games.scarabeo.view import View, Watcher, redact, views

SPEC = GameSpec(
    name="scarabeo",
    codec=CODEC,
    rulebook=board_rulebook(("scarabeo",), find_rules, options_for),
    commands=board_commands(commands.Open, get_args(commands.AnyCommand)),
    decide=decide,
    evolve=evolve,
    audit=audit,
    views=views,
    redact=redact,
    watchers=Watcher,
    next_deadline=next_deadline,
    waits_for=waits_for,
    abilities=Abilities(
        notation=True,
        bots=True,
        take_back=True,
        rating=Rating(own_time_ms=own_time_ms, movers=seats_on_sheet),
        # By correspondence nobody sits there to challenge: words are checked as they are laid.
        correspondence={"challenges": "void", "glass_ms": None},
        paired={"starter": 0},
        offline_options=("bag", "glass_waits"),
        offline_commands=("turn_glass",),
        lesson=LESSON,
        # art. 8: the vocabulary is there to look up how a word is written, and the less common ones.
        open_words=lambda state, _: state.contest.words if state.contest else (),
    ),
)


class Game(BoardGame[State, AnyEvent, AnyCommand, View, RuleSet, Watcher]):
    """One game of Scarabeo.

    Moves are of the player whose move comes next; with two players moving accepts the play before, with more the others
    have to `accept` it.
    """

    spec = SPEC
    refuse = staticmethod(refuse)

    def take_scarab(self, square: str) -> None:
        """Put the letter a scarab stands for in its place, and take it (art. 21)."""
        self.do(commands.TakeScarab(seat=self.turn, square=square))

    def exchange(self) -> str:
        """Change eight tiles that are all vowels or all consonants (art. 23). Returns the new rack."""
        seat = self.turn
        self.do(commands.Exchange(seat=seat))
        return self.rack(seat)

    def accept(self, seat: int | None = None) -> None:
        """Let the pending play stand: one opponent, or all who have not answered yet."""
        for each in self.state.unanswered or (self.turn,) if seat is None else (seat,):
            self.do(commands.Accept(seat=each))

    def challenge(self, *words: str, seat: int | None = None) -> bool:
        """Contest words of the pending play, as the next player unless a seat is given; True if it was taken back."""
        happened = self.do(commands.Challenge(seat=self.turn if seat is None else seat, words=words))
        return any(isinstance(event, Ruled) and not event.valid for event in happened)

    def vote(self, seat: int, ballot: str) -> bool:
        """Vote `for` or `against` contested words, or `abstain` (art. 12, 14); True if that took them off the board."""
        happened = self.do(commands.Vote(seat=seat, ballot=Ballot(ballot)))
        return any(isinstance(event, Ruled | CrossingRuled) and not event.valid for event in happened)

    def doubt_crossing(self, position: str, seat: int | None = None) -> bool:
        """Say that a crossing of the board makes no sense (art. 14), by any square of its word: `F8 orizz.`, `8F`.

        As the player on turn unless a seat is given; True if its letters left the board at once.
        """
        where = parse_position(position)
        if where is None:
            raise self.refused(self.refuse("play.bad_square", square=position))
        doubter = self.turn if seat is None else seat
        happened = self.do(commands.DoubtCrossing(seat=doubter, square=where[0].name, direction=where[1]))
        return any(isinstance(event, CrossingRuled) and not event.valid for event in happened)

    @property
    def turn(self) -> int:
        """The seat whose move comes next: while a play is pending, the one after its player."""
        state = self.state
        return state.after(state.turn) if state.pending else state.turn

    @property
    def ended(self) -> Ended | None:
        """How it ended, once it has."""
        return self.state.ended

    @property
    def balances(self) -> dict[str, int]:
        """What each player won and lost in all, once the game is over (art. 36)."""
        settled = balances(self.ended) if self.ended else (0,) * len(self.state.players)
        return dict(zip(self.state.players, settled, strict=True))
