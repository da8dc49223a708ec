"""`leggio find`: anagrams, patterns, beginnings, ends and hooks."""

from pathlib import Path

import pytest

from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import FIGS, SCARABEO
from support.lexicons import vocabulary
from support.terminal import run


@pytest.fixture(autouse=True)
def _few_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lexicon whose every word is known here."""
    club = vocabulary(
        tmp_path / "vocabulary",
        nouns="casa f @hm\ncassa f @hm\nmacchina f @hm\nre m inv @hm\ncittà f inv @hm\nacca f @hm\nsacca f @hm\n",
        prepositions="in @hm\n",
        categories__abbreviations="MN Mantova\n",
    )
    known = {rules: open_lexicon(tmp_path / "cache", profile, club) for rules, profile in PROFILES.items()}
    monkeypatch.setattr("leggio.cli.find.lexicon_of", lambda rules, _: known[rules])


PROFILES = {"figs": FIGS, "scarabeo": SCARABEO}


def found(*arguments: object) -> list[str]:
    """What a program reads: one word a line, and nothing else."""
    result = run("find", *arguments)
    assert (result.code, result.err) == (0, "")
    return result.out.splitlines()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("anagrams", "asac"), ["CASA"]),
        (("anagrams", "ASAC?"), ["CASSA", "SACCA"]),
        (("anagrams", "??"), ["IN", "RE"]),
        (("anagrams", "asac?", "--shortest", 4), ["ACCA", "CASA", "CASE", "CASSA", "SACCA"]),
        (("anagrams", "tacìt"), ["CITTA"]),
        (("pattern", "c?s?"), ["CASA", "CASE"]),
        (("pattern", "*cc*"), ["ACCA", "ACCHE", "MACCHINA", "MACCHINE", "SACCA", "SACCHE"]),
        (("pattern", "[rx]?"), ["RE"]),
        (("pattern", "CAS[^e]"), ["CASA"]),
        (("pattern", "città"), ["CITTA"]),
        (("starting", "càss"), ["CASSA", "CASSE"]),
        (("ending", "ina"), ["MACCHINA"]),
        (("pattern", "M?", "--rules", "scarabeo"), ["MN"]),
    ],
)
def test_what_is_found(arguments: tuple[object, ...], words: list[str]) -> None:
    """In alphabetical order, one word a line when nobody watches."""
    assert found(*arguments) == words


def test_hooks() -> None:
    """The letters before and after a word; a dash where there are none."""
    assert run("find", "hooks", "acca").out == "ACCA: prima S; dopo -\n"
    assert run("find", "hooks", "acca", "--lang", "en").out == "ACCA: before S; after -\n"
    assert run("find", "hooks", "cas").out == "CAS: prima -; dopo A E\n"


def test_nothing_found_is_a_sentence() -> None:
    """Exit code 1, nothing for programs to read."""
    assert run("find", "anagrams", "zzz") == (1, "", "Nessuna parola per «zzz».\n")
    assert run("find", "starting", "qu", "--lang", "en") == (1, "", "No word for “qu”.\n")
    assert run("find", "anagrams", "").code == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("anagrams", "c4sa"), "servono lettere, e ? per un jolly"),
        (("anagrams", "c*"), "servono lettere, e ? per un jolly"),
        (("pattern", "c[a"), "[AEI] o [^AEI]"),
        (("pattern", "c[]"), "[AEI] o [^AEI]"),
        (("pattern", "c[^]"), "[AEI] o [^AEI]"),
        (("pattern", "c]a"), "[AEI] o [^AEI]"),
        (("pattern", "c-sa"), "[AEI] o [^AEI]"),
        (("starting", "c?"), "soltanto lettere"),
        (("ending", "?a"), "soltanto lettere"),
        (("hooks", "c?sa"), "soltanto lettere"),
        (("hooks", ""), "soltanto lettere"),
        (("hooks", "casa\N{PARTY POPPER}"), "soltanto lettere"),
        (("anagrams", "\udcff"), "servono lettere"),
        (("starting", "\x1b[2J"), "soltanto lettere"),
    ],
)
def test_what_makes_no_sense_is_told(arguments: tuple[str, ...], sentence: str) -> None:
    """The sentence offers what that very search takes; no control character passes."""
    result = run("find", *arguments)
    assert (result.code, result.out) == (1, "")
    assert "non si capisce" in result.err
    assert sentence in result.err
    assert "\x1b" not in result.err


def test_a_limit_is_told_only_where_something_is_left_out() -> None:
    """Exactly as many as asked for is everything there is."""
    result = run("find", "starting", "c", "--limit", 2)
    assert (result.code, result.out) == (0, "CASA\nCASE\n")
    assert result.err == "Sono le prime 2: con --limit ne vedi di più.\n"
    assert len(found("starting", "c", "--limit", 5)) == 5
    assert run("find", "starting", "c", "--limit", 0).code == 2


def test_more_jollies_and_letters_than_any_word_has() -> None:
    """Neither is an error."""
    assert found("anagrams", "?" * 20, "--shortest", 8) == ["MACCHINA", "MACCHINE"]
    assert run("find", "anagrams", "abc", "--shortest", 9).code == 1
    assert run("find", "pattern", "*" * 500 + "ina").out == "MACCHINA\n"
    assert run("find", "starting", "c" * 1000).code == 1


@pytest.mark.parametrize("width", [80, 40, 5])
def test_people_get_columns(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    """On a terminal the longest words come first, in lines that fit if one word does."""
    monkeypatch.setattr("support.terminal._Capture.isatty", lambda _: True)
    lines = run("find", "pattern", "*", width=width).out.splitlines()
    assert lines[0].split()[:2] == ["8", "MACCHINA"]
    assert lines[-1].split()[-1] == "RE"
    assert sum(len([word for word in line.split() if not word.isdigit()]) for line in lines) == 13
    assert all(len(line) <= max(width, 12) for line in lines)


@pytest.mark.parametrize(("language", "summary"), [("it", "Parole che cominciano"), ("en", "Words that begin")])
def test_the_searches_are_listed(monkeypatch: pytest.MonkeyPatch, language: str, summary: str) -> None:
    """`leggio find --help` names them all, in the user's language."""
    monkeypatch.setenv("LEGGIO_LANG", language)
    shown = " ".join(run("find", "--help").out.split())
    for word in ("anagrams", "pattern", "starting", "ending", "hooks", summary):
        assert word in shown


def test_abbreviations_by_letters_and_by_meaning() -> None:
    """Scarabeo, art. 7: the appendix as the book writes it, by a part of it, dots or not, or of what it stands for."""
    assert run("find", "abbreviations", "zzz").code != 0
    assert "Mantova" in run("find", "abbreviations", "mantov").out
    assert run("find", "abbreviations", "s.p.q.r").out.startswith("S.P.Q.R.")
    everything = run("find", "abbreviations").out.splitlines()
    assert len(everything) > 200
    assert "a.C." in run("find", "abbreviations", "avanti cristo").out
