"""`--help`, in the user's language."""

from collections.abc import Iterator

import pytest
from typer.main import get_command

from leggio.cli.main import app
from leggio.games.registry import GAMES
from leggio.speech import languages
from leggio.speech.catalogue import common
from support.speech import area
from support.terminal import run


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("Gioca una partita a questo terminale", "Play a game at this terminal"),
        ("Conta le giocate di ogni posizione", "Count the plays of each position"),
    ],
)
def test_the_list_of_commands(monkeypatch: pytest.MonkeyPatch, italian: str, english: str) -> None:
    """In one language, and it names the others."""
    for language, wanted, other in (("it", italian, "English (en)"), ("en", english, "Italiano (it)")):
        monkeypatch.setenv("LEGGIO_LANG", language)
        shown = " ".join(run("--help").out.split())
        assert wanted in shown
        assert other in shown


def test_a_text_of_several_lines_is_told_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a line may expect is told where there is room for it, not in the list of commands."""
    for language, wanted in (("it", "Dopo un tabulatore"), ("en", "After a tab")):
        monkeypatch.setenv("LEGGIO_LANG", language)
        assert wanted in " ".join(run("perft", "--help").out.split())
        assert wanted not in " ".join(run("--help").out.split())


def test_an_option_tells_its_values() -> None:
    """Data of the program, in a sentence of the catalogue."""
    shown = " ".join(run("play", "--help").out.split())
    assert "LIVELLO o NOME:LIVELLO: principiante" in shown


def keys(command: object) -> Iterator[str]:
    """The keys that a command and those in it ask for."""
    yield str(command.help).split()[0]  # type: ignore[attr-defined]
    for parameter in command.params:  # type: ignore[attr-defined]
        yield parameter.help.split()[0]
    names = command.list_commands(None) if hasattr(command, "list_commands") else []
    for name in names:
        yield from keys(command.get_command(None, name))  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", languages())
def test_everything_that_can_be_asked_about_has_a_text(language: str) -> None:
    """Every command and every option, of its own or of all that have it; and no text is left over."""
    texts = {*common(language), *(key for game in GAMES for key in area(language, f"games/{game}"))}
    told = {key for key in texts if key.startswith("help.") and not key.endswith(".note")} - {"help.languages"}
    used = {key if key in told else f"help.option.{key.rpartition('.')[2]}" for key in keys(get_command(app))}
    assert used == told
