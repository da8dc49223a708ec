"""Bots for Verbum: they find words, use special cards when it pays, and know when to hold."""

import pytest

from leggio.engine import word_graph
from leggio.engine.verbum import STYLES, Bot, Several
from leggio.engine.verbum.bot import poorest
from leggio.games.verbum import Game
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    Discard,
    Draw,
    Lay,
    Pass,
    Pile,
    Restore,
    Steal,
    SwapHands,
    SwapJolly,
    Vote,
)
from support.verbum.tables import first_game

LEXICON = "CANE CIELO RE SE TE ERA ORA AMO PALLA SPAZZINO RISATE NE LE LO IO CENA ZIA"
GRAPH = word_graph(LEXICON.split())


def choice(game: Game, level: str = "campione", seat: int | None = None) -> AnyCommand | None:
    """What a bot of that level does on a seat, the one on turn unless told otherwise."""
    return Bot(GRAPH, STYLES[level]).choose(game.view(game.turn if seat is None else seat))


def drawn(*hands: str, **more: str) -> Game:
    """A table whose first player has drawn from B."""
    game = first_game(*hands, words=LEXICON, **more)
    game.draw()
    return game


def mixed(hand: str) -> Game:
    """A table of words and codes of provinces, of three letters and of two, whose first player has drawn from B."""
    kinds = ("words", "provinces")
    game = first_game(hand, "XXXXX", b="XXXXXX", categories=kinds, minimum=3, minimum_abbreviation=2, contests="vote")
    game.draw()
    return game


def after_cane(bea: str, b: str = "XXXXXXXXXXXX", level: str = "CANE") -> Game:
    """Anna has laid CANE, and Bea has drawn from B."""
    game = drawn("CANEX", bea, b=b)
    game.lay(level)
    game.pass_turn()
    game.draw()
    return game


def test_the_expert_uses_up_its_hand() -> None:
    """Two words that use six cards are better than one that uses five."""
    game = drawn("CANER", "XXXXX", b="EXXXXX")
    laid = choice(game)
    assert isinstance(laid, Lay)
    assert sorted("".join(laid.words)) == sorted("CANERE")


def test_others_lay_one_word_at_a_time() -> None:
    """The club lays its longest word, the beginner one of four letters at most and no second one."""
    game = drawn("CIELO", "XXXXX", b="XXXXXX")
    assert choice(game, "forte") == Lay(seat=0, words=("CIELO",))
    short = choice(game, "principiante")
    assert isinstance(short, Lay)
    assert len(short.words[0]) == 2
    game.lay("LE")
    assert isinstance(choice(game, "principiante"), Pass)
    assert isinstance(choice(game, "forte"), Lay)


def test_jollies_are_declared() -> None:
    """What stands for what is written into the word."""
    game = drawn("C?NEX", "XXXXX", b="XXXXXX")
    laid = choice(game)
    assert isinstance(laid, Lay)
    game.do(laid)
    assert "?" not in game.hand()
    double = drawn("PA%AX", "XXXXX", b="XXXXXX")
    assert choice(double) == Lay(seat=0, words=("PA(LL)A",))


def test_the_shortest_length_is_kept() -> None:
    """A table that agreed on five letters gets no shorter words."""
    game = first_game("CANER", "XXXXX", b="EXXXXX", words=LEXICON, minimum=5)
    game.draw()
    assert not isinstance(choice(game), Lay)


@pytest.mark.parametrize(
    ("a", "level", "pile"),
    [
        ("?", "campione", Pile.A),
        ("?", "forte", Pile.A),
        ("?", "principiante", Pile.B),
        ("E", "campione", Pile.A),  # CANE
        ("E", "forte", Pile.B),
        ("X", "campione", Pile.B),
        ("!", "campione", Pile.B),  # nothing to steal yet
        ("&", "campione", Pile.A),
    ],
)
def test_which_pile(a: str, level: str, pile: Pile) -> None:
    """A card of A is taken if it is known to be worth more than one of B."""
    game = first_game("CANXX", "XXXXX", a=a, words=LEXICON)
    assert choice(game, level) == Draw(seat=0, pile=pile)


def test_bots_do_not_trade_the_same_cards_for_ever() -> None:
    """After a round in which nothing but pile A has moved, B it is."""
    game = first_game("CANXX", "XXXXX", a="E", words=LEXICON)
    for _ in range(2):
        game.discard(game.draw("a"))
    assert choice(game) == Draw(seat=0, pile=Pile.B)


def test_a_thief_goes_where_it_hurts() -> None:
    """The C is in no other place of the deck: it cannot be put back, and it makes CIELO."""
    game = after_cane("IELO!")
    assert choice(game) == Steal(seat=1, word=1, place=0)
    assert isinstance(choice(game, "forte"), Steal)
    assert not isinstance(choice(game, "principiante"), Steal)


def test_a_thief_waits_while_it_would_not_hurt() -> None:
    """With pile B high and the letters easy to come by, the expert holds the thief."""
    game = after_cane("XXXX!", b="X" + "XXX" + "X" + "CANE" * 25)
    assert isinstance(choice(game), Discard | Pass)


def test_a_stolen_letter_is_put_back() -> None:
    """A word of four is worth a letter."""
    game = after_cane("IELO!", b="XCCCXXXXXXXXXXXX")
    game.steal(1, "C")
    game.pass_turn()
    game.draw()
    for level in ("campione", "forte"):
        assert choice(game, level) == Restore(seat=0, word=1, place=0)
    assert isinstance(choice(game, "principiante"), Pass)


def test_a_jolly_on_the_table_is_taken_for_its_letter() -> None:
    """The A lies idle in hand, the jolly makes CIELO."""
    game = drawn("C?NEX", "AIELO", b="XXXXXXXXXXXXX")
    game.lay("CaNE")
    game.pass_turn()
    game.draw()
    assert choice(game) == SwapJolly(seat=1, word=1, place=1)
    assert not isinstance(choice(game, "forte"), SwapJolly)


def test_hands_are_swapped_when_there_is_nothing_left_to_lay() -> None:
    """With words gone, the fullest hand at the table is better than what is left."""
    game = drawn("RE&XX", "XXXXX", "XXXXX", b="XXXXXXXXXXXXX")
    assert choice(game) == Lay(seat=0, words=("RE",))
    game.lay("RE")
    assert choice(game) == SwapHands(seat=0, other=1)
    fresh = first_game("REXXX", "XXXXX", a="&", words=LEXICON)
    fresh.draw("a")
    fresh.lay("RE")
    assert not isinstance(choice(fresh), SwapHands)


def test_what_is_discarded_and_what_is_held() -> None:
    """A poor card that B replaces goes; with more than five in hand one holds, up to nine."""
    poor = drawn("XXXXA", "XXXXX", b="XXXXXX")
    poor.do(Discard(seat=0, card="X"))
    assert poorest("AQ") == "Q"
    holding = drawn("XXXXA", "XXXXX", b="XXXXXX")
    assert choice(holding) == Pass(seat=0)
    assert poorest("AAAAE") == "A"


def test_eleven_cards_are_brought_down() -> None:
    """Every level discards rather than be refused."""
    game = first_game("XXXXX", "XXXXX", b="X" * 30, words=LEXICON)
    for _ in range(10):
        game.draw()
        game.pass_turn()
    game.draw()
    for level in STYLES:
        assert choice(game, level) == Discard(seat=0, card="X")


def test_doubts() -> None:
    """Verbum, par. 3: whoever does not know a word contests it, at every level; votes follow what one knows."""
    game = drawn("CANEX", "XXXXX", b="XXXXXXXX")
    game.lay("CANE")
    game.pass_turn()
    assert choice(game, seat=1) == Accept(seat=1)
    assert choice(game, seat=0) is None
    wrong = first_game("CANEX", "XXXXX", contests="vote")
    wrong.draw()
    wrong.lay("NACE")
    wrong.pass_turn()
    for level in STYLES:
        assert choice(wrong, level, seat=1) == Contest(seat=1, word=1)
    wrong.contest(1)
    assert choice(wrong, seat=1) == Vote(seat=1, valid=False)
    assert choice(wrong, seat=0) == Vote(seat=0, valid=True)  # its own word
    wrong.vote(1, valid=False)
    assert choice(wrong, seat=1) is None


def test_one_recognizes_more_words_than_one_finds() -> None:
    """A bot of few words lays only those, and contests only what is in neither of its lists."""
    game = drawn("CANEX", "XXXXX", b="XXXXXXXX")
    game.lay("CANE")
    game.pass_turn()
    few = word_graph(["RE"])
    assert Bot(few, recognizes=GRAPH).choose(game.view(1)) == Accept(seat=1)
    assert Bot(few).choose(game.view(1)) == Contest(seat=1, word=1)


def test_of_kinds_that_no_list_has_people_know_more() -> None:
    """Verbum, par. 2-3: with mountains among the categories a bot trusts the others, in doubts and in votes."""
    game = first_game("CANEX", "XXXXX", contests="vote", categories=("words", "monti"))
    game.draw()
    game.lay("NACE")
    game.pass_turn()
    assert choice(game, seat=1) == Accept(seat=1)
    game.contest(1)
    assert choice(game, seat=1) == Vote(seat=1, valid=True)


def test_words_of_several_sources() -> None:
    """Verbum, par. 2: provinces and names are laid like any word, where they count."""
    both = Several(GRAPH, word_graph(["TO", "RE"]))
    assert both.contains("TO")
    assert both.contains("CANE")
    assert sorted(both.anagrams("TORE", shortest=2, longest=2)) == ["RE", "TE", "TO"]
    game = drawn("TXXXX", "XXXXX", b="OXXXXX")
    assert isinstance(choice(game), Pass | Discard)
    assert Bot(both).choose(game.view(0)) == Lay(seat=0, words=("TO",))


def test_abbreviations_are_shorter_than_words() -> None:
    """Verbum, par. 2: of two letters an abbreviation is laid where words need three, and no word, jollies or not."""
    both = Several(GRAPH, word_graph(["TO"]))
    for level in STYLES:
        bot = Bot(both, STYLES[level], abbreviations=word_graph(["TO"]))
        for hand, laid in (("RETOX", ("TO",)), ("TX?XX", ("To",)), ("REXXX", None), ("SEXX%", None)):
            chosen = bot.choose(mixed(hand).view(0))
            assert (chosen.words if isinstance(chosen, Lay) else None) == laid


def test_a_word_too_short_is_doubted() -> None:
    """Verbum, par. 2-3: where words need three letters, two of them are an abbreviation or nothing."""
    bot = Bot(Several(GRAPH, word_graph(["TO"])), abbreviations=word_graph(["TO"]))
    for word, answer in (("RE", Contest(seat=1, word=1)), ("TO", Accept(seat=1))):
        game = mixed(word + "XXX")
        game.lay(word)
        game.pass_turn()
        assert bot.choose(game.view(1)) == answer


def test_the_last_round() -> None:
    """What is left is laid, then one is done."""
    game = drawn("CANEX", "REXXX", b="X")
    game.pass_turn()
    assert choice(game) == Lay(seat=1, words=("RE",))
    game.lay("RE")
    assert choice(game) == Pass(seat=1)


def test_a_bot_waits_for_its_turn() -> None:
    """Nothing to do in another's turn, when the game is put away, or over."""
    game = drawn("CANEX", "XXXXX")
    assert choice(game, seat=1) is None
    assert Bot(GRAPH).choose(game.view()) is None
    game.suspend()
    assert choice(game, seat=0) is None
    game.resume()
    game.resign(0)
    assert choice(game, seat=1) is None
    assert choice(game, seat=0) is None


def test_a_bot_sees_what_its_seat_sees() -> None:
    """The same view, the same choice: what is hidden cannot matter."""
    one = drawn("CANEX", "IELO!", b="XRSTXX")
    other = drawn("CANEX", "RRRRR", b="XZZZZZ")
    assert choice(one) == choice(other)
