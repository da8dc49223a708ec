"""Playthroughs of a tournament as text: commands in, what they lead to out.

    # a comment, kept as it is
    > Dora: enter entries=[{"name": "Anna"}]      who, the command's tag, its fields as JSON
      entered entries=…                           one line an event, or `refused` with code and article

`retell` drops the indented lines and writes them anew.
"""

import json
import re
from collections.abc import Iterator

import msgspec

from leggio.core.auditing import Finding
from leggio.core.outcome import Rejected
from leggio.tournament import CODEC, State, audit, decide, evolve
from leggio.tournament.commands import AnyCommand
from leggio.tournament.events import AnyEvent
from leggio.tournament.view import view

_FIELD = re.compile(r"(\w+)=(.*?)(?= \w+=|$)")
_UNSAID = ("at", "by")


def retell(text: str) -> str:
    """The whole transcript again, from its commands alone."""
    told: list[str] = []
    log: list[AnyEvent] = []
    state: State | None = None
    for line in text.splitlines():
        if line.startswith("  "):
            continue
        told.append(line)
        if line == "> verify":
            told.append(f"  {'does not hold' if isinstance(audit(log), Finding) else 'holds'}")
        elif line.startswith("> "):
            outcome = decide(state, _command(line[2:]), len(log) * 1000)
            if isinstance(outcome, Rejected):
                told.append(f"  refused {outcome.code} (art. {outcome.article})")
                continue
            for event in outcome.events:
                log.append(event)
                state = evolve(state, event)
                told.append(f"  {CODEC.name(event)} {' '.join(_fields(event))}".rstrip())
            told += [f"  = {each}" for each in _cases(state)]
    return "\n".join(told) + "\n"


def _command(text: str) -> AnyCommand:
    who, _, rest = text.partition(": ")
    tag, _, fields = rest.partition(" ")
    given = {name: json.loads(value) for name, value in _FIELD.findall(fields)}
    command: AnyCommand = msgspec.convert({"command": tag, "by": who, **given}, AnyCommand)
    return command


def _fields(event: AnyEvent) -> Iterator[str]:
    for name, value in CODEC.encode(event)["data"].items():
        if name not in _UNSAID:
            yield f"{name}={json.dumps(value, ensure_ascii=False)}"


def _cases(state: State | None) -> Iterator[str]:
    """Each case as everyone sees it."""
    for case in view(state).cases if state else ():
        stands = {None: "open", True: "the play stands", False: "the play is taken back"}[case.play_stands]
        final = "" if case.play_stands is None else ", may be put right" if case.can_be_put_right else ", final"
        deciders = f"; {', '.join(case.deciders)} decide" if case.deciders else ""
        voted = f"; voted: {', '.join(case.voted)}" if case.voted else ""
        yield f"case {case.number}: {stands}{final}{deciders}{voted}"
