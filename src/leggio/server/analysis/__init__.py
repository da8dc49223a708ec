"""Analyses of games: a queue, processes of their own, results that are kept."""

from leggio.server.analysis.desk import AnalysisDesk, Ticket, TicketState

__all__ = ["AnalysisDesk", "Ticket", "TicketState"]
