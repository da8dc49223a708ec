"""Scrabble as hosts know it, and for scripts and notebooks."""

from typing import get_args

from leggio.games.board.game import BoardGame, board_commands, board_rulebook
from leggio.games.common.rating import Rating, seats_on_sheet
from leggio.games.common.spec import Abilities, GameSpec, Rulings
from leggio.games.figs import EDITIONS, RuleSet, find_rules
from leggio.games.scrabble import commands
from leggio.games.scrabble.audit import audit
from leggio.games.scrabble.challenges import contested, ruling_given
from leggio.games.scrabble.commands import AnyCommand, refuse
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.events import CODEC, AnyEvent, Ended, Ruled
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.lesson import LESSON
from leggio.games.scrabble.options import options_for, person_who_rules
from leggio.games.scrabble.state import RuledState, State
from leggio.games.scrabble.timing import next_deadline, waits_for
from leggio.games.scrabble.view import View, Watcher, redact, short_words, view, views

SPEC = GameSpec(
    name="scrabble",
    codec=CODEC,
    rulebook=board_rulebook(tuple(rules.name for rules in EDITIONS), find_rules, options_for),
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
        rating=Rating(own_time_ms=lambda options: options.time_ms, movers=seats_on_sheet),
        short_words=short_words,
        aids_article="24",
        # By correspondence nobody sits there to challenge: words are checked as they are laid.
        correspondence={"challenges": "void", "time_ms": None, "limit_ms": None},
        paired={"starter": 0},  # art. 25
        paired_choices=("deducts_at_limit", "auto_claim"),  # art. 37
        # Online everyone comes in their own time, and clocks press themselves.
        offline_options=("absent", "bag", "clock_by_hand"),
        offline_commands=("arrive", "turn_board", "press_clock"),
        lesson=LESSON,
        arbiter=person_who_rules,
        rulings=Rulings(
            options=lambda role: {"arbiter": role},
            contested=contested,
            rule=lambda state, name, valid: commands.Rule(
                role=commands.Role(state.options.arbiter.value), valid=dict(valid), name=name
            ),
            can_be_put_right=lambda state: isinstance(state, RuledState),
            given=ruling_given,
        ),
    ),
)


class Game(BoardGame[State, AnyEvent, AnyCommand, View, RuleSet, Watcher]):
    """One game of Scrabble by the federation's rules.

    Answers to a pending play are of the player on turn too, for they are of the first opponent, unless a seat is given.
    """

    spec = SPEC
    refuse = staticmethod(refuse)
    without_judge = {"arbiter": "referee"}  # noqa: RUF012 - as in the base

    def exchange(self, tiles: str) -> None:
        """Change these tiles for the turn (art. 34)."""
        self.do(commands.Exchange(seat=self.turn, tiles=tiles))

    def cambio_secco(self) -> str:
        """Change the whole rack and keep the turn, once a game (art. 35). Returns the new rack."""
        self.do(commands.TakeCambioSecco(seat=self.turn))
        return self.rack()

    def accept(self, seat: int | None = None) -> None:
        """Let the pending play stand."""
        self.do(commands.Accept(seat=self._opponent(seat)))

    def hold(self, seat: int | None = None) -> None:
        """Ask the mover not to draw yet (art. 31)."""
        self.do(commands.Hold(seat=self._opponent(seat)))

    def challenge(self, *words: str, seat: int | None = None) -> bool:
        """Contest words of the pending play; True if the play was taken back, False if it stands or is to be ruled."""
        happened = self.do(commands.Challenge(seat=self._opponent(seat), words=words))
        return any(isinstance(event, Ruled) and not event.valid for event in happened)

    def rule(self, role: str = "referee", name: str = "", **valid: bool) -> None:
        """Rule on the challenged words, one keyword each: `rule(MICIO=True)`; `name` is who rules."""
        self.do(commands.Rule(role=commands.Role(role), valid=valid, name=name))

    def claim_time(self, against: int, seat: int | None = None) -> None:
        """Point out that a player's time is used up (art. 37)."""
        self.do(commands.ClaimTime(seat=self.state.after(against) if seat is None else seat, against=against))

    def arrive(self, seat: int) -> None:
        """An absent player sits down (art. 38)."""
        self.do(commands.Arrive(seat=seat))

    def turn_board(self) -> None:
        """The player on turn turns the board, where clocks are pressed by hand (art. 27)."""
        self.do(commands.TurnBoard(seat=self.turn))

    def press_clock(self, seat: int | None = None) -> None:
        """An opponent starts the clock of the player on turn, where clocks are pressed by hand (art. 27)."""
        self.do(commands.PressClock(seat=self.state.after(self.turn) if seat is None else seat))

    def _opponent(self, seat: int | None) -> int:
        return self.turn if seat is None else seat

    @property
    def ended(self) -> Ended | None:
        """How it ended, once it has."""
        return self.state.ended

    def view(self, who: int | Watcher | None = None) -> View:
        """What a seat, the referee or a spectator may know, with the lists before whoever is on turn (art. 24)."""
        return view(self.state, Watcher.SPECTATOR if who is None else who, self.now, self.judge)
