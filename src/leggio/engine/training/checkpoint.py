"""How far a training has come, in a file that is replaced as a whole."""

import os
import zlib
from pathlib import Path

import msgspec

from leggio.engine.training.plan import Training


class CheckpointError(ValueError):
    """A file that is no checkpoint, or a damaged one."""


class OtherRunError(ValueError):
    """A checkpoint of another training."""


class Checkpoint(msgspec.Struct):
    """A generation half played: the values it is played with, what its games have brought, which of them are done."""

    training: Training
    generation: int = 0
    leaves: str = ""
    sums: bytes = b""
    done: list[int] = []  # the first game of each chunk


def write_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Put it in place of the one before, in one step."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(zlib.compress(msgspec.msgpack.encode(checkpoint), 1))
    os.replace(beside, path)  # noqa: PTH105 - the one call that replaces in one step everywhere


def read_checkpoint(path: Path, training: Training) -> Checkpoint:
    """What was written; raises OtherRunError if it is of another training, CheckpointError if it is none."""
    try:
        checkpoint = msgspec.msgpack.decode(zlib.decompress(path.read_bytes()), type=Checkpoint)
    except (zlib.error, msgspec.DecodeError):
        raise CheckpointError(path) from None
    if checkpoint.training != training:
        raise OtherRunError(path)
    return checkpoint
