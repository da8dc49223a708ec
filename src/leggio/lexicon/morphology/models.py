"""The models of the verb, read once from `models.txt`: what a stem takes in every slot."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

from leggio.lexicon.morphology.principal import parts
from leggio.lexicon.morphology.slots import Slot


class ModelError(ValueError):
    """A model that is not there, a verb that does not end as its model wants, or a line of the models that is wrong.

    The first two can be the fault of a vocabulary's line: they have a code and what a sentence about them needs.
    """

    def __init__(self, message: str, code: str = "", **detail: str) -> None:
        self.code = code or "vocabulary.model"
        self.detail = detail or {"cause": message}
        super().__init__(message)


class Model(NamedTuple):
    """How verbs like the head change: what follows the stem, in the order of the slots."""

    name: str
    head: str
    suffix: str
    endings: tuple[tuple[Slot, str], ...]

    def stem(self, infinitive: str) -> str:
        """What of an infinitive never changes: apprendere is appr- and the suffix of prendere."""
        if not infinitive.endswith(self.suffix):
            raise ModelError(
                f"{infinitive} does not end in -{self.suffix}, as verbs like {self.head} do",
                "vocabulary.model_ending",
                verb=infinitive,
                suffix=self.suffix,
                model=self.name,
            )
        return infinitive.removesuffix(self.suffix)

    def forms(self, infinitive: str) -> dict[Slot, tuple[str, ...]]:
        """The whole paradigm of a verb, variants together."""
        stem = self.stem(infinitive)
        found: dict[Slot, tuple[str, ...]] = {}
        for slot, ending in self.endings:
            found[slot] = (*found.get(slot, ()), stem + ending)
        return found


@lru_cache(maxsize=1)
def models() -> Mapping[str, Model]:
    """The models by name, as the project ships them."""
    return parse_models(files("leggio.lexicon.morphology").joinpath("models.txt").read_text(encoding="utf-8"))


def model_named(name: str) -> Model:
    """The model of that name."""
    try:
        return models()[name]
    except KeyError:
        raise ModelError(f"no model is called {name}", "vocabulary.no_model", model=name) from None


def parse_models(text: str) -> Mapping[str, Model]:
    """Read models from text: `models.txt` says how they are written."""
    known: dict[str, Model] = {}
    for block in _blocks(text):
        model = _parse_block(block, known)
        if model.name in known:
            raise ModelError(f"two models are called {model.name}")
        known[model.name] = model
    return MappingProxyType(known)


def _blocks(text: str) -> list[list[str]]:
    """A block is a line that begins at the margin and the indented ones under it."""
    blocks: list[list[str]] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if not line[0].isspace():
            blocks.append([])
        if not blocks:
            raise ModelError(f"this line of the models belongs to none: {line.strip()}")
        blocks[-1].append(line)
    return blocks


def _parse_block(block: list[str], known: Mapping[str, Model]) -> Model:
    """One model: the forms it starts from, changed line by line."""
    title, _, parent = block[0].partition("<")
    try:
        name, cut = title.split()
        stem, suffix = cut.split("|")
    except ValueError:
        raise ModelError(f"this line of the models is not `name st|em`: {block[0]}") from None
    forms = _inherited(parent, stem + suffix, known)
    for line in block[1:]:
        key, *words = line.split()
        given = parts(key.removeprefix("+"), words)
        if given is None:
            raise ModelError(f"this line of the model {name} says nothing known: {line.strip()}")
        for slot, texts in given.items():
            forms[slot] = (*forms.get(slot, ()), *texts) if key.startswith("+") else texts
    return Model(name, stem + suffix, suffix, _endings(name, stem, forms))


def _inherited(parent: str, head: str, known: Mapping[str, Model]) -> dict[Slot, tuple[str, ...]]:
    """The forms a model starts from: `ere: ponere` conjugates porre as if it were ponere."""
    if not parent.strip():
        return {}
    name, _, infinitive = (part.strip() for part in parent.partition(":"))
    if name not in known:
        raise ModelError(f"{head} starts from {name}, which no model before it is called")
    return known[name].forms(infinitive or head)


def _endings(name: str, stem: str, forms: Mapping[Slot, tuple[str, ...]]) -> tuple[tuple[Slot, str], ...]:
    """What is left of each form without the stem, which all must begin with."""
    endings: list[tuple[Slot, str]] = []
    for slot in Slot:
        for text in dict.fromkeys(forms.get(slot, ())):
            if not text.startswith(stem):
                raise ModelError(f"in the model {name}, {text} does not begin with {stem}-")
            endings.append((slot, text.removeprefix(stem)))
    return tuple(endings)
