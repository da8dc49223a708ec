"""Analysis of games that were played: every turn against the best, chances, luck, challenges, turning points."""

from leggio.engine.analysis.effort import EFFORTS, Effort
from leggio.engine.analysis.reading import check_turns, is_log, record_of_gcg, record_of_log
from leggio.engine.analysis.report import Choice, Fact, GameAnalysis, Method, TurnGrade, TurnReport
from leggio.engine.analysis.whole import analyse
from leggio.engine.record import Limit, Record

__all__ = [
    "EFFORTS",
    "Choice",
    "Effort",
    "Fact",
    "GameAnalysis",
    "Limit",
    "Method",
    "Record",
    "TurnGrade",
    "TurnReport",
    "analyse",
    "check_turns",
    "is_log",
    "record_of_gcg",
    "record_of_log",
]
