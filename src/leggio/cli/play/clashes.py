"""Options that make no sense together: better a sentence than one of them left out in silence."""

import typer

from leggio.cli.failure import fail
from leggio.cli.play.flags import owners
from leggio.cli.speaking import Speaker

# Of what every game shares, a game that goes on has its players, its bag and its rules already.
_OF_NEW_GAMES = ("players", "bot", "family", "rules", "challenges", "minutes", "no_clock", "starter", "log", "seed")
# Who rules has to be said again: names are no part of a log's rules.
_EVERY_TIME = frozenset({"referee"})
_APART = {
    "no_clock": ("minutes", "auto_claim", "deduct_at_limit"),
    "words": ("edition", "no_words"),
    "edition": ("no_words",),
}


def check_clashes(context: typer.Context, say: Speaker) -> None:
    """End with a sentence that names two options of which only one can be given."""
    shown = {each.name: each.opts[0] for each in context.command.params}
    shown["players"] = say("option.players")
    of_new_games = (*_OF_NEW_GAMES, *(name for name in owners() if name not in _EVERY_TIME))
    for one, others in {"resume": of_new_games, **_APART}.items():
        for other in others:
            if _is_given(context, one) and _is_given(context, other):
                fail(say("option.apart", one=shown[one], other=shown[other]))


def check_game(context: typer.Context, game: str, say: Speaker) -> None:
    """End with a sentence that names an option of another game."""
    shown = {each.name: each.opts[0] for each in context.command.params}
    for option, owner in owners().items():
        if owner != game and _is_given(context, option):
            fail(say("option.not_of_game", option=shown[option]))


def _is_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    on_the_line = source is not None and source.name == "COMMANDLINE"
    # No players at all come from the command line too.
    return on_the_line and context.params.get(name) not in (None, (), [])
