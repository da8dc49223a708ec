"""Bots think in processes of their own, so that no table waits for them."""

from leggio.server.bots.workers import BotFailedError, BotWorkers

__all__ = ["BotFailedError", "BotWorkers"]
