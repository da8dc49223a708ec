"""Inputs near to kept ones, by chance that can be repeated: what the tests try where no coverage guides them."""

import random
from collections.abc import Iterator, Sequence

ODD = (
    b"",
    b"\x00",
    b"\n",
    b"-1",
    b"99999999999999999999",
    b"\xff\xfe",
    "é".encode(),
    b"[",
    b"]",
    b"{}",
    b"null",
    b"?",
    b" ",
)


def near(kept: Sequence[bytes], rng: random.Random, count: int) -> Iterator[bytes]:
    """So many inputs, each one to six changes away from one that was kept."""
    for _ in range(count):
        data = rng.choice(kept)
        for _ in range(rng.randint(1, 6)):
            data = _changed(data, kept, rng)
        yield data


def _changed(data: bytes, kept: Sequence[bytes], rng: random.Random) -> bytes:
    start = rng.randint(0, len(data))
    end = min(len(data), start + rng.choice((0, 1, 1, 2, 8, 40)))
    other = rng.choice(kept)
    piece = rng.randint(0, len(other))
    put = rng.choice(
        (b"", bytes((rng.randrange(256),)), rng.choice(ODD), other[piece : piece + 20], data[start:end] * 2)
    )
    return data[:start] + put + data[end:]
