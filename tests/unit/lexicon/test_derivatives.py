"""Verbs that derive from andare, essere, stare, venire, and so count as transitive (art. 22, appendix)."""

import re
from pathlib import Path

import pytest

from leggio.lexicon.entry import Part
from leggio.lexicon.inflection import infinitive_of
from leggio.lexicon.reading import AS_TRANSITIVE, BadLineError, parse
from leggio.lexicon.vocabulary import Vocabulary
from support.lexicons import bundled

DERIVED = {
    "andare": "andare malandare riandare trasandare",
    "essere": "essere riessere",
    "stare": "ristare soprastare sottostare sovrastare stare",
    "venire": """addivenire antevenire antivenire avvenire circonvenire contravvenire convenire devenire disavvenire
        disconvenire disvenire divenire evenire intervenire intravenire intravvenire invenire
        misvenire pervenire prevenire provenire riconvenire ridivenire rinvenire risovvenire
        risvenire rivenire sconvenire sopravvenire sovvenire svenire venire""",
}
# They end alike: most by chance (acquistare, mandare, tessere), some from the Latin stare, whose forms they do not keep
# (constare, distare, ostare, restare: *resto* is not *sto*).
NOT_DERIVED = """
    accomandare addimandare addomandare comandare contrabbandare contrammandare demandare dimandare domandare
    ghirlandare incistarsi inghirlandare mandare propagandare raccomandare radiocomandare radiotelecomandare
    ricomandare ridomandare rimandare ringhirlandare sbandare telecomandare tramandare vivandare abbastare
    accatastare accostare acquistare adonestare aggiustare ammestare ammostare annestare appastare appestare
    appostare apprestare arrestare arrostare assestare attastare attestare attristare avvistare bastare
    calpestare catastare cointestare compostare conquistare constare contestare contrastare contristare
    coonestare costare crostare deforestare degustare depistare destare detestare devastare discostare
    disgustare disincrostare disinfestare disinnestare disonestare dispodestare dissestare distare equidistare
    frustare funestare guastare gustare imbastare imbustare impastare impestare impostare imprestare inastare
    incestare inchiestare incrostare infestare innastare innestare instare intervistare intestare istare listare
    manifestare mestare molestare onestare ostare pestare postare pregustare preimpostare prestare pretestare
    protestare raccostare racquistare raggiustare rassestare rattristare reimpostare reinnestare restare
    riaccostare riacquistare riaggiustare riassestare riavvistare ricalpestare riconquistare ridestare
    riforestare rifrustare riguastare rigustare rimbustare rimestare rimpastare rincrostare rinnestare ripestare
    riprestare riprotestare ritastare ritempestare rovistare scostare scrostare smistare soprainnestare
    soprinnestare sostare sovrainnestare spodestare spostare spotestare tastare tempestare testare tostare
    tramestare vistare aonestare blastare contastare ingrillandare nestare raddomandare rannestare riaddomandare
    rintostare sestare soppestare soprannestare subastare trambustare tristare vastare contessere intessere
    ritessere stessere tessere pretessere
"""


def of_the_vocabulary() -> dict[str, bool]:
    """Every verb of the vocabulary that ends like one of the four, and whether it counts as transitive with them."""
    verbs = (line.entry for line in Vocabulary().sound_lines() if line.entry.verb)
    return {
        entry.lemma: entry.verb.government.counts_as_transitive
        for entry in verbs
        if entry.verb and infinitive_of(entry.lemma).endswith(tuple(AS_TRANSITIVE))
    }


def test_every_verb_that_ends_like_one_of_them_is_decided() -> None:
    """Art. 22: prefix and verb, by origin and not by conjugation; a new verb with such an end must be decided here."""
    derived = {verb for verbs in DERIVED.values() for verb in verbs.split()}
    assert of_the_vocabulary() == dict.fromkeys(derived, True) | dict.fromkeys(NOT_DERIVED.split(), False)


def test_no_other_verb_counts_as_transitive() -> None:
    """Art. 22: the mark goes with verbs that end in the one they derive from."""
    marked = {line.entry.lemma for line in Vocabulary().sound_lines() if " of=" in line.text}
    assert marked == {verb for verb, counts in of_the_vocabulary().items() if counts}
    for line in Vocabulary().sound_lines():
        if found := re.search(r" of=(\w+)", line.text):
            assert line.entry.lemma in DERIVED[found[1]].split()


def test_the_documentation_has_the_list() -> None:
    """Art. 22: docs/vocabulary.md names them all."""
    text = (Path(__file__).parents[3] / "docs" / "vocabulary.md").read_text("utf-8")
    told = text.partition("**Derivatives of")[2].partition("\n\n")[0]
    assert set(re.findall(r"[a-z]+", told)) >= {verb for verbs in DERIVED.values() for verb in verbs.split()}


@pytest.mark.parametrize("word", ["SOTTOSTARLO", "SVENIRGLIELA", "RISTANDOSENE", "DIVENIRLO", "RIANDARLO", "ANDARTELA"])
def test_derivatives_take_the_whole_table(word: str) -> None:
    """Art. 22, appendix: they count as transitive."""
    assert word in bundled()


@pytest.mark.parametrize("word", ["RESTARLO", "CONSTARGLIELA", "OSTARLO", "DISTARLO", "BASTARTELO", "SOSTARLA"])
def test_those_that_only_sound_alike_do_not(word: str) -> None:
    """Art. 22: restare, constare, ostare are intransitive verbs like others."""
    assert word not in bundled()


def test_nothing_else_is_a_base() -> None:
    """Art. 22: four verbs, no more."""
    with pytest.raises(BadLineError) as refused:
        parse("rifare tr avere of=fare @hm", Part.VERB)
    assert refused.value.code == "vocabulary.unknown_base"
