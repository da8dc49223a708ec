"""Options that make no sense together: better a sentence than one of them left out in silence."""

import typer

from leggio.cli.failure import fail
from leggio.cli.speech import Speaker

# A game that goes on has its players, its bag and its rules already.
_OF_NEW_GAMES = (
    "players",
    "bot",
    "rules",
    "challenges",
    "minutes",
    "no_clock",
    "clock_by_hand",
    "auto_claim",
    "absent",
    "letters",
    "category",
    "minimum",
    "open_hands",
    "deck",
    "starter",
    "log",
    "seed",
)
_APART = {
    "resume": _OF_NEW_GAMES,
    "no_clock": ("minutes", "auto_claim"),
    "words": ("edition", "no_words"),
    "edition": ("no_words",),
}

# What only one of the games knows.
_OF_GAMES = {
    "scrabble": ("referee", "clock_by_hand", "auto_claim", "absent"),
    "scarabeo": ("letters",),
    "verbum": ("category", "minimum", "open_hands", "deck"),
}


def check_clashes(context: typer.Context, say: Speaker) -> None:
    """End with a sentence that names two options of which only one can be given."""
    shown = {each.name: each.opts[0] for each in context.command.params}
    shown["players"] = say("option.players")
    for one, others in _APART.items():
        for other in others:
            if _is_given(context, one) and _is_given(context, other):
                fail(say("option.apart", one=shown[one], other=shown[other]))


def check_game(context: typer.Context, game: str, say: Speaker) -> None:
    """End with a sentence that names an option of another game."""
    shown = {each.name: each.opts[0] for each in context.command.params}
    for other, options in _OF_GAMES.items():
        for option in options:
            if other != game and _is_given(context, option):
                fail(say("option.not_of_game", option=shown[option]))


def _is_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    on_the_line = source is not None and source.name == "COMMANDLINE"
    # No players at all come from the command line too.
    return on_the_line and context.params.get(name) not in (None, (), [])
