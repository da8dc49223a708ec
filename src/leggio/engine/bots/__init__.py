"""Bots that feel human: they know so many words, see so many plays, and make no nonsense of what they see."""

from leggio.engine.bots.bot import Bot
from leggio.engine.bots.decision import Challenge, Decision, Exchange, Lay, Pass, Stand, SwapAll
from leggio.engine.bots.leaves import HOUSE, ListedLeaves
from leggio.engine.bots.levels import LEVELS, Level, find_level
from leggio.engine.bots.situation import Situation

__all__ = [
    "HOUSE",
    "LEVELS",
    "Bot",
    "Challenge",
    "Decision",
    "Exchange",
    "Lay",
    "Level",
    "ListedLeaves",
    "Pass",
    "Situation",
    "Stand",
    "SwapAll",
    "find_level",
]
