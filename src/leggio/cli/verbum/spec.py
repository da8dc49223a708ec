"""Verbum at the terminal: its host, its flags, how its games are told."""

from pathlib import Path

from leggio.cli.hosting.spec import TerminalSpec, flag
from leggio.cli.verbum.host import Host
from leggio.cli.verbum.teller import VerbumTeller

TERMINAL = TerminalSpec(
    host=Host,
    teller=VerbumTeller(),
    usual={"challenges": "dictionary", "minutes": "-"},
    flags={
        "category": flag(list[str] | None, show_default="parole"),
        "minimum": flag(int | None, show_default="3"),
        "free_turn": flag(bool, "--free-turn", default=False),
        "open_hands": flag(bool, "--open-hands", default=False),
        "word_list": flag(list[Path] | None, "--list"),
        "deck": flag(Path | None),
    },
)
