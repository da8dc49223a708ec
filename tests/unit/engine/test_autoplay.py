"""Games of the engine against itself: as many threads as there are, and an end when someone asks for it."""

import os
import signal
import subprocess
import sys
import textwrap
import time

WITHOUT_THREADS = """
    import contextlib, os, resource
    from leggio.core.board import empty_board
    from leggio.engine import Position, autoplay, count_many, word_graph

    graph = word_graph(["AI", "CASA", "CASE", "RE"])
    games = autoplay(graph, games=20, seed=1)
    positions = [Position(empty_board(15), "CASAREI", graph) for _ in range(40)]
    with contextlib.suppress(OSError):  # who may do everything has no limits
        os.setuid(65534)
    resource.setrlimit(resource.RLIMIT_NPROC, (0, 0))
    assert autoplay(graph, games=20, seed=1, threads=8) == games
    assert set(count_many(positions, threads=8).plays) == {12}
    print("done")
"""

ENDLESS = """
    from leggio.engine import autoplay, word_graph

    graph = word_graph(["AI", "CASA", "CASE", "RE"])
    print("begun", flush=True)
    try:
        autoplay(graph, games=2**40, seed=1, threads=2)
    except KeyboardInterrupt:
        print("interrupted")
"""


def test_fewer_threads_than_asked_for_do_the_work() -> None:
    """Where the system gives no more threads there are the same results, and no crash."""
    result = _run(WITHOUT_THREADS).communicate(timeout=60)
    assert result == ("done\n", "")


def test_games_can_be_interrupted() -> None:
    """Ctrl-C ends a run that would take days."""
    running = _run(ENDLESS)
    assert running.stdout is not None
    assert running.stdout.readline() == "begun\n"
    time.sleep(0.3)
    os.kill(running.pid, signal.SIGINT)
    try:
        assert running.communicate(timeout=60) == ("interrupted\n", "")
    finally:
        running.kill()


def _run(script: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", textwrap.dedent(script)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # noqa: S603 - our own
