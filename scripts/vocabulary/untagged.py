"""Records from hunspell's headwords, which have no tag: a part of speech is guessed from flags and endings."""

from collections.abc import Container

import hunspell
from endings import ADJECTIVES, FEMININES, SUPERLATIVES, SURE_ADJECTIVES
from hunspell import Hunspell
from records import Records
from spelling import is_word


class Guesser:
    """Adds to records the headwords that are lemmas of their own."""

    def __init__(
        self, records: Records, dictionary: Hunspell, infinitives: Container[str], verbal: Container[str]
    ) -> None:
        self._records = records
        self._flags = dictionary.flags
        self._infinitives = infinitives
        self._verbal = verbal
        self._adjectival: set[str] = set()
        self._nominal: set[str] = set()
        for (lemma, part), record in records.found.items():
            if part == "adj":
                self._adjectival |= record.forms | _possible_forms(lemma)
            elif part == "n":
                self._nominal |= record.forms | _possible_forms(lemma)

    def add_headwords(self) -> None:
        """Confirm the headwords that other sources tag and guess the others."""
        for word in self._flags:
            if not is_word(word) or len(word) < 2 or self._records.confirm(word, "h") or self._is_known_form(word):
                continue
            if word.endswith("mente") and len(word) > len("clemente"):
                self._records.add(word, "adv", "h")
            elif not self._is_feminine(word) and not self._is_plural(word):
                self._guess(word)

    def _is_known_form(self, word: str) -> bool:
        """Whether a headword is a form of a verb or of an adjective that other sources have."""
        if word in self._verbal or word in self._infinitives or self._flags[word] & hunspell.GERUND:
            return True
        return word.endswith(SUPERLATIVES) or word in self._adjectival

    def _is_feminine(self, word: str) -> bool:
        """Whether a headword is the feminine of another one."""
        masculine = word[:-1] + "o"
        if not word.endswith("a") or masculine not in self._flags:
            return False
        inflected = bool(self._flags[masculine] & hunspell.ADJECTIVE)
        return inflected or masculine.endswith(ADJECTIVES) or masculine in self._verbal

    def _is_plural(self, word: str) -> bool:
        """Whether a headword is the plural of another one, or of a noun that other sources have."""
        stem = word[:-1]
        singulars: tuple[str, ...] = ()
        if word.endswith("i"):
            singulars = (stem + "o", stem + "a", stem + "e", word + "o")
        elif word.endswith("e"):
            singulars = (stem + "a",)
        if word.endswith("hi"):
            singulars += (word[:-2] + "o", word[:-2] + "a")
        elif word.endswith("he"):
            singulars += (word[:-2] + "a",)
        return any(singular in self._flags for singular in singulars) or (bool(singulars) and word in self._nominal)

    def _guess(self, word: str) -> None:
        if self._looks_adjectival(word):
            self._records.add(word, "adj", "h")
            return
        flags = self._flags[word]
        masculine, feminine = flags & hunspell.MASCULINE_PLURAL_OF_A, flags & hunspell.FEMININE_PLURAL
        genders = ("m" if masculine else "") + ("f" if feminine else "")
        by_ending = "f" if word.endswith(FEMININES) else "m"
        self._records.add(word, "n", "h", genders or by_ending)

    def _looks_adjectival(self, word: str) -> bool:
        if self._flags[word] & (hunspell.PARTICIPLE | hunspell.ADJECTIVE):
            return True
        beside_feminine = word.endswith("o") and word[:-1] + "a" in self._flags and word.endswith(ADJECTIVES)
        return beside_feminine or word.endswith(SURE_ADJECTIVES)


def _possible_forms(lemma: str) -> set[str]:
    """Every form that an adjective or noun could have, right or wrong: a headword among them is no lemma."""
    stem = lemma[:-1]
    match lemma[-1]:
        case "o":
            hard = stem + "h" if stem.endswith(("c", "g")) else stem
            plural = stem if stem.endswith("i") else stem + "i"
            return {lemma, plural, *(stem + vowel for vowel in "aie"), hard + "i", hard + "e"}
        case "e":
            return {lemma, stem + "i"}
        case "a":
            return {lemma, stem + "i", stem + "e", stem + "hi", stem + "he"}
        case _:
            return {lemma}
