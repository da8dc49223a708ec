"""Animated PNG: frames of one size put one after another (the format's chunks acTL, fcTL and fdAT)."""

import struct
import zlib
from collections.abc import Iterator, Sequence

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_AGAIN = 0  # for ever
_SECOND_MS = 1000


def animated(pictures: Sequence[bytes], durations_ms: Sequence[int]) -> bytes:
    """PNG pictures of one size as one that moves, each for its time; whoever cannot show it shows the first."""
    heads = {dict(_chunks(each))[b"IHDR"] for each in pictures}
    if len(heads) != 1:
        raise ValueError("pictures of several sizes")
    head = heads.pop()
    made = [_SIGNATURE, _chunk(b"IHDR", head), _chunk(b"acTL", struct.pack(">II", len(pictures), _AGAIN))]
    number = 0
    for index, (picture, lasts) in enumerate(zip(pictures, durations_ms, strict=True)):
        control = struct.pack(">IIIIIHHBB", number, *struct.unpack(">II", head[:8]), 0, 0, lasts, _SECOND_MS, 0, 0)
        made.append(_chunk(b"fcTL", control))
        number += 1
        data = b"".join(content for kind, content in _chunks(picture) if kind == b"IDAT")
        if index == 0:
            made.append(_chunk(b"IDAT", data))
        else:
            made.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"".join([*made, _chunk(b"IEND", b"")])


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
