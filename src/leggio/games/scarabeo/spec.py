"""Scarabeo as hosts know it."""

from typing import get_args

from leggio.games.board.spec import board_commands, board_rulebook
from leggio.games.common.spec import Abilities, GameSpec
from leggio.games.scarabeo import commands
from leggio.games.scarabeo.audit import audit
from leggio.games.scarabeo.decide import decide
from leggio.games.scarabeo.events import CODEC
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.options import options_for
from leggio.games.scarabeo.redaction import redact
from leggio.games.scarabeo.rules import find_rules
from leggio.games.scarabeo.timing import next_deadline, waits_for
from leggio.games.scarabeo.view import Watcher, views

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
        # By correspondence nobody sits there to challenge: words are checked as they are laid.
        correspondence={"challenges": "void", "glass_ms": None},
        paired={"starter": 0},
    ),
)
