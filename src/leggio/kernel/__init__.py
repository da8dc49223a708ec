"""The compiled kernel behind a typed face: word graphs, positions, generation. Nothing else imports the module."""

from leggio.kernel._kernel import (
    BadGraphFileError,
    BadWordListError,
    BoardRules,
    Course,
    Graph,
    LeaveTable,
    RackSums,
    Table,
    autoplay,
    best_many,
    count_many,
    duel,
    sums_of_games,
)

__all__ = [
    "BadGraphFileError",
    "BadWordListError",
    "BoardRules",
    "Course",
    "Graph",
    "LeaveTable",
    "RackSums",
    "Table",
    "autoplay",
    "best_many",
    "count_many",
    "duel",
    "sums_of_games",
]
