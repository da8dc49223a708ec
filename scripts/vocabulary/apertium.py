"""Debian's apertium-srd-ita 1.1.0-2 (GPL-3+; its Italian data, apertium-ita, GPL-2+): the Italian analyser."""

from collections import defaultdict
from pathlib import Path

from spelling import is_infinitive, is_word
from transducer import Reading, unfold

ANALYSER = "apertium/ita-srd.automorf.att"
# Superlatives and ordinals are not adjectives of their own here.
_DERIVED = frozenset({"sup", "ord"})


class Apertium:
    """The analyser's readings by part of speech."""

    def __init__(self, packages: Path) -> None:
        self.nouns: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        self.adjectives: dict[str, set[str]] = defaultdict(set)
        self.adverbs: dict[str, set[str]] = defaultdict(set)
        self.infinitives: set[str] = set()
        self.verb_forms: set[str] = set()
        for reading in unfold((packages / ANALYSER).read_text("utf-8")):
            self._take(reading)

    def nominal_forms(self) -> set[str]:
        """Every form of a noun, adjective or adverb."""
        nouns = (forms for genders in self.nouns.values() for forms in genders.values())
        return set().union(*nouns, *self.adjectives.values(), *self.adverbs.values())

    def _take(self, reading: Reading) -> None:
        form, lemma, tags = reading
        match tags:
            case ("n", "m" | "f" | "mf" as gender, *rest) if is_word(form) and is_word(lemma):
                # A joined analysis (a noun with a pronoun) has a second word among its tags.
                if not any(">" in tag for tag in rest):
                    self.nouns[lemma][gender].add(form)
            case ("adj", *rest) if is_word(form) and is_word(lemma) and not _DERIVED & set(rest):
                self.adjectives[lemma].add(form)
            case ("adv", *_) if is_word(form) and is_word(lemma):
                self.adverbs[lemma].add(form)
            case (part, *_) if part.startswith("vb"):
                if is_infinitive(lemma):
                    self.infinitives.add(lemma)
                if is_word(form):
                    self.verb_forms.add(form)
