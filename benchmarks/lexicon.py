"""The lexicon in figures: built, opened, asked, explained, shared, and from a cold shell.

    python benchmarks/lexicon.py [--words 200000]

Figures are of one run on one machine, one core; the ratios against plain Python are what to compare.
"""

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from leggio.kernel import Graph
from leggio.lexicon.building import build, key_of
from leggio.lexicon.compiled import CompiledLexicon
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opinion import opinion_on
from leggio.lexicon.profiles import FIGS, SCARABEO, Profile
from leggio.lexicon.vocabulary import Vocabulary

Result = TypeVar("Result")
EXPLAINED = 2000


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--words", type=int, default=200_000, help="how many words to look up, half of them wrong")
    chosen = parser.parse_args(arguments)
    with TemporaryDirectory() as folder:
        cache = Path(folder)
        lexicon = built(FIGS, cache)
        built(SCARABEO, cache)
        lookups(lexicon, chosen.words)
        explanations(lexicon)
        sharing(cache / "figs.lexicon", key_of(Vocabulary(), FIGS))
        cold(cache)


def built(profile: Profile, cache: Path) -> Lexicon:
    """Build a profile from the vocabulary, and say what it takes."""
    path = cache / f"{profile.name}.lexicon"
    seconds, _ = timed(lambda: build(Vocabulary(), profile, path))
    opening, file = timed(lambda: CompiledLexicon.open(path, key_of(Vocabulary(), profile)))
    lexicon = Lexicon(file, profile, Vocabulary())
    graph = file.header.sections["graph"].length
    alone = len(Graph.build_products([], lexicon.graph.words(), longest=profile.longest, gaddag=False).to_bytes())
    print(f"{profile.name}: {len(lexicon)} forms of 2-{profile.longest} letters")
    print(f"  built from the vocabulary in {seconds:5.2f} s of processor time; opened in {opening * 1000:.0f} ms")
    print(f"  word graph {alone / len(lexicon):.2f} bytes a form, {graph / len(lexicon):.2f} with what plays need")
    print(f"  whole file {path.stat().st_size / 1e6:.1f} MB")
    return lexicon


def lookups(lexicon: Lexicon, count: int) -> None:
    """Membership, one by one and in batch, against a set that has read every word."""
    rng = random.Random(5)  # noqa: S311 - repeatable on purpose
    everything = lexicon.graph.words()
    right = rng.sample(everything, min(count // 2, len(everything)))
    asked = right + [word[:-1] + rng.choice("QXZ") for word in right]
    rng.shuffle(asked)
    known = frozenset(everything)
    in_set, expected = timed(lambda: [word in known for word in asked])
    singly, one_by_one = timed(lambda: [lexicon.graph.contains(word) for word in asked])
    batch, together = timed(lambda: lexicon.contains_many(asked))
    assert expected == one_by_one == together
    for name, seconds in (("singly", singly), ("in batch", batch)):
        rate = len(asked) / seconds / 1e6
        print(f"  lookups {name}: {rate:5.2f} million/s, x {in_set / seconds:.2f} of a Python set in memory")


def explanations(lexicon: Lexicon) -> None:
    """The whole opinion on words right and wrong: readings, articles, reasons."""
    rng = random.Random(6)  # noqa: S311 - repeatable on purpose
    right = rng.sample(lexicon.graph.words(), EXPLAINED)
    wrong = [word[:-1] + "Q" for word in right]
    opinion_on(right[0], lexicon)
    for name, words in (("valid word", right), ("invalid word", wrong)):
        seconds, _ = timed(lambda words=words: [opinion_on(word, lexicon) for word in words])  # type: ignore[misc]
        print(f"  explanation of a {name}: {seconds / len(words) * 1000:.2f} ms")


def sharing(path: Path, key: str) -> None:
    """What a second process needs for itself once it has asked for a thousand words."""
    script = f"""
import sys
from pathlib import Path
from leggio.lexicon.compiled import CompiledLexicon
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.vocabulary import BUNDLED
def private():
    return sum(int(line.split()[1]) for line in open("/proc/self/smaps_rollup") if line.startswith("Private_"))
before = private()
lexicon = Lexicon(CompiledLexicon.open(Path({str(path)!r}), {key!r}), FIGS, BUNDLED)
assert sum(lexicon.contains_many(["PORTATEVELI", "PORTAVELI"] * 500)) == 500
print(private() - before)
"""
    if not Path("/proc/self/smaps_rollup").exists():
        return
    printed = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout  # noqa: S603
    print(f"  a second process: {int(printed) / 1000:.1f} MB of its own, the rest is shared")


def cold(cache: Path) -> None:
    """`leggio judge ciao` from a shell, against an interpreter that does nothing."""
    environment = {**os.environ, "LEGGIO_CACHE": str(cache / "cold")}
    command = [sys.executable, "-m", "leggio", "judge", "ciao"]
    subprocess.run(command, check=True, capture_output=True, env=environment)  # noqa: S603 - builds it first
    judged = min(_wall(command, environment) for _ in range(5))
    idle = min(_wall([sys.executable, "-c", "pass"], environment) for _ in range(5))
    print(f"  leggio judge ciao: {judged:.2f} s from a cold shell; Python alone {idle:.2f} s")


def _wall(command: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env=environment)  # noqa: S603
    return time.perf_counter() - start


def timed(job: Callable[[], Result]) -> tuple[float, Result]:
    """Processor time of a job, and its result."""
    start = time.process_time()
    result = job()
    return time.process_time() - start, result


if __name__ == "__main__":
    main()
