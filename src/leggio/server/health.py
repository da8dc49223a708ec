"""How a server is: what it cannot do its work without, and what it would soon miss."""

import asyncio
import os
import shutil
from collections.abc import Awaitable, Callable
from enum import StrEnum
from pathlib import Path

from leggio.server.settings import ServerSettings

# With less left, SQLite's next checkpoint or log of the evening may find no room.
LEAST_ROOM = 64 << 20
_PATIENCE_S = 2.0


AskStore = Callable[[], Awaitable[object]]


class Fault(StrEnum):
    """What is wrong."""

    STORE = "store"  # the database does not answer
    DISK = "disk"  # no room, or nothing may be written where the data is
    LEXICON = "lexicon"  # there are no words to judge by
    BOTS = "bots"  # the last one that was asked for a move gave none
    CACHE = "cache"  # compiled lexicons cannot be kept: the next start takes longer


# What people can play with, if less well: no reason to send them elsewhere.
BEARABLE = frozenset({Fault.BOTS, Fault.CACHE})


async def faults_of(settings: ServerSettings, ask_store: AskStore, *, has_lexicon: bool, has_bots: bool) -> list[Fault]:
    """All that is wrong, the worst first."""
    found = {
        Fault.STORE: not await _answers(ask_store),
        # Of PostgreSQL's disk only PostgreSQL can tell.
        Fault.DISK: not settings.has_postgres and not await asyncio.to_thread(_has_room, settings.data),
        Fault.LEXICON: not has_lexicon,
        Fault.BOTS: not has_bots,
        Fault.CACHE: not _can_write(settings.cache),
    }
    return [fault for fault, is_so in found.items() if is_so]


async def _answers(ask: AskStore) -> bool:
    try:
        async with asyncio.timeout(_PATIENCE_S):
            await ask()
    except Exception:  # noqa: BLE001 - whatever it is, the answer is no
        return False
    return True


def _can_write(folder: Path) -> bool:
    """Whether something can be kept there; a folder that is not there yet is made when it is needed."""
    there = next((each for each in (folder, *folder.parents) if each.exists()), folder)
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def _has_room(folder: Path) -> bool:
    try:
        return _can_write(folder) and shutil.disk_usage(folder).free >= LEAST_ROOM
    except OSError:
        return False
