"""Programs that run with power_recording.c between them and the disk: what they write is recorded, and may fail."""

import shutil
import subprocess
from enum import IntEnum
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")


class DiskFault(IntEnum):
    """What is wrong with the disk, as the library knows it."""

    NONE = 0
    FULL = 1
    FAILING_WRITES = 2
    FAILING_SYNCS = 3
    SHORT_WRITES = 4
    READ_ONLY = 5


def compiled(folder: Path) -> Path:
    """The library, compiled with the compiler that the kernel needs too."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise RuntimeError("there is no C compiler")
    library = folder / "power_recording.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE], check=True)  # noqa: S603 - ours
    return library


class Recording:
    """A folder under observation: the environment for whoever writes there, the record, and the fault of the moment."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.root = root
        self.log = folder / "record"
        self.log.touch()
        self.log.chmod(0o666)  # a database may run as somebody else
        self._fault = folder / "fault"
        self._fault.write_bytes(bytes(1))
        self._fault.chmod(0o644)
        self._library = compiled(folder)

    def environment(self, *, recorded: bool = True) -> dict[str, str]:
        """What to start a program with; without a record syncs are real."""
        found = {
            "LD_PRELOAD": str(self._library),
            "POWER_RECORD_ROOT": str(self.root),
            "POWER_RECORD_FAULT": str(self._fault),
        }
        return found | ({"POWER_RECORD_LOG": str(self.log)} if recorded else {})

    def let_fail(self, fault: DiskFault) -> None:
        """From now on the disk is like this."""
        with self._fault.open("r+b", buffering=0) as file:
            file.write(bytes([fault]))
