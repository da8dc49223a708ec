"""Analyses of games: a queue, processes of their own, results that are kept."""

from leggio.server.analysis.queue import AnalysisQueue, Ticket, TicketState

__all__ = ["AnalysisQueue", "Ticket", "TicketState"]
