"""Write what the server says of its games, for the web app to be tested by: web/src/games/fixtures.json.

scripts/game_fixtures.py            write it
scripts/game_fixtures.py --check    say whether it is what it should be
"""

from pathlib import Path

import msgspec
from generated import write_or_check

from leggio.server.catalogue import catalogue

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "fixtures.json"


def main() -> None:
    """Write, or compare."""
    write_or_check({FILE: msgspec.json.format(msgspec.json.encode(catalogue()), indent=1).decode() + "\n"})


if __name__ == "__main__":
    main()
