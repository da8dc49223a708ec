"""Every code that a table or a game may refuse something with: web/src/i18n/refusal-codes.json.

The web app's tests see to it that each has a sentence in both languages. `--check` says whether it is out of date.
"""

import json
import sys
from pathlib import Path

from leggio.games.scarabeo.refusals import ARTICLES as SCARABEO
from leggio.games.scrabble.refusals import ARTICLES as SCRABBLE
from leggio.games.verbum.refusals import ARTICLES as VERBUM
from leggio.table.refusals import CODES

FILE = Path(__file__).parents[1] / "web" / "src" / "i18n" / "refusal-codes.json"


def main() -> None:
    """Write the file, or say that it is out of date."""
    codes = {"scrabble": SCRABBLE, "scarabeo": SCARABEO, "verbum": VERBUM, "table": CODES}
    text = json.dumps({name: sorted(each) for name, each in codes.items()}, indent=2) + "\n"
    if "--check" not in sys.argv[1:]:
        FILE.write_text(text)
    elif not FILE.exists() or FILE.read_text() != text:
        sys.exit(f"{FILE.name} is out of date: run scripts/refusal_codes.py")


if __name__ == "__main__":
    main()
