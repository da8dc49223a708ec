"""A training from its beginning, or from where it was left, to its table."""

from collections.abc import Callable, Iterable, Iterator
from time import monotonic

from leggio.engine.leaves import Fitted, parse_leaves, render_leaves
from leggio.engine.registry import rules_of
from leggio.engine.training.checkpoint import Checkpoint, CheckpointError
from leggio.engine.training.plan import MOST_LISTED, Chunk, Training
from leggio.kernel import Graph, LeaveTable, RackSums, sums_of_games

# Games done, of how many.
Progress = Callable[[int, int], None]
# Plays chunks with the values given, as text, and hands over what each brought, in any order.
Play = Callable[[Iterable[Chunk], str], Iterator[tuple[Chunk, RackSums]]]


def play_chunk(chunk: Chunk, rules: str, graph: Graph, leaves: LeaveTable, threads: int) -> RackSums:
    """What the games of a chunk brought."""
    return sums_of_games(
        board=rules_of(rules).board,
        course=rules_of(rules).course,
        graph=graph,
        leaves=leaves,
        first=chunk.first,
        end=chunk.end,
        threads=threads,
        seed=chunk.seed,
    )


def here(rules: str, graph: Graph, threads: int) -> Play:
    """Chunks played in this process."""

    def play(chunks: Iterable[Chunk], text: str) -> Iterator[tuple[Chunk, RackSums]]:
        leaves = parse_leaves(text)
        for chunk in chunks:
            yield chunk, play_chunk(chunk, rules, graph, leaves, threads)

    return play


def train(
    training: Training,
    play: Play,
    *,
    checkpoint: Checkpoint | None = None,
    keep: Callable[[Checkpoint], None] = lambda _: None,
    every: float = 20,
    progress: Progress = lambda *_: None,
) -> Fitted:
    """The figures of the last generation. `keep` is handed a checkpoint every so many seconds of the clock."""
    at = checkpoint or Checkpoint(training)
    total = sum(training.sizes())
    while True:
        sums = _sums(at)
        before = sum(training.sizes()[: at.generation])
        chunks = training.chunks(at.generation)
        left = [chunk for chunk in chunks if chunk.first not in at.done]
        done = before + sum(chunk.end - chunk.first for chunk in chunks) - sum(each.end - each.first for each in left)
        progress(done, total)
        kept = monotonic()
        for chunk, brought in play(left, at.leaves):
            sums.merge(brought)
            at.done.append(chunk.first)
            done += chunk.end - chunk.first
            progress(done, total)
            if monotonic() - kept >= every:
                at.sums = sums.to_bytes()
                keep(at)
                kept = monotonic()
        fitted = sums.fit(MOST_LISTED)
        if at.generation + 1 == training.generations:
            return fitted
        at = Checkpoint(training, at.generation + 1, render_leaves(fitted, ()))
        keep(at)


def _sums(at: Checkpoint) -> RackSums:
    try:
        return RackSums.from_bytes(at.sums) if at.sums else RackSums()
    except ValueError:
        raise CheckpointError from None
