"""Enclitics: which particles a form of a verb takes, by the federation's table (art. 22-23)."""

from leggio.core.letters import plain
from leggio.lexicon.enclitics import HOSTS, TABLE, Cluster, attach
from leggio.lexicon.inflection import infinitive_of
from leggio.lexicon.morphology.conjugation import conjugate, has, host
from leggio.lexicon.morphology.slots import Slot
from leggio.lexicon.opinion import opinion_on
from leggio.study.dice import Dice
from leggio.study.kinds import Answering, Drill
from leggio.study.question import NO, YES, EncliticPrompt, ParticlesPrompt, Question
from leggio.study.school import School

OFFERED = 6
_TRIES = 1000
# Of three questions two are about one word, the third offers several.
_SEVERAL = 3
_PARTICLES = {cluster.text: cluster for cluster in TABLE}


def pick(school: School, dice: Dice) -> str:
    """A verb, a form, and particles: as often with an answer of yes as of no."""
    wanted, several = bool(dice.below(2)), not dice.below(_SEVERAL)
    for _ in range(_TRIES if school.verbs else 0):
        lemma = dice.pick(school.verbs)
        slots = sorted(_hosts(school, lemma))
        if not slots:
            continue
        slot = dice.pick(slots)
        chosen = dice.sample(TABLE, OFFERED) if several else [dice.pick(TABLE)]
        words = [_word(school, lemma, slot, cluster) for cluster in chosen]
        good = sum(word in school.lexicon for word in words)
        is_asked = 0 < good < len(set(words)) == OFFERED if several else bool(good) == wanted
        if is_asked and all(
            _fits(school, word) and _is_about(school, word, lemma, slot, cluster)
            for word, cluster in zip(words, chosen, strict=True)
        ):
            return " ".join((lemma, slot, *(cluster.text for cluster in chosen)))
    return ""


def ask(school: School, key: str) -> Question | None:
    """`portare imp.2p veli` asks about PORTATEVELI; with several particles, which of them are good."""
    lemma, _, rest = key.partition(" ")
    slot, *particles = rest.split() or [""]
    hosts = _hosts(school, lemma)
    if slot not in hosts or not particles or any(each not in _PARTICLES for each in particles):
        return None
    words = [_word(school, lemma, slot, _PARTICLES[each]) for each in particles]
    if len(words) > 1:
        prompt = ParticlesPrompt(lemma, slot, hosts[slot], tuple(words))
        solution = frozenset(word for word in words if word in school.lexicon)
        return Question(Drill.ENCLITICS, school.rules, key, Answering.CHOICES, prompt, solution)
    cluster = _PARTICLES[particles[0]]
    asked = EncliticPrompt(lemma, slot, hosts[slot], tuple(filter(None, cluster)), words[0])
    answer = frozenset({YES if words[0] in school.lexicon else NO})
    return Question(Drill.ENCLITICS, school.rules, key, Answering.YES_NO, asked, answer)


def _hosts(school: School, lemma: str) -> dict[str, str]:
    """The forms of a verb that particles may follow, by slot, as they are written on their own."""
    entry = school.verb(lemma)
    if entry is None or entry.verb is None:
        return {}
    verb = entry.verb
    forms = conjugate(infinitive_of(lemma), verb.like)
    return {
        form.slot.value: plain(form.text)
        for form in reversed(forms)  # of two forms of a slot the first counts
        if form.slot in HOSTS and has(form.slot, verb.only, verb.lacks)
    }


def _word(school: School, lemma: str, slot: str, cluster: Cluster) -> str:
    """The form with the particles after it, whether it takes them or not."""
    written = _hosts(school, lemma)[slot]
    before = host(Slot(slot), written.lower()) or ""
    return plain(attach(before, cluster, doubling=slot == Slot.IMP_2S_DOUBLE.value))


def _fits(school: School, word: str) -> bool:
    """Whether it is short enough for the board: nothing else should speak against it but its particles."""
    return len(word) <= school.lexicon.profile.longest


def _is_about(school: School, word: str, lemma: str, slot: str, cluster: Cluster) -> bool:
    """Whether the judge speaks of these particles after this form: ABITAVI is an imperfect, COLORATI a participle."""
    opinion = opinion_on(word, school.lexicon)
    asked = (lemma, slot, tuple(filter(None, cluster)))
    if reason := opinion.reason:
        return (reason.about, reason.form, reason.particles) == asked
    # PORTATELI is *portate* + *li* before it is *porta* + *te* + *li*: particles too, so both may be asked about.
    readings = [(each.lemma, each.form, each.particles) for each in opinion.analyses]
    return bool(opinion.analyses[0].particles) and asked in readings
