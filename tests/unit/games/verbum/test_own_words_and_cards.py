"""What a table brings of its own: lists of words for its own kinds, and a deck written down. Par. 2, 4, 14."""

from typing import Any

import msgspec
import pytest

from leggio.games.verbum import Finding, Game, ListError, RefusedError, audit, read_lists
from leggio.games.verbum.commands import Open
from leggio.games.verbum.events import CODEC, Opened
from leggio.games.verbum.rules import Options, standard_decks
from leggio.games.verbum.word_lists import own_lists
from leggio.speech import Speaker

DECK = "nome nostro\ngiocatori 2 3\nA 9 12\nE 9 12\nR 9 12\nladro 1 2\n"
KINDS = ("words", "fiumi", "città del lazio")
LISTS = "fiumi: Po, Arno; Tevere  # che bei nomi\n  adige\ncittà del lazio: rieti"


def refusal(categories: tuple[str, ...] = ("words",), lists: str = "", deck: str = "") -> dict[str, Any]:
    """What the opening of such a table is refused with."""
    with pytest.raises(RefusedError) as caught:
        Game("Anna", "Bea", words="cane", categories=categories, lists=lists, deck=deck)
    refused = caught.value.refusal
    return {"code": refused.code, "article": refused.article, **refused.detail}


def test_lists_are_read_as_people_write_them() -> None:
    """Verbum, par. 2: a name and a colon, words with spaces or commas, lines that go on, accents, comments."""
    assert read_lists(LISTS) == {"fiumi": {"PO", "ARNO", "TEVERE", "ADIGE"}, "città del lazio": {"RIETI"}}
    assert own_lists(["# niente", ""]) == {}


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("po arno", 1, "lists.no_name"),
        (": po", 1, "lists.bad_name"),
        (f"{'x' * 31}: po", 1, "lists.bad_name"),
        ("fiumi: po\nmonti: etna\nfiumi: arno", 3, "lists.name_twice"),
        ("fiumi: po\n\nar-no", 3, "lists.bad_word"),
        ("fiumi: p0", 1, "lists.bad_word"),
        ("fiumi: é o", 1, "lists.length"),
        (f"fiumi: {'a' * 21}", 1, "lists.length"),
        ("fiumi:\n# nessuno", 1, "lists.empty"),
        ("fiumi: " + "po " * 1001, 0, "lists.too_many"),
        ("fiumi: " + "p" * 10_000, 0, "lists.too_long"),
    ],
)
def test_lists_with_errors_are_refused(text: str, line: int, code: str) -> None:
    """Verbum, par. 2: the first error by its line and a stable code; the game refuses the table with all of them."""
    with pytest.raises(ListError) as caught:
        read_lists(text)
    assert (caught.value.line, caught.value.code) == (line, code)
    told = refusal(lists=text, categories=("words", "fiumi", "monti", "x" * 30))
    assert (told["code"], told["article"]) == ("open.lists", "2")


def test_a_list_is_of_a_kind_that_was_agreed_on() -> None:
    """Verbum, par. 2: what counts is what everyone sees among the categories."""
    told = refusal(lists="monti: etna\nfiumi: po", categories=("words", "fiumi"))
    assert told["problems"] == [{"line": 1, "code": "lists.not_agreed", "name": "monti"}]


def test_every_line_that_is_wrong_is_told() -> None:
    """Verbum, par. 4: one who pasted a deck hears of all its errors at once, in a sentence too, twenty at most."""
    text = "nome nostro\ngiocatori 2\nA 9\nÀ 3\nB due\nA 4\ncambio 1 2\n"
    told = refusal(deck=text)
    assert (told["code"], told["article"]) == ("open.deck_text", "4")
    assert [(each["line"], each["code"]) for each in told["problems"]] == [
        (4, "deck.unknown_card"),
        (5, "deck.bad_number"),
        (6, "deck.card_twice"),
        (7, "deck.columns"),
    ]
    with pytest.raises(RefusedError) as caught:
        Game("Anna", "Bea", words="cane", deck=text)
    said = Speaker("it", "verbum").refusal(caught.value.refusal)
    assert said.startswith("Il mazzo va corretto: riga 4: non conosco la carta «À»: ")
    assert "; riga 5: «due» non è un numero; riga 6: " in said
    assert said.endswith(" (par. 4).")
    assert len(refusal(deck="nome x\ngiocatori 2\n" + "À 3\n" * 30)["problems"]) == 20


@pytest.mark.parametrize(
    ("deck", "code", "detail"),
    [
        ("", None, {}),
        ("# niente", "open.deck_text", {}),
        (DECK.replace("2 3", "3 4"), "open.deck_players", {"players": 2, "known": [3, 4]}),
        (DECK.replace("nostro", "leggio-1"), "open.deck", {"reason": "name"}),
        ("nome x\ngiocatori 2\nA 20\nB 1\ndoppio 1", "open.deck_text", {}),
        ("#" * 5_001, "open.deck_text", {"problems": [{"line": 0, "code": "deck.too_long", "most": 5_000}]}),
    ],
)
def test_a_deck_written_down_is_checked(deck: str, code: str | None, detail: dict[str, object]) -> None:
    """Verbum, par. 4, 14: for as many as play, under a name of its own, with its doubles; without one it is ours."""
    if code is None:
        assert Game("Anna", "Bea", words="cane", deck=deck).state.deck == standard_decks().decks[2]
        return
    told = refusal(deck=deck)
    assert {name: told.get(name) for name in ("code", *detail)} == {"code": code, **detail}


def test_it_is_in_the_log_for_ever() -> None:
    """Verbum, par. 2, 4: options tell lists and deck as they were written, and the log holds by itself."""
    hands = ["AREAR", "AERAR", "E"]
    game = Game("Anna", "Bea", words="cane", deck=DECK, hands=hands, categories=KINDS, lists=LISTS)
    game.draw()
    opened = CODEC.decode(CODEC.encode(game.log[0]))
    assert isinstance(opened, Opened)
    assert opened.options.deck == tuple(DECK.splitlines())
    assert own_lists(opened.options.lists)["fiumi"] >= {"ARNO"}
    assert (opened.deck.name, len(opened.deck.cards)) == ("nostro", 28)
    assert audit(game.log) == game.state
    other = msgspec.structs.replace(opened, options=msgspec.structs.replace(opened.options, deck=("nome altro",)))
    assert isinstance(audit([other, *game.log[1:]]), Finding)
    swapped = tuple(line.replace("A 9", "A 8").replace("E 9", "E 10") for line in opened.options.deck)
    forged = msgspec.structs.replace(opened, options=msgspec.structs.replace(opened.options, deck=swapped))
    assert isinstance(audit([forged, *game.log[1:]]), Finding)


def test_old_logs_are_as_they_were() -> None:
    """Verbum, par. 2, 4: a table without anything of its own writes nothing of it."""
    assert not {"lists", "deck"} & msgspec.to_builtins(Options()).keys()
    assert Open(rules="verbum", players=("A", "B"), options=Options()).deck is None


def test_words_of_ones_own_lists_count() -> None:
    """Verbum, par. 2-3: what the list has stands when it is doubted, what it has not goes back."""
    hands = ["ADIGE", "TEVER", "RASSSOE"]
    game = Game("Anna", "Bea", words="cane", hands=hands, categories=KINDS, lists=LISTS)
    game.draw()
    game.lay("ADIGE")
    game.draw()
    assert game.contest(1) is False
    game.lay("TEVERE")
    game.draw()
    assert game.contest(2) is False
    game.lay("SSS")
    game.draw()
    assert game.contest(3) is True
    assert set(game.words.values()) == {"ADIGE", "TEVERE"}
