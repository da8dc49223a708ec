"""Tests that are killed must leave nobody behind."""

import ctypes
import signal
import sys

# Found before any fork: a child may do little more than a system call.
_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """The system kills this process when its parent dies."""
    if _LIBC is not None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
