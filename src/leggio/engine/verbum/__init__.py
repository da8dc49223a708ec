"""Verbum for machines: bots of three levels, and games between them."""

from leggio.engine.verbum.autoplay import play_game
from leggio.engine.verbum.bot import Bot
from leggio.engine.verbum.levels import Level
from leggio.engine.verbum.words import Words

__all__ = ["Bot", "Level", "Words", "play_game"]
