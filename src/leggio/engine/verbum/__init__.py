"""Verbum for machines: bots of six levels, and games between them."""

from leggio.engine.verbum.autoplay import play_game
from leggio.engine.verbum.bot import Bot
from leggio.engine.verbum.knowing import verbum_bot_for
from leggio.engine.verbum.levels import STYLES, Style
from leggio.engine.verbum.words import Several, Words

__all__ = ["STYLES", "Bot", "Several", "Style", "Words", "play_game", "verbum_bot_for"]
