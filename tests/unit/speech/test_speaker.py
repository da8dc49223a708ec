"""Who says what: a game before everyone, a terminal before a page, Italian where a language lacks it."""

import json
from datetime import date
from pathlib import Path

import pytest

from leggio.core.outcome import Rejected
from leggio.speech import Speaker, language_name, languages


class AtTerminal(Speaker):
    """Somebody at a terminal."""

    medium = "terminal"


class Lenient(Speaker):
    """Somebody who goes without what is missing."""

    lenient = True


def test_a_game_speaks_its_own_words_and_else_the_common_ones() -> None:
    """Scrabble may lie alongside, Scarabeo may not; both say the same of a square that is taken."""
    common, scarabeo = Speaker(), Speaker("it", "scarabeo")
    assert "affiancala" in common("play.not_connected", art="")
    assert "affiancala" not in scarabeo("play.not_connected", art="")
    assert common("play.gap", square="H8", art="") == scarabeo("play.gap", square="H8", art="")
    assert common.of_game("scarabeo")("play.not_connected", art="") == scarabeo("play.not_connected", art="")


def test_a_terminal_speaks_of_flags_and_a_page_does_not() -> None:
    """For the common sentences and for those of a game."""
    for game in ("", "verbum"):
        assert "--words" in AtTerminal("it", game)("open.no_judge", art="")
        assert "--" not in Speaker("it", game)("open.no_judge", art="")


def test_what_is_apart_does_not_reach_the_others() -> None:
    """A table of a tournament is not one at which people play."""
    asked = {"table": 3, "round": 2}
    assert "3" in Speaker("it", "tournament")("table.unknown", **asked)
    assert "3" not in Speaker("it")("table.unknown", **asked)


def test_lists_are_counted() -> None:
    """One word is no plural."""
    refused = Rejected("play.invalid_words", "28", {"words": ["TOROT"]})
    assert Speaker("it").refusal(refused) == "Non ammessa: TOROT (art. 28)."
    refused = Rejected("play.invalid_words", "28", {"words": ["TOROT", "ZUZZO"]})
    assert Speaker("it").refusal(refused) == "Non ammesse: TOROT, ZUZZO (art. 28)."


@pytest.mark.parametrize(("left", "told"), [(0, "non ci sono tessere:"), (1, "una tessera sola:"), (2, "2 tessere:")])
def test_how_many_are_left(left: int, told: str) -> None:
    """None, one, several."""
    assert told in Speaker("it").refusal(Rejected("exchange.bag_low", "35", {"left": left, "needed": 7}))


def test_a_language_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder is a language; what it lacks is said in Italian; it may say a sentence of ours otherwise."""
    (tmp_path / "vec").mkdir()
    (tmp_path / "vec" / "language.json").write_text('{"name": "Vèneto", "locale": "it"}')
    (tmp_path / "vec" / "refusals.json").write_text(json.dumps({"game.over": "La partìa la xe finìa{art}."}))
    (tmp_path / "it").mkdir()
    (tmp_path / "it" / "refusals.json").write_text(json.dumps({"table.full": "Tutto esaurito."}))
    monkeypatch.setenv("LEGGIO_LANGUAGES", str(tmp_path))
    assert languages() == ("it", "en", "vec")
    assert language_name("vec") == "Vèneto"
    say = Speaker("vec")
    assert say("game.over", art="") == "La partìa la xe finìa."
    assert not say.knows("table.full")
    assert say("table.full") == Speaker("it")("table.full") == "Tutto esaurito."
    assert Speaker("en")("table.full") != "Tutto esaurito."


def test_a_game_from_elsewhere_brings_its_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They come first; a language it lacks is Italian."""
    package = tmp_path / "othergame"
    (package / "speech").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "speech" / "it.json").write_text(json.dumps({"game.over": "Fine del gioco."}))
    monkeypatch.syspath_prepend(tmp_path)
    assert Speaker("it", "other", "othergame.speech")("game.over") == "Fine del gioco."
    assert Speaker("en").of_game("other", "othergame.speech")("game.over") == "Fine del gioco."
    assert Speaker("en", "other", "othergame.speech")("table.full") == Speaker("en")("table.full")


def test_nothing_to_say() -> None:
    """A key nobody has is a mistake of ours."""
    with pytest.raises(KeyError):
        Speaker("en")("no.such_key")


def test_what_is_missing_is_left_out() -> None:
    """By those who are only to tell somebody no."""
    assert Lenient("it")("sign_in.wait") == "Troppi tentativi: riprova tra … secondi."


def test_numbers_and_days() -> None:
    """As each language writes them."""
    assert [Speaker(each).number(1234.5, ".00") for each in ("it", "en")] == ["1.234,50", "1,234.50"]
    assert [Speaker(each).date(date(2026, 11, 18)) for each in ("it", "en")] == ["18 novembre 2026", "18 November 2026"]


def test_why_the_system_refuses() -> None:
    """In the language of the rest where that is known."""
    assert Speaker("it").text(OSError(2, "No such file")) == "non c’è"
    assert Speaker("it").text(OSError(9999, "Strange")) == "Strange"
