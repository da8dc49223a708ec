"""What a disk must hold after power was lost: every acknowledged move once, the others whole or not at all."""

from collections.abc import Collection

from faults.power_load import moves_of, names
from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.integrity import check
from leggio.storage.location import read_url


class LostError(AssertionError):
    """Something that was promised is not there, or something is there that cannot be."""


async def found_after(url: str, acknowledged: Collection[str]) -> int:
    """Look at a database; how many moves are there that nobody had been told of. LostError."""
    moved, said = _last(acknowledged, "move"), _last(acknowledged, "said")
    engine = open_engine(read_url(url))
    store = SqlEventStore(engine)
    try:
        problems = [problem async for problem in check(engine, progress=lambda _: None)]
        if problems:
            raise LostError(f"db check: {problems}")
        more = 0
        for name in names():
            kept, whole = await store.entries(name), moves_of(name)
            if tuple(kept) != whole[: len(kept)]:
                raise LostError(f"{name}: not what was played")
            if not moved.get(name, 0) <= len(kept) <= moved.get(name, 0) + 1:
                raise LostError(f"{name}: {len(kept)} moves of {moved.get(name, 0)} acknowledged")
            lines = len(await store.chat(name, 1000))
            if lines < said.get(name, 0):
                raise LostError(f"{name}: {lines} lines of {said.get(name, 0)} acknowledged")
            more += len(kept) - moved.get(name, 0)
        # What is there can be gone on with.
        await store.heartbeat("after", 1)
        return more
    finally:
        await store.close()
        await engine.dispose()


def _last(acknowledged: Collection[str], kind: str) -> dict[str, int]:
    """The highest number that was told, by table."""
    found: dict[str, int] = {}
    for text in acknowledged:
        what, name, number = text.split()
        if what == kind:
            found[name] = max(found.get(name, 0), int(number))
    return found
