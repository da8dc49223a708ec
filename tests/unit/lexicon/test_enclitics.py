"""The federation's table of enclitics, class by class (art. 22-23)."""

import pytest

from leggio.lexicon.enclitics import TABLE, Cluster, Government, VerbClass, attach, clusters
from leggio.lexicon.morphology.slots import Slot

TRANSITIVE = Government(VerbClass.TRANSITIVE)
INTRANSITIVE = Government(VerbClass.INTRANSITIVE)
PRONOMINAL = Government(VerbClass.PRONOMINAL)
GOVERNING_DI = Government(VerbClass.PRONOMINAL, governs_di=True)
LIKE_ANDARE = Government(VerbClass.INTRANSITIVE, counts_as_transitive=True)
LIKE_ESSERE = Government(VerbClass.INTRANSITIVE, counts_as_transitive=True, imperative_intransitive=True)

ALL = (
    "ci cela cele celi celo cene ti tela tele teli telo tene mi mela mele meli melo mene "
    "gli gliela gliele glieli glielo gliene vi vela vele veli velo vene si sela sele seli selo sene la le li lo ne"
)
TO_ONE = (
    "ci cela cele celi celo cene ti tela tele teli telo tene mi mela mele meli melo mene "
    "gli gliela gliele glieli glielo gliene la le li lo ne"
)
TO_US = (
    "ci cela cele celi celo cene ti tela tele teli telo tene "
    "gli gliela gliele glieli glielo gliene vi vela vele veli velo vene la le li lo ne"
)
TO_MANY = (
    "ci cela cele celi celo cene mi mela mele meli melo mene "
    "gli gliela gliele glieli glielo gliene vi vela vele veli velo vene la le li lo ne"
)


def test_the_table_is_the_appendix() -> None:
    """The appendix of art. 22-23 has 41 particles and pairs, in this order."""
    assert " ".join(cluster.text for cluster in TABLE) == ALL


@pytest.mark.parametrize(
    ("government", "slot", "particles"),
    [
        (TRANSITIVE, Slot.INF, ALL),
        (TRANSITIVE, Slot.GER, ALL),
        (TRANSITIVE, Slot.IMP_2S, TO_ONE),
        (TRANSITIVE, Slot.IMP_2S_DOUBLE, TO_ONE),
        (TRANSITIVE, Slot.IMP_1P, TO_US),
        (TRANSITIVE, Slot.IMP_2P, TO_MANY),
        (INTRANSITIVE, Slot.INF, "ci ti mi gli vi si le ne"),
        (INTRANSITIVE, Slot.GER, "ci ti mi gli vi si le ne"),
        (INTRANSITIVE, Slot.IMP_2S, "ci mi gli le ne"),
        (INTRANSITIVE, Slot.IMP_1P, "ci gli vi le ne"),
        (INTRANSITIVE, Slot.IMP_2P, "ci mi gli vi le ne"),
        (PRONOMINAL, Slot.INF, "ci ti mi vi si"),
        (PRONOMINAL, Slot.GER, "ci ti mi vi si"),
        (PRONOMINAL, Slot.IMP_2S, "ti"),
        (PRONOMINAL, Slot.IMP_1P, "ci"),
        (PRONOMINAL, Slot.IMP_2P, "vi"),
        (GOVERNING_DI, Slot.INF, "ci cene ti tene mi mene vi vene si sene"),
        (GOVERNING_DI, Slot.GER, "ci cene ti tene mi mene vi vene si sene"),
        (GOVERNING_DI, Slot.IMP_2S, "ti tene"),
        (GOVERNING_DI, Slot.IMP_1P, "ci cene"),
        (GOVERNING_DI, Slot.IMP_2P, "vi vene"),
        (LIKE_ANDARE, Slot.INF, ALL),
        (LIKE_ANDARE, Slot.IMP_2S_DOUBLE, TO_ONE),
        (LIKE_ANDARE, Slot.IMP_2P, TO_MANY),
        (LIKE_ESSERE, Slot.INF, ALL),
        (LIKE_ESSERE, Slot.GER, ALL),
        (LIKE_ESSERE, Slot.IMP_2S, "ci mi gli le ne"),
        (LIKE_ESSERE, Slot.IMP_2P, "ci mi gli vi le ne"),
        (Government(VerbClass.INTRANSITIVE, also_pronominal=True), Slot.INF, "ci ti mi gli vi si le ne"),
        (Government(VerbClass.INTRANSITIVE, also_pronominal=True), Slot.IMP_2S, "ci ti mi gli le ne"),
    ],
)
def test_what_each_class_takes(government: Government, slot: Slot, particles: str) -> None:
    """Art. 22: transitive verbs take the whole table, the others what it highlights for them."""
    assert " ".join(cluster.text for cluster in clusters(slot, government)) == particles


@pytest.mark.parametrize(
    "slot", [Slot.IND_PRES_3S, Slot.PP_MS, Slot.PPR_S, Slot.CONG_PRES_3S, Slot.COND_1S, Slot.IMP_2S_FREE]
)
def test_other_moods_take_none(slot: Slot) -> None:
    """Art. 22: no enclitics outside imperative, infinitive and gerund."""
    assert clusters(slot, TRANSITIVE) == ()


def test_modern_usage_is_looser() -> None:
    """Scarabeo, art. 9: PARTENDOSENE is a word, although partire is intransitive."""
    assert Cluster("se", "ne") in clusters(Slot.GER, INTRANSITIVE, loose=True)
    assert Cluster("la") not in clusters(Slot.GER, INTRANSITIVE, loose=True)


@pytest.mark.parametrize(
    ("host", "cluster", "word"),
    [
        ("da", Cluster("me", "lo"), "dammelo"),
        ("fa", Cluster("lo"), "fallo"),
        ("di", Cluster("le"), "dille"),
        ("va", Cluster("ci"), "vacci"),
        ("sta", Cluster("mi"), "stammi"),
        ("di", Cluster("gli"), "digli"),
        ("da", Cluster("glie", "lo"), "daglielo"),
    ],
)
def test_short_imperatives_double_the_particle(host: str, cluster: Cluster, word: str) -> None:
    """Art. 22: after va, da, fa, di, sta the particle doubles, but not *gli*."""
    assert attach(host, cluster, doubling=True) == word
