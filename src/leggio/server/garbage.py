"""The collector of garbage, kept out of the way of a start: what is loaded then stays for good."""

import gc


def put_off() -> None:
    """Look for no garbage for now: a start makes none, and looking takes a tenth of it."""
    gc.disable()


def resume() -> None:
    """Look for it from now on, but not among what a start has loaded."""
    gc.freeze()
    gc.enable()


def thaw() -> None:
    """Let all of it go at the end, or the kernel complains that nobody did."""
    gc.unfreeze()
