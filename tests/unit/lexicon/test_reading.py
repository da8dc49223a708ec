"""Lines of the vocabulary: what they say, and what is refused with which cause."""

import pytest

from leggio.lexicon.enclitics import VerbClass
from leggio.lexicon.entry import Auxiliary, Part, Register
from leggio.lexicon.reading import BadLineError, parse


def test_a_verb() -> None:
    """Art. 15c, 22: class, auxiliary, model and register of a verb."""
    entry = parse("dormire intr avere like=dormire @chm", Part.VERB)
    assert entry.verb
    assert entry.verb.government.verb_class is VerbClass.INTRANSITIVE
    assert entry.verb.auxiliaries == {Auxiliary.AVERE}
    assert entry.verb.like == "dormire"
    assert not entry.verb.participle_agrees
    assert entry.confirmed


def test_a_noun() -> None:
    """Art. 15a: gender, plurals and register of a noun."""
    entry = parse("braccio m pl=bracci,braccia lit @hm", Part.NOUN)
    assert (entry.gender, entry.plurals) == ("m", ("bracci", "braccia"))
    assert entry.registers == {Register.LITERARY}


@pytest.mark.parametrize(
    ("line", "part", "code"),
    [
        ("Roma f @hm", Part.NOUN, "vocabulary.bad_lemma"),
        ("abat-jour m @hm", Part.NOUN, "vocabulary.bad_lemma"),
        ("gatto @hm", Part.NOUN, "vocabulary.gender"),
        ("gatto m f @hm", Part.NOUN, "vocabulary.gender"),
        ("gatto m", Part.NOUN, "vocabulary.bad_sources"),
        ("gatto m @xyz", Part.NOUN, "vocabulary.bad_sources"),
        ("gatto m @h", Part.NOUN, "vocabulary.unconfirmed"),
        ("gatto m unconfirmed @hm", Part.NOUN, "vocabulary.unconfirmed"),
        ("gatto m m @hm", Part.NOUN, "vocabulary.twice"),
        ("gatto m @hm @a", Part.NOUN, "vocabulary.twice"),
        ("gatto m miao @hm", Part.NOUN, "vocabulary.unknown_mark"),
        ("gatto m mp=gatti @hm", Part.NOUN, "vocabulary.unknown_mark"),
        ("gatto m pl= @hm", Part.NOUN, "vocabulary.empty_value"),
        ("gatto m pl=gatti,,gatte @hm", Part.NOUN, "vocabulary.empty_value"),
        ("gatto m pl=Gatti! @hm", Part.NOUN, "vocabulary.bad_form"),
        ("petra f variant-of=a,b @hm", Part.NOUN, "vocabulary.one_value"),
        ("portare avere @hm", Part.VERB, "vocabulary.verb_class"),
        ("portare tr intr avere @hm", Part.VERB, "vocabulary.verb_class"),
        ("portare tr @hm", Part.VERB, "vocabulary.auxiliary"),
        ("pentire prnl essere @hm", Part.VERB, "vocabulary.pronominal_lemma"),
        ("portarsi tr avere @hm", Part.VERB, "vocabulary.pronominal_lemma"),
    ],
)
def test_a_broken_line_is_refused_with_its_cause(line: str, part: Part, code: str) -> None:
    """A line that makes no sense is named by a stable code."""
    with pytest.raises(BadLineError) as refused:
        parse(line, part)
    assert refused.value.code == code
