"""Words of two and three letters: whether one is a word, and all that have a letter."""

from leggio.core.letters import ALPHABET
from leggio.study.dice import Dice
from leggio.study.kinds import Answering, Drill
from leggio.study.question import NO, YES, Question, ShortListPrompt, ShortValidPrompt
from leggio.study.school import School

LENGTHS = (2, 3)
MOST_LISTED = 16
_VOWELS = "AEIOU"
_CONSONANTS = "".join(letter for letter in ALPHABET if letter not in _VOWELS)
_TRIES = 1000
# Of four questions three are about a word, one asks for a list.
_LISTS = 4


def pick(school: School, dice: Dice) -> str:
    """A word of the lists, one that could be in them, or a letter and a length."""
    if not dice.below(_LISTS) and (lists := _lists(school)):
        return dice.pick(lists)
    words = [word for length in LENGTHS for word in school.lexicon.of_length(length)]
    if not words:
        return ""
    return dice.pick(words) if dice.below(2) else _lookalike(school, dice, words)


def ask(school: School, key: str) -> Question | None:
    """`valid?` of a word, or the list of `3 H`."""
    length, _, letter = key.partition(" ")
    if letter:
        return _listed(school, key, letter, int(length)) if length in ("2", "3") and letter in ALPHABET else None
    if len(key) not in LENGTHS or any(each not in ALPHABET for each in key):
        return None
    solution = frozenset({YES if key in school.lexicon else NO})
    return Question(Drill.SHORT, school.rules, key, Answering.YES_NO, ShortValidPrompt(key), solution)


def _listed(school: School, key: str, letter: str, length: int) -> Question | None:
    words = frozenset(word for word in school.lexicon.of_length(length) if letter in word)
    if not words:
        return None
    prompt = ShortListPrompt(letter, length, len(words))
    return Question(Drill.SHORT, school.rules, key, Answering.WORDS, prompt, words)


def _lists(school: School) -> list[str]:
    """The lists that are short enough to be asked for."""
    return [
        f"{length} {letter}"
        for length in LENGTHS
        for letter in ALPHABET
        if 1 < sum(letter in word for word in school.lexicon.of_length(length)) <= MOST_LISTED
    ]


def _lookalike(school: School, dice: Dice, words: list[str]) -> str:
    """A word with one letter changed for another of its kind: it looks right, and is not in the lists."""
    played = [letter for letter in ALPHABET if school.tiles.counts.get(letter)]
    for _ in range(_TRIES):
        word = dice.pick(words)
        at = dice.below(len(word))
        kind = _VOWELS if word[at] in _VOWELS else _CONSONANTS
        other = word[:at] + dice.pick([letter for letter in played if letter in kind]) + word[at + 1 :]
        if other not in school.lexicon:
            return other
    return dice.pick(words)
