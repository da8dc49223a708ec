"""A process that analyses one game: `python -m leggio.server.analysis.worker CACHE` reads a job and tells how it goes.

Its standard input is the server's end of a pipe: when the server is gone, or wants no more of it, there is nothing more
to read, and the process ends.
"""

import contextlib
import os
import signal
import sys
import threading
from pathlib import Path
from typing import BinaryIO

import msgspec

from leggio.engine.analysis import EFFORTS, analyse
from leggio.engine.words import profile_of
from leggio.lexicon.edition import open_offered
from leggio.server.analysis.messages import Job, Told
from leggio.server.bots.messages import LENGTH, packed

# Far below the server and its bots: who plays comes before who looks back.
_MODESTY = 10


def run(job: Job, cache: Path, target: BinaryIO) -> None:
    """Analyse, and tell after each turn how far it is."""

    def tell(told: Told) -> None:
        target.write(packed(told))
        target.flush()

    try:
        lexicon = open_offered(cache, profile_of(job.record.rules), job.lexicon)
        analysis = analyse(
            job.record,
            lexicon.graph,
            EFFORTS[job.effort],
            seed=job.seed,
            lexicon=lexicon.label,
            progress=lambda done, total: tell(Told(done, total)),
        )
    except BrokenPipeError:
        raise
    except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it is
        tell(Told(problem=f"{type(error).__name__}: {error}"))
    else:
        tell(Told(len(analysis.turns), len(analysis.turns), analysis))


def _leave_with(source: BinaryIO) -> None:
    """End when the server's end of the pipe does, even in the middle of a thought."""
    while source.read(1):
        pass
    os._exit(0)


def main() -> None:
    """Run on the pipes this process was given."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    os.nice(_MODESTY)
    source = sys.stdin.buffer
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever prints goes to the server's log, not between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return
    job = msgspec.msgpack.decode(source.read(LENGTH.unpack(head)[0]), type=Job)
    threading.Thread(target=_leave_with, args=(source,), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        run(job, Path(sys.argv[1]), target)
    os._exit(0)


if __name__ == "__main__":
    main()
