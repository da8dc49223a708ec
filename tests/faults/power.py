"""Power lost again and again: scripts/faults power --store sqlite --images 1000 --seed 7

Real games are written through Leggio's store while everything that reaches the disk is recorded; then disks are made as
the loss of power at any moment may have left them, and each is opened and looked at. With --folder the record is kept,
and the same seed draws the same disks of it again.
"""

import argparse
import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from faults.power_check import LostError, found_after
from faults.power_images import Disk, Names, names_below, read_records
from faults.power_load import set_up
from faults.power_postgres import Cluster, without_traces
from faults.power_recording import Recording
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.migrate import migrate

TESTS = Path(__file__).resolve().parents[1]
STORES = ("sqlite", "postgresql")


class Losses(msgspec.Struct):
    """What became of it."""

    images: int = 0
    unsynced: int = 0  # of them, with something that was not synced yet
    acknowledged: int = 0  # moves and lines of the chat that were looked for, over all images
    unacknowledged: int = 0  # that were there all the same
    lost: list[str] = []


def lose_power(folder: Path, store: str, images: int, seed: int, *, is_honest: bool = True) -> Losses:
    """Play once, unless the folder has a record, then lose power so many times.

    A disk that is not honest says that it has synced what it has not: with one of those much must be lost.
    """
    names = folder / "names.json"
    if not names.exists():
        found = _play_sqlite(folder, seed) if store == "sqlite" else _play_postgres(folder, seed)
        names.write_bytes(msgspec.json.encode(found))
    disk = Disk(folder / "base", msgspec.json.decode(names.read_bytes(), type=Names))
    records = [each for each in read_records(folder / "record") if is_honest or each.kind != "S"]
    chance = random.Random(f"{seed} {store}")
    losses = Losses()
    moments = sorted(chance.randint(1, len(records)) for _ in range(images))
    done = 0
    for number, moment in enumerate(moments):
        for record in records[done:moment]:
            disk.take(record)
        done = moment
        losses.images += 1
        losses.unsynced += disk.is_unsynced
        losses.acknowledged += len(disk.acknowledged)
        image = folder / "image"
        disk.lose_power(image, random.Random(f"{seed} {store} {number}"))
        try:
            losses.unacknowledged += _look(image, store, disk.acknowledged)
        except (LostError, AssertionError) as error:
            losses.lost.append(f"image {number}, after record {moment}: {error}")
        shutil.rmtree(image)
    return losses


def _look(image: Path, store: str, acknowledged: list[str]) -> int:
    if store == "sqlite":
        return asyncio.run(found_after(f"sqlite:///{image / 'leggio.db'}", acknowledged))
    without_traces(image)
    cluster = Cluster(image)
    cluster.own()
    try:
        cluster.start()
        return asyncio.run(found_after(cluster.url, acknowledged))
    finally:
        cluster.stop(signal.SIGQUIT)


def _play_sqlite(folder: Path, seed: int) -> Names:
    live = folder / "live"
    live.mkdir()
    url = f"sqlite:///{live / 'leggio.db'}"
    asyncio.run(prepare(url))
    shutil.copytree(live, folder / "base")
    names = names_below(live)
    recording = Recording(folder, live)
    playing = start_playing(url, seed, recording, recording.environment())
    told, _ = playing.communicate(timeout=120)
    if not told.endswith("done\n"):
        raise AssertionError(f"the play ended early: {told}")
    return names


def _play_postgres(folder: Path, seed: int) -> Names:
    live = folder / "live"
    cluster = Cluster(live)
    cluster.create()
    cluster.start()
    asyncio.run(prepare(cluster.url))
    cluster.stop()
    shutil.copytree(live, folder / "base", symlinks=True)
    names = names_below(live)
    recording = Recording(folder, live)
    recorded = Cluster(live, recording.environment())
    recorded.start()
    try:
        playing = start_playing(recorded.url, seed, recording, {})
        while playing.poll() is None:
            asyncio.run(recorded.checkpoint())
            time.sleep(0.2)
        told = playing.communicate()[0]
    finally:
        recorded.stop(signal.SIGQUIT)
    if not told.endswith("done\n"):
        raise AssertionError(f"the play ended early: {told}")
    return names


async def prepare(url: str) -> None:
    """A database with tables to play at."""
    engine = open_engine(read_url(url))
    await migrate(engine)
    await engine.dispose()
    await set_up(url)


def start_playing(url: str, seed: int, recording: Recording, more: dict[str, str]) -> "subprocess.Popen[str]":
    """Begin to play, in a process of its own."""
    return subprocess.Popen(  # noqa: S603 - ours
        [sys.executable, "-m", "faults.power_load", url, str(seed), str(recording.log)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(TESTS), **more},
    )


def main() -> None:
    """By hand."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=STORES, default="sqlite")
    parser.add_argument("--images", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="keep the record there, or use the one that is there")
    chosen = parser.parse_args()
    folder = chosen.folder or Path(tempfile.mkdtemp(prefix="leggio-power-"))
    folder.mkdir(exist_ok=True)
    folder.chmod(0o755)  # a database may run as somebody else
    began = time.monotonic()
    try:
        losses = lose_power(folder, chosen.store, chosen.images, chosen.seed)
    finally:
        if chosen.folder is None:
            shutil.rmtree(folder)
    for each in losses.lost:
        sys.stdout.write(f"{each}\n")
    sys.stdout.write(
        f"{chosen.store}, seed {chosen.seed}: {losses.images} images ({losses.unsynced} with something not synced), "
        f"{losses.acknowledged} acknowledged looked for, {losses.unacknowledged} found that nobody had been told of, "
        f"{len(losses.lost)} images with a loss; {time.monotonic() - began:.0f} s\n"
    )
    sys.exit(bool(losses.lost))


if __name__ == "__main__":
    main()
