"""Hooks: the letters that make another word, put before a short one or after it."""

from leggio.core.letters import ALPHABET
from leggio.study.dice import Dice
from leggio.study.kinds import Answering, Drill, Side
from leggio.study.question import HooksPrompt, Question
from leggio.study.school import School

SHORTEST, LONGEST = 2, 5
_TRIES = 1000


def pick(school: School, dice: Dice) -> str:
    """A word that has hooks on the side asked about."""
    for _ in range(_TRIES):
        words = school.lexicon.of_length(SHORTEST + dice.below(LONGEST - SHORTEST + 1))
        if not words:
            continue
        word, side = dice.pick(words), dice.pick(list(Side))
        if letters_of(school, word, side):
            return f"{word} {side}"
    return ""


def ask(school: School, key: str) -> Question | None:
    """The question about a side of a word; None if there is nothing to find."""
    word, _, side = key.partition(" ")
    if side not in list(Side) or not word or any(letter not in ALPHABET for letter in word):
        return None
    letters = letters_of(school, word, Side(side))
    if not letters or word not in school.lexicon:
        return None
    prompt = HooksPrompt(word, Side(side), len(letters))
    return Question(Drill.HOOKS, school.rules, key, Answering.LETTERS, prompt, frozenset(letters))


def letters_of(school: School, word: str, side: Side) -> str:
    """The hooks of one side."""
    front, back = school.graph.hooks(word)
    return front if side is Side.FRONT else back


def hooked(prompt: HooksPrompt, letter: str) -> str:
    """The word that a letter makes."""
    return letter + prompt.word if prompt.side is Side.FRONT else prompt.word + letter
