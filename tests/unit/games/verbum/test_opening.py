"""Setting the table: par. 2, 4, 5."""

import pytest

from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.games.verbum import Deck, Game, RefusedError, standard_decks
from leggio.games.verbum.commands import Draw, Open, Pile
from leggio.games.verbum.decide import decide
from leggio.games.verbum.rules import PARAGRAPHS, VERBUM, Contests, Options, find_rules
from leggio.games.verbum.state import Phase
from support.verbum.tables import NAMES, exact_deck, refuses, stacked_game


def opening(**changes: object) -> Open:
    """A good opening for two, with some fields changed."""
    fields: dict[str, object] = {"rules": "verbum", "players": ("Anna", "Bea"), "options": Options(), **changes}
    return Open(**fields)  # type: ignore[arg-type] # a table of cases


@pytest.mark.parametrize("players", VERBUM.seats)
def test_five_cards_each_and_the_first_of_b_opens_a(players: int) -> None:
    """Verbum, par. 4: two to six players have five cards; pile A begins with the first card of pile B."""
    game = Game(*NAMES[:players], words="")
    order = game.state.seal.order
    assert [len(hand) for hand in game.state.hands] == [5] * players
    assert "".join(game.state.hands) == order[: 5 * players]
    assert game.state.pile_a == order[5 * players]
    assert game.state.pile_b.tiles == order[5 * players + 1 :]
    assert (game.state.phase, game.turn) == (Phase.DRAWING, 0)


def test_the_order_is_sealed_before_the_deal() -> None:
    """The hash of the deck's order is public from the start; a seed decides the order."""
    one, same, other = (Game("Anna", "Bea", words="", seed=seed) for seed in (1, 1, 2))
    assert one.state.commitment == one.state.seal.commitment == one.view(0).commitment
    assert one.log == same.log
    assert one.state.hands != other.state.hands


def test_a_table_may_say_who_starts() -> None:
    """Verbum, par. 4, 6: the book names nobody; the first seat starts unless the table says otherwise."""
    game = stacked_game("AAAAA", "EEEEE", "IIIII", starter=2)
    assert game.turn == 2
    assert game.state.hands[2] == "AAAAA", "dealt from the starter on"


def test_a_custom_deck_may_be_given() -> None:
    """Verbum, par. 4: a table may bring its own cards, and they are recorded with the game."""
    deck = exact_deck("CANE" * 10)
    game = Game("Anna", "Bea", words="", deck=deck)
    assert sorted(game.state.seal.order) == sorted(deck.cards)
    assert game.state.deck == deck == game.view(0).deck


def test_what_is_agreed_at_the_start() -> None:
    """Verbum, par. 2, 5: categories, least length, open or closed hands are recorded and shown to all."""
    game = Game("Anna", "Bea", words="", categories=("words", "provinces", "animali"), minimum=3, open_hands=True)
    options = game.view().options
    assert (options.categories, options.minimum, options.open_hands) == (("words", "provinces", "animali"), 3, True)
    assert Options().minimum == 2


@pytest.mark.parametrize(
    ("changes", "code", "detail"),
    [
        ({"rules": "chess"}, "open.rules", {"rules": "chess"}),
        ({"rules_version": 9}, "open.rules", {}),
        ({"players": ("Anna",)}, "open.players", {"players": 1, "least": 2, "most": 6}),
        ({"players": tuple("ABCDEFG")}, "open.players", {"players": 7}),
        ({"players": ("Anna", "anna ")}, "open.names", {}),
        ({"players": ("Anna", " ")}, "open.names", {}),
        ({"lexicon": "x" * 81}, "open.option", {"field": "lexicon"}),
        ({"options": Options(categories=())}, "open.option", {"field": "categories"}),
        ({"options": Options(categories=("words", "words"))}, "open.option", {"field": "categories"}),
        ({"options": Options(categories=("\n",))}, "open.option", {"field": "categories"}),
        ({"options": Options(minimum=0)}, "open.option", {"field": "minimum"}),
        ({"options": Options(minimum=11)}, "open.option", {"field": "minimum"}),
        ({"options": Options(contest_ms=-1)}, "open.option", {"field": "contest_ms"}),
        ({"options": Options(turn_ms=0)}, "open.option", {"field": "turn_ms"}),
        ({"options": Options(starter=2)}, "open.option", {"field": "starter"}),
        ({"deck": exact_deck("A" * 11)}, "open.deck", {"reason": "size", "needed": 12}),
        ({"deck": Deck("x", (("a", 20),))}, "open.deck", {"reason": "card"}),
        ({"deck": Deck("leggio-1", (("A", 20),))}, "open.deck", {"reason": "name"}),
    ],
)
def test_tables_that_make_no_sense(changes: dict[str, object], code: str, detail: dict[str, object]) -> None:
    """Verbum, par. 2, 4: what cannot be played is refused before a card is dealt."""
    judge = Game("Anna", "Bea", words="").judge
    refusal = decide(None, opening(**changes), judge, SeededChance(0), 0)
    assert isinstance(refusal, Rejected)
    assert refusal.code == code
    assert {name: refusal.detail.get(name) for name in detail} == detail


@pytest.mark.parametrize("contests", [Contests.JUDGE, Contests.JUDGE_THEN_VOTE, Contests.CHECKED])
def test_a_table_that_asks_a_judge_needs_one(contests: Contests) -> None:
    """Verbum, par. 3: only where the players vote does a table do without."""
    with pytest.raises(RefusedError, match=r"open\.no_judge \(par\. 3\)"):
        Game("Anna", "Bea", contests=contests)
    assert Game("Anna", "Bea").state.options.contests is Contests.VOTE


def test_a_table_is_opened_once() -> None:
    """Nothing comes before the opening, and no second one after it."""
    refusal = decide(None, Draw(seat=0, pile=Pile.B), None, SeededChance(0), 0)
    assert isinstance(refusal, Rejected)
    assert refusal.code == "open.not_yet"
    game = stacked_game("AAAAA", "EEEEE")
    with refuses(game, "open.already", ""):
        game.do(opening())


def test_unknown_rules_in_a_script() -> None:
    """There is no table without rules."""
    with pytest.raises(RefusedError, match=r"open\.rules"):
        Game("Anna", "Bea", words="", rules="chess")
    assert find_rules("verbum") is VERBUM
    assert list(PARAGRAPHS) == [str(number) for number in range(1, 16)]


def test_our_deck_by_name_is_our_deck() -> None:
    """The name of our deck with our cards is the same as asking for none."""
    ours = standard_decks().for_players(2)
    assert Game("Anna", "Bea", words="", deck=ours).log == Game("Anna", "Bea", words="").log
