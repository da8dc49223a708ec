"""`leggio judge`: verdicts, readings and reasons for people, and for programs."""

import json
from pathlib import Path

import pytest

from support.lexicons import bundled, vocabulary
from support.terminal import run


@pytest.fixture(autouse=True)
def _own_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's lists but those of the test."""
    monkeypatch.setenv("LEGGIO_DATA", str(tmp_path / "data"))


def club(tmp_path: Path, *words: str) -> None:
    """Import an edition called `club`."""
    path = tmp_path / "club.txt"
    path.write_text("\n".join(words), "utf-8")
    assert run("lexicon", "import", path, "--name", "club").code == 0


def judged(*arguments: str) -> list[dict[str, object]]:
    """What a program reads."""
    result = run("judge", "--json", *arguments)
    assert result.err == ""
    return [json.loads(line) for line in result.out.splitlines()]


def test_a_valid_word_is_explained() -> None:
    """Art. 22: lemma, kind, form and particles, with the articles; exit code 0."""
    assert run("judge", "portateveli") == (
        0,
        "PORTATEVELI: valida\n  portare, verbo transitivo: imperativo, 2ª plurale + ve + li (art. 14, 15c, 22, 23)\n",
        "",
    )


def test_an_invalid_word_gets_its_reason() -> None:
    """Art. 22: the nearest reason with its article; exit code 1."""
    result = run("judge", "portaveli")
    assert result.code == 1
    assert result.out.startswith("PORTAVELI: non valida - «portare», imperativo, 2ª singolare: «vi» vale solo come")
    assert result.out.endswith(" (art. 22)\n")


def test_words_that_are_near_are_offered() -> None:
    """Art. 14: a slip of the pen."""
    assert run("judge", "sassfono").out.splitlines() == [
        "SASSFONO: non valida - non è nel vocabolario (art. 14)",
        "  Simili: SASSOFONO.",
    ]


@pytest.mark.parametrize(("words", "code"), [(("casa", "gatto"), 0), (("casa", "zzz"), 1), (("zzz", "casa"), 1)])
def test_one_invalid_word_is_enough_for_exit_code_1(words: tuple[str, ...], code: int) -> None:
    """Scripts can go by the exit code; every word is judged all the same."""
    result = run("judge", *words)
    assert (result.code, result.out.count("valida\n") + result.out.count("non valida -")) == (code, 2)


def test_english() -> None:
    """The same in English."""
    result = run("judge", "portateveli", "films", "margo", "--lang", "en")
    assert result.out.splitlines() == [
        "PORTATEVELI: valid",
        "  portare, transitive verb: imperative, 2nd plural + ve + li (art. 14, 15c, 22, 23)",
        "FILMS: not valid - “film” is a loanword, hence invariable (art. 16)",
        "MARGO: valid",
        "  margo, masculine noun, variant of margine [literary] (art. 14, 21)",
    ]


def test_many_readings_are_not_all_shown() -> None:
    """Six are enough for a screen; what was left out is counted, and JSON has it."""
    word = next(word for word in bundled().of_length(4) if len(bundled().analyses(word)) > 6)
    count = len(bundled().analyses(word))
    lines = run("judge", word).out.splitlines()
    assert len(lines) == 8
    assert lines[-1] == "  Un’altra lettura: con --json la vedi."
    analyses = judged(word)[0]["analyses"]
    assert isinstance(analyses, list)
    assert len(analyses) == count


def test_json_has_an_object_a_word() -> None:
    """Word, verdict, analyses, articles, reason and kinds, always all six."""
    valid, invalid = judged("portateveli", "curricula")
    assert valid.keys() == invalid.keys() == {"word", "valid", "analyses", "articles", "reason", "categories"}
    assert (valid["word"], valid["valid"], valid["reason"]) == ("PORTATEVELI", True, None)
    assert valid["articles"] == ["14", "15c", "22", "23"]
    assert valid["analyses"] == [
        {
            "lemma": "portare",
            "part": "verb",
            "form": "imp.2p",
            "particles": ["ve", "li"],
            "verb_class": "tr",
            "auxiliaries": ["avere"],
            "articles": ["14", "15c", "22", "23"],
        }
    ]
    assert (invalid["valid"], invalid["analyses"], invalid["articles"]) == (False, [], ["16"])
    assert invalid["reason"] == {"code": "excluded.loan-plural", "article": "16"}


def test_json_has_no_language() -> None:
    """Codes are stable whatever the screen speaks."""
    assert judged("portaveli", "--lang", "en") == judged("portaveli", "--lang", "it")


def test_json_is_utf_8_in_any_locale() -> None:
    """An accent is not lost where the screen cannot show it."""
    result = run("judge", "gioventu", "--json", encoding="ascii")
    assert json.loads(result.out)["analyses"][0]["lemma"] == "gioventù"


@pytest.mark.parametrize("text", ["TORRÒ", "torro", " Torrò ", "torro\N{COMBINING GRAVE ACCENT}"])
def test_accents_case_and_blanks_around_do_not_matter(text: str) -> None:
    """Art. 3: TORRÒ is played T O R R O, however it is typed."""
    assert run("judge", text).out.startswith("TORRO: valida\n")


@pytest.mark.parametrize(
    ("text", "code", "article"),
    [
        ("", "letters", "1"),
        ("   ", "letters", "1"),
        ("a", "length", "3"),
        ("è", "length", "3"),
        ("a" * 16, "length", "3"),
        ("a" * 100_000, "length", "3"),
        ("abat-jour", "multiword", "14"),
        ("ab aeterno", "multiword", "14"),
        ("ab\taeterno", "multiword", "14"),
        ("ab\naeterno", "multiword", "14"),
        ("l'amico", "multiword", "14"),
        ("l’amico", "multiword", "14"),
        ("c4sa", "letters", "1"),
        ("casa!", "letters", "1"),
        ("casa\N{PARTY POPPER}", "letters", "1"),
        ("ca\x1b[2Jsa", "letters", "1"),
        ("ca\x00sa", "letters", "1"),
        ("ca\udcffsa", "letters", "1"),
        ("straße", "letters", "1"),
        ("ﬁne", "letters", "1"),
        ("кот", "letters", "1"),
        ("ca?a", "letters", "1"),
    ],
)
def test_what_cannot_be_a_word(text: str, code: str, article: str) -> None:
    """Art. 1, 3 and 14: a reason and an article whatever was typed, and nothing that a terminal could obey."""
    result = run("judge", "--", text)
    assert (result.code, result.err) == (1, "")
    assert ": non valida - " in result.out
    assert result.out.endswith(f"(art. {article})\n")
    assert not {"\x1b", "\x00", "\t"} & {*result.out}
    (opinion,) = judged("--", text)
    assert opinion["articles"] == [article]
    reason = opinion["reason"]
    assert isinstance(reason, dict)
    assert reason["code"] == code


def test_nothing_at_all_still_has_a_subject() -> None:
    """An empty word is shown as one."""
    assert run("judge", "").out.startswith("'': non valida")


def test_fifteen_letters_fit_and_sixteen_only_in_scarabeo() -> None:
    """Art. 3, and Scarabeo's board of seventeen."""
    assert run("judge", "portandogliene").code == 0
    longer = next(word for word in bundled("scarabeo").of_length(16))
    assert judged(longer)[0]["articles"] == ["3"]
    assert run("judge", longer, "--rules", "scarabeo").code == 0
    assert "da 2 a 17 lettere" in run("judge", "a" * 18, "--rules", "scarabeo").out


def test_scarabeo_judges_by_its_own_book() -> None:
    """Scarabeo, art. 7, 9 and 10: abbreviations, verbs with ri-, nothing literary."""
    result = run("judge", "ta", "riabbaiare", "margo", "--rules", "scarabeo", "--lang", "en")
    assert result.code == 1
    assert "TA: valid\n  TA: abbreviation, Taranto (art. 7)\n" in result.out
    assert "abbaiare, intransitive verb: infinitive with the prefix ri- (art. 9)" in result.out
    assert "MARGO: not valid - literary (margo) (art. 10)" in result.out


def test_the_previous_edition_has_the_same_words() -> None:
    """Art. 14-23 are the same in both editions of the regulation."""
    assert run("judge", "portateveli", "--rules", "figs-previous") == run("judge", "portateveli")


def test_an_unknown_rule_set_is_a_usage_error() -> None:
    """Exit code 2 tells it apart from an invalid word."""
    assert run("judge", "casa", "--rules", "boh").code == 2
    assert run("judge").code == 2


def test_a_clubs_edition_decides_alone(tmp_path: Path) -> None:
    """Art. 14: its words are valid, all others are not, and our readings are commentary."""
    club(tmp_path, "magliettina", "portateveli")
    result = run("judge", "magliettina", "portateveli", "gatto", "--edition", "club")
    assert result.code == 1
    assert result.out.splitlines() == [
        "MAGLIETTINA: valida",
        "PORTATEVELI: valida",
        "  portare, verbo transitivo: imperativo, 2ª plurale + ve + li (art. 14, 15c, 22, 23)",
        "GATTO: non valida - non è nell’elenco «club», che decide da solo (art. 14)",
        "  Per il nostro lessico: gatto, sostantivo maschile: singolare",
    ]
    assert run("judge", "abat-jour", "--edition", "club").out.endswith(
        "«abat-jour» non è una parola sola: le locuzioni e i composti col trattino non valgono (art. 14)\n"
    )
    assert run("judge", "magliettina", "--edition", "club").code == 0


def test_an_edition_cites_the_book_in_use(tmp_path: Path) -> None:
    """Scarabeo, art. 6: the federation's articles are not Scarabeo's."""
    club(tmp_path, "magliettina")
    odd, missing = judged("magliettina", "gatto", "--edition", "club", "--rules", "scarabeo")
    assert (odd["articles"], missing["articles"]) == (["6"], ["6"])


def test_editions_that_are_not_there(tmp_path: Path) -> None:
    """One is told which there are, or that there are none; a bad name is never a path."""
    assert run("judge", "casa", "--edition", "club").err == ("Non c’è un’edizione «club»: non ce n’è nessuna.\n")
    club(tmp_path, "casa")
    assert run("judge", "casa", "--edition", "clab").err == "Non c’è un’edizione «clab». Ci sono: club.\n"
    for name in ("../club", "", "/etc/passwd"):
        result = run("judge", "casa", "--edition", name, "--lang", "en")
        assert (result.code, result.out) == (1, "")
        assert f"“{name}” will not do as a name" in result.err


def test_a_damaged_edition_is_named(tmp_path: Path) -> None:
    """It does not judge by half."""
    club(tmp_path, "casa")
    file = next((tmp_path / "data" / "editions" / "club").iterdir())
    file.write_bytes(file.read_bytes()[:-2])
    result = run("judge", "casa", "--edition", "club")
    assert (result.code, result.out) == (1, "")
    assert "è guasto" in result.err


def test_thousands_of_words() -> None:
    """Lists from a pipe, the valid and the invalid, in the order given."""
    valid = bundled().of_length(5)[::5]
    invalid = tuple(f"{word}Q" for word in valid)
    opinions = judged(*valid, *invalid)
    assert len(opinions) > 2000
    assert [opinion["word"] for opinion in opinions] == [*valid, *invalid]
    assert {bool(opinion["valid"]) for opinion in opinions[: len(valid)]} == {True}
    assert {bool(opinion["valid"]) for opinion in opinions[len(valid) :]} == {False}


def test_a_cache_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled lexicon needs a place: the sentence says which one it tried."""
    small = vocabulary(tmp_path / "vocabulary", nouns="casa f @hm\n")
    monkeypatch.setattr("leggio.cli.lexicons.Vocabulary", lambda: small)
    (tmp_path / "file").touch()
    monkeypatch.setenv("LEGGIO_CACHE", str(tmp_path / "file"))
    result = run("judge", "casa")
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith(f"Non riesco a scrivere {tmp_path / 'file'}: ")


def test_a_broken_vocabulary_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever amends the bundled vocabulary reads file, line and cause of a slip at the next word."""
    broken = vocabulary(tmp_path / "vocabulary", nouns="casa f @hm\ngatto @hm\n")
    monkeypatch.setattr("leggio.cli.lexicons.Vocabulary", lambda: broken)
    result = run("judge", "casa")
    assert (result.code, result.out) == (1, "")
    assert result.err == ("nouns.txt:2: A un sostantivo serve un genere: m, f oppure mf.\nUna riga da correggere.\n")


def test_verbums_categories() -> None:
    """Verbum: all kinds of words unless some are named; they are no choice of other games."""
    every = run("judge", "milano", "mn", "giovanni", "cane", "--rules", "verbum")
    assert every.code == 0
    assert "MN: provincia, Mantova" in every.out
    names = run("judge", "milano", "giovanni", "--rules", "verbum", "--category", "first-names")
    assert names.code == 1
    assert "MILANO: non valida" in names.out
    other = run("judge", "mn", "--category", "provinces", "--lang", "en")
    assert (other.code, other.out) == (1, "")
    assert "Categories are Verbum’s" in other.err
