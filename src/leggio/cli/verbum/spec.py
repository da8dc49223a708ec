"""Verbum at the terminal: its host, its flags, how its games are told."""

from pathlib import Path

from leggio.cli.hosting.spec import TerminalSpec, flag
from leggio.cli.verbum.host import Host
from leggio.cli.verbum.teller import VerbumTeller

TERMINAL = TerminalSpec(
    host=Host,
    teller=VerbumTeller(),
    usual={"challenges": "dictionary", "minutes": "-"},
    notes={
        "challenges": "Verbum: dictionary, dictionary-then-vote, vote, void.",
        "minutes": "Verbum: a turno / a turn.",
    },
    flags={
        "category": flag(
            list[str] | None,
            "Verbum: che cosa vale, più volte: parole, sigle, province, nomi, o una vostra. / "
            "What counts, repeatable: words, abbreviations, provinces, first-names, or one of yours.",
            show_default="parole",
        ),
        "minimum": flag(int | None, "Verbum: lettere della parola più corta. / Shortest word.", show_default="2"),
        "open_hands": flag(bool, "Verbum: carte scoperte. / Hands lie open.", "--open-hands", default=False),
        "deck": flag(Path | None, "Verbum: un mazzo vostro. / A deck of your own."),
    },
)
