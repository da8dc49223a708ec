"""Duplicate as hosts know it."""

from leggio.core.machine import one_by_one
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
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import CODEC, Joined
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.options import options_for
from leggio.games.duplicate.redaction import concerns, redact
from leggio.games.duplicate.rules import find_rules
from leggio.games.duplicate.timing import next_deadline, waits_for
from leggio.games.duplicate.view import Watcher, view
from leggio.games.figs.rules import EDITIONS

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
            seat_given=lambda event: event.seat if isinstance(event, Joined) else None,
        ),
        arbiter=lambda _: commands.Role.DESK,
    ),
    concerns=concerns,
)
