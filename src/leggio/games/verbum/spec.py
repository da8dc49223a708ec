"""Verbum as hosts know it."""

from leggio.core.machine import one_by_one
from leggio.games.common.spec import (
    Abilities,
    CommandSet,
    GameSpec,
    Rulebook,
    plain_figures,
    sent_by_people,
)
from leggio.games.verbum import commands
from leggio.games.verbum.audit import audit
from leggio.games.verbum.decide import decide
from leggio.games.verbum.events import CODEC
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.options import options_for
from leggio.games.verbum.redaction import redact
from leggio.games.verbum.rules import find_rules
from leggio.games.verbum.timing import next_deadline, waits_for
from leggio.games.verbum.view import Watcher, view

SPEC = GameSpec(
    name="verbum",
    codec=CODEC,
    rulebook=Rulebook(
        names=("verbum",),
        find=find_rules,
        options=options_for,
        figures=plain_figures,
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
    views=one_by_one(view),
    redact=redact,
    watchers=Watcher,
    next_deadline=next_deadline,
    waits_for=waits_for,
    abilities=Abilities(
        cards=True, bots=True, correspondence={"contests": "checked", "turn_ms": None}, paired={"starter": 0}
    ),
)
