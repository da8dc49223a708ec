"""Bots at the keyboard: the one that adapts, and words for everybody, in games that go on too."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from leggio.cli.hosting.bot_players import BotPlayers
from leggio.engine.hinting import ADVISER
from leggio.engine.minds import Minds
from leggio.games.scrabble import Game
from leggio.lexicon.commonness import vulgar_words
from leggio.notation.log import read_log
from support.terminal import run


@pytest.mark.parametrize(
    ("totals", "level"), [((0, 0), "medio"), ((60, 0), "esperto"), ((0, 30), "facile"), ((0, 400), "principiante")]
)
def test_the_level_goes_with_the_score(monkeypatch: pytest.MonkeyPatch, totals: tuple[int, int], level: str) -> None:
    """`adatto` is asked at the level that the points call for, as at tables online; any other at its own."""
    asked = []

    def noted(_: Minds, game: str, level: str, seat: int, view: msgspec.Struct, *, family: bool = False) -> None:
        asked.append((game, level, seat, family))

    monkeypatch.setattr(Minds, "want", noted)
    view = replace(Game("Anna", "Ada [adatto]", words=["casa"]).view(1), totals=totals)
    BotPlayers("scrabble", {1: "adatto"}, family=True).want(1, view)
    BotPlayers("scrabble", {1: "forte"}).want(1, view)
    assert asked == [("scrabble", level, 1, True), ("scrabble", "forte", 1, False)]


@pytest.mark.parametrize(
    ("game", "passes"), [("scrabble", "passa\n"), ("scarabeo", "passa\n\n"), ("verbum", "b\npassa\n")]
)
def test_a_bot_that_adapts_plays_and_comes_back(tmp_path: Path, game: str, passes: str) -> None:
    """Its level is in its name: a game that goes on has it again."""
    log = tmp_path / "game.jsonl"
    options = ("Anna", "--game", game, "--bot", "adatto", "--starter", "Anna", "--seed", 3, "--log", log)
    assert run("play", *options, typed=f"{passes}esci\n").code == 0
    before = len(read_log(log.read_bytes()).events)
    assert '"Ada [adatto]"' in log.read_text()
    run("play", "--resume", log, typed=f"{passes}{passes}esci\n")
    after = read_log(log.read_bytes()).events[before:]
    assert 1 in [getattr(event, "seat", None) for event in after]
    assert run("verify", log).code == 0


@pytest.mark.parametrize("game", ["scrabble", "scarabeo", "verbum"])
@pytest.mark.parametrize("family", [True, False])
def test_words_for_everybody(tmp_path: Path, game: str, family: bool) -> None:
    """With a list of vulgar words alone bots for everybody lay none in a whole game, and others do."""
    log, words = tmp_path / "game.jsonl", tmp_path / "words.txt"
    words.write_text("\n".join(sorted(vulgar_words())).lower())
    options = ("--game", game, "--bot", "campione", "--bot", "campione", "--words", words, "--seed", 5, "--log", log)
    run("play", *options, *["--family"] * family)
    told = log.read_text()
    assert '"ended"' in told
    assert ('"played"' in told or '"laid"' in told) is not family


@pytest.mark.parametrize("game", ["scrabble", "scarabeo", "verbum"])
@pytest.mark.parametrize("family", [True, False])
def test_a_game_for_everybody_stays_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, family: bool
) -> None:
    """It is in the log: put away and resumed, bots and hints are asked for the same words as before."""
    log, asked = tmp_path / "game.jsonl", []

    def noted(_: Minds, game: str, level: str, seat: int, view: msgspec.Struct, *, family: bool = False) -> None:
        asked.append((level, family))

    monkeypatch.setattr(Minds, "want", noted)
    options = ("--game", game, "--bot", "facile", "--starter", "Anna", "--seed", 3, "--log", log)
    run("play", "Anna", *options, *["--family"] * family, typed="esci\n")
    asked.clear()
    run("play", "--resume", log, typed="suggerimento\nesci\n")
    assert {(level, family) for level in ("facile", ADVISER)} == set(asked)


def test_a_family_without_bots_is_a_sentence(tmp_path: Path) -> None:
    """Words of bots where there are none: better said than left out in silence; nor is it for a game that goes on."""
    log = tmp_path / "game.jsonl"
    result = run("play", "Anna", "Bea", "--family", "--log", log)
    assert (result.code, log.exists()) == (1, False)
    assert "--family riguarda le parole dei bot" in result.err
    assert "--resume e --family non vanno insieme" in run("play", "--resume", log, "--family").err
