"""Noveper as hosts know it: the only thing of it that is registered."""

from collections.abc import Callable, Sequence
from typing import get_args

from leggio.core.auditing import Finding
from leggio.core.codec import Event
from leggio.core.machine import one_by_one
from leggio.core.verdicts import Verdict
from leggio.games.board.audit import COMMANDS, play_again
from leggio.games.board.game import board_commands, board_rulebook
from leggio.games.common.audit import RecordedTable, audit_bag, auditor
from leggio.games.common.opening import newest_rules
from leggio.games.common.spec import Abilities, GameSpec
from noveper import commands, events
from noveper.decide import decide
from noveper.events import CODEC, AnyEvent
from noveper.evolve import evolve
from noveper.rules import NOVEPER, RULE_SETS, RuleSet, options_for
from noveper.state import State
from noveper.view import Watcher, redact, view


class _Recorded(RecordedTable):
    def verdicts(self, deed: Event, following: Sequence[Event]) -> tuple[Verdict, ...]:
        """A play has its verdicts with it."""
        return deed.verdicts if isinstance(deed, events.Played) else ()


audit: Callable[[Sequence[AnyEvent]], State | Finding] = auditor(
    CODEC,
    decide,
    evolve,
    opened=events.Opened,
    check=lambda opened: audit_bag(opened, RULE_SETS),
    recorded=_Recorded,
    commands={**COMMANDS, events.Opened: commands.Open, events.Played: play_again},
)


def _find(name: str) -> RuleSet | None:
    return newest_rules(RULE_SETS, name)


SPEC = GameSpec(
    name="noveper",
    codec=CODEC,
    rulebook=board_rulebook((NOVEPER.name,), _find, options_for),
    commands=board_commands(commands.Open, get_args(commands.AnyCommand)),
    decide=decide,
    evolve=evolve,
    audit=audit,
    views=one_by_one(view),
    redact=redact,
    watchers=Watcher,
    next_deadline=lambda _: None,
    waits_for=lambda state: () if state.ended or state.suspended else (state.turn,),
    abilities=Abilities(correspondence={}),
    speech="noveper.speech",
)
