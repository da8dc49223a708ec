"""What is left in the bags of the corpus when their games are over, for the web app's check of a bag to be tested by.

scripts/mixing_fixtures.py            write it
scripts/mixing_fixtures.py --check    say whether it is what it should be
"""

import json
from pathlib import Path

from generated import write_or_check

from leggio.core.bag import Bag
from leggio.core.replay import replayed
from leggio.games.registry import GAMES
from leggio.notation.log import read_log

ROOT = Path(__file__).parents[1]
FILE = ROOT / "web" / "src" / "mixing" / "fixtures.json"
CORPUS = ROOT / "tests" / "corpus"
# The bag of each game, or what Verbum has for one.
BAGS = {"scrabble": "bag", "scarabeo": "bag", "verbum": "pile_b"}


def left_of(log: Path, name: str) -> list[object]:
    """Tiles, the salt of the next shuffle, and how often tiles went back."""
    bag: Bag = getattr(replayed(GAMES[name].evolve, read_log(log.read_bytes()).events), BAGS[name])
    return [bag.tiles, bag.salt, bag.returns]


def fixtures() -> str:
    """By the name of the log."""
    logs = [(log, name) for name in BAGS for log in sorted((CORPUS / name).glob("*.jsonl"))]
    left = {f"{name}/{log.name}": left_of(log, name) for log, name in logs}
    lines = (f" {json.dumps(name)}: {json.dumps(bag)}" for name, bag in left.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write, or compare."""
    write_or_check({FILE: fixtures()})


if __name__ == "__main__":
    main()
