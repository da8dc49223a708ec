"""The channel between the processes of one server, peers: connections that are handed over, and messages.

The system gives a connection to whichever process takes it first. At two processes a table would be read and shown
twice; so a process that is asked for a table of another's hands the connection over, with what was already read of it.
It is only a saving: where a peer is missing or overloaded, the connection is served where it is.
"""

import asyncio
import contextlib
import socket
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from zlib import crc32

TABLES = b"/ws/tables/"

# What is passed on is short: a browser asks with some hundred bytes, and longer news come in pieces.
LONGEST = 32_768
_MOST_AT_ONCE = 32
_CONNECTION, _NEWS = b"c", b"n"

Take = Callable[[socket.socket, bytes], None]


class PeerChannel:
    """One process among those of a server: it knows whose a table is, and how to reach them."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self.folder = folder
        self.number = number
        self.count = count
        self._box: socket.socket | None = None
        self.on_message: Callable[[str, bytes], None] = lambda sender, news: None  # noqa: ARG005 - unless somebody cares

    @property
    def peers(self) -> tuple[int, ...]:
        """All the others."""
        return tuple(number for number in range(self.count) if number != self.number)

    def owner_of(self, path: bytes) -> int | None:
        """The process whose a connection to this path is, if it is not this one."""
        if not path.startswith(TABLES):
            return None
        table = path.removeprefix(TABLES).partition(b"?")[0]
        owner = crc32(table) % self.count
        return None if owner == self.number else owner

    def hand_over(self, peer: int, connection: int, head: bytes) -> bool:
        """Give a connection away, by its descriptor; False: it cannot be. BlockingIOError: not yet."""
        # Not socket.send_fds: that of Python 3.11 forgets the address.
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
        return self._send(peer, _CONNECTION + head, [rights])

    def tell(self, peer: int, news: bytes) -> bool:
        """Say something; False: nobody is there. BlockingIOError: not yet."""
        return self._send(peer, _NEWS + news)

    def listen(self, take: Take) -> None:
        """Be there for what the others pass on."""
        place = self.folder / str(self.number)
        place.unlink(missing_ok=True)  # of the process that was here before, and died
        self._box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._box.settimeout(0)
        # Some systems take messages of two kilobytes only unless they are asked.
        self._box.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * LONGEST)
        self._box.bind(str(place))
        asyncio.get_running_loop().add_reader(self._box.fileno(), self._receive, self._box, take)

    def close(self) -> None:
        """Take nothing more, and give nothing."""
        if self._box is not None:
            asyncio.get_running_loop().remove_reader(self._box.fileno())
            self._box.close()
            self._box = None

    def _send(self, peer: int, message: bytes, rights: Sequence[tuple[int, int, "array[int]"]] = ()) -> bool:
        if self._box is None or len(message) > LONGEST:
            return False
        try:
            self._box.sendmsg([message], rights, 0, str(self.folder / str(peer)))
        except BlockingIOError:
            raise
        except OSError:  # it has died, or has not begun
            return False
        return True

    def _receive(self, box: socket.socket, take: Take) -> None:
        with contextlib.suppress(BlockingIOError):
            for _ in range(_MOST_AT_ONCE):
                message, descriptors, _, sender = socket.recv_fds(box, LONGEST, 1)
                if message[:1] == _NEWS:
                    self.on_message(sender, message[1:])
                for descriptor in descriptors:  # none, if this process has too many open: then the client comes again
                    take(socket.socket(fileno=descriptor), message[1:])
