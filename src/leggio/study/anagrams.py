"""Anagrams: letters come as often as a bag gives them, and every word made of them all is wanted."""

from math import comb, prod

from leggio.core.letters import ALPHABET, JOLLY
from leggio.study.dice import Dice
from leggio.study.kinds import Answering, Drill
from leggio.study.question import AnagramsPrompt, Question
from leggio.study.school import School

SHORTEST, LONGEST = 4, 8
MOST_SOLUTIONS = 10
_TRIES = 10_000


def pick(school: School, dice: Dice) -> str:
    """Letters drawn from the bag until some make a word, in alphabetical order."""
    bag = school.tiles.tiles.replace(JOLLY, "")
    length = SHORTEST + dice.below(LONGEST - SHORTEST + 1)
    for _ in range(_TRIES):
        letters = "".join(sorted(dice.draw(bag, length)))
        if 0 < len(school.graph.anagrams(letters, limit=MOST_SOLUTIONS + 1)) <= MOST_SOLUTIONS:
            return letters
    # A lexicon with few words: any of that length, or of any other, will do.
    words = [word for each in range(SHORTEST, LONGEST + 1) for word in school.lexicon.of_length(each)]
    return "".join(sorted(dice.pick(words))) if words else ""


def ask(school: School, key: str) -> Question | None:
    """The question about these letters; None if they make no word any more."""
    if not key or any(letter not in ALPHABET for letter in key):
        return None
    solution = frozenset(school.graph.anagrams(key))
    if not solution:
        return None
    prompt = AnagramsPrompt(key, len(solution), one_in(school, key))
    return Question(Drill.ANAGRAMS, school.rules, key, Answering.WORDS, prompt, solution)


def one_in(school: School, letters: str) -> int:
    """So many draws of as many tiles bring exactly these letters once, on average; 0 if the set does not have them."""
    counts = school.tiles.counts
    ways = prod(comb(counts.get(letter, 0), letters.count(letter)) for letter in sorted(set(letters)))
    return round(comb(sum(counts.values()), len(letters)) / ways) if ways else 0
