"""House rules: resigning, stopping by agreement, putting a game away. Par. 15 for the places."""

from leggio.games.verbum import Game
from leggio.games.verbum.events import Ending
from leggio.games.verbum.state import Phase
from support.verbum.tables import first_game, refuses, to_last_round


def test_the_others_go_on_when_someone_resigns() -> None:
    """Turns skip whoever left; they are placed last however many points they have."""
    game = first_game("CANEX", "IELOO", "AMORE", b="TTTT", words="AMORE")
    game.draw()
    game.lay("CANE")
    game.resign()
    assert game.turn == 1
    assert game.words == {1: "CANE"}
    with refuses(game, "seat.resigned", ""):
        game.resign(0)
    to_last_round(game)
    assert 0 not in (game.state.last_round or ())
    while not game.over:
        game.pass_turn()
    assert game.ended is not None
    assert game.ended.scores == (4, 0, 0)
    assert game.ended.places == ((1, 2), (0,))


def test_the_last_one_left_has_won() -> None:
    """With one player in the game there is no game; words open to doubt stay."""
    game = first_game("CANEX", "IELOO")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    game.resign(1)
    assert game.ended is not None
    assert game.ended.reason is Ending.RESIGNED
    assert game.winner == "Anna"


def test_resigning_while_words_are_open_to_doubt() -> None:
    """The words wait for those who stay; whoever left draws no more."""
    game = first_game("CANEX", "IELOO", "AMORE")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    game.resign(0)
    assert game.state.phase is Phase.ANSWERING
    game.accept(1)
    game.resign(2)
    assert game.over
    assert len(game.state.hands[0]) < 5
    assert game.ended is not None
    assert game.ended.places == ((1,), (2,), (0,))


def test_resigning_in_the_last_round() -> None:
    """Verbum, par. 15: whoever was still to lay is skipped."""
    game = first_game("CANEX", "IELOO", "AMORE", b="T")
    to_last_round(game)
    game.resign(2)
    game.resign(1)
    assert game.over


def test_stopping_by_agreement() -> None:
    """Everyone must agree; the end of a turn forgets the proposal. Nobody wins."""
    game = first_game("CANEX", "IELOO")
    game.propose_abandon(0)
    with refuses(game, "abandon.already", ""):
        game.propose_abandon(0)
    game.decline_abandon(1)
    assert game.state.for_abandon == ()
    game.propose_abandon(0)
    game.draw()
    game.pass_turn()
    game.propose_abandon(1)
    game.decline_abandon(1)
    with refuses(game, "abandon.none", ""):
        game.decline_abandon(1)
    game.propose_abandon(1)
    assert not game.over
    game.propose_abandon(0)
    assert game.ended is not None
    assert (game.ended.reason, game.ended.places) == (Ending.ABANDONED, ())


def voting(*hands: str) -> Game:
    """Anna has laid CANE, and Bea has put it to the vote."""
    game = first_game("CANEX", *hands, contests="vote")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    game.contest(1)
    return game


def test_leaving_during_a_vote() -> None:
    """Those who stay decide; who voted before leaving has voted."""
    game = voting("IELOO", "AMORE")
    game.vote(1, valid=False)
    game.resign(1)
    game.vote(2, valid=False)
    game.resign(0)
    assert game.over
    assert game.words == {1: "CANE"}, "nobody is left to play on"
    others = voting("IELOO", "AMORE", "SSSSS")
    others.vote(0, valid=True)
    others.vote(1, valid=False)
    others.vote(2, valid=False)
    others.resign(3)
    assert others.words == {}
    assert (others.turn, others.state.phase) == (1, Phase.DRAWING)


def test_stopping_during_a_vote() -> None:
    """The word stays where it is, the game has no winner."""
    game = voting("IELOO")
    game.propose_abandon(0)
    game.propose_abandon(1)
    assert game.ended is not None
    assert (game.ended.reason, game.words) == (Ending.ABANDONED, {1: "CANE"})
    assert game.state.contest is None


def test_taking_up_what_was_not_put_away() -> None:
    """A game that is on cannot be taken up."""
    with refuses(game := first_game("CANEX", "IELOO"), "game.not_suspended", ""):
        game.resume()
