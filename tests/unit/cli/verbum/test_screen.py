"""The table of Verbum on screens of all widths: piles, words, hands, the turns and the count."""

import io

import pytest
from rich.console import Console, RenderableType

from leggio.cli.board import FRESH_WOOD, Look
from leggio.cli.speaking import Speaker
from leggio.cli.verbum.cards import card_text, flowing, word_text
from leggio.cli.verbum.ending import tell_end
from leggio.cli.verbum.screen import look_of, table_screen
from leggio.cli.verbum.sheet import sheet_table, turns
from leggio.games.verbum import Game
from support.verbum.tables import first_game, to_last_round

SAY = Speaker("it", "verbum")
PLAIN = Look(colour=False)


def printed(content: RenderableType, width: int = 80) -> list[str]:
    """Lines as they show, without what is blank at their ends."""
    console = Console(file=io.StringIO(), width=width)
    console.print(content)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def screen(game: Game, width: int = 80, seat: int | None = None) -> list[str]:
    """The table as everyone sees it, or a seat."""
    view = game.view() if seat is None else game.view(seat)
    look = look_of(width, len(view.words), colour=False)
    return printed(table_screen(view, look, width, SAY, acting=seat), width)


@pytest.fixture
def game() -> Game:
    """Anna's CaNE is robbed of its N, Bea has laid LESA(NN)O, which may be contested."""
    game = first_game("C?NEI", "!LESA", a="T", b="E%O" + "R" * 20, words="CANE")
    game.draw()
    game.lay("CaNE")
    game.discard("I")
    game.accept()
    game.draw()
    game.steal(1, "N")
    game.lay("ES")
    game.pass_turn()
    return game


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_everything_is_there(game: Game, width: int) -> None:
    """Piles with their counts, everyone with points and cards, words with numbers; nothing is too wide."""
    lines = screen(game, width)
    text = "\n".join(lines)
    assert "mazzo A [I] 2" in lines[0]
    assert "mazzo B ▒▒▒ 17" in lines[0]
    assert "1 Ca!E (manca N)" in text
    assert "2 ES*" in text
    assert "  Anna    0   5 carte" in text
    assert "▶ Bea     2   4 carte, fra cui N" in text
    assert all(len(line) <= width for line in lines)


def test_a_hand_that_everyone_knows_is_told_whole() -> None:
    """Verbum, par. 6: of a hand with nothing in it but what came from A, no card is told as one among others."""
    game = first_game("ANNAE", "IELOO", a="T", b="RRRRRRR", minimum=1)
    game.draw("a")
    game.lay("ANNA")
    assert "▶ Anna    4   2 carte, fra cui T" in screen(game)
    game.lay("E")
    assert "▶ Anna    5   1 carta: T" in screen(game)


def test_the_turns_stand_beside_where_there_is_room(game: Game) -> None:
    """From 112 columns on."""
    assert not any("Turni" in line for line in screen(game, 111))
    assert "Turni" in screen(game, 112)[0]


def test_closed_hands_do_not_show_and_open_ones_do() -> None:
    """Verbum, par. 5: what is in a hand shows only where hands are open."""
    closed = first_game("QQQQQ", "ZZZZZ")
    assert "Q" not in "".join(screen(closed)) + "".join(screen(closed, seat=1))
    lying_open = first_game("QQQQQ", "ZZZZZ", open_hands=True)
    assert "  in mano [Q] [Q] [Q] [Q] [Q]" in screen(lying_open)


def test_whoever_has_left_is_said_to() -> None:
    """Their words stay, their cards are out of play."""
    game = first_game("CANEX", "XXXXX", "XXXXX")
    game.resign(0)
    assert "  Anna     0   ha abbandonato" in screen(game)


def test_the_mark_is_on_whoever_acts(game: Game) -> None:
    """Anna answers Bea's words by drawing: the mark is hers on the screen that shows her hand."""
    assert any(line.startswith("▶ Anna") for line in screen(game, seat=0))


def test_cards_and_words_in_colour() -> None:
    """New cards and words open to doubt are yellow; a thief is a sign of its own; letters have air or not."""
    assert card_text("?", Look(), SAY).plain == " jolly "
    assert FRESH_WOOD in str(card_text("E", Look(), SAY, is_fresh=True).style)
    assert card_text("E", PLAIN, SAY, is_fresh=True).plain == "[E]*"
    game = first_game("PA%AX", "XXXXX", words="PALLA")
    game.draw()
    game.lay("PA(LL)A")
    game.pass_turn()
    word = game.view().words[0]
    assert word_text(word, Look()).plain == " 1  P A LL A "
    assert word_text(word, Look(compact=True)).plain == " 1  PALLA "
    assert any(FRESH_WOOD in str(span.style) for span in word_text(word, Look()).spans)


def test_pieces_are_not_broken() -> None:
    """A line holds as many as it has room for; one that is too long has a line of its own."""
    pieces = [card_text(card, PLAIN, SAY) for card in "AB!C"]
    assert [line.plain for line in flowing(pieces, 9, gap=" ", indent=" ")] == [" [A] [B]", " [ladro]", " [C]"]
    assert list(flowing([], 9)) == []


def test_a_line_for_each_turn(game: Game) -> None:
    """Words laid together are told together, and what came of doubts stands with the turn."""
    lines = printed(sheet_table(game.state.sheet, game.state.players, PLAIN, SAY), 200)
    assert lines[0] == "Turni"
    assert lines[1].split(maxsplit=2)[2] == "pesca dal mazzo B; posa CaNE; scarta I; completa la mano (+4)"
    assert lines[2].split(maxsplit=2)[2] == "pesca dal mazzo B; ruba N a Anna, e resta Ca!E; posa ES; passa"
    assert len(turns(game.state.sheet)) == 2


def test_a_hand_filled_up_after_a_swap_is_no_turn() -> None:
    """Verbum, par. 7, 11: whoever got a short hand draws between turns, and the next turn has the next number."""
    game = first_game("&ANNA", "XXXXX", b="R" * 12, contests="checked", words="ANNA")
    game.draw()
    game.lay("ANNA")
    game.swap_hands(1)
    game.pass_turn()
    game.draw()
    lines = printed(sheet_table(game.state.sheet, game.state.players, PLAIN, SAY), 200)
    assert [line.split(maxsplit=1)[0] for line in lines[1:]] == ["1", "Bea", "2"]
    assert lines[2].split() == ["Bea", "completa", "la", "mano", "(+4)"]


def test_the_count() -> None:
    """Verbum, par. 15: each word with its points, words with a thief void, places shared."""
    game = first_game("CANEX", "!RE&X", "XXXXX", b="X" * 14, words="CANE RE", contests="checked")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    game.draw()
    game.steal(1, "C")
    game.lay("RE")
    game.pass_turn()
    to_last_round(game)
    while not game.over:
        game.pass_turn()
    told = [line for each in tell_end(game.state, SAY) for line in printed(each)]
    assert told == [
        "Il mazzo B è finito: si contano le carte, un punto l’una (par. 15).",
        "  Anna 0: nessuna parola; annullata dal ladro: !ANE",
        "  Bea 2: RE 2",
        "  Carlo 0: nessuna parola",
        "Vince Bea.",
        "  1. Bea 2",
        "  2. Anna 0",
        "  2. Carlo 0",
    ]
    tied = first_game("CANEX", "XXXXX", b="X")
    tied.draw()
    for _ in range(3):
        tied.pass_turn()
    assert "Vincono a pari punti Anna, Bea (par. 15)." in list(tell_end(tied.state, SAY))
    assert list(tell_end(first_game("CANEX", "XXXXX").state, SAY)) == []
