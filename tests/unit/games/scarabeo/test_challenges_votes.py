"""Votes among three and four. Art. 12."""

from typing import Any

import pytest

from leggio.games.scarabeo import Game
from leggio.games.scarabeo.commands import Accept, Pass, Resign, Vote
from leggio.games.scarabeo.events import Ballot, Ruled
from leggio.games.scarabeo.state import Phase
from support.refusals import refuses
from support.scarabeo.tables import NAMES, late_game

BOARD = {"E9 orizz.": "CONTARE", "D10 vert.": "EI"}


def contested(players: int, **options: Any) -> Game:
    """Anna has laid SCONTARE, which makes SEI too, and Bea has challenged SCONTARE."""
    game = late_game("SAAAAAAA", *("EEEEEEEE", "IIIIIIII", "OOOOOOOO")[: players - 1], bag="A", board=BOARD, **options)
    game.play("D9 orizz.", "SCONTARE")
    game.challenge("SCONTARE", seat=1)
    return game


def vote(game: Game, **ballots: str) -> None:
    """Cast these votes, by name."""
    for name, ballot in ballots.items():
        game.vote(NAMES.index(name), ballot)


@pytest.mark.parametrize(
    ("ballots", "stands"),
    [
        (("for", "against", "for"), True),
        (("for", "against", "against"), False),
        (("abstain", "against", "abstain"), False),
        (("for", "against", "abstain"), True),
        (("abstain", "abstain", "abstain"), True),
    ],
)
def test_three_players_all_vote(ballots: tuple[str, str, str], stands: bool) -> None:
    """Scarabeo, art. 12: the majority decides, the player concerned votes too; a tie lets the word stand."""
    game = contested(3)
    assert game.state.contest is not None
    assert game.state.contest.voters == (0, 1, 2)
    vote(game, **dict(zip(NAMES, ballots, strict=False)))
    ruled = next(event for event in game.log if isinstance(event, Ruled))
    assert ruled.valid == stands
    assert ruled.votes == tuple(enumerate(Ballot(each) for each in ballots))
    assert (game.state.pending is not None) == stands


@pytest.mark.parametrize(
    ("ballots", "stands"),
    [
        (("against", "for", "for"), True),
        (("against", "against", "for"), False),
        (("against", "for", "abstain"), True),
        (("against", "abstain", "abstain"), False),
    ],
)
def test_of_four_players_the_one_concerned_abstains(ballots: tuple[str, str, str], stands: bool) -> None:
    """Scarabeo, art. 12: the other three decide."""
    game = contested(4)
    assert game.state.contest is not None
    assert game.state.contest.voters == (1, 2, 3)
    with refuses(game, "vote.not_yours", "12", voters=[1, 2, 3]):
        game.vote(0, "for")
    vote(game, **dict(zip(NAMES[1:], ballots, strict=True)))
    assert (game.state.pending is not None) == stands


def test_nothing_is_decided_before_everyone_has_voted() -> None:
    """Scarabeo, art. 12: two votes of three may be a majority, but the third is still asked."""
    game = contested(3)
    vote(game, Bea="against", Carlo="against")
    assert game.view().phase is Phase.VOTING
    assert game.vote(0, "for")
    assert game.state.phase is Phase.PLAYING


def test_each_votes_once_and_only_in_a_vote() -> None:
    """Scarabeo, art. 12: no second thoughts, no votes on nothing."""
    game = contested(3)
    vote(game, Bea="against")
    with refuses(game, "vote.already", "12"):
        game.vote(1, "for")
    with refuses(game, "seat.unknown", ""):
        game.vote(3, "for")
    vote(game, Anna="for", Carlo="for")
    with refuses(game, "vote.none", "12"):
        game.vote(2, "for")


def test_nobody_moves_during_a_vote() -> None:
    """Scarabeo, art. 12, 20: everything waits."""
    game = contested(3)
    for command in (Pass(seat=0), Accept(seat=2), Resign(seat=1)):
        with refuses(game, "turn.voting", "12"):
            game.do(command)


def test_who_does_not_vote_in_time_abstains() -> None:
    """Scarabeo, art. 12: abstention is possible; a minute of silence is one."""
    game = contested(4)
    vote(game, Bea="against")
    game.wait(seconds=59)
    assert game.state.phase is Phase.VOTING
    game.wait(seconds=1)
    ruled = game.log[-1]
    assert isinstance(ruled, Ruled)
    assert (ruled.valid, ruled.votes) == (False, ((1, Ballot.AGAINST),))


def test_a_failed_challenge_leaves_the_play_to_the_others() -> None:
    """Scarabeo, art. 12, 14: Bea has had her say; Carlo may still contest another word, not the one that stands."""
    game = contested(3)
    vote(game, Anna="for", Bea="against", Carlo="for")
    assert game.state.unanswered == (2,)
    with refuses(game, "challenge.upheld", "12", word="SCONTARE"):
        game.challenge("SCONTARE", seat=2)
    game.challenge("SEI", seat=2)
    vote(game, Anna="abstain", Bea="against", Carlo="against")
    assert game.state.pending is None
    assert game.rack(0) == "AAAAAAAS"


def test_every_word_upheld_stays_upheld() -> None:
    """Scarabeo, art. 12: after two failed challenges the fourth player can contest neither word again."""
    game = contested(4)
    vote(game, Bea="for", Carlo="for", Dino="for")
    game.challenge("SEI", seat=2)
    vote(game, Bea="for", Carlo="for", Dino="for")
    for word in ("SCONTARE", "SEI"):
        with refuses(game, "challenge.upheld", "12", word=word):
            game.challenge(word, seat=3)


def test_the_last_answer_passes_the_hand() -> None:
    """Scarabeo, art. 14: once all opponents have accepted, or challenged in vain, the hand passes."""
    game = contested(3)
    vote(game, Anna="for", Bea="against", Carlo="for")
    game.accept(2)
    assert (game.state.turn, game.scores["Anna"]) == (1, 14)


def test_those_still_in_the_game_count() -> None:
    """Scarabeo, art. 12: with one of four gone three are left and all vote; with two left the dictionary decides."""
    board, racks = BOARD, ("SAAAAAAA", "EEEEEEEE", "IIIIIIII", "OOOOOOOO")
    game = late_game(*racks, bag="A", board=board, words="scontare")
    game.resign(3)
    game.play("D9 orizz.", "SCONTARE")
    game.challenge("SCONTARE", seat=1)
    assert game.state.contest is not None
    assert game.state.contest.voters == (0, 1, 2)
    game = late_game(*racks[:3], bag="A", board=board, words="scontare")
    game.resign(2)
    game.play("D9 orizz.", "SCONTARE")
    assert not game.challenge("SCONTARE", seat=1)
    assert game.state.turn == 1


def test_a_table_may_ask_the_dictionary_however_many_play() -> None:
    """A house rule: with `dictionary` nobody votes."""
    game = contested(4, challenges="dictionary", words="sei")
    assert game.state.contest is None
    assert game.state.pending is None


def test_votes_are_secret_until_they_are_counted() -> None:
    """Scarabeo, art. 12: people see who has voted and their own ballot, not how the others did."""
    game = contested(3)
    vote(game, Bea="against")
    own, other, watcher = (game.view(who).contest for who in (1, 2, "spectator"))  # type: ignore[arg-type] # a StrEnum
    assert own is not None
    assert other is not None
    assert watcher is not None
    assert own.voted == other.voted == watcher.voted == (1,)
    assert (own.own, other.own, watcher.own) == (Ballot.AGAINST, None, None)


def test_a_vote_after_the_game_is_refused() -> None:
    """Scarabeo, art. 32: when it is over it is over."""
    game = late_game("A", "E", bag="A")
    game.resign()
    with refuses(game, "game.over", "32"):
        game.do(Vote(seat=0, ballot=Ballot.FOR))
