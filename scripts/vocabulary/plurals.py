"""Plurals and feminines that the sources attest where the rules of `leggio` say otherwise, as marks of an entry."""

from collections.abc import Iterable

from leggio.lexicon.morphology.nominal import adjective_forms, plurals


def noun_mark(lemma: str, gender: str, attested: Iterable[set[str]], *, invariable: bool) -> str:
    """The mark of a noun's plural, nothing if it is by rule; the first set of attested forms to have one decides."""
    by_rule = plurals(lemma, gender)
    if lemma[-1] not in "aeo":
        return ""
    possible = _possible_plurals(lemma, gender) - {lemma}
    found = next((hit for forms in attested if (hit := possible & forms)), set())
    if lemma.endswith("o") and gender == "m":
        # A plural in -a beside one in -i is mostly another noun: frutta, gesta. Readings say braccia.
        found = {form for form in found if not form.endswith("a")} or found
    if found:
        return "" if found == set(by_rule) else f"pl={','.join(sorted(found))}"
    return "inv" if invariable and by_rule != (lemma,) else ""


def adjective_mark(lemma: str, attested: set[str], headwords: set[str], *, invariable: bool) -> str:
    """The mark of an adjective's plural, nothing if it is by rule."""
    stem = lemma[:-1]
    _, _, masculine, feminine = adjective_forms(lemma)
    mark = ""
    if lemma.endswith(("co", "go")):
        possible = {stem + "i", stem + "hi"}
        found = possible & attested or possible & headwords
        mark = f"mp={','.join(sorted(found))}" if found and found != {masculine} else ""
    if invariable and masculine != lemma:
        mark = "inv"
    if lemma.endswith(("cio", "gio")):
        found = {stem + "e", stem[:-1] + "e"} & (attested | headwords)
        mark = f"fp={','.join(sorted(found))}" if found and found != {feminine} else mark
    return mark


def _possible_plurals(lemma: str, gender: str) -> set[str]:
    """Every plural that the ending and the gender allow, and the one by rule."""
    stem = lemma[:-1]
    # These have one of two, whatever the rule says: medici or fuochi, zii or negozi, camicie or province.
    if lemma.endswith(("co", "go")):
        return {stem + "i", stem + "hi"}
    if lemma.endswith("io"):
        return {stem, stem + "i"}
    if lemma.endswith(("cia", "gia")):
        return {stem[:-1] + "e", stem + "e"}
    if gender == "mf":
        endings: tuple[str, ...] = ("i", "e", "hi", "he", "a")
    elif lemma.endswith("o"):
        endings = ("i", "hi", "a")
    elif lemma.endswith("a") and gender == "f":
        endings = ("e", "he")
    else:
        endings = ("i", "hi")
    return {*plurals(lemma, gender), *(stem + ending for ending in endings)}


def forms_by_rule(adjectives: Iterable[str]) -> set[str]:
    """Every form of adjectives by rule."""
    return {form for lemma in adjectives for form in adjective_forms(lemma)}
