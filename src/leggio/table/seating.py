"""Who sits where: people first, in the order they chose, bots on the last seats."""

import re
from collections.abc import Sequence
from functools import cache

from leggio.core.looks import looks_of
from leggio.engine.adapting import ADAPTIVE, usual_names
from leggio.engine.registry import find_engine
from leggio.table.records import EVERYONE, Member, Role, Settings

# Bots are written so in names and logs, and people must not be taken for one.
BOT_NAME = re.compile(r".*\[[^\]]*\]\s*")


def bot_seats(settings: Settings) -> dict[int, str]:
    """The level of the bot on each seat that has one."""
    first = settings.seats - len(settings.bots)
    return {first + index: bot.level for index, bot in enumerate(settings.bots)}


@cache
def bot_levels(game: str) -> tuple[str, ...]:
    """The levels of a game's bots, weakest first; none where the engine has no players for it."""
    engine = find_engine(game)
    return engine.bots.levels if engine and engine.bots else ()


def bot_choices(game: str) -> tuple[str, ...]:
    """What somebody may choose for a bot: a level, or one that adapts."""
    levels = bot_levels(game)
    return (*levels, ADAPTIVE) if levels else ()


def bot_names(settings: Settings) -> dict[int, str]:
    """What the bots are called: their own name or one of their level, which is part of it."""
    names: dict[int, str] = {}
    for seat, bot in zip(bot_seats(settings), settings.bots, strict=True):
        known = (bot.name,) if bot.name else usual_names(bot.level)
        free = next((name for name in known if f"{name} [{bot.level}]" not in names.values()), f"{known[0]} {seat + 1}")
        names[seat] = f"{free} [{bot.level}]"
    return names


def free_seat(settings: Settings, members: Sequence[Member]) -> int | None:
    """The first seat that a person may take."""
    taken = {member.seat for member in members} | set(bot_seats(settings))
    return next((seat for seat in range(settings.seats) if seat not in taken), None)


def players(settings: Settings, members: Sequence[Member]) -> tuple[str, ...] | None:
    """Everyone's name by seat, once every seat is taken."""
    names = bot_names(settings) | {member.seat: member.name for member in members if member.seat is not None}
    return tuple(names[seat] for seat in range(settings.seats)) if len(names) == settings.seats else None


def is_awaited(seat: int | None, waits_for: tuple[int, ...]) -> bool:
    """Whether a table that waits for these waits for this seat."""
    return seat is not None and (seat in waits_for or waits_for == EVERYONE)


def unlike(name: str, names: Sequence[str]) -> str:
    """The name, with a number if somebody already goes by it, or by one that looks like it."""
    taken = {look for each in names for look in looks_of(each)}
    numbered = (name if count == 1 else f"{name} {count}" for count in range(1, len(names) + 2))
    return next(each for each in numbered if not looks_of(each) & taken)


def referee_of(members: Sequence[Member]) -> Member | None:
    """The person who rules at this table."""
    return next((member for member in members if member.role is Role.REFEREE), None)
