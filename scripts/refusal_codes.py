"""Every code that a table or a game may refuse something with: web/src/i18n/refusal-codes.json.

The web app's tests see to it that each has a sentence in both languages. `--check` says whether it is out of date.
"""

import json
from pathlib import Path

from generated import write_or_check

from leggio.games.duplicate.commands import ARTICLES as DUPLICATE
from leggio.games.scarabeo.commands import ARTICLES as SCARABEO
from leggio.games.scrabble.commands import ARTICLES as SCRABBLE
from leggio.games.verbum.commands import ARTICLES as VERBUM
from leggio.table.refusals import CODES
from leggio.tournament.refusals import ARTICLES as TOURNAMENT

FILE = Path(__file__).parents[1] / "web" / "src" / "i18n" / "refusal-codes.json"


def main() -> None:
    """Write the file, or say that it is out of date."""
    codes = {
        "scrabble": SCRABBLE,
        "scarabeo": SCARABEO,
        "verbum": VERBUM,
        "duplicate": DUPLICATE,
        "table": CODES,
        "tournament": TOURNAMENT,
    }
    text = json.dumps({name: sorted(each) for name, each in codes.items()}, indent=2) + "\n"
    write_or_check({FILE: text})


if __name__ == "__main__":
    main()
