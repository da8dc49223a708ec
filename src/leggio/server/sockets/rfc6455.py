"""Messages as WebSocket frames (RFC 6455, 5.2): those of the server, and those of a client that came whole.

Nearly all of a client's come in one piece and alone, and are read in one step; anything else is left to the parser.
"""

import struct

from websockets.utils import apply_mask

_TEXT = 0x81  # the only frame of a text, without extensions
_MASKED = 0x80
_MEDIUM, _LONG = 126, 127  # in place of a length: it is in the next two bytes, or eight
_MASK = 4
# Longer ones are rare, and may be too long.
_LONGEST = 4096


def decode_text(data: bytes) -> bytes | None:
    """The text of a message, if these bytes are one and nothing else; None leaves everything to the parser.

    What is not ASCII is left to it too: it knows which bytes are no text at all.
    """
    size = len(data)
    if size < 2 + _MASK or data[0] != _TEXT or data[1] < _MASKED:
        return None
    length, start = data[1] - _MASKED, 2
    if length >= _MEDIUM:
        length, start = int.from_bytes(data[2:4], "big") if length == _MEDIUM else _LONGEST + 1, 4
        # A short length written long is against the rules.
        if not _MEDIUM <= length <= _LONGEST:
            return None
    if size != start + _MASK + length:
        return None
    text = apply_mask(data[start + _MASK :], data[start : start + _MASK])
    return text if text.isascii() else None


def frame_header(length: int) -> bytes:
    """What comes before a message of so many bytes; what a server sends is not masked."""
    if length < _MEDIUM:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", _TEXT, _MEDIUM, length)
    return struct.pack("!BBQ", _TEXT, _LONG, length)
