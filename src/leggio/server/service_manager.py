"""Telling systemd that the server serves, is alive, and ends: sd_notify(3), by datagrams to a socket it names."""

import contextlib
import os
import socket
from collections.abc import Mapping

_MICRO = 1_000_000
# Ten messages wait at most for whoever is slow to read; what is said once must not be the eleventh.
_PATIENCE_S = 2.0


class ServiceManager:
    """Whoever started this server as a service; nobody, mostly, and then nothing is said."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        self.beat_every_s = _watchdog(environment) / 2 if self._address else 0.0  # 0: nobody is watching

    def ready(self) -> None:
        """It serves."""
        self._tell("READY=1", patience_s=_PATIENCE_S)

    def ending(self) -> None:
        """It is about to end, because it was told to."""
        self._tell("STOPPING=1", patience_s=_PATIENCE_S)

    def beat(self) -> None:
        """It is alive. There will be another: for this one nobody waits."""
        self._tell("WATCHDOG=1", patience_s=0)

    def _tell(self, message: str, *, patience_s: float) -> None:
        if not self._address:
            return
        # An address that begins with @ is of Linux's abstract kind, which has a zero there.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.settimeout(patience_s)
            line.sendto(message.encode(), address)


def _watchdog(environment: Mapping[str, str]) -> float:
    """The seconds after which systemd takes this very process for hung; 0: it does not watch it."""
    if environment.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return 0.0
    given = environment.get("WATCHDOG_USEC", "")
    return int(given) / _MICRO if given.isascii() and given.isdecimal() else 0.0
