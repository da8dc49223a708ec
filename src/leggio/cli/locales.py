"""The language that nobody has to ask for: LEGGIO_LANG, or else that of the system."""

import os

from leggio.speech import FIRST, languages
from leggio.speech.negotiation import known

# In this order, as everywhere: the first that says anything decides.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def usual_language() -> str:
    """The language of whoever asks for none; the first of ours where the system speaks none of them."""
    asked = os.environ.get("LEGGIO_LANG", "")
    if asked in languages():
        return asked
    said = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    return known(said.partition(".")[0].partition("@")[0].replace("_", "-")) or FIRST
