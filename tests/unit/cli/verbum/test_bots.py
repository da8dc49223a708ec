"""Bots at Verbum's table in the terminal: they know the kinds of words agreed on, and contest what is none."""

import os
from pathlib import Path

import pytest

from leggio.cli.hosting.bot_players import bots_at
from leggio.engine.bots import LEVELS
from leggio.engine.verbum import STYLES, Words, verbum_bot_for
from leggio.games.verbum.events import Contested, Laid
from leggio.games.verbum.rules import Options
from leggio.games.verbum.word_lists import own_lists
from support.keyboard import stack
from support.terminal import run
from support.verbum.keyboard import events_of, table_of, words_of

NEW = ("play", "--game", "verbum")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log goes."""
    return tmp_path / "game.jsonl"


def test_every_level_has_its_style() -> None:
    """The six levels of the other games, weakest first."""
    assert list(STYLES) == list(LEVELS)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_bots_among_themselves(log: Path, players: int) -> None:
    """They need nobody: the game is told to its end, and the log holds."""
    levels = list(LEVELS)[:players]
    asked = [option for level in levels for option in ("--bot", level)]
    result = run(*NEW, *asked, "--seed", 2, "--log", log)
    assert result.code == 0
    ended = table_of(log).ended
    assert ended is not None
    assert "si contano le carte" in result.out
    assert run("verify", log).code == 0


def test_a_person_and_a_bot(log: Path) -> None:
    """One person is asked at once; the bot's hand is nobody's business, its turn is told in a line."""
    result = run(*NEW, "Anna", "--bot", "Gino:campione", "--seed", 3, "--log", log, typed="b\npassa\nb\npassa\nesci\n")
    assert "premi Invio" not in result.out
    assert "Gino [campione] pesca" in result.out
    assert "Gino [campione] accetta" not in result.out
    assert {event.seat for event in events_of(log, Laid)} == {1}
    again = run("play", "--resume", log, typed="b\npassa\nesci\n")
    assert again.code == 0
    assert len(table_of(log).sheet) > 8


def test_a_bot_contests_what_is_no_word(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 3: even the weakest knows that NACE is none; a good word it lets stand without a word."""
    stack(monkeypatch, "CANER", "IELOA", "T", "S")
    result = run(*NEW, "Anna", "--bot", "principiante", "--log", log, typed="b\nNACE\nb\nCANE\nb\n")
    assert "Pina [principiante] mette in dubbio NACE." in result.out
    assert "NACE non è ammessa" in result.out
    assert [event.seat for event in events_of(log, Contested)] == [1]
    assert "CANE" in words_of(log)


def test_a_bot_votes(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a dictionary two bots outvote a person about a word that is none."""
    stack(monkeypatch, "CANER", "IELOA", "TTRRS", "S")
    bots = ("--bot", "facile", "--bot", "forte")
    result = run(*NEW, "Anna", *bots, "--no-words", "--log", log, typed="b\nNACE\nesci\n")
    assert "Voti: Fabio [facile] no, Furio [forte] no." in result.out
    assert "NACE" not in words_of(log)


def test_a_person_may_doubt_what_bots_laid_before_their_turn(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbum, par. 3: two bots have played since, and the word of the first may still be contested."""
    stack(monkeypatch, "QHZZT", "CANER", "TTRRS")
    bots = ("--bot", "campione", "--bot", "campione")
    result = run(*NEW, "Anna", *bots, "--log", log, typed="b\npassa\nClelia [campione] passa\ncontesta 1\nesci\n")
    assert "Puoi contestare fino alla fine del tuo turno: 1 " in result.out
    assert "Clelia [campione] decide da sé." in result.out
    assert [event.seat for event in events_of(log, Contested)][:1] == [0]


def test_the_kinds_of_words_agreed_on() -> None:
    """Verbum, par. 2: a bot lays provinces and names where they count, and only then."""
    players = ("Anna", "Gino [campione]", "Pina [principiante]")
    assert dict(bots_at("verbum", players, Options(), None)) == {1: "campione", 2: "principiante"}
    assert not bots_at("verbum", ("Anna", "Bea"), Options(), None)

    def words_of_bots(categories: tuple[str, ...], lists: tuple[str, ...] = ()) -> list[Words]:
        cache, own = Path(os.environ["LEGGIO_CACHE"]), own_lists(lists)
        levels = [LEVELS[code] for code in ("campione", "principiante")]
        return [verbum_bot_for(level, cache, categories, own=own).words for level in levels]

    plain = words_of_bots(("words",))
    kinds = words_of_bots(("words", "provinces", "first-names"))
    only = words_of_bots(("provinces",))
    own = words_of_bots(("draghi",), ("draghi: smaug",))
    assert not plain[0].contains("GIOVANNI")
    assert all(words.contains("GIOVANNI") and words.contains("MN") for words in kinds)
    assert (only[0].contains("MN"), only[0].contains("CANE")) == (True, False)
    assert (plain[0].contains("ZIGARE"), plain[1].contains("ZIGARE")) == (True, False)
    assert [(words.contains("SMAUG"), words.contains("CANE")) for words in own] == [(True, False)] * 2


def test_a_bot_goes_by_the_list_of_the_game(log: Path, tmp_path: Path) -> None:
    """With a list of one word nobody could make it lays nothing, and the game still ends."""
    words = tmp_path / "parole.txt"
    words.write_text("zzzzz\n")
    run(*NEW, "--bot", "campione", "--bot", "medio", "--words", words, "--seed", 1, "--log", log)
    assert not events_of(log, Laid)
    assert table_of(log).ended is not None


def test_bots_stop_when_people_want_to(log: Path) -> None:
    """Nobody asks a bot at the keyboard."""
    result = run(*NEW, "Anna", "--bot", "medio", "--log", log, typed="basta\n")
    assert "sei d’accordo" not in result.out
    assert "Partita annullata" in result.out
