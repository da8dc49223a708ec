"""Principal parts: the forms of a verb from which grammar books derive the others."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from leggio.lexicon.morphology.slots import Slot, within

Forms = dict[Slot, str]

_REMOTE = {"ai": ("ò", "arono"), "ei": ("é", "erono"), "ii": ("ì", "irono")}


def tense(code: str) -> tuple[Slot, ...]:
    """The slots a code names, in order."""
    return tuple(slot for slot in Slot if within(slot, code))


def _same(form: str, *slots: Slot) -> Forms:
    """One form in several slots."""
    return dict.fromkeys(slots, form)


def _row(code: str, theme: str, endings: str) -> Forms:
    """A whole tense: the theme and its endings, in the order of the slots."""
    return {slot: theme + ending for slot, ending in zip(tense(code), endings.split(), strict=True)}


def _io(form: str) -> Forms:
    """From tengo: tengono, tenga, tengano."""
    return {Slot.IND_PRES_1S: form, Slot.IND_PRES_3P: f"{form}no", **_cong(f"{form[:-1]}a")}


def _noi(form: str) -> Forms:
    """From teniamo, the same in every mood: teniate."""
    same = _same(form, Slot.IND_PRES_1P, Slot.CONG_PRES_1P, Slot.IMP_1P)
    return {**same, Slot.CONG_PRES_2P: f"{form[:-2]}te"}


def _cong(form: str) -> Forms:
    """From possa: the whole singular, possano."""
    return {**_same(form, Slot.CONG_PRES_1S, Slot.CONG_PRES_2S, Slot.CONG_PRES_3S), Slot.CONG_PRES_3P: f"{form}no"}


def _impf(form: str) -> Forms:
    """From ponevo: all that is built on pone-, with the gerund and the participle unless the theme is in -i."""
    theme = form.removesuffix("vo")
    weak = {Slot.IND_REM_2S: f"{theme}sti", Slot.IND_REM_1P: f"{theme}mmo", Slot.IND_REM_2P: f"{theme}ste"}
    built = _row("ind.impf", theme, "vo vi va vamo vate vano") | weak
    built |= _row("cong.impf", theme, "ssi ssi sse ssimo ste ssero")
    return built if theme.endswith("i") else {**built, Slot.GER: f"{theme}ndo", **_ppr(f"{theme}nte")}


def _rem(form: str) -> Forms:
    """From tenni: tenne, tennero; from temei: temé, temerono."""
    weak = _REMOTE.get(form[-2:])
    third, thirds = (form[:-2] + weak[0], form[:-2] + weak[1]) if weak else (f"{form[:-1]}e", f"{form[:-1]}ero")
    return {Slot.IND_REM_1S: form, Slot.IND_REM_3S: third, Slot.IND_REM_3P: thirds}


def _fut(form: str) -> Forms:
    """From terrò: the future and the conditional."""
    theme = form.removesuffix("ò")
    return _row("ind.fut", theme, "ò ai à emo ete anno") | _row("cond", theme, "ei esti ebbe emmo este ebbero")


def _ppr(form: str) -> Forms:
    """From -ente: -enti."""
    return {Slot.PPR_S: form, Slot.PPR_P: f"{form[:-1]}i"}


def _pp(form: str) -> Forms:
    """From preso: presa, presi, prese."""
    return _row("pp", form[:-1], "o a i e")


PARTS: Mapping[str, Callable[[str], Forms]] = MappingProxyType(
    {
        "io": _io,
        "tu": lambda form: _same(form, Slot.IND_PRES_2S, Slot.IMP_2S),
        "lui": lambda form: _same(form, Slot.IND_PRES_3S),
        "noi": _noi,
        "voi": lambda form: _same(form, Slot.IND_PRES_2P, Slot.IMP_2P),
        "impf": _impf,
        "rem": _rem,
        "fut": _fut,
        "cong": _cong,
        "ppr": _ppr,
        "pp": _pp,
    }
)


def parts(key: str, words: list[str]) -> Mapping[Slot, tuple[str, ...]] | None:
    """The forms that a key and its words give, every variant of them; None if they say nothing known."""
    derive = PARTS.get(key)
    if derive and len(words) == 1:
        derived = [derive(word) for word in _variants(words[0])]
        return {slot: tuple(each[slot] for each in derived) for slot in derive(words[0])}
    slots = (Slot(key),) if key in set(Slot) else tense(key)
    if not slots or len(slots) != len(words):
        return None
    return {slot: _variants(word) for slot, word in zip(slots, words, strict=True)}


def _variants(word: str) -> tuple[str, ...]:
    """`devo/debbo` are two forms, `-` is none."""
    return () if word == "-" else tuple(word.split("/"))
