"""The wall clock of a server, set as an administrator would: a small library that is preloaded into its processes."""

import os
import shutil
import subprocess
from pathlib import Path

_SOURCE = Path(__file__).with_name("clock.c")
_BUILT = Path(__file__).parents[2] / "build" / "faults" / "clock.so"


def preloaded() -> dict[str, str]:
    """What the environment of a process needs so that its wall clock can be set; compiled when it was not yet."""
    if not _BUILT.exists() or _BUILT.stat().st_mtime < _SOURCE.stat().st_mtime:
        compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("g++")
        assert compiler, "the kernel has been compiled with one"
        _BUILT.parent.mkdir(parents=True, exist_ok=True)
        part = _BUILT.with_suffix(f".{os.getpid()}")
        subprocess.run([compiler, "-x", "c", "-O1", "-shared", "-fPIC", "-o", part, _SOURCE], check=True)  # noqa: S603
        part.rename(_BUILT)
    return {"LD_PRELOAD": str(_BUILT)}


class WallClock:
    """How far one machine's clock is off."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set(0.0)
        self.environment = {"FAULTS_CLOCK": str(file)}

    def set(self, seconds: float) -> None:
        """Be so far ahead of the truth, or behind."""
        value = int(seconds * 1_000_000_000).to_bytes(8, "little", signed=True)
        # In place: processes look at these very bytes.
        descriptor = os.open(self._file, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            os.pwrite(descriptor, value, 0)
        finally:
            os.close(descriptor)
