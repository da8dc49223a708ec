"""Leggio: Italian word games, by their rule books.

    >>> import leggio
    >>> game = leggio.Game("Anna", "Bea", words=["micio", "armonia"], racks=["MICIOAB", "ARMONAE"])
    >>> game.play(game.legal_plays()[0])
    22
    >>> game.undo()

What is here is loaded when it is first asked for: a program that needs one thing does not wait for the others.
"""

from importlib import import_module

# Each name and the module that has it; __init__.pyi says the same to type checkers.
_HOMES = {
    "LEVELS": "leggio.engine.bots",
    "Bot": "leggio.engine.bots",
    "EnginePlay": "leggio.engine.position",
    "Game": "leggio.library.games",
    "Graph": "leggio.kernel",
    "Lexicon": "leggio.lexicon.lexicon",
    "NotationError": "leggio.notation.errors",
    "Opinion": "leggio.lexicon.opinion",
    "Position": "leggio.engine.position",
    "RefusedError": "leggio.core.outcome",
    "Scarabeo": "leggio.library.games",
    "Verbum": "leggio.library.games",
    "analyse": "leggio.library.analysing",
    "judge": "leggio.library.words",
    "new_game": "leggio.library.games",
    "open_lexicon": "leggio.library.words",
    "rack_picture": "leggio.library.drawing",
    "read_cgp": "leggio.notation.cgp",
    "read_gcg": "leggio.library.files",
    "read_log": "leggio.library.files",
    "word_graph": "leggio.engine.words",
    "write_cgp": "leggio.notation.cgp",
    "write_gcg": "leggio.library.files",
    "write_log": "leggio.library.files",
}

__all__ = [
    "LEVELS",
    "Bot",
    "EnginePlay",
    "Game",
    "Graph",
    "Lexicon",
    "NotationError",
    "Opinion",
    "Position",
    "RefusedError",
    "Scarabeo",
    "Verbum",
    "__version__",
    "analyse",
    "judge",
    "new_game",
    "open_lexicon",
    "rack_picture",
    "read_cgp",
    "read_gcg",
    "read_log",
    "word_graph",
    "write_cgp",
    "write_gcg",
    "write_log",
]


def __getattr__(name: str) -> object:
    if name == "__version__":  # what was installed says which it is; asking takes longer than all the rest here
        from importlib.metadata import version  # noqa: PLC0415

        return version(__name__)
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(home), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
