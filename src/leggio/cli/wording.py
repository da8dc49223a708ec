"""The judge's opinions in words."""

from collections.abc import Iterator

from leggio.cli.speaking import Speaker
from leggio.core.verdicts import Verdict
from leggio.lexicon.agreed import PARTS, Category
from leggio.lexicon.analysis import Analysis
from leggio.lexicon.entry import Part
from leggio.lexicon.opinion import NOTHING, Opinion
from leggio.lexicon.reason import Reason

_SHOWN = 6
_NO_WORD = "''"
# Words that are no entries of the vocabulary, with what they stand for.
_KINDS = frozenset(PARTS.values())
_CATEGORIES = frozenset(each.value for each in Category)


def opinion_lines(opinion: Opinion, say: Speaker) -> Iterator[str]:
    """The verdict first, then every reading, or the reason against."""
    if opinion.reason:
        sentence = reason_sentence(opinion.reason, say)
        told = say("judge.invalid", word=opinion.word or _NO_WORD)
        yield f"{told} - {sentence}" + say.article(opinion.reason.article)
        if opinion.reason.near:
            yield "  " + say("judge.near", words=opinion.reason.near)
        # A club's list has no room for it: what our lexicon makes of the word is commentary.
        for analysis in opinion.analyses[:_SHOWN]:
            yield "  " + say("judge.commentary", reading=analysis_sentence(analysis, say))
        return
    yield say("judge.valid", word=opinion.word)
    if opinion.categories:
        kinds = say("judge.categories", categories=[category_name(each, say) for each in opinion.categories])
        yield f"  {kinds}" + say.article(", ".join(opinion.articles))
    for analysis in opinion.analyses[:_SHOWN]:
        # Where kinds of words were agreed on, all readings rest on what admits the word.
        articles = () if opinion.categories else analysis.articles
        yield f"  {analysis_sentence(analysis, say)}" + say.article(", ".join(articles))
    if len(opinion.analyses) > _SHOWN:
        yield "  " + say("judge.more", count=len(opinion.analyses) - _SHOWN)


def analysis_sentence(analysis: Analysis, say: Speaker) -> str:
    """A reading: *portare, verbo transitivo: imperativo, 2ª plurale + ve + li*."""
    if analysis.part in _KINDS:
        return f"{analysis.lemma}: {part_of(analysis, say)}" + (f", {analysis.meaning}" if analysis.meaning else "")
    text = say("judge.reading", lemma=analysis.lemma, what=part_of(analysis, say))
    if analysis.form not in ("lemma", "inv"):
        text += say("judge.form", form=form_of(analysis.form, say))
    if analysis.particles:
        text += say("judge.particles", particles=" + ".join(analysis.particles))
    if analysis.prefix:
        text += say("judge.prefix", prefix=analysis.prefix)
    if analysis.variant_of:
        text += say("judge.variant", lemma=analysis.variant_of)
    if analysis.altered_of:
        text += say("judge.altered", lemma=analysis.altered_of)
    remarks = [say(f"register.{register.value}") for register in analysis.registers]
    if analysis.loan:
        remarks.append(say("judge.loan"))
    if not analysis.confirmed:
        remarks.append(say("judge.unconfirmed"))
    return text + (f" [{', '.join(remarks)}]" if remarks else "")


def part_of(analysis: Analysis, say: Speaker) -> str:
    """The part of speech, with the gender of a noun and the class of a verb."""
    if analysis.part is Part.NOUN:
        # The feminine of a masculine noun needs no gender twice.
        return say("part.noun.any" if analysis.form.startswith("fem.") else f"part.noun.{analysis.gender}")
    if analysis.part is Part.VERB:
        return say(f"part.verb.{analysis.verb_class}")
    return say(f"part.{analysis.part.value}")


def form_of(code: str, say: Speaker) -> str:
    """A slot in words: `imp.2p` is *imperativo, 2ª plurale*."""
    if say.knows(f"form.{code}"):
        return say(f"form.{code}")
    tense, _, person = code.removesuffix(".double").removesuffix(".free").rpartition(".")
    return f"{say(f'form.{tense}')}, {say(f'person.{person}')}"


def category_name(category: str, say: Speaker) -> str:
    """A kind of words that people agreed on: one of their own is called what they call it."""
    return say(f"category.{category}") if say.knows(f"category.{category}") else category


def reason_sentence(reason: Reason, say: Speaker) -> str:
    """Why a word is not admitted."""
    form = form_of(reason.form, say) if reason.form else ""
    about: object = reason.about
    if reason.code == "category":
        about = [category_name(each, say) for each in reason.about.split(", ")]
    return say(f"reason.{reason.code}", about=about, particles=" + ".join(reason.particles), form=form).removesuffix(
        "."
    )


def verdict_sentence(verdict: Verdict, say: Speaker) -> str:
    """What a verdict says of its word: the judge's note, which logs keep without language, in words."""
    head, *particles = verdict.note.partition(";")[0].split(" + ")
    told = f"{say('play.valid' if verdict.valid else 'play.invalid', word=verdict.word)}"
    match head.split():
        case [kind, *meaning] if verdict.valid and kind in _CATEGORIES:
            told += f" - {category_name(kind, say)}" + (f", {' '.join(meaning)}" if meaning else "")
        case [lemma, form] if verdict.valid:
            told += f" - {lemma}, {form_of(form, say)}" + "".join(f" + {particle}" for particle in particles)
        case [code, *about, form] if not verdict.valid and say.knows(f"reason.{code}"):
            reason = Reason(code, "", _something(" ".join(about)), tuple(particles), _something(form))
            told += f" - {reason_sentence(reason, say)}"
        case _:
            pass
    return told + say.article(", ".join(verdict.articles))


def _something(text: str) -> str:
    return "" if text == NOTHING else text
