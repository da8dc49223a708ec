"""Training of leave values: games of the program against itself, in chunks, here or on a cluster."""

from leggio.engine.training.checkpoint import CheckpointError, OtherRunError, read_checkpoint, write_checkpoint
from leggio.engine.training.plan import Chunk, Training
from leggio.engine.training.run import Progress, play_chunk, train

__all__ = [
    "CheckpointError",
    "Chunk",
    "OtherRunError",
    "Progress",
    "Training",
    "play_chunk",
    "read_checkpoint",
    "train",
    "write_checkpoint",
]
