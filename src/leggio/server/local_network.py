"""Where others in the same room find this machine: its addresses in the local network, without asking anybody."""

import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv4Address

# SIOCGIFADDR: the address of an interface. Its answer has the address after its name and four bytes more.
_ADDRESS_OF = 0xC0206921 if sys.platform == "darwin" else 0x8915
_NAME, _ADDRESS = 16, slice(20, 24)


def local_addresses() -> list[str]:
    """The IPv4 addresses that others can reach, the likeliest first: what a phone in the same network can type."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # an interface without an address
                found.append(_address_of(name, asked))
    return [str(address) for address in sorted(dict.fromkeys(found), key=_unlikeliness) if not address.is_loopback]


def _address_of(name: str, asked: socket.socket) -> IPv4Address:
    import fcntl  # noqa: PLC0415 - systems without it have none of this

    answer = fcntl.ioctl(asked.fileno(), _ADDRESS_OF, struct.pack("256s", name.encode()[: _NAME - 1]))
    return IPv4Address(answer[_ADDRESS])


def _unlikeliness(address: IPv4Address) -> tuple[bool, bool, str]:
    """Networks at home and in clubs are 192.168 or 10; what programs make for themselves is often 172."""
    text = str(address)
    return not address.is_private, not text.startswith(("192.168.", "10.")), text
