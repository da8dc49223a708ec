"""What `--help` says of commands and their options: keys of sentences, told when somebody asks."""

from collections.abc import Iterator
from typing import TypeVar

from leggio.cli.completion import is_asked
from leggio.cli.locales import usual_language
from leggio.cli.speaking import Speaker
from leggio.speech import language_name, languages

_Command = TypeVar("_Command")

ROOT = "help.leggio"
LANGUAGE = "lang"  # the option that every command has
LANGUAGES = "help.languages"
_PREFIX = "help."
_OPTION = "help.option."
# Whose options games have a say in.
_PLAY = "help.play."


def with_help(command: _Command, path: str) -> _Command:
    """The command with keys for texts: `help.judge`, `help.judge.words`, and so on for commands within.

    An option's own text, the values it can have for instance, is data for its sentence.
    """
    # A shell takes the text as it stands; a person's is told once it is shown.
    say = Speaker(usual_language()) if is_asked() else None
    command.help = command.short_help = _text(f"{_PREFIX}{path}", say)  # type: ignore[attr-defined] # typer has no type for it
    for parameter in command.params:  # type: ignore[attr-defined]
        parameter.help = _text(f"{_PREFIX}{path}.{parameter.name} {parameter.help or ''}".strip(), say)
        if parameter.name == LANGUAGE:
            parameter.default = usual_language()
    for name, each in getattr(command, "commands", {}).items():
        with_help(each, f"{path}.{name}")
    return command


def _text(key: str, say: Speaker | None) -> str:
    return key if say is None else told(key, say).partition("\n")[0]


def told(text: str, say: Speaker) -> str:
    """The text that a key stands for; a text that is none stays as it is."""
    key, _, values = text.partition(" ")
    if not key.startswith(_PREFIX):
        return text
    others = [f"{language_name(each)} ({each})" for each in languages() if each != say.language]
    games = list(_games(say)) if key.startswith(_PLAY) else []
    voice = next((each for each in (say, *games) if each.knows(key)), None)
    if voice is None:  # an option that several commands have
        voice, key = say, _OPTION + key.rpartition(".")[2]
    notes = [each(f"{key}.note") for each in games if each.knows(f"{key}.note")]
    return " ".join([voice(key, values=values, languages=others), *notes])


def _games(say: Speaker) -> Iterator[Speaker]:
    from leggio.games.registry import GAMES  # noqa: PLC0415 - only to tell what they can be asked

    return (say.of_game(name) for name in GAMES)
