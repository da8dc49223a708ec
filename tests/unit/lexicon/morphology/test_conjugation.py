"""Imperatives and their enclitics, defective verbs, and what is refused."""

import pytest

from leggio.lexicon.morphology.conjugation import Form, conjugate, host, model_for, stem_of
from leggio.lexicon.morphology.models import ModelError, parse_models
from leggio.lexicon.morphology.slots import Slot


@pytest.mark.parametrize(
    ("infinitive", "like", "doubling", "free", "plain"),
    [
        ("andare", "andare", "va", "vai", None),
        ("dare", "dare", "da", "dai", None),
        ("fare", "fare", "fa", "fai", None),
        ("stare", "stare", "sta", "stai", None),
        ("dire", "dire", "di", None, None),
        ("rifare", "rifare", "rifà", "rifai", None),
        ("ridare", "ridare", "ridà", "ridai", None),
        ("ridire", "ridire", "ridì", None, None),
        ("disfare", "disfare", "disfà", "disfai", "disfa"),
        ("benedire", "benedire", None, None, "benedici"),
        ("volere", "volere", None, "vogli", None),
        ("portare", None, None, None, "porta"),
    ],
)
def test_imperatives_that_double_or_stand_alone(
    infinitive: str, like: str | None, doubling: str | None, free: str | None, plain: str | None
) -> None:
    """Dammi comes of da, and nothing of dai; contraddici and its like are as regular as porta."""
    forms = {form.slot: form.text for form in conjugate(infinitive, like)}
    assert forms.get(Slot.IMP_2S_DOUBLE) == doubling
    assert forms.get(Slot.IMP_2S_FREE) == free
    assert forms.get(Slot.IMP_2S) == plain


@pytest.mark.parametrize(
    ("slot", "text", "hosting"),
    [
        (Slot.INF, "portare", "portar"),
        (Slot.INF, "porre", "por"),
        (Slot.INF, "trarre", "trar"),
        (Slot.INF, "condurre", "condur"),
        (Slot.INF, "correre", "correr"),
        (Slot.GER, "portando", "portando"),
        (Slot.IMP_2S, "porta", "porta"),
        (Slot.IMP_1P, "portiamo", "portiamo"),
        (Slot.IMP_2P, "portate", "portate"),
        (Slot.IMP_2S_DOUBLE, "da", "da"),
        (Slot.IMP_2S_DOUBLE, "rifà", "rifa"),
        (Slot.PP_MS, "portato", "portato"),
        (Slot.IMP_2S_FREE, "dai", None),
        (Slot.IND_PRES_1S, "porto", None),
        (Slot.PPR_S, "portante", None),
    ],
)
def test_what_stays_before_an_enclitic(slot: Slot, text: str, hosting: str | None) -> None:
    """The infinitive loses its end and an imperative its accent; the other forms that take enclitics stay whole."""
    assert host(slot, text) == hosting


def test_a_defective_verb_lacks_what_it_lacks() -> None:
    """Competere has no past participle: a code takes away every slot under it, and only those."""
    whole, forms = conjugate("competere", "battere"), conjugate("competere", "battere", lacks=("pp",))
    assert [form for form in whole if form.slot.startswith("pp.")] == [form for form in whole if form not in forms]
    assert Form(Slot.PPR_S, "competente") in forms


def test_a_defective_verb_has_only_what_it_has() -> None:
    """Of a verb like tangere, the third persons are named one by one."""
    forms = conjugate("tangere", only=("inf", "ind.pres.3s", "ind.pres.3p"))
    assert forms == (
        Form(Slot.IND_PRES_3S, "tange"),
        Form(Slot.IND_PRES_3P, "tangono"),
        Form(Slot.INF, "tangere"),
    )


def test_only_and_lacks_work_together() -> None:
    """What a verb lacks is taken from what it has."""
    forms = conjugate("solere", "solere", only=("ind",), lacks=("ind.fut", "ind.rem", "ind.impf"))
    assert [form.text for form in forms] == ["soglio", "suoli", "suole", "sogliamo", "solete", "sogliono"]


def test_without_the_second_person_no_imperative_of_it_is_left() -> None:
    """`imp.2s` stands for the three ways of ordering one person."""
    forms = conjugate("fare", "fare", lacks=("imp.2s",))
    assert {form.text for form in forms if form.slot.startswith("imp")} == {"facciamo", "fate"}


@pytest.mark.parametrize("code", ["ind.prs", "ind.", "pp.m", "x", ""])
def test_a_code_that_names_no_slot_is_refused(code: str) -> None:
    """A slip in a code must not leave a defective verb whole."""
    with pytest.raises(ModelError, match="no slot is called"):
        conjugate("portare", lacks=(code,))


def test_a_model_that_is_not_there_is_refused() -> None:
    """The message names it."""
    with pytest.raises(ModelError, match="no model is called predere"):
        model_for("apprendere", "predere")


@pytest.mark.parametrize(("infinitive", "like"), [("portare", "prendere"), ("cercare", "dare"), ("finire", "ere")])
def test_a_verb_that_does_not_end_like_its_model_is_refused(infinitive: str, like: str) -> None:
    """The message says how it should end."""
    with pytest.raises(ModelError, match=f"{infinitive} does not end in -"):
        stem_of(infinitive, like)


@pytest.mark.parametrize("word", ["tavolo", "portarsi", "", "RE"])
def test_a_word_that_is_no_infinitive_is_refused(word: str) -> None:
    """Without an ending there is no model to choose."""
    with pytest.raises(ValueError, match="ends as no infinitive does"):
        conjugate(word)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("  inf amare", "belongs to none"),
        ("are amare", "not `name st|em`"),
        ("are am|are\n  inf", "says nothing known"),
        ("are am|are\n  ind.pres amo ami", "says nothing known"),
        ("are am|are\n  ind.prs amo", "says nothing known"),
        ("are am|are\n  inf portare", "portare does not begin with am-"),
        ("are am|are\n  inf amare\nare am|are\n  inf amare", "two models are called are"),
        ("care cer|care < are", "starts from are, which no model before it"),
        ("are am|are\n  inf amare\nere tem|ere < are", "temere does not end in -are"),
    ],
)
def test_a_mistake_in_the_models_is_found(text: str, message: str) -> None:
    """The file is amended by hand: what it cannot mean is refused with the words at fault."""
    with pytest.raises(ModelError, match=message.replace("|", r"\|")):
        parse_models(text)


def test_a_model_may_begin_from_another_and_add_to_it() -> None:
    """A plus adds, a dash takes away, a comment says nothing."""
    known = parse_models(
        "# two\nere tem|ere\n  inf temere\n  rem temei\nrendere r|endere < ere\n  +rem resi\n  inf -\n"
    )
    forms = known["rendere"].forms("arrendere")
    assert forms[Slot.IND_REM_3S] == ("arrendé", "arrese")
    assert Slot.INF not in forms
