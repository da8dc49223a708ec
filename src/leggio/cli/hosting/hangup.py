"""A terminal that is closed, or a machine that is shut down, while people think: the game is put away first."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

# Windows has no SIGHUP.
_SIGNALS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))


@contextmanager
def hangup_leaves() -> Iterator[None]:
    """While a question is asked, a hang-up is leaving; at any other time, perhaps amid a write, it ends the program."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what signals do
        return
    # What was told to be ignored, as nohup does, stays ignored.
    heeded = [each for each in _SIGNALS if signal.getsignal(each) is signal.SIG_DFL]
    for each in heeded:
        signal.signal(each, _leave)
    try:
        yield
    finally:
        for each in heeded:
            if signal.getsignal(each) is _leave:
                signal.signal(each, signal.SIG_DFL)


def _leave(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - as signals call it
    # A closing terminal often hangs up twice: the second time must not cut short what the first one began.
    for each in _SIGNALS:
        signal.signal(each, signal.SIG_IGN)
    # The one exception that event loops always let through.
    raise KeyboardInterrupt
