"""The same training ends with the same table: on any number of threads, interrupted or not, here or on a cluster."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from leggio.engine import word_graph
from leggio.engine.leaves import Fitted
from leggio.engine.training import Chunk, OtherRunError, Training, read_checkpoint, train, write_checkpoint
from leggio.engine.training.checkpoint import Checkpoint, CheckpointError
from leggio.engine.training.cluster import ClusterError, on_cluster
from leggio.engine.training.run import Play, here
from leggio.kernel import RackSums
from support.invented_words import WORDS

GRAPH = word_graph(WORDS)
TRAINING = Training(rules="figs", games=50, seed=5, words=len(WORDS), chunk=12)


def _table(threads: int = 1) -> Fitted:
    return train(TRAINING, here("figs", GRAPH, threads))


@pytest.fixture(scope="module")
def table() -> Fitted:
    """What the training comes to."""
    return _table()


def test_threads_change_nothing(table: Fitted) -> None:
    """Sums are of integers: their order does not matter."""
    assert _table(threads=3) == table
    other = msgspec.structs.replace(TRAINING, seed=6)
    assert train(other, here("figs", GRAPH, 1)) != table


def test_an_interrupted_run_ends_with_the_same_table(table: Fitted, tmp_path: Path) -> None:
    """Stopped after every single chunk, and taken up from the file each time."""
    path = tmp_path / "partial"
    checkpoint: Checkpoint | None = None
    for _ in range(20):
        try:
            fitted = train(
                TRAINING,
                _stopping(here("figs", GRAPH, 1)),
                checkpoint=checkpoint,
                keep=lambda at: write_checkpoint(path, at),
                every=0,
            )
        except KeyboardInterrupt:
            checkpoint = read_checkpoint(path, TRAINING)
        else:
            break
    assert fitted == table
    assert checkpoint is not None


def _stopping(play: Play) -> Play:
    def one_chunk(chunks: Iterable[Chunk], text: str) -> Iterator[tuple[Chunk, RackSums]]:
        for index, done in enumerate(play(chunks, text)):
            if index == 1:
                raise KeyboardInterrupt
            yield done

    return one_chunk


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    """Nothing is mixed up."""
    path = tmp_path / "partial"
    write_checkpoint(path, Checkpoint(TRAINING))
    other = msgspec.structs.replace(TRAINING, seed=6)
    with pytest.raises(OtherRunError):
        read_checkpoint(path, other)


@pytest.mark.parametrize("damage", [lambda data: b"", lambda data: data[:-9], lambda data: b"x" + data])
def test_a_damaged_checkpoint_is_refused(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    """A file cut short or changed is not gone on from."""
    path = tmp_path / "partial"
    write_checkpoint(path, Checkpoint(TRAINING, 1, "A 1", b"sums"))
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(CheckpointError):
        read_checkpoint(path, TRAINING)


def test_damaged_sums_are_refused() -> None:
    """The sums inside have a checksum of their own."""
    with pytest.raises(CheckpointError):
        train(TRAINING, here("figs", GRAPH, 1), checkpoint=Checkpoint(TRAINING, 1, "", b"sums"))


def test_every_game_is_played_once() -> None:
    """The chunks of a generation are its games, and generations do not play the same ones."""
    chunks = [TRAINING.chunks(generation) for generation in range(TRAINING.generations)]
    games = [sum(each.end - each.first for each in of_one) for of_one in chunks]
    assert tuple(games) == TRAINING.sizes()
    assert sum(games) == TRAINING.games
    assert len({of_one[0].seed for of_one in chunks}) == len(chunks)


@pytest.mark.filterwarnings("ignore")  # Dask's own, at its start and end
def test_a_real_cluster_ends_with_the_same_table(table: Fitted) -> None:
    """A scheduler and two workers, each a process of its own."""
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster,  # type: ignore[no-untyped-call]
        on_cluster(cluster.scheduler_address, "figs", GRAPH) as play,
    ):
        assert train(TRAINING, play) == table


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_does_not_answer() -> None:
    """A sentence, not a traceback of somebody else's."""
    with pytest.raises(ClusterError), on_cluster("tcp://127.0.0.1:9", "figs", GRAPH, timeout=0.3):
        pass
