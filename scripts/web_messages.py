"""Write the keys of the web app's sentences and the data each wants: web/src/i18n/messages.ts, from the Italian ones.

scripts/web_messages.py            write it
scripts/web_messages.py --check    say whether it is what it should be
"""

import json
from pathlib import Path

from generated import write_or_check

from leggio.speech.syntax import arguments

ROOT = Path(__file__).parents[1]
SENTENCES = ROOT / "src" / "leggio" / "speech" / "it" / "web"
FILE = ROOT / "web" / "src" / "i18n" / "messages.ts"
HEAD = """\
/** The keys of the app's own sentences, and the data that each wants. Made by scripts/web_messages.py: do not edit. */

type Text = string | number;

export interface Messages {
"""
TYPES = {"": "Text", "select": "string | boolean"}


def shape(message: str) -> str:
    """What a sentence wants to be given: a number where it chooses a plural."""
    types = {}
    # A name that chooses a form may also stand in the text: the kind that asks for more comes last.
    for name, kind in sorted(arguments(message)):
        types[name] = TYPES.get(kind, "number")
    return "{ " + "; ".join(f"{name}: {each}" for name, each in types.items()) + " }" if types else "null"


def main() -> None:
    """Write, or compare."""
    files = [json.loads(path.read_text("utf-8")) for path in sorted(SENTENCES.glob("*.json"))]
    lines = [f'  "{key}": {shape(message)};\n' for each in files for key, message in each.items()]
    write_or_check({FILE: HEAD + "".join(lines) + "}\n"})


if __name__ == "__main__":
    main()
