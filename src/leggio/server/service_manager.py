"""Telling systemd that the server serves, then that it is alive: sd_notify(3), by datagrams to a socket it names."""

import contextlib
import os
import socket
from collections.abc import Mapping

_MICRO = 1_000_000


class ServiceManager:
    """Whoever started this server as a service; nobody, mostly, and then nothing is said."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        self.beat_every_s = _watchdog(environment) / 2 if self._address else 0.0  # 0: nobody is watching

    def ready(self) -> None:
        """It serves."""
        self._tell("READY=1")

    def beat(self) -> None:
        """It is alive."""
        self._tell("WATCHDOG=1")

    def _tell(self, message: str) -> None:
        if not self._address:
            return
        # An address that begins with @ is of Linux's abstract kind, which has a zero there.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(message.encode(), socket.MSG_DONTWAIT, address)


def _watchdog(environment: Mapping[str, str]) -> float:
    """The seconds after which systemd takes this very process for hung; 0: it does not watch it."""
    if environment.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return 0.0
    given = environment.get("WATCHDOG_USEC", "")
    return int(given) / _MICRO if given.isascii() and given.isdecimal() else 0.0
