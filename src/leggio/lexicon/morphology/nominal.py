"""Plurals and feminines that Italian forms by rule; what departs from them an entry says itself (art. 15a, 15b)."""

VOWELS = "aeiou"
# The learned endings -algia, -ergia, -urgia and -argia stress their i, which stays: nostalgie, energie.
_STRESSED = ("algi", "ergi", "urgi", "argi")


def plurals(lemma: str, gender: str) -> tuple[str, ...]:
    """The plurals of a noun by rule: two for a noun in -a of both genders, the noun itself where it does not vary."""
    stem, last = lemma[:-1], lemma[-1:]
    if len(stem) < 2 or last not in "aeo" or lemma.endswith("ie"):
        return (lemma,)
    match last, gender:
        case "o", "f":
            return (lemma,)
        case "o", _:
            return (masculine_plural(stem),)
        case "e", _:
            return (stem + "i",)
        case _, "f":
            return (feminine_plural(stem),)
        case _, "m":
            return (_hard(stem) + "i",)
        case _:
            return (_hard(stem) + "i", feminine_plural(stem))


def masculine_plural(stem: str) -> str:
    """The plural of a masculine in -o, by its stem: amici and fuochi, laghi, negozi."""
    if stem.endswith("i"):
        return stem
    return stem + "i" if stem.endswith("ic") else _hard(stem) + "i"


def feminine_plural(stem: str) -> str:
    """The plural of a feminine in -a, by its stem: amiche, camicie but province, nostalgie."""
    soft = stem.endswith(("ci", "gi")) and len(stem) > 2 and stem[-3] not in VOWELS
    if soft and not stem.endswith(_STRESSED):
        return stem[:-1] + "e"
    return _hard(stem) + "e"


def feminine_forms(lemma: str) -> tuple[str, str]:
    """Singular and plural of the feminine that a masculine noun forms by rule: fumatrice, bottaia."""
    _, singular, _, plural = adjective_forms(lemma)
    return singular, plural


def adjective_forms(lemma: str) -> tuple[str, str, str, str]:
    """Masculine and feminine, singular and plural, by rule: ms, fs, mp, fp."""
    stem, last = lemma[:-1], lemma[-1:]
    if len(stem) < 2:
        return (lemma,) * 4
    match last:
        case "o":
            return lemma, stem + "a", masculine_plural(stem), feminine_plural(stem)
        case "e" if lemma.endswith("tore"):
            root = lemma.removesuffix("ore")
            return lemma, root + "rice", stem + "i", root + "rici"
        case "e" if not lemma.endswith("ie"):
            return lemma, lemma, stem + "i", stem + "i"
        case "a":
            return lemma, lemma, _hard(stem) + "i", feminine_plural(stem)
        case _:
            return (lemma,) * 4


def _hard(stem: str) -> str:
    """A stem that keeps its hard c or g before e and i."""
    return stem + "h" if stem.endswith(("c", "g")) else stem
