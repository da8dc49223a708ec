"""Scrabble as hosts know it."""

from leggio.games.common.spec import Abilities, CommandSet, GameSpec, Material, Rulebook, plain_figures, sent_by_people
from leggio.games.figs.rules import EDITIONS, find_rules
from leggio.games.scrabble import commands
from leggio.games.scrabble.audit import audit
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.events import CODEC
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.options import options_for, person_who_rules
from leggio.games.scrabble.redaction import redact
from leggio.games.scrabble.timing import next_deadline, waits_for
from leggio.games.scrabble.view import Watcher, short_words, views

SPEC = GameSpec(
    name="scrabble",
    codec=CODEC,
    rulebook=Rulebook(
        names=tuple(rules.name for rules in EDITIONS),
        find=find_rules,
        options=options_for,
        figures=plain_figures,
        material=lambda rules: Material(layout=rules.layout, tiles=rules.tiles, rack_size=rules.rack_size),
    ),
    commands=CommandSet(
        open=commands.Open,
        tick=commands.Tick,
        suspend=commands.Suspend,
        resume=commands.Resume,
        sent=sent_by_people(commands.AnyCommand.__args__),
        fallback=lambda state, seat: (commands.Accept if state.pending else commands.Pass)(seat=seat),
        overdue=lambda state: commands.Resign(seat=state.turn),
    ),
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
        short_words=short_words,
        # By correspondence nobody sits there to challenge: words are checked as they are laid.
        correspondence={"challenges": "void", "time_ms": None, "limit_ms": None},
        paired={"starter": 0},  # art. 25
        # Online everyone comes in their own time, and clocks press themselves.
        offline_options=("absent", "clock_by_hand"),
        arbiter=person_who_rules,
    ),
)
