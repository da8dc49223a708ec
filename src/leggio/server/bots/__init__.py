"""Bots think in processes of their own, so that no table waits for them."""

from leggio.server.bots.pool import BotFailedError, BotPool

__all__ = ["BotFailedError", "BotPool"]
