"""Building: from the vocabulary's lines to the compiled file, through the kernel."""

import hashlib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import msgspec

from leggio.core.letters import plain
from leggio.kernel import Graph
from leggio.lexicon import compiled
from leggio.lexicon.categories import abbreviations
from leggio.lexicon.checking import file_problems, model_problem, slot_problems
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.inflection import inflect, prefixed
from leggio.lexicon.morphology.models import ModelError
from leggio.lexicon.profiles import Profile
from leggio.lexicon.reading import Problem
from leggio.lexicon.vocabulary import Vocabulary, VocabularyError

SHORTEST = 2
# Raise it when the same vocabulary must give other forms: a change of paradigms or of the table of enclitics.
GRAMMAR = 4


def key_of(vocabulary: Vocabulary, profile: Profile) -> str:
    """What a compiled file is made from: the vocabulary's content, the grammar, the models, the profile."""
    models = Path(__file__).with_name("morphology").joinpath("models.txt").read_bytes()
    # Sets have an order of their own in each process: written plainly, a profile would be another one every time.
    settled = msgspec.json.encode(profile, order="deterministic").decode()
    parts = (vocabulary.fingerprint(), str(GRAMMAR), hashlib.sha256(models).hexdigest(), settled)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def admitted(entry: Entry, profile: Profile) -> bool:
    """Whether a profile has an entry at all."""
    return not entry.registers & profile.without and (profile.altered or not entry.altered_of)


def build(vocabulary: Vocabulary, profile: Profile, path: Path) -> None:
    """Compile a vocabulary for a profile. Raises VocabularyError if a line is wrong, and writes nothing then."""
    key, profile = key_of(vocabulary, profile), vocabulary.settled(profile)
    groups: dict[tuple[str, ...], list[str]] = defaultdict(list)
    index: list[str] = []
    problems: list[Problem] = []
    for line in vocabulary.lines(problems):
        problems += slot_problems(line)
        try:
            paradigm = inflect(line.entry, profile)
        except ModelError as error:
            problems.append(model_problem(line, error))
            continue
        # Entries that the profile leaves out are kept too: the judge says why their forms are no good.
        index.append(f"{paradigm.stem}\t{line.entry.part.value}\t{line.text}\n")
        if not admitted(line.entry, profile):
            continue
        endings = paradigm.endings.texts
        groups[endings].append(paradigm.stem)
        if profile.modern_usage and line.entry.part is Part.VERB:
            groups[endings].append(prefixed(paradigm).stem)
    problems += file_problems(vocabulary)
    if problems:
        raise VocabularyError(tuple(problems))
    words = [plain(word) for word in abbreviations(vocabulary)] if profile.abbreviations else []
    graph = graph_of(groups.items(), words, profile)
    compiled.write(
        path,
        key=key,
        profile=profile.name,
        edition=vocabulary.edition,
        sections={"graph": graph.to_bytes(), "entries": "".join(sorted(index)).encode()},
    )


def graph_of(groups: Iterable[tuple[tuple[str, ...], list[str]]], words: list[str], profile: Profile) -> Graph:
    """The word graph of all stems with all their endings."""
    products = [(stems, endings) for endings, stems in groups]
    return Graph.build_products(products, words, shortest=SHORTEST, longest=profile.longest)
