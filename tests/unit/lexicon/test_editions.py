"""Editions of clubs: what their files say, how they change the vocabulary, how they are kept."""

from pathlib import Path

import pytest

from leggio.kernel import Graph
from leggio.lexicon import compiled
from leggio.lexicon.edition import Edition, EditionError, Kind, Shelf, label_for, open_edition, sound_edition
from leggio.lexicon.edition.effect import difference
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.opinion import LexiconJudge, opinion_on
from leggio.lexicon.profiles import FIGS, SCARABEO, Profile
from leggio.lexicon.vocabulary import Vocabulary, VocabularyError
from support.lexicons import bundled, vocabulary

WORDS = ("CIAO", "MAGLIETTINA", "PORTATEVELI")
HEADER = "name: circolo\nnumber: 3\ntitle: Circolo di Lucca\n"


@pytest.fixture
def base(tmp_path: Path) -> Vocabulary:
    """A small vocabulary."""
    return vocabulary(
        tmp_path / "base",
        nouns__g="gatto m @hm\ngazebo m inv @hm\n",
        nouns__p="pane m @hm\npesca f @hm\npesca mf inv @hm\n",
        verbs__p="pescare tr avere @hm\n",
        adverbs="bene @hm\n",
        excluded="roma name\nzeta nonce\n",
        categories__animals="gatto\n",
    )


def opened(base: Vocabulary, text: str, profile: Profile = FIGS) -> Lexicon:
    """An edition of these lines over the small vocabulary."""
    edition = sound_edition(HEADER + text, "circolo.txt", base)
    return open_edition(edition, base.directory.parent / "cache", profile, base)


def wrong(base: Vocabulary, text: str) -> list[tuple[int, str]]:
    """Line and code of everything that is wrong with a file."""
    with pytest.raises(VocabularyError) as error:
        sound_edition(text, "circolo.txt", base)
    assert {problem.file for problem in error.value.problems} == {"circolo.txt"}
    return [(problem.line, problem.code) for problem in error.value.problems]


def test_an_entry_comes_in_with_all_its_forms(base: Vocabulary) -> None:
    """In its place, whether or not the vocabulary has a file for its initial, and the judge reads it with articles."""
    lexicon = opened(base, "+ nouns zuzzerello m fem\n+ nouns gatta f pl=gatte # una\n")
    assert {"ZUZZERELLO", "ZUZZERELLE", "GATTE"} <= {*lexicon.graph.words()}
    opinion = opinion_on("zuzzerelli", lexicon)
    assert opinion.valid
    assert (opinion.analyses[0].lemma, opinion.articles) == ("zuzzerello", ("14", "15a"))


def test_entries_go(base: Vocabulary) -> None:
    """All of a lemma in a place, or one by its whole line; what else makes the word stays."""
    assert "GATTO" not in opened(base, "- nouns gatto\n")
    assert {"PESCA", "PESCHE"} <= {*opened(base, "- nouns pesca mf inv @hm\n").graph.words()}
    lexicon = opened(base, "- nouns pesca\n")
    assert "PESCHE" not in lexicon
    assert {each.lemma for each in lexicon.analyses("PESCA")} == {"pescare"}


def test_a_word_goes_out_for_a_reason_that_the_judge_tells(base: Vocabulary) -> None:
    """With the article the reason rests on (art. 14-21)."""
    opinion = opinion_on("pane", opened(base, "- pane multi pane e vino\n"))
    assert (opinion.valid, opinion.articles) == (False, ("14",))
    assert opinion.reason
    assert (opinion.reason.code, opinion.reason.about) == ("excluded.multi", "pane e vino")


def test_an_entry_is_set(base: Vocabulary) -> None:
    """The entries of the lemma are those that the lines give, and no others."""
    lexicon = opened(base, "= nouns gatto m fem\n= nouns pesca f\n")
    assert {"GATTA", "GATTE", "PESCHE"} <= {*lexicon.graph.words()}
    assert [each.part.value for each in lexicon.analyses("PESCA")].count("noun") == 1


def test_a_word_that_was_out_is_let_in(base: Vocabulary) -> None:
    """Its exclusion is over, in every profile."""
    assert "ZETA" not in open_edition(
        sound_edition(HEADER + "- nouns gatto\n", "c", base), base.directory / "cache", FIGS, base
    )
    for profile in (FIGS, SCARABEO):
        assert opinion_on("zeta", opened(base, "+ nouns zeta f inv\n", profile)).valid
    technical = opinion_on("zeta", opened(base, "+ nouns zeta f inv tec\n", SCARABEO))
    assert technical.reason
    assert technical.reason.code == "register.tec"


def test_forms_of_each_profile_follow(base: Vocabulary) -> None:
    """Scarabeo's ri- goes with a verb that came in."""
    text = "+ verbs gattare intr avere\n"
    assert "RIGATTARE" in opened(base, text, SCARABEO)
    assert "RIGATTARE" not in opened(base, text)


def test_lists_of_kinds_can_change(base: Vocabulary) -> None:
    """Animals and their like, for Verbum; of a noun that is gone nothing is left."""
    from leggio.lexicon.agreed import Category, CategoryJudge

    animals = CategoryJudge(opened(base, "+ animals pane\n- animals gatto\n"), (Category.ANIMALS,))
    assert animals.judge("PANI").valid
    assert not animals.judge("GATTI").valid
    assert CategoryJudge(opened(base, "+ animals pane\n"), (Category.ANIMALS,)).judge("GATTI").valid
    assert not CategoryJudge(opened(base, "- gatto name\n"), (Category.ANIMALS,)).judge("GATTI").valid


def test_what_came_and_went_is_what_a_full_comparison_finds(base: Vocabulary) -> None:
    """The quick way by entries, and the slow one by all words."""
    for profile in (FIGS, SCARABEO):
        old = open_lexicon(base.directory / "cache", profile, base)
        new = opened(base, "+ verbs gattare intr avere\n- nouns pesca\n= nouns gatto m fem\n- bene foreign\n", profile)
        found = difference(old, new)
        before, after = set(old.graph.words()), set(new.graph.words())
        assert (found.came, found.went) == (sorted(after - before), sorted(before - after))
        assert found.came
        assert found.went
        assert difference(new, old) == (found.went, found.came)


def test_the_label_says_whose_words_these_are(base: Vocabulary) -> None:
    """Profile, name, number and a fingerprint: of the same file always the same, of another another."""
    lexicon = opened(base, "- nouns gatto\n+ nouns zeta f inv\n")
    assert lexicon.label.startswith("figs-circolo.3-")
    turned = sound_edition(HEADER + "# a note\n+  nouns zeta f inv @l\n- nouns  gatto\n", "other.txt", base)
    assert label_for(turned, FIGS, base) == lexicon.label
    assert label_for(turned, SCARABEO, base).startswith("scarabeo-circolo.3-")
    assert opened(base, "- nouns gatto\n").label != lexicon.label


@pytest.mark.parametrize(
    ("lines", "problems"),
    [
        ("+ nouns gatto m", [(4, "edition.already")]),
        ("+ nouns zeta", [(4, "vocabulary.gender")]),
        ("+ nomi zeta f", [(4, "edition.unknown_place")]),
        ("+ nouns", [(4, "edition.no_entry")]),
        ("- nouns zeta", [(4, "edition.not_there")]),
        ("- nouns gatto f @hm", [(4, "edition.not_there")]),
        ("- gatto", [(4, "vocabulary.unknown_reason")]),
        ("- gatto brutto", [(4, "vocabulary.unknown_reason")]),
        ("- roma name", [(4, "edition.out_already")]),
        ("= nouns zeta f", [(4, "edition.not_there")]),
        ("= nouns gatto m fem\nno", [(5, "edition.bad_line")]),
        ("+ animals zeta", [(4, "vocabulary.no_noun")]),
        ("+ animals gatto", [(4, "edition.already")]),
        ("+ verbs zetare tr avere like=boh", [(4, "vocabulary.no_model")]),
        ("- nouns gatto\n- nouns gatto", [(5, "edition.twice")]),
        ("+ nouns zeta f\nzeta\n- nouns boh", [(5, "edition.bad_line"), (6, "edition.not_there")]),
        ("zeta\ngat-to\n", [(5, "edition.bad_word")]),
        ("", [(1, "edition.empty")]),
    ],
)
def test_what_is_wrong_is_told_by_line(base: Vocabulary, lines: str, problems: list[tuple[int, str]]) -> None:
    """All of it at once."""
    assert wrong(base, f"{HEADER}{lines}\n") == problems


@pytest.mark.parametrize(
    ("header", "codes"),
    [
        ("", ["edition.no_header", "edition.no_header"]),
        ("name: circolo\n", ["edition.no_header"]),
        ("name: Il Circolo\nnumber: 1\n", ["edition.bad_name"]),
        ("name: leggio\nnumber: 1\n", ["edition.bad_name"]),
        ("name: a.1-0123456789abcdef\nnumber: 1\n", ["edition.bad_name"]),
        ("name: a\nnumber: zero\n", ["edition.bad_number"]),
        ("name: a\nnumber: 0\n", ["edition.bad_number"]),
        ("name: a\nnumber: 1\nnumber: 2\n", ["edition.header_twice"]),
        ("name: a\nnumber: 1\ncolour: red\n", ["edition.unknown_header"]),
        ("name: a\nnumber: 1\nbase: altro\n", ["edition.bad_base"]),
        ("name: a\nnumber: 1\nbase: leggio 99\n", ["edition.base_newer"]),
        (f"name: a\nnumber: 1\ntitle: {'x' * 101}\n", ["edition.long_title"]),
    ],
)
def test_headers(base: Vocabulary, header: str, codes: list[str]) -> None:
    """What is missing, unknown or makes no sense."""
    assert [code for _, code in wrong(base, header + "- nouns gatto\n")] == codes


def test_a_list_decides(tmp_path: Path) -> None:
    """Art. 14: what the club's dictionary has is valid, and nothing else; our readings are commentary."""
    ours = bundled()
    listed = open_edition(Edition(name="circolo", words=WORDS), tmp_path)
    odd = opinion_on("magliettina", listed)
    assert (odd.valid, odd.analyses, odd.articles) == (True, (), ("14",))
    known = opinion_on("portateveli", listed)
    assert known.valid
    assert known.analyses[0].particles == ("ve", "li")
    missing = opinion_on("gatto", listed)
    assert not missing.valid
    assert missing.reason
    assert (missing.reason.code, missing.reason.about) == ("not_in_list", "circolo")
    assert missing.analyses[0].lemma == "gatto"
    assert opinion_on("abat-jour", listed).reason
    judge = LexiconJudge(listed)
    assert judge.judge("MAGLIETTINA").valid
    assert not judge.judge("GATTO").valid
    assert judge.of_length(4) == ("CIAO",)
    assert difference(ours, listed).came == ["MAGLIETTINA"]


def test_a_list_may_have_a_header(base: Vocabulary) -> None:
    """Then it says itself what it is called."""
    edition = sound_edition(HEADER + "ciao\nMagliettina\nperché\n", "circolo.txt", base)
    assert (edition.kind, edition.words, edition.title) == (
        Kind.LIST,
        ("CIAO", "MAGLIETTINA", "PERCHE"),
        "Circolo di Lucca",
    )


def test_lists_are_labelled_by_their_words(tmp_path: Path) -> None:
    """The same words have the same fingerprint, whatever their order; other words another."""
    shelf = Shelf(tmp_path)
    labels = [
        label_for(shelf.keep_list(name, words), FIGS)
        for name, words in (("a", WORDS), ("b", (*reversed(WORDS), "CIAO")), ("c", ("CIAO",)))
    ]
    assert labels[0].removeprefix("a.1-") == labels[1].removeprefix("b.1-") != labels[2].removeprefix("c.1-")
    assert shelf.names() == ["a", "b", "c"]


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    """A name in use is refused, unless one says so; the list there was can still be found."""
    shelf = Shelf(tmp_path)
    first = shelf.keep_list("circolo", WORDS)
    assert shelf.keep_list("circolo", WORDS) == first
    with pytest.raises(EditionError, match=r"edition\.exists"):
        shelf.keep_list("circolo", ("GATTO",))
    assert shelf.keep_list("circolo", ("GATTO",), replace=True).number == 2
    assert shelf.find("circolo").words == ("GATTO",)
    assert shelf.find(first.reference) == shelf.find("circolo.1") == first


def test_every_version_stays(tmp_path: Path, base: Vocabulary) -> None:
    """A number that is out means one thing for ever."""
    shelf = Shelf(tmp_path)
    third = sound_edition(HEADER + "- nouns gatto\n", "c", base)
    fourth = sound_edition(HEADER.replace("3", "4") + "- nouns pane\n", "c", base)
    assert shelf.keep(third) == third == shelf.keep(third)
    with pytest.raises(EditionError, match=r"edition\.number"):
        shelf.keep(sound_edition(HEADER + "- nouns pane\n", "c", base))
    shelf.keep(fourth)
    assert shelf.find("circolo").reference == fourth.reference
    assert shelf.find(third.reference).hash == third.hash
    with pytest.raises(EditionError, match=r"edition\.gone"):
        shelf.find("circolo.3-0123456789abcdef")
    assert [each.number for each in shelf.every_version()] == [3, 4]
    assert [each.number for each in shelf.newest()] == [4]


@pytest.mark.parametrize("name", ["", "../fuori", "Con Spazi", "a/b", ".nascosto", "x" * 41, "leggio"])
def test_bad_names(tmp_path: Path, name: str) -> None:
    """A name is one plain file name, and not that of the bundled vocabulary."""
    with pytest.raises(EditionError, match=r"edition\.bad_name"):
        Shelf(tmp_path).keep_list(name, WORDS)


def test_unknown_and_damaged(tmp_path: Path) -> None:
    """One that is not there, and one whose file is not what it was."""
    shelf = Shelf(tmp_path)
    with pytest.raises(EditionError, match=r"edition\.none"):
        shelf.find("circolo")
    edition = shelf.keep_list("circolo", WORDS)
    with pytest.raises(EditionError, match=r"edition\.unknown"):
        shelf.find("altro")
    path = tmp_path / "editions" / "circolo" / f"1-{edition.hash[:16]}.txt"
    path.write_text(path.read_text().replace("CIAO", "MIAO"))
    with pytest.raises(EditionError, match=r"edition\.damaged"):
        shelf.find("circolo")
    assert shelf.newest() == []


def test_lists_of_before_editions_were_text(tmp_path: Path) -> None:
    """What earlier versions compiled is still found under its name, with the words it had."""
    sections = {"graph": Graph.build(list(WORDS)).to_bytes(), "entries": b""}
    path = tmp_path / "editions" / "vecchio.lexicon"
    compiled.write(path, key="list", profile="list", edition="1a2b3c4d", sections=sections)
    assert Shelf(tmp_path).find("vecchio").words == WORDS
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(EditionError, match=r"edition\.damaged"):
        Shelf(tmp_path).find("vecchio")
