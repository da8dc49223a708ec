"""Scrabble as hosts know it."""

from typing import get_args

from leggio.games.board.spec import board_commands, board_rulebook
from leggio.games.common.spec import Abilities, GameSpec
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
        short_words=short_words,
        # By correspondence nobody sits there to challenge: words are checked as they are laid.
        correspondence={"challenges": "void", "time_ms": None, "limit_ms": None},
        paired={"starter": 0},  # art. 25
        # Online everyone comes in their own time, and clocks press themselves.
        offline_options=("absent", "clock_by_hand"),
        arbiter=person_who_rules,
    ),
)
