"""Study: quizzes made from the lexicon and the engine, and a deck of cards that brings back what was missed.

Everything follows from seeds and times that are handed in: no clock, no chance, no I/O.
"""

from leggio.study.deck import Card, Deck, Tally
from leggio.study.drills import ask, draw, grade
from leggio.study.kinds import Answering, Drill, Side
from leggio.study.question import Appraisal, Prompt, Question, WeighedPlay
from leggio.study.school import School

__all__ = [
    "Answering",
    "Appraisal",
    "Card",
    "Deck",
    "Drill",
    "Prompt",
    "Question",
    "School",
    "Side",
    "Tally",
    "WeighedPlay",
    "ask",
    "draw",
    "grade",
]
