"""The regular verbs, and what spelling does to them."""

import pytest

from leggio.lexicon.morphology.conjugation import conjugate, model_for, stem_of
from leggio.lexicon.morphology.slots import Slot

TENSES = {
    "ind.pres": "porto porti porta portiamo portate portano",
    "ind.impf": "portavo portavi portava portavamo portavate portavano",
    "ind.rem": "portai portasti portò portammo portaste portarono",
    "ind.fut": "porterò porterai porterà porteremo porterete porteranno",
    "cong.pres": "porti porti porti portiamo portiate portino",
    "cong.impf": "portassi portassi portasse portassimo portaste portassero",
    "cond": "porterei porteresti porterebbe porteremmo portereste porterebbero",
    "imp": "porta portiamo portate",
    "inf": "portare",
    "ger": "portando",
    "ppr": "portante portanti",
    "pp": "portato portata portati portate",
}


def texts(infinitive: str, code: str, like: str | None = None) -> str:
    """The forms of a verb under a code, in order, with the variants of a slot joined by a bar."""
    slots: dict[Slot, list[str]] = {}
    for slot, text in conjugate(infinitive, like, only=(code,)):
        slots.setdefault(slot, []).append(text)
    return " ".join("/".join(found) for found in slots.values())


@pytest.mark.parametrize(("code", "forms"), TENSES.items())
def test_a_regular_verb_has_every_form(code: str, forms: str) -> None:
    """Portare, tense by tense: nothing is left out and nothing is there twice."""
    assert texts("portare", code) == forms


def test_a_whole_verb_is_in_the_order_of_the_slots() -> None:
    """Forms come slot by slot, as files and reports list them."""
    order = list(Slot)
    found = [order.index(form.slot) for form in conjugate("portare")]
    assert found == sorted(found)
    assert len(found) == 53


@pytest.mark.parametrize(
    ("infinitive", "present", "future", "subjunctive"),
    [
        ("cercare", "cerco cerchi cerca cerchiamo cercate cercano", "cercherò", "cerchino"),
        ("pagare", "pago paghi paga paghiamo pagate pagano", "pagherò", "paghino"),
        ("cominciare", "comincio cominci comincia cominciamo cominciate cominciano", "comincerò", "comincino"),
        ("mangiare", "mangio mangi mangia mangiamo mangiate mangiano", "mangerò", "mangino"),
        ("lasciare", "lascio lasci lascia lasciamo lasciate lasciano", "lascerò", "lascino"),
        ("pigliare", "piglio pigli piglia pigliamo pigliate pigliano", "piglierò", "piglino"),
        ("bagnare", "bagno bagni bagna bagniamo bagnate bagnano", "bagnerò", "bagnino"),
        ("studiare", "studio studi studia studiamo studiate studiano", "studierò", "studino"),
        ("macchiare", "macchio macchi macchia macchiamo macchiate macchiano", "macchierò", "macchino"),
        ("creare", "creo crei crea creiamo create creano", "creerò", "creino"),
        ("adeguare", "adeguo adegui adegua adeguiamo adeguate adeguano", "adeguerò", "adeguino"),
    ],
)
def test_spelling_keeps_the_sound_in_are(infinitive: str, present: str, future: str, subjunctive: str) -> None:
    """An h after c and g, and no i where it would be mute or double."""
    assert texts(infinitive, "ind.pres") == present
    assert texts(infinitive, "ind.fut.1s") == future
    assert texts(infinitive, "cong.pres.3p") == subjunctive


@pytest.mark.parametrize(
    ("infinitive", "second", "thirds", "future"),
    [("inviare", "invii", "inviino", "invierò"), ("sciare", "scii", "sciino", "scierò")],
)
def test_a_stressed_i_stays(infinitive: str, second: str, thirds: str, future: str) -> None:
    """Invìo keeps its i before another; the same verb has one i in inviamo and inviate."""
    assert texts(infinitive, "ind.pres.2s", "inviare") == second
    assert texts(infinitive, "cong.pres.3p", "inviare") == thirds
    assert texts(infinitive, "ind.fut.1s", "inviare") == future
    assert texts(infinitive, "ind.pres.1p", "inviare") == infinitive.removesuffix("re") + "mo"


@pytest.mark.parametrize(
    ("infinitive", "like", "code", "forms"),
    [
        ("temere", None, "ind.pres", "temo temi teme temiamo temete temono"),
        ("temere", None, "ind.rem", "temei/temetti temesti temé/temette tememmo temeste temerono/temettero"),
        ("temere", None, "cong.pres", "tema tema tema temiamo temiate temano"),
        ("temere", None, "pp.ms", "temuto"),
        ("battere", "battere", "ind.rem", "battei battesti batté battemmo batteste batterono"),
        ("mescere", "mescere", "pp", "mesciuto mesciuta mesciuti mesciute"),
        ("finire", None, "ind.pres", "finisco finisci finisce finiamo finite finiscono"),
        ("finire", None, "ind.rem", "finii finisti finì finimmo finiste finirono"),
        ("finire", None, "cong.pres", "finisca finisca finisca finiamo finiate finiscano"),
        ("finire", None, "imp", "finisci finiamo finite"),
        ("finire", None, "ppr", "finente finenti"),
        ("ubbidire", "ubbidire", "ppr", "ubbidiente ubbidienti"),
        ("dormire", "dormire", "ind.pres", "dormo dormi dorme dormiamo dormite dormono"),
        ("dormire", "dormire", "ger", "dormendo"),
        ("fuggire", "dormire", "ind.pres", "fuggo fuggi fugge fuggiamo fuggite fuggono"),
        ("cucire", "cucire", "ind.pres", "cucio cuci cuce cuciamo cucite cuciono"),
        ("cucire", "cucire", "cong.pres.3p", "cuciano"),
        ("applaudire", "applaudire", "ind.pres.1s", "applaudo/applaudisco"),
        ("mentire", "applaudire", "ind.pres.3p", "mentono/mentiscono"),
        ("nutrire", "nutrire", "ppr.s", "nutriente/nutrente"),
        ("sdrucire", "sdrucire", "ind.pres.1s", "sdrucio/sdrucisco"),
    ],
)
def test_regular_verbs_in_ere_and_ire(infinitive: str, like: str | None, code: str, forms: str) -> None:
    """The second and the third conjugation, with -etti or not, with -isc- or not, or both ways."""
    assert texts(infinitive, code, like) == forms


@pytest.mark.parametrize(
    ("infinitive", "model", "stem"),
    [
        ("portare", "are", "port"),
        ("cercare", "care", "cer"),
        ("pagare", "gare", "pa"),
        ("cominciare", "ciare", "comin"),
        ("viaggiare", "giare", "viag"),
        ("sbagliare", "iare", "sbagl"),
        ("temere", "ere", "tem"),
        ("finire", "ire", "fin"),
        ("estrarre", "trarre", "estr"),
        ("comporre", "porre", "comp"),
        ("tradurre", "condurre", "trad"),
    ],
)
def test_an_infinitive_tells_its_model(infinitive: str, model: str, stem: str) -> None:
    """A verb that names no model takes the regular one of its ending."""
    assert model_for(infinitive).name == model
    assert stem_of(infinitive) == stem
