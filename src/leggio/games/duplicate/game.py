"""Duplicate as hosts know it, and for scripts and notebooks."""

from leggio.core.chance import Chance, SeededChance
from leggio.core.coordinates import parse_position
from leggio.core.machine import one_by_one
from leggio.core.verdicts import Judge
from leggio.games.common.rating import Rating
from leggio.games.common.script import ScriptGame
from leggio.games.common.spec import (
    Abilities,
    CommandSet,
    GameSpec,
    Hall,
    Material,
    Rulebook,
    plain_figures,
    sent_by_people,
)
from leggio.games.duplicate import commands
from leggio.games.duplicate.audit import audit
from leggio.games.duplicate.commands import refuse
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import CODEC, AnyEvent, Joined
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.rules import find_rules, options_for, own_time_ms
from leggio.games.duplicate.standings import Standing, standings
from leggio.games.duplicate.state import State, in_play, next_deadline, waits_for
from leggio.games.duplicate.view import View, Watcher, concerns, redact, view
from leggio.games.figs import EDITIONS, FIGS

SPEC = GameSpec(
    name="duplicate",
    codec=CODEC,
    rulebook=Rulebook(
        names=tuple(rules.name for rules in EDITIONS),
        find=find_rules,
        options=options_for,
        figures=lambda rules: plain_figures(rules.book),
        material=lambda rules: Material(layout=rules.layout, tiles=rules.tiles, rack_size=rules.rack_size),
    ),
    commands=CommandSet(
        open=commands.Open,
        tick=commands.Tick,
        suspend=commands.Suspend,
        resume=commands.Resume,
        sent=sent_by_people(commands.AnyCommand.__args__),
    ),
    decide=decide,
    evolve=evolve,
    audit=audit,
    views=one_by_one(view),
    redact=redact,
    watchers=Watcher,
    next_deadline=next_deadline,
    waits_for=waits_for,
    abilities=Abilities(
        hall=Hall(
            join=lambda name: commands.Join(player=name),
            names=lambda state: state.players,
            has_left=lambda state, seat: state.roll[seat].left,
            in_play=in_play,
            seat_given=lambda event: event.seat if isinstance(event, Joined) else None,
        ),
        rating=Rating(own_time_ms=own_time_ms, movers=lambda state: range(len(state.players))),
        aids_article="24",
        arbiter=lambda _: commands.Role.DESK,
    ),
    concerns=concerns,
)


class Game(ScriptGame[State, AnyEvent]):
    """One event. Time stands still unless `wait` lets it pass, and a seed decides the draws.

    The judge must know the best plays too: `leggio.engine.duplicate.duplicate_judge` makes one out of words.
    """

    def __init__(
        self,
        *players: str,
        judge: Judge | None,
        seed: bytes | str | int = 0,
        chance: Chance | None = None,
        rules: str = FIGS.name,
        lexicon: str = "",
        announced: str = "",
        **options: object,
    ) -> None:
        known = find_rules(rules)
        if known is None:
            raise self.refused(refuse("open.rules", rules=rules))
        super().__init__(decide, evolve, judge=judge, chance=chance or SeededChance(seed))
        chosen = options_for(known, **options)
        opening = commands.Open(rules=rules, players=players, options=chosen, lexicon=lexicon, announced=announced)
        self.do(opening)

    def join(self, player: str) -> int:
        """Somebody comes in; their seat."""
        self.do(commands.Join(player=player))
        return self.state.players.index(player)

    def draw(self, tiles: str = "") -> str:
        """Draw the next letters and start the stopwatch."""
        self.do(commands.Draw(tiles=tiles))
        return self.state.rack

    def hand_in(self, seat: int, position: str, word: str) -> None:
        """A slip, at `F8 orizz.` or `8F`; small letters are jollies."""
        where = parse_position(position)
        if where is None:
            raise self.refused(refuse("play.bad_square", square=position[:8]))
        self.do(commands.HandIn(seat=seat, square=where[0].name, direction=where[1], word=word))

    def close(self) -> None:
        """Close the round."""
        self.do(commands.CloseRound())

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Everyone's line, best first."""
        return standings(self.state)

    def view(self, who: int | Watcher = Watcher.HALL) -> View:
        """What a seat, the desk or the hall may know."""
        return view(self.state, who, self.now)

    def __repr__(self) -> str:
        return f"<Duplicate: {len(self.state.roll)} players, round {self.state.round}, {self.state.phase.value}>"
