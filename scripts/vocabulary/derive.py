"""Derive the vocabulary: `python scripts/vocabulary/derive.py PACKAGES` reads what `fetch` put there."""

import argparse
from collections import defaultdict
from pathlib import Path

from assemble import by_initial, nominal_lines, order, verb_lines
from candidates import write_candidates

VOCABULARY = Path(__file__).parents[2] / "src" / "leggio" / "lexicon" / "vocabulary"
# Reasons that say nothing to a player: a misspelling, an inflected form, a doubled entry.
SILENT = frozenset({"err", "form", "dup"})


def main() -> None:
    """Make the candidates from the packages and the vocabulary from the candidates."""
    parser = argparse.ArgumentParser(description="Derive the vocabulary from its sources and the readings.")
    parser.add_argument("packages", type=Path, help="the folder that fetch filled; candidates are written there too")
    parser.add_argument("--into", type=Path, default=VOCABULARY, help="write the vocabulary elsewhere, to compare")
    arguments = parser.parse_args()
    candidates: Path = arguments.packages / "candidates"
    write_candidates(arguments.packages, candidates)
    write_vocabulary(candidates, arguments.into)


def write_vocabulary(candidates: Path, vocabulary: Path) -> None:
    """Write every file that the sources feed; the short ones made by hand only grow."""
    excluded: dict[str, str] = {}
    for initial, lines in by_initial(verb_lines(candidates / "verbs.tsv", excluded)).items():
        _write(vocabulary / "verbs" / f"{initial}.txt", lines)
    files: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for name, lemma, line in nominal_lines(candidates / "nominals.txt", excluded):
        files[name].append((lemma, line))
    for name in ("nouns", "adjectives"):
        for initial, lines in by_initial(iter(files[name])).items():
            _write(vocabulary / name / f"{initial}.txt", lines)
    for name, found in files.items():
        if name not in ("nouns", "adjectives"):
            _add(vocabulary / f"{name}.txt", dict(found))
    kept = (f"{word} {reason}" for word, reason in excluded.items() if reason not in SILENT)
    _add(vocabulary / "excluded.txt", {line.split()[0]: line for line in kept})


def _write(path: Path, lines: list[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def _add(path: Path, found: dict[str, str]) -> None:
    """Add lines to a file, in order; what a person wrote there stays as it is."""
    written = path.read_text("utf-8").splitlines() if path.exists() else []
    comments = [line for line in written if line.startswith("#")]
    lines = {line.split()[0]: line for line in written if line and not line.startswith("#")}
    for lemma, line in found.items():
        lines.setdefault(lemma, line)
    _write(path, [*comments, *(lines[lemma] for lemma in sorted(lines, key=order))])


if __name__ == "__main__":
    main()
