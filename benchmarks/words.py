"""What a word graph does in a second: built from stems and endings, opened, asked for words, searched.

    python benchmarks/words.py [--stems 6000]

The language is invented: conjugations with their enclitics, and one stem in four defective in its own way. A real one
is less regular, and its graph larger. Figures are of one run on one machine; the ratios are what to compare.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeVar

from leggio.kernel import Graph

Result = TypeVar("Result")
Groups = list[tuple[list[str], list[str]]]

ENCLITICS = (
    "MI TI CI VI SI LO LA LI LE NE GLI MELO MELA MELI MELE MENE TELO TELA TELI TELE TENE CELO CELA CELI CELE CENE "
    "VELO VELA VELI VELE VENE SELO SELA SELI SELE SENE GLIELO GLIELA GLIELI GLIELE GLIENE"
)
TENSES = (
    "O I A IAMO {v}TE {v}NO {v}VO {v}VI {v}VA {v}VAMO {v}VATE {v}VANO {v}I {v}STI {v}MMO {v}STE {v}RONO {f}RO {f}RAI "
    "{f}RA {f}REMO {f}RETE {f}RANNO {f}REI {f}RESTI {f}REBBE {f}REMMO {f}RESTE {f}REBBERO {v}SSI {v}SSE {v}SSIMO "
    "{v}SSERO {v}RE {g}NDO {v}TO {v}TA {v}TI {g}NTE {g}NTI"
)
BEFORE_ENCLITICS = "{v}R {g}NDO {v}TE {v}TO {v}TA {v}TI IAMO {v}"
CLASSES = [("A", "E", "A"), ("E", "E", "E"), ("I", "I", "E")]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stems", type=int, default=6000, help="stems of verbs; each has about two hundred forms")
    chosen = parser.parse_args(arguments)
    groups = invented(chosen.stems)
    took, light = timed(lambda: Graph.build_products(groups, gaddag=False))
    print(f"{light.word_count} forms\n  words alone    built in {took:5.2f} s, {size(light)}")
    took, graph = timed(lambda: Graph.build_products(groups))
    print(f"  with GADDAG    built in {took:5.2f} s, {size(graph)}")
    opening(graph)
    lookups(graph)
    searches(graph)


def invented(count: int) -> Groups:
    """Stems of open syllables with the endings of three conjugations, some of them without some endings."""
    rng = random.Random(11)  # noqa: S311 - repeatable on purpose
    syllables = ["".join(letters) for letters in product("BCDFGLMNPRSTVZ", "AEIOU")]
    stems = [
        "".join(rng.choices(syllables, k=rng.choice((1, 2, 2, 3)))) + rng.choice("CDLMNRSTV") for _ in range(count)
    ]
    groups: Groups = [([], endings(*each)) for each in CLASSES]
    for stem in stems:
        stems_of_class, all_endings = rng.choice(groups[: len(CLASSES)])
        if rng.random() < 1 / 4:
            groups.append(([stem], rng.sample(all_endings, k=len(all_endings) * 3 // 4)))
        else:
            stems_of_class.append(stem)
    return groups


def endings(vowel: str, future: str, gerund: str) -> list[str]:
    """The endings of a conjugation, enclitics included."""
    letters = {"v": vowel, "f": future, "g": gerund}
    plain = TENSES.format(**letters).split()
    before = BEFORE_ENCLITICS.format(**letters).split()
    return plain + [first + second for first, second in product(before, ENCLITICS.split())]


def opening(graph: Graph) -> None:
    """Mapping a saved graph, whole or trusting its arcs."""
    with TemporaryDirectory() as folder:
        path = str(Path(folder) / "words.graph")
        graph.save(path)
        whole, _ = timed(lambda: Graph.open(path), 5)
        trusting, _ = timed(lambda: Graph.open(path, verify=False), 5)
    print(f"  opened in {whole * 1e3:.1f} ms, {trusting * 1e3:.2f} ms without verifying")


def lookups(graph: Graph) -> None:
    """Words in a shuffled batch and one by one, every other one with a letter changed."""
    rng = random.Random(12)  # noqa: S311 - repeatable on purpose
    words = graph.words()
    asked = [
        word if rng.random() < 1 / 2 else word[:at] + rng.choice("AEILNORST") + word[at + 1 :]
        for word in rng.sample(words, k=min(len(words), 1_000_000))
        for at in [rng.randrange(len(word))]
    ]
    batch, found = timed(lambda: graph.contains_many(asked), 3)
    single, same = timed(lambda: [graph.contains(word) for word in asked])
    assert found == same
    print(
        f"  looked up      {len(asked) / batch / 1e6:5.1f} million/s in a batch, {len(asked) / single / 1e6:.1f} singly"
    )


def searches(graph: Graph) -> None:
    """One question of each kind, and the worst with a limit."""
    questions: dict[str, Callable[[], list[str]]] = {
        "anagrams of 8 letters": lambda: graph.anagrams("CARATENO"),
        "and shorter": lambda: graph.anagrams("CARATENO", shortest=2),
        "anagrams, 2 jollies": lambda: graph.anagrams("CARATE??"),
        "7 jollies, limit 100": lambda: graph.anagrams("???????", limit=100),
        "matching C?[LMN]*TO": lambda: graph.matching("C?[LMN]*TO"),
        "matching *, limit 100": lambda: graph.matching("*", limit=100),
        "matching *Q*, none": lambda: graph.matching("*Q*"),
        "ending with ANDOMELO": lambda: graph.ending_with("ANDOMELO"),
        "starting with CARA": lambda: graph.starting_with("CARA"),
        "near, distance 1": lambda: graph.near("CARATENO", 1),
        "near, distance 2": lambda: graph.near("CARATENO", 2),
    }
    for name, ask in questions.items():
        took, found = timed(ask, 3)
        print(f"  {name:24}{took * 1e3:9.3f} ms {len(found):8} words")


def size(graph: Graph) -> str:
    """How much room it takes."""
    return f"{graph.arc_count * 4 / 1e6:.1f} MB, {graph.arc_count * 4 / graph.word_count:.2f} bytes a form"


def timed(run: Callable[[], Result], times: int = 1) -> tuple[float, Result]:
    """The least of so many runs, in seconds, and what came of it."""
    least = float("inf")
    for _ in range(times):
        start = perf_counter()
        result = run()
        least = min(least, perf_counter() - start)
    return least, result


if __name__ == "__main__":
    main()
