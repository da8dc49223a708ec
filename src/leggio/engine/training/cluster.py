"""Chunks played on a Dask cluster: each worker gets the words once, then chunks one by one."""

import hashlib
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from leggio.engine.leaves import parse_leaves
from leggio.engine.training.plan import Chunk
from leggio.engine.training.run import Play, play_chunk
from leggio.kernel import Graph, RackSums


class NoDaskError(RuntimeError):
    """The extra `leggio[cluster]` is not installed."""


class ClusterError(RuntimeError):
    """The cluster cannot be reached, or a chunk failed there."""


@contextmanager
def on_cluster(address: str, rules: str, graph: Graph, timeout: float = 20) -> Iterator[Play]:
    """Chunks played by the workers of a scheduler; raises NoDaskError without Dask, ClusterError if nobody answers."""
    try:
        dask: Any = import_module("distributed")  # an extra, and slow to load; half of it has no types
    except ImportError:
        raise NoDaskError from None
    try:
        client = dask.Client(address, timeout=timeout)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterError(str(error)) from None

    def play(chunks: Iterable[Chunk], text: str) -> Iterator[tuple[Chunk, RackSums]]:
        waiting = {client.submit(_play, chunk, rules, words, text, pure=False, retries=2): chunk for chunk in chunks}
        for future in dask.as_completed(list(waiting)):
            if future.status != "finished":
                raise ClusterError(str(future.exception()))
            yield waiting[future], RackSums.from_bytes(future.result())

    with client:
        words = client.scatter(graph.to_bytes(), broadcast=True)
        yield play


def _play(chunk: Chunk, rules: str, words: bytes, text: str) -> bytes:
    return play_chunk(chunk, rules, _graph(words), parse_leaves(text), threads=1).to_bytes()


@lru_cache(maxsize=2)
def _graph(words: bytes) -> Graph:
    """A graph from its bytes, by way of a file that it maps; it stays mapped when the file is gone."""
    name = hashlib.sha256(words).hexdigest()[:16]
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory, f"{name}.graph")
        path.write_bytes(words)
        return Graph.open(str(path))
