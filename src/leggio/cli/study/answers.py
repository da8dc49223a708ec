"""What is typed as an answer. Italian and English words both work, whatever the language of the screen."""

import re
from enum import Enum

from leggio.study import Answering, Question
from leggio.study.question import NO, YES, ParticlesPrompt

_YES = frozenset(["sì", "si", "s", "yes", "y", "valida", "valido", "vale", "v"])
_NO = frozenset(["no", "n", "non"])
_NONE = frozenset(["-", "nessuna", "nessuno", "none"])
_LEAVE = frozenset(["esci", "fine", "basta", "quit", "exit", "q"])
_HELP = frozenset(["aiuto", "help", "?"])
_BETWEEN = re.compile(r"[\s,;]+")


class Wish(Enum):
    """What is no answer."""

    LEAVE = "leave"
    HELP = "help"


def read_answer(line: str, question: Question) -> tuple[str, ...] | Wish | None:
    """The parts of an answer; nothing typed is an answer that misses. None for what makes no sense here."""
    typed = line.strip()
    lower = typed.casefold()
    if lower in _HELP:
        return Wish.HELP
    # One may leave at any time, but Q is a letter, and FINE a word.
    if lower in _LEAVE and not (
        question.answering in (Answering.LETTERS, Answering.WORDS) and typed.upper() in question.solution
    ):
        return Wish.LEAVE
    match question.answering:
        case Answering.YES_NO:
            return _yes_or_no(lower)
        case Answering.CHOICES:
            return _chosen(typed, question)
        case Answering.PLAY:
            return (typed,) if typed else ()
        case Answering.WORDS | Answering.LETTERS:
            return () if lower in _NONE else tuple(filter(None, _BETWEEN.split(typed)))


def _yes_or_no(typed: str) -> tuple[str, ...] | None:
    if not typed:
        return ()
    return (YES,) if typed in _YES else (NO,) if typed in _NO else None


def _chosen(typed: str, question: Question) -> tuple[str, ...] | None:
    """Numbers of what is offered, or the words themselves."""
    offered = question.prompt.choices if isinstance(question.prompt, ParticlesPrompt) else ()
    chosen = []
    for part in filter(None, _BETWEEN.split("" if typed.casefold() in _NONE else typed)):
        if part.isascii() and part.isdigit():
            if not 1 <= int(part) <= len(offered):
                return None
            chosen.append(offered[int(part) - 1])
        else:
            chosen.append(part)
    return tuple(chosen)
