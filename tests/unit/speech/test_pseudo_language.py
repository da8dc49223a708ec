"""A third language is one folder: command line, server, paper and site speak it with nothing else added."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest

from leggio.notation.log import read_log, write_log
from leggio.paper import tournaments as paper
from leggio.paper.games import score_sheet
from leggio.site import site
from leggio.speech import Speaker, languages
from leggio.speech.folders import read
from leggio.speech.syntax import arguments
from support.databases import Database
from support.pdf import pages_of
from support.people_app import a_browser, create_people_app
from support.pseudo_language import CLOSE, OPEN, PSEUDO, make_language, pseudo, said_from_nowhere
from support.speech import ROOT
from support.tables import stacked_game
from support.terminal import run
from support.tournament.halls import eventful

ENTER = "\n"


@pytest.fixture(autouse=True)
def language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The language is there, and asked for at the command line."""
    monkeypatch.setenv("LEGGIO_LANGUAGES", str(make_language(tmp_path / "languages")))
    monkeypatch.setenv("LEGGIO_LANG", PSEUDO)
    return iter(())


def test_it_is_a_language_like_the_others() -> None:
    """Found by its folder; and its messages want what the Italian ones want."""
    assert PSEUDO in languages()
    for path in (ROOT / "it").rglob("*.json"):
        for key, message in read(path).items():
            assert arguments(pseudo(message)) == arguments(message), key


def test_plurals_are_kept() -> None:
    """By the rules of the locale it names."""
    say = Speaker(PSEUDO)
    assert [say("play.edition", name="club", number=3, label="x", count=count) for count in (1, 2)] == [
        "‹Êdîzîôñê «club» 3: 1 pârôlâ (x).›",
        "‹Êdîzîôñê «club» 3: 2 pârôlê (x).›",
    ]


@pytest.mark.parametrize("arguments", [(), ("judge",), ("tournament",), ("play",), ("lexicon",), ("serve",)])
def test_help(arguments: tuple[str, ...]) -> None:
    """Every command and option: what is left are names, types and values."""
    told = run(*arguments, "--help", width=400)
    assert told.code == 0
    texts = [line for line in told.out.splitlines() if OPEN in line]
    assert len(texts) > 3
    names = ("leggio", *arguments)
    assert not said_from_nowhere(told.out.partition("\n")[0], *names, "players", "words")
    assert "OPZIONI" not in told.out
    assert "Lingua" not in told.out


def test_a_judged_word() -> None:
    """The verdict, the reading, the article, and why not."""
    told = run("judge", "gatti", "gazzz", "films", width=200)
    assert not said_from_nowhere(told.out, "GATTI", "GAZZZ", "FILMS")


def test_a_command_line_that_is_none() -> None:
    """How it is used, where to read more, what is wrong."""
    told = run("judge", "--zzz")
    assert told.code == 2
    assert told.err.splitlines()[-1] == "‹Ñôñ ç’è ûñ’ôpzîôñê --zzz.›"


def test_a_game_at_the_terminal(tmp_path: Path) -> None:
    """A play, one that the rules refuse, a challenge, the help, the sheet, and putting it away."""
    words = tmp_path / "list.txt"
    words.write_text("ce\n")
    log = tmp_path / "log"
    typed = f"{ENTER}8A ce\n8H ce\n{ENTER}contesta\naiuto\nfoglio\nboh\nesci\n"
    told = run("play", "Anna", "Bea", "--seed", 3, "--log", log, "--words", words, typed=typed, width=200)
    assert told.code == 0, told.err
    assert "pârôlâ pâssâ pêr lâ çâsêllâ çêñtrâlê, H8" in told.out
    data = ("Anna", "Bea", str(log), str(words))
    assert not said_from_nowhere(told.out, *data) - {"leggio"}


@pytest.mark.parametrize("game", ["scarabeo", "verbum"])
def test_other_games_and_their_logs(tmp_path: Path, game: str) -> None:
    """What they say in their own way, and what an audit says of them."""
    log = tmp_path / "log"
    typed = f"{ENTER}aiuto\npassa\nboh\nesci\n"
    told = run("play", "Anna", "Bea", "--game", game, "--seed", 3, "--log", log, typed=typed, width=200)
    assert told.code == 0, told.err
    assert not said_from_nowhere(told.out, "Anna", "Bea", str(log)) - {"leggio"}
    verified = run("verify", log, width=200)
    assert verified.code == 0, verified.err
    assert not said_from_nowhere(verified.out, "Anna", "Bea", str(log))


def test_refusals_of_the_server(sqlite_database: Database) -> None:
    """In the language that the header likes best."""
    with a_browser(create_people_app(sqlite_database)) as browser:
        for address in ("/nothing", "/api/me"):
            answer = browser.get(address, headers={"Accept-Language": f"{PSEUDO}, en;q=0.5"})
            message = answer.json()["message"]
            assert not said_from_nowhere(message)
            assert message.startswith(OPEN)
            assert message.endswith(CLOSE)


def test_paper() -> None:
    """The score sheet of a game and the pairings of a tournament."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio")
    game.play("F8 orizz.", "MICIO")
    game.accept()
    game.pass_turn()
    log = read_log(write_log("scrabble", game.log).encode())
    sheet = " ".join(pages_of(score_sheet(log, game.state, PSEUDO)))
    assert "‹Môssâ›" in sheet
    assert "Mossa" not in sheet
    state = eventful().state
    told = " ".join(pages_of(paper.pairings(state, state.rounds[-1], PSEUDO, UTC)))
    assert "Comincia" not in told
    assert "Çômîñçîâ" in told


def test_a_site() -> None:
    """Every page."""
    pages = {name: page.decode() for name, page in site(eventful().state, PSEUDO, UTC).items() if name.endswith("html")}
    assert pages
    for page in pages.values():
        assert f'<html lang="{PSEUDO}">' in page
        assert OPEN in page
        assert not [word for word in ("Classifica", "Giocatori", "Turno ", "Punti") if word in page]
