"""The judge on words beyond the book's: forms, particles, and the reason against a wrong one."""

import pytest

from leggio.lexicon.opinion import LexiconJudge, Opinion, opinion_on
from support.lexicons import bundled


def judged(word: str) -> Opinion:
    """The opinion under the federation's rules."""
    return opinion_on(word, bundled())


@pytest.mark.parametrize(
    ("word", "lemma", "form", "particles"),
    [
        ("dammelo", "dare", "imp.2s.double", ("me", "lo")),
        ("fallo", "fare", "imp.2s.double", ("lo",)),
        ("dille", "dire", "imp.2s.double", ("le",)),
        ("vacci", "andare", "imp.2s.double", ("ci",)),
        ("stammi", "stare", "imp.2s.double", ("mi",)),
        ("diglielo", "dire", "imp.2s.double", ("glie", "lo")),
        ("porci", "porre", "inf", ("ci",)),
        ("trarne", "trarre", "inf", ("ne",)),
        ("condurglielo", "condurre", "inf", ("glie", "lo")),
        ("andandosene", "andare", "ger", ("se", "ne")),
        ("siatemi", "essere", "imp.2p", ("mi",)),
        ("pentiti", "pentirsi", "imp.2s", ("ti",)),
        ("portatevi", "portare", "imp.2p", ("vi",)),
        ("camminandoci", "camminare", "ger", ("ci",)),
        ("berlo", "bere", "inf", ("lo",)),
        ("porterò", "portare", "ind.fut.1s", ()),
        ("presero", "prendere", "ind.rem.3p", ()),
        ("camicie", "camicia", "plur", ()),
        ("province", "provincia", "plur", ()),
        ("uomini", "uomo", "plur", ()),
        ("dita", "dito", "plur", ()),
        ("greci", "greco", "mp", ()),
        ("fumatrici", "fumatore", "fem.plur", ()),
        ("bei", "bello", "given", ()),
    ],
)
def test_how_a_word_is_read(word: str, lemma: str, form: str, particles: tuple[str, ...]) -> None:
    """Art. 15 and 22: every verdict says lemma, form and particles."""
    readings = {(reading.lemma, reading.form, reading.particles) for reading in judged(word).analyses}
    assert (lemma, form, particles) in readings


@pytest.mark.parametrize(
    ("word", "code", "article"),
    [
        ("portatolo", "enclitic.mood", "22"),
        ("prendelo", "enclitic.mood", "22"),
        ("portatesi", "enclitic.si", "22"),
        ("portateti", "enclitic.person", "22"),
        ("andateti", "enclitic.person", "22"),
        ("camminiamomi", "enclitic.person", "22"),
        ("pentitemi", "enclitic.person", "22"),
        ("camminati", "participle", "15c"),
        ("camminiamoti", "enclitic.intransitive", "22"),
        ("portarevi", "unknown", "14"),
        ("hobbies", "loan", "16"),
        ("camminarlo", "enclitic.intransitive", "22"),
        ("camminarsene", "enclitic.intransitive", "22"),
        ("pentirlo", "enclitic.pronominal", "22"),
        ("portarmicelo", "enclitic.three", "23"),
        ("trovollo", "enclitic.mood", "22"),
        ("amarsila", "enclitic.order", "22"),
        ("tossita", "participle", "15c"),
        ("cenati", "participle", "15c"),
        ("piovi", "defective", "15c"),
        ("films", "loan", "16"),
        ("bellissimo", "superlative", "15b"),
        ("salubarrimo", "unknown", "14"),
        ("pigerrimi", "superlative", "15b"),
        ("casettina", "excluded.alt", "20"),
        ("quarantasei", "numeral", "19"),
        ("trecentoventi", "numeral", "19"),
        ("centododici", "numeral", "19"),
        ("ottantunesima", "numeral", "19"),
        ("centrotre", "unknown", "14"),
        ("amor", "excluded.trunc", "17"),
        ("zzxqj", "unknown", "14"),
        ("giovanni", "excluded.name", "14"),
        ("roma", "excluded.name", "14"),
        ("ta", "unknown", "14"),
        ("vadino", "unknown", "14"),
        ("bevissi", "unknown", "14"),
        ("a", "length", "3"),
        ("c4sa", "letters", "1"),
        ("tre-quarti", "multiword", "14"),
    ],
)
def test_why_a_word_is_no_good(word: str, code: str, article: str) -> None:
    """Art. 14-23: an invalid word gets its reason and the article."""
    opinion = judged(word)
    assert not opinion.valid
    assert opinion.reason
    assert (opinion.reason.code, opinion.reason.article) == (code, article)


@pytest.mark.parametrize(
    ("word", "lemma"),
    [
        ("sinonimamente", "sinonimo"),
        ("bellissima", "bello"),
        ("bianchissime", "bianco"),
        ("tenerrimo", "tenero"),
    ],
)
def test_a_reason_names_the_entry(word: str, lemma: str) -> None:
    """Art. 15: what a word was made from is told by its lemma."""
    reason = judged(word).reason
    assert reason
    assert reason.about == lemma


def test_articles_come_in_the_books_order() -> None:
    """Art. 18 is cited before art. 22, whichever was found first."""
    assert judged("rifarsi").articles == ("14", "18", "22")


@pytest.mark.parametrize(
    "word",
    ["mulino", "mattino", "bottone", "mattone", "collana", "predare", "prestare", "autorizzare", "ricordare", "rimare"],
)
def test_resemblance_cites_nothing(word: str) -> None:
    """Art. 18, 20: *mulino* is not of *mulo*: a lemma that only looks derived is cited as a lemma alone."""
    opinion = judged(word)
    assert opinion.valid
    assert not {"18", "20"} & set(opinion.articles)


def test_a_slip_of_the_pen_gets_what_was_meant() -> None:
    """Art. 14: a word that is not there comes with those near it."""
    reason = judged("sassfono").reason
    assert reason
    assert "SASSOFONO" in reason.near


def test_accents_and_case_do_not_matter() -> None:
    """Art. 3: accents are folded, TORRÒ is played T O R R O."""
    assert judged("TORRÒ") == judged("torro") == judged(" Torrò ")


def test_the_games_see_the_same_verdicts() -> None:
    """Art. 28: the judge's verdict carries its articles, and a note that needs no language."""
    verdict = LexiconJudge(bundled()).judge("PORTATEVELI")
    assert verdict.valid
    assert verdict.note == "portare imp.2p + ve + li"
    assert "22" in verdict.articles
    assert not LexiconJudge(bundled()).judge("PORTAVELI").valid


def test_the_short_lists() -> None:
    """Art. 24: the words of two letters lie on the table."""
    short = LexiconJudge(bundled()).of_length(2)
    assert {"RE", "AI", "DO", "XI"} <= set(short)
    assert list(short) == sorted(short)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("convolto", "convolguto"),
        ("concresciuto", "concrescuto"),
        ("rinfranto", "rinfranguto"),
        ("disascosto", "disasconduto"),
        ("compiendo", "compendo"),
        ("adempiendo", "adempendo"),
        ("omini", "omi"),
        ("taboga", "taboghe"),
        ("preveniente", "prevenente"),
        ("autoproporsi", "autoproporrsi"),
        ("solvendola", "solvuto"),
        ("scingerlo", "scinguto"),
    ],
)
def test_irregular_words_inflect_as_their_entries_give(right: str, wrong: str) -> None:
    """Art. 15a, 15c: the forms that the dictionary gives, and none made by a rule that does not apply."""
    assert judged(right).valid
    assert not judged(wrong).valid


@pytest.mark.parametrize(
    ("typed", "word"), [("perche'", "PERCHE"), ("po'", "PO"), ("Città’", "CITTA"), (" virtu' ", "VIRTU")]
)
def test_an_apostrophe_after_the_last_letter_is_not_on_the_board(typed: str, word: str) -> None:
    """Art. 14: accents and the apostrophe of a shortened word are not written with tiles."""
    opinion = judged(typed)
    assert (opinion.word, opinion.valid) == (word, True)


@pytest.mark.parametrize("typed", ["'", "c'e'", "l'amico", "dell'", "a'"])
def test_other_apostrophes_make_no_word(typed: str) -> None:
    """Art. 14: an apostrophe joins two words, or shows that none is whole."""
    assert not judged(typed).valid
