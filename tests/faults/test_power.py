"""Power that is lost, and disks that fail, while games are written: what was acknowledged is there, once and whole."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from faults.power import lose_power, prepare, start_playing
from faults.power_check import found_after
from faults.power_images import read_records
from faults.power_load import TABLES
from faults.power_recording import DiskFault, Recording

# Few, for every run; scripts/faults power makes thousands.
IMAGES = {"sqlite": 12}


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short name, which a database that runs as somebody else can read: it has sockets in it."""
    with tempfile.TemporaryDirectory(prefix="leggio-power-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.mark.parametrize("store", IMAGES)
def test_power_lost_loses_nothing_that_was_acknowledged(folder: Path, store: str) -> None:
    """Unsynced writes are lost, torn and reordered: db check passes, and every acknowledged move is there."""
    losses = lose_power(folder, store, IMAGES[store], seed=1)
    assert losses.lost == []
    assert losses.images == IMAGES[store]
    assert losses.acknowledged > 0
    if store == "sqlite":
        # The laboratory itself: were nothing synced, it would be seen.
        assert losses.unsynced > 0
        assert lose_power(folder, store, IMAGES[store], seed=1, is_honest=False).lost


def test_a_disk_that_fails_makes_nobody_lie(folder: Path) -> None:
    """Full, read-only, errors of writes and of syncs, short writes: refused with a code, and it goes on afterwards."""
    live = folder / "live"
    live.mkdir()
    url = f"sqlite:///{live / 'leggio.db'}"
    asyncio.run(prepare(url))
    recording = Recording(folder, live)
    playing = start_playing(url, 1, recording, recording.environment(recorded=False))
    assert playing.stdout is not None
    with playing, playing.stdout as told:
        assert told.readline() == "ready\n"
        for fault in (DiskFault.FULL, DiskFault.READ_ONLY, DiskFault.FAILING_WRITES, DiskFault.FAILING_SYNCS):
            recording.let_fail(fault)
            # While it fails nothing is acknowledged: what was on its way is refused, and so is all that is tried again.
            refused = [told.readline().strip() for _ in range(3 * TABLES)]
            assert set(refused) <= {"store.full", "store.read_only", "store.unavailable"}, refused
            assert fault is not DiskFault.FULL or "store.full" in refused
        recording.let_fail(DiskFault.SHORT_WRITES)
        assert told.read().endswith("done\n")
    acknowledged = [each.data.decode() for each in read_records(recording.log) if each.kind == "A"]
    assert asyncio.run(found_after(url, acknowledged)) == 0
