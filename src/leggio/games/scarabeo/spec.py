"""Scarabeo as hosts know it."""

from leggio.games.common.spec import (
    Abilities,
    CommandSet,
    GameSpec,
    Material,
    Rulebook,
    plain_figures,
    sent_by_people,
)
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
    rulebook=Rulebook(
        names=("scarabeo",),
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
        # By correspondence nobody sits there to challenge: words are checked as they are laid.
        correspondence={"challenges": "void", "glass_ms": None},
        paired={"starter": 0},
    ),
)
