"""Which enclitic particles a verb form takes: the federation's table and its conditions (art. 22-23)."""

from collections.abc import Callable, Collection
from enum import StrEnum
from typing import NamedTuple

from leggio.lexicon.morphology.slots import Slot


class Cluster(NamedTuple):
    """One or two particles, as they are written after a verb."""

    first: str
    second: str = ""

    @property
    def text(self) -> str:
        """The particles in one: ve + li, glie + lo."""
        return self.first + self.second

    @property
    def pronoun(self) -> str:
        """The first particle as it stands alone: `ve` is `vi`, `glie` is `gli`."""
        return _ALONE.get(self.first, self.first)


class VerbClass(StrEnum):
    """What the federation's table asks of a verb."""

    TRANSITIVE = "tr"
    INTRANSITIVE = "intr"
    PRONOMINAL = "prnl"


# ci, ti... become ce, te... before another particle.
_BEFORE_ANOTHER = {"ci": "ce", "ti": "te", "mi": "me", "gli": "glie", "vi": "ve", "si": "se"}
_ALONE = {joined: alone for alone, joined in _BEFORE_ANOTHER.items()}
_SECOND = ("la", "le", "li", "lo", "ne")

# The table of the appendix, row by row.
TABLE: tuple[Cluster, ...] = (
    *(
        cluster
        for alone, joined in _BEFORE_ANOTHER.items()
        for cluster in (Cluster(alone), *(Cluster(joined, second) for second in _SECOND))
    ),
    *(Cluster(alone) for alone in _SECOND),
)

# The copies of the book have lost the highlighting of the particles that intransitive verbs take. This is how the table
# is read, in one place; a vocabulary that says otherwise (`particles.txt`) is read its own way.
INTRANSITIVE_PARTICLES = frozenset({"ci", "gli", "le", "mi", "ne", "si", "ti", "vi"})
# The particles that stand alone: what an own reading may choose from.
SIMPLE_PARTICLES = frozenset(cluster.first for cluster in TABLE if not cluster.second)
REFLEXIVES = frozenset({"ci", "ti", "mi", "vi", "si"})

_IMPERSONAL_MOODS = frozenset({Slot.INF, Slot.GER})
_SECOND_SINGULAR = frozenset({Slot.IMP_2S, Slot.IMP_2S_DOUBLE})

# The pronouns that cannot follow each person of the imperative: never `si`; `vi` only as the pronoun of the second
# plural, which nobody says to one person (*portavi; but portiamovi, like portiamoti); no person may command itself in
# the other number (*portiamomi, *portateti).
_CLASHES: dict[Slot, set[str]] = {Slot.IMP_2S: {"si", "vi"}, Slot.IMP_1P: {"si", "mi"}, Slot.IMP_2P: {"si", "ti"}}
# The reflexive pronoun of each person of the imperative.
_OWN_PRONOUN = {Slot.IMP_2S: "ti", Slot.IMP_1P: "ci", Slot.IMP_2P: "vi"}

HOSTS = _IMPERSONAL_MOODS | _SECOND_SINGULAR | {Slot.IMP_1P, Slot.IMP_2P}


class Government(NamedTuple):
    """All that decides the enclitics of a verb."""

    verb_class: VerbClass
    also_pronominal: bool = False
    governs_di: bool = False
    # andare, stare, venire count as transitive; so does essere, but not its imperative.
    counts_as_transitive: bool = False
    imperative_intransitive: bool = False


def clusters(
    slot: Slot,
    government: Government,
    *,
    loose: bool = False,
    intransitive: Collection[str] = INTRANSITIVE_PARTICLES,
) -> tuple[Cluster, ...]:
    """The particles a form takes, in the table's order; none outside infinitive, gerund and imperative.

    `loose` is the modern usage that some rules play by: reflexive particles and their compounds with
    `ne` on intransitive verbs too, as in *partendosene*. `intransitive` are the particles that such verbs take at all.
    """
    if slot not in HOSTS:
        return ()
    person = Slot.IMP_2S if slot in _SECOND_SINGULAR else slot
    admitted = _admitted(person, government, loose=loose, intransitive=intransitive)
    clashes = _CLASHES.get(person, set())
    return tuple(cluster for cluster in TABLE if admitted(cluster) and cluster.pronoun not in clashes)


def _admitted(
    person: Slot, government: Government, *, loose: bool, intransitive: Collection[str]
) -> Callable[[Cluster], bool]:
    transitive = government.verb_class is VerbClass.TRANSITIVE or government.counts_as_transitive
    if transitive and not (government.imperative_intransitive and person not in _IMPERSONAL_MOODS):
        return lambda _: True
    tests: list[Callable[[Cluster], bool]] = []
    if government.verb_class is not VerbClass.PRONOMINAL:
        tests.append(lambda cluster: _intransitive(cluster, person, intransitive))
    if government.verb_class is VerbClass.PRONOMINAL or government.also_pronominal or loose:
        tests.append(lambda cluster: _pronominal(cluster, person, governs_di=government.governs_di or loose))
    return lambda cluster: any(test(cluster) for test in tests)


def _intransitive(cluster: Cluster, person: Slot, particles: Collection[str]) -> bool:
    if cluster.second or cluster.first not in particles:
        return False
    # The table's asterisk: `ti` only with infinitive and gerund; `si` goes with no imperative anyway.
    return cluster.first != "ti" or person in _IMPERSONAL_MOODS


def _pronominal(cluster: Cluster, person: Slot, *, governs_di: bool) -> bool:
    if cluster.pronoun not in REFLEXIVES or cluster.second not in ({"", "ne"} if governs_di else {""}):
        return False
    return person in _IMPERSONAL_MOODS or cluster.pronoun == _OWN_PRONOUN[person]


def attach(host: str, cluster: Cluster, *, doubling: bool) -> str:
    """The written form: after va, da, fa, di, sta the particle doubles its first letter, except *gli*."""
    particles = cluster.text
    if doubling and not particles.startswith("gli"):
        particles = particles[0] + particles
    return host + particles
