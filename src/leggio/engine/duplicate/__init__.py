"""The engine for Duplicate: who judges a hall finds the top of a round too."""

from leggio.engine.duplicate.judge import DuplicateJudge, duplicate_judge

__all__ = ["DuplicateJudge", "duplicate_judge"]
