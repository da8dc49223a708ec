"""Writes what the sources propose, as files to read and to assemble with the readings."""

from pathlib import Path

from assemble import order
from nominal_candidates import nominal_candidates
from sources import Sources
from spelling import is_word
from verb_candidates import verb_candidates

# Feminines of nouns for people: fumatrice, archeologa, bottaia.
_FEMININES = ("aia", "aiola", "aiuola", "aria", "grafa", "loga", "noma", "sofa", "trice")


def write_candidates(packages: Path, folder: Path) -> None:
    """Write verbs, nominals, feminine forms and who attests any word, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = Sources(packages)
    verbs = verb_candidates(sources)
    nominals = nominal_candidates(sources, frozenset(verbs))
    _write(folder / "verbs.tsv", [f"{infinitive}\t{letters}" for infinitive, letters in verbs.items()])
    _write(folder / "nominals.txt", [" ".join(row) for row in sorted(nominals, key=lambda row: (order(row[0]), row))])
    _write(folder / "feminines.txt", sorted(_feminines(sources)))
    _write(folder / "attested.tsv", [f"{word}\t{letters}" for word, letters in sorted(_attested(sources).items())])


def _feminines(sources: Sources) -> set[str]:
    """Forms of any source that the feminine of a noun in -tore, -logo, -aio would have."""
    morphit = (*sources.morphit.noun_forms.values(), *sources.morphit.adjective_forms.values())
    forms = sources.apertium.nominal_forms().union(sources.hunspell.flags, sources.witalian, sources.freedict, *morphit)
    return {form for form in forms if form.endswith(_FEMININES) and is_word(form)}


def _attested(sources: Sources) -> dict[str, str]:
    """The letters of the sources that have a word at all, for what a reading adds on its own."""
    having = {
        "a": sources.apertium.nominal_forms(),
        "d": sources.freedict,
        "h": sources.hunspell.flags.keys(),
        "m": sources.morphit.noun_forms.keys() | sources.morphit.adjective_forms.keys(),
        "t": sources.thesaurus.keys(),
        "w": sources.witalian,
    }
    attested: dict[str, str] = {}
    for letter, words in having.items():
        for word in words:
            if is_word(word):
                attested[word] = attested.get(word, "") + letter
    return attested


def _write(path: Path, lines: list[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
