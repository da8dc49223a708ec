"""A command line that is not one: told in the user's language, with exit code 2 and no traceback."""

import pytest
from typer.exceptions import TyperException

from leggio.cli.speaking import Speaker
from leggio.cli.usage import explain
from support.terminal import run


@pytest.mark.parametrize(
    ("arguments", "italian", "english"),
    [
        ("play --bots", "Non c’è un’opzione --bots. Forse: --bot", "There is no option --bots. Perhaps: --bot"),
        ("judge --zzz ciao", "Non c’è un’opzione --zzz.", "There is no option --zzz."),
        ("giudica", "Non c’è un comando «giudica».", "There is no command “giudica”."),
        ("moves", "Manca cgp.", "cgp is missing."),
        ("tournament correct a 1 2 3", "Manca --reason.", "--reason is missing."),
        ("show a b c", "È di troppo: b c.", "This is too much: b c."),
        ("train --cluster", "L’opzione --cluster vuole un valore.", "The option --cluster wants a value."),
        ("judge --version=3 ciao", "Non c’è un’opzione --version.", "There is no option --version."),
        ("play --no-words=3", "L’opzione --no-words non vuole un valore.", "The option --no-words wants no value."),
        ("play --game tombola", "--game: «tombola» non va bene", "--game: “tombola” will not do"),
        ("serve --port 99999", "--port: 99999 è fuori dai limiti", "--port: 99999 is out of range"),
        ("serve --port http", "--port: «http» non è un numero.", "--port: “http” is not a number."),
    ],
)
def test_what_is_wrong_with_a_command_line(
    monkeypatch: pytest.MonkeyPatch, arguments: str, italian: str, english: str
) -> None:
    """How the command is used, where to read more, and what is wrong; nothing on standard output."""
    for language, usage, sentence in (("it", "Uso: ", italian), ("en", "Usage: ", english)):
        monkeypatch.setenv("LEGGIO_LANG", language)
        told = run(*arguments.split())
        assert (told.code, told.out) == (2, "")
        assert sentence in told.err.splitlines()[-1]
        if "valore" not in italian:  # for these typer does not say which command it was
            assert told.err.startswith(usage)
            assert "--help" in told.err


def test_a_language_that_is_not_spoken() -> None:
    """Told in Italian, and which there are."""
    told = run("judge", "--lang", "fr", "ciao")
    assert told.err.splitlines()[-1].startswith("--lang: «fr» non va bene; si può scegliere tra")


def test_a_command_alone_is_a_question_for_help() -> None:
    """The list of what there is, and nothing about mistakes."""
    told = run()
    assert told.code == 2
    assert told.err == run("--help").out
    assert "Giochi di parole" in told.err


@pytest.mark.parametrize(
    ("command", "italian", "english"),
    [
        (
            "",
            ("Uso: leggio [OPZIONI] COMANDO [ARGOMENTI]...", "Comandi:"),
            ("Usage: leggio [OPTIONS] COMMAND", "Commands:"),
        ),
        ("db", ("Uso: ", "Opzioni:", "Comandi:"), ("Usage: ", "Options:", "Commands:")),
        (
            "analyze",
            ("Uso: ", "Argomenti:", "[obbligatorio]", "[predefinito: normal]", "variabile: LEGGIO_LANG; predefinito"),
            ("Usage: ", "Arguments:", "[required]", "[default: normal]", "env var: LEGGIO_LANG; default"),
        ),
    ],
)
def test_help_is_in_the_users_language(
    monkeypatch: pytest.MonkeyPatch, command: str, italian: tuple[str, ...], english: tuple[str, ...]
) -> None:
    """Headings, remarks and the word about help itself; the texts of the commands are in both."""
    for language, wanted, unwanted in (("it", italian, english), ("en", english, italian)):
        monkeypatch.setenv("LEGGIO_LANG", language)
        told = run(*command.split(), "--help")
        shown = " ".join(told.out.split())
        assert told.code == 0
        assert shown.startswith(wanted[0])
        assert [part for part in wanted if part not in shown] == []
        assert [part for part in unwanted if part in shown] == []
        assert ("Mostra questo aiuto ed esce." in shown) == (language == "it")
        assert ("Show this message and exit." in shown) == (language == "en")


def test_a_sentence_that_is_not_known_is_shown_as_it_is() -> None:
    """Better in English than not at all."""
    assert explain(TyperException("Something new."), Speaker("it")) == "Something new."
