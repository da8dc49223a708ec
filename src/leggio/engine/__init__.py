"""The engine: every legal play of a position, the best ones, games of the best play against itself."""

from leggio.engine.autoplay import Autoplay, autoplay
from leggio.engine.position import EnginePlay, Position
from leggio.engine.words import open_words, word_graph

__all__ = ["Autoplay", "EnginePlay", "Position", "autoplay", "open_words", "word_graph"]
