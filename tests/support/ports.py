"""Ports that stay one's own: a server that is killed and started again finds its port as it left it.

A port that the system gives is one that any connection of any process may get as soon as it is let go. These lie below
those, and every worker of a run has its own.
"""

import itertools
import os
import socket

_LOWEST, _A_WORKER = 20_000, 200
_WORKERS = (32_768 - _LOWEST) // _A_WORKER
# A second run on this machine has the same blocks: it rarely begins at the same place.
_tried = itertools.count(os.getpid())


def free_port() -> int:
    """A port of the loopback that nobody listens on; each is given once in a long while."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    first = _LOWEST + worker % _WORKERS * _A_WORKER
    for number in itertools.islice(_tried, _A_WORKER):
        port = first + number % _A_WORKER
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue
    raise AssertionError(f"no port is free from {first} on")
