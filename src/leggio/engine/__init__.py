"""The engine: every legal play of a position, the best ones, games of the best play against itself."""

from leggio.engine.autoplay import Autoplay, autoplay
from leggio.engine.batch import BestPlays, Counts, best_many, count_many
from leggio.engine.position import EnginePlay, Position
from leggio.engine.words import open_words, word_graph

__all__ = [
    "Autoplay",
    "BestPlays",
    "Counts",
    "EnginePlay",
    "Position",
    "autoplay",
    "best_many",
    "count_many",
    "open_words",
    "word_graph",
]
