"""What one can practise."""

from enum import StrEnum


class Drill(StrEnum):
    """Drills, by codes that never change: files and addresses keep them."""

    ANAGRAMS = "anagrams"
    HOOKS = "hooks"
    SHORT = "short"
    ENCLITICS = "enclitics"
    OPENINGS = "openings"
    ENDGAMES = "endgames"
    MISSES = "misses"  # positions of one's own games


class Side(StrEnum):
    """Where a letter is put to a word."""

    FRONT = "front"
    BACK = "back"


class Answering(StrEnum):
    """What an answer is made of."""

    WORDS = "words"
    LETTERS = "letters"
    YES_NO = "yes_no"
    CHOICES = "choices"
    PLAY = "play"
