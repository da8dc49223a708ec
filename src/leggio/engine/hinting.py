"""Hints: what the strongest bot would do in one's place, told one thing at a time.

A hint is for learners. Where the strongest would rather change tiles, a teacher is asked, who tells a word to lay
unless changing is far better (`bots/levels.py` has the bounds).
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import msgspec

from leggio.engine.spec import AnyBots

# A level that nobody plays at: that of whoever is asked for hints.
ADVISER = "consigliere"


class Step(IntEnum):
    """How much of it one wants to know."""

    WHERE = 1
    LETTERS = 2
    PLAY = 3


class Hint(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one could do, as much of it as was asked for."""

    seq: int  # the event it is upon
    deed: str  # what to do: the tag of a command
    where: tuple[str, ...] = ()  # the squares it fills, or what of the table it is about
    letters: str = ""  # of one's own, from the second step on
    command: dict[str, Any] | None = None  # the whole of it: the last step
    is_last: bool = False  # there is nothing more to tell


def teacher_for(bots: AnyBots, command: msgspec.Struct) -> str | None:
    """The level to ask once more, where the strongest would give up words for other tiles; None: its word is good."""
    gives_up = str(command.__struct_config__.tag) in bots.gives_up
    return bots.teacher if bots.teacher and gives_up else None


def advised(bots: AnyBots, want: Callable[[str], msgspec.Struct | None]) -> msgspec.Struct | None:
    """What to tell somebody, by what a bot of each level would do in their place; None: there is nothing to do."""
    command = want(bots.levels[-1])
    if command is None or (teacher := teacher_for(bots, command)) is None:
        return command
    return want(teacher) or command


def hint_of(bots: AnyBots, view: msgspec.Struct, seq: int, command: msgspec.Struct, step: Step) -> Hint:
    """As much of a command as was asked for, upon an event."""
    outline = bots.outline(view, command)
    # What takes no letters has no second step: it is told at once.
    is_last = step is Step.PLAY or not outline.letters
    whole: dict[str, Any] = msgspec.to_builtins(command)
    return Hint(
        seq=seq,
        deed=outline.deed,
        where=outline.where,
        letters=outline.letters if step > Step.WHERE else "",
        command={name: value for name, value in whole.items() if name != "seat"} if is_last else None,
        is_last=is_last,
    )
