"""The compiled kernel behind a typed face: word graphs, positions, generation. Nothing else imports the module."""

from leggio.kernel._kernel import (
    BadGraphFileError,
    BadWordListError,
    BoardRules,
    Graph,
    LeaveTable,
    Table,
    autoplay,
    best_many,
    count_many,
)

__all__ = [
    "BadGraphFileError",
    "BadWordListError",
    "BoardRules",
    "Graph",
    "LeaveTable",
    "Table",
    "autoplay",
    "best_many",
    "count_many",
]
