"""The Italian verb, conjugated: every form of an infinitive, slot by slot."""

from collections.abc import Collection
from typing import NamedTuple

from leggio.core.letters import fold
from leggio.lexicon.morphology.models import Model, ModelError, model_named
from leggio.lexicon.morphology.slots import Slot, within

# The model of a verb that names none: the first of these endings that fits.
_DEFAULTS = (
    ("gliare", "iare"),
    ("ciare", "ciare"),
    ("giare", "giare"),
    ("iare", "iare"),
    ("care", "care"),
    ("gare", "gare"),
    ("are", "are"),
    ("ere", "ere"),
    ("ire", "ire"),
    ("arre", "trarre"),
    ("orre", "porre"),
    ("urre", "condurre"),
)

_IMPERATIVES_THAT_HOST = frozenset({Slot.IMP_2S, Slot.IMP_2S_DOUBLE, Slot.IMP_1P, Slot.IMP_2P})


class Form(NamedTuple):
    """A form as it is written, accents included, and its place in the paradigm."""

    slot: Slot
    text: str


def model_for(infinitive: str, like: str | None = None) -> Model:
    """The model a verb follows: the one it names, or the regular one of its ending."""
    if like is not None:
        return model_named(like)
    for ending, name in _DEFAULTS:
        if infinitive.endswith(ending):
            return model_named(name)
    raise ModelError(f"{infinitive} ends as no infinitive does", "vocabulary.no_infinitive", verb=infinitive)


def stem_of(infinitive: str, like: str | None = None) -> str:
    """The part of a verb that all its forms share."""
    return model_for(infinitive, like).stem(infinitive)


def conjugate(
    infinitive: str, like: str | None = None, only: Collection[str] = (), lacks: Collection[str] = ()
) -> tuple[Form, ...]:
    """All the forms of a verb, in the order of the slots; `only` and `lacks` are codes for what a defective one has."""
    model = model_for(infinitive, like)
    stem = model.stem(infinitive)
    _refuse_unknown(infinitive, (*only, *lacks))
    return tuple(Form(slot, stem + ending) for slot, ending in model.endings if has(slot, only, lacks))


def host(slot: Slot, text: str) -> str | None:
    """What of a form stays before an enclitic (portar-, por-, porta-); None where no enclitic follows."""
    if slot is Slot.INF:
        return text.removesuffix("re") if text.endswith("rre") else text.removesuffix("e")
    if slot is Slot.GER or within(slot, "pp") or slot in _IMPERATIVES_THAT_HOST:
        # rifà loses its accent: rifallo.
        return fold(text)
    return None


def has(slot: Slot, only: Collection[str], lacks: Collection[str]) -> bool:
    """Whether a verb has a slot: all of them, unless it is defective."""
    if only and not any(within(slot, code) for code in only):
        return False
    return not any(within(slot, code) for code in lacks)


def _refuse_unknown(infinitive: str, codes: Collection[str]) -> None:
    """A mistyped code would silently leave a verb whole, or empty."""
    for code in codes:
        if not any(within(slot, code) for slot in Slot):
            raise ModelError(f"{infinitive}: no slot is called {code}")
