"""What the vocabulary says of one lemma."""

from enum import StrEnum

import msgspec

from leggio.lexicon.enclitics import Government, VerbClass


class Part(StrEnum):
    """Parts of speech; each has its own files."""

    NOUN = "noun"
    ADJECTIVE = "adjective"
    VERB = "verb"
    ADVERB = "adverb"
    ARTICLE = "article"
    PREPOSITION = "preposition"
    PRONOUN = "pronoun"
    CONJUNCTION = "conjunction"
    INTERJECTION = "interjection"
    NUMERAL = "numeral"
    LETTER = "letter"
    SI_FORM = "si_form"
    ABBREVIATION = "abbreviation"
    PROVINCE = "province"
    FIRST_NAME = "first_name"


class Register(StrEnum):
    """Where a word lives; some rules leave all of these out."""

    ARCHAIC = "arc"
    LITERARY = "lit"
    DIALECT = "dial"
    TECHNICAL = "tec"


class Auxiliary(StrEnum):
    """The verb that makes the compound tenses."""

    AVERE = "avere"
    ESSERE = "essere"


class VerbTraits(msgspec.Struct, frozen=True):
    """What only verbs have."""

    government: Government
    auxiliaries: frozenset[Auxiliary]
    like: str | None = None
    only: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    # A verb in -ere that no dictionary conjugates: the infinitive and what `only` gives, with no enclitics (art. 15c).
    bare: bool = False

    @property
    def participle_agrees(self) -> bool:
        """Whether the past participle has a feminine and plurals: not where avere is the only auxiliary (art. 15c)."""
        intransitive = self.government.verb_class is VerbClass.INTRANSITIVE
        return not intransitive or Auxiliary.ESSERE in self.auxiliaries


class Entry(msgspec.Struct, frozen=True):
    """One line of the vocabulary."""

    lemma: str
    part: Part
    sources: str
    gender: str = ""
    # A masculine noun whose entry gives the feminine too (art. 15a).
    feminine: bool = False
    verb: VerbTraits | None = None
    invariable: bool = False
    loan: bool = False
    confirmed: bool = True
    registers: frozenset[Register] = frozenset()
    # Given forms replace what the rule would make: plurals of a noun, or of each gender of an adjective.
    plurals: tuple[str, ...] = ()
    masculine_plurals: tuple[str, ...] = ()
    feminine_plurals: tuple[str, ...] = ()
    # Further forms the entry gives: old or irregular ones, and truncated ones (art. 15c, 17).
    also: tuple[str, ...] = ()
    truncated: tuple[str, ...] = ()
    variant_of: str = ""
    # What an elementary altered form alters: only some rules admit it (Scarabeo, art. 10).
    altered_of: str = ""
    # *ecco* takes the particles of the table, as a verb would (art. 15d).
    hosts_enclitics: bool = False
