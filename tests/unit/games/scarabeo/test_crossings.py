"""Crossings that make no sense, found out when the hand has long passed. Art. 5, 14."""

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from leggio.core.letters import JOLLY
from leggio.games.scarabeo import Game, audit
from leggio.games.scarabeo.commands import DoubtCrossing
from leggio.games.scarabeo.events import CrossingRuled
from leggio.games.scarabeo.state import Entry, Phase, State
from support.refusals import refuses
from support.scarabeo.tables import stacked_game

WORDS = "contare stampa re ma mi ta an mn pa sm ei tre"


def spoiled(players: int = 2, **options: Any) -> Game:
    """Anna's CONTARE, then Bea's STAMPA down from the S that makes SCONTARE of it: no word of the dictionary here."""
    racks = ("CONTAREM", "STAMPARE", "IIIIIIII", "OOOOOOOO")[:players]
    game = stacked_game(*racks, then="REREREREREMIMI", words=WORDS, players=players, **options)
    game.play("E9 orizz.", "CONTARE")
    game.accept()
    game.play("D9 vert.", "STAMPA")
    game.accept()
    return game


def column(game: Game) -> str:
    """What stands in column D from row 9 to row 14."""
    return "".join(game.state.board.rows[row][3] for row in range(8, 14))


def test_two_players_ask_the_dictionary() -> None:
    """Scarabeo, art. 14: the letters of the play go to the bag, its points stay, and the one on turn goes on."""
    game = spoiled()
    points, bag, turn = game.points, game.state.bag, game.turn
    assert game.doubt_crossing("D9 orizz.") is True
    assert column(game) == "......"
    assert game.state.board.rows[8][4:11] == "CONTARE"
    assert game.points == points
    assert sorted(game.state.bag.tiles) == sorted(bag.tiles + "STAMPA")
    assert (game.turn, game.state.phase) == (turn, Phase.PLAYING)
    row = game.sheet[-1]
    assert (row.seat, row.entry, row.points, row.word, row.tiles) == (1, Entry.REMOVED, 0, "SCONTARE", "STAMPA")
    assert isinstance(audit(game.log), State)


def test_the_dictionary_may_uphold_it() -> None:
    """Scarabeo, art. 14: a crossing that makes sense stays, and is not doubted again."""
    game = stacked_game("CONTAREM", "STAMPARE", then="REREREREREMI", words="contare stampa scontare")
    game.play("E9 orizz.", "CONTARE")
    game.play("D9 vert.", "STAMPA")
    game.accept()
    assert game.doubt_crossing("D9 orizz.") is False
    assert column(game) == "STAMPA"
    with refuses(game, "crossing.upheld", "14", word="SCONTARE"):
        game.doubt_crossing("D9 orizz.", seat=1)


def test_it_may_be_doubted_turns_later_and_by_anyone() -> None:
    """Scarabeo, art. 14: not only by whoever is on turn, nor only the last play; even by the one who laid it."""
    game = spoiled()
    game.play("K9 vert.", "ERE")
    game.accept()
    game.pass_turn()
    assert game.turn == 0
    assert game.doubt_crossing("D9 orizz.", seat=1) is True
    assert game.turn == 0


@pytest.mark.parametrize(
    ("ballots", "goes"),
    [
        (("against", "against"), True),
        (("against", "for"), False),
        (("against", "abstain"), False),
    ],
)
def test_more_players_have_to_agree_all_of_them(ballots: tuple[str, str], goes: bool) -> None:
    """Scarabeo, art. 14: whoever doubts agrees; each other is asked, and one who does not agree is enough."""
    game = spoiled(3)
    assert game.doubt_crossing("D9 orizz.", seat=0) is False
    contest = game.view(1).contest
    assert contest is not None
    assert (contest.words, contest.voters) == (("SCONTARE",), (1, 2))
    assert contest.crossing is not None
    assert (contest.crossing.square, contest.crossing.seat) == ("D9", 1)
    assert game.state.phase is Phase.VOTING
    for seat, ballot in zip((1, 2), ballots, strict=True):
        gone = game.vote(seat, ballot)
    assert gone is goes
    assert column(game) == ("......" if goes else "STAMPA")
    assert isinstance(audit(game.log), State)


def test_who_says_nothing_does_not_agree() -> None:
    """Scarabeo, art. 14: when the minute is over and not all have agreed, the crossing stays."""
    game = spoiled(4)
    game.doubt_crossing("D9 orizz.", seat=0)
    game.vote(1, "against")
    game.wait(seconds=60)
    ruled = next(event for event in game.log if isinstance(event, CrossingRuled))
    assert ruled.valid
    assert column(game) == "STAMPA"


def test_the_sand_rests_meanwhile() -> None:
    """Scarabeo, art. 14, 20: while people are asked the glass lies on its side."""
    game = spoiled(3)
    game.wait(seconds=10)
    left = game.view().time_left_ms
    game.doubt_crossing("D9 orizz.", seat=0)
    game.wait(seconds=30)
    assert (game.view().time_left_ms, game.view().running) == (left, ())
    game.vote(1, "for")
    game.vote(2, "for")
    assert (game.view().time_left_ms, game.view().running) == (left, (2,))


def test_letters_that_other_words_stand_on_stay() -> None:
    """Scarabeo, art. 14: MA across from the M of STAMPA holds that M; the others leave."""
    game = spoiled()
    game.play("D12 orizz.", "ME")
    game.accept()
    assert game.doubt_crossing("D9 orizz.") is True
    assert column(game) == "...M.."
    assert game.sheet[-1].tiles == "STA.PA"


def test_a_play_that_others_stand_on_whole_stays() -> None:
    """Scarabeo, art. 14: RISTAMPA stands on every letter of STAMPA."""
    game = stacked_game("CONTAREM", "STAMPARI", then="REREREREREMI", words=WORDS)
    game.play("E9 orizz.", "CONTARE")
    game.play("D9 vert.", "STAMPA")
    game.accept()
    game.pass_turn()
    game.play("D7 vert.", "RISTAMPA")
    game.accept()
    with refuses(game, "crossing.held", "14", word="SCONTARE"):
        game.doubt_crossing("D9 orizz.")


def test_a_word_somebody_composed_stands_for_good() -> None:
    """Scarabeo, art. 14: wrong or misspelt, once the hand has passed it counts; only crossings are found out later."""
    game = stacked_game("CONNTARE", "STAMPARI", then="REREREREREMI", words=WORDS)
    game.play("E9 orizz.", "CONNTARE")
    game.play("M9 vert.", "IS")
    game.accept()
    with refuses(game, "crossing.composed", "14", word="IS"):
        game.doubt_crossing("M9 vert.")
    with refuses(game, "crossing.none", "14", square="F9"):
        game.doubt_crossing("F9 vert.")
    with refuses(game, "crossing.none", "14", square="A1"):
        game.doubt_crossing("A1 vert.")
    assert game.doubt_crossing("M9 orizz.") is True


def test_a_word_made_longer_is_spoiled() -> None:
    """Scarabeo, art. 5, 14: letters that spoil a word on the board break the rule: the M of CONTAREM goes."""
    game = stacked_game("CONTAREI", "MMMEEEEE", then="REREREREREMI", words=WORDS)
    game.play("E9 orizz.", "CONTARE")
    game.play("E9 orizz.", "CONTAREM")
    game.accept()
    assert [each.word for each in game.view().crossings] == ["CONTAREM"]
    assert game.doubt_crossing("H9 orizz.") is True
    assert game.state.board.rows[8][4:12] == "CONTARE."
    assert game.view().crossings == ()


def test_a_scarab_goes_back_as_a_scarab() -> None:
    """Scarabeo, art. 14, 21: and where a letter took its place, that letter goes."""
    game = stacked_game("CONTAREI", "MMM?EEEE", then="REREREREREMI", words=WORDS)
    game.play("E9 orizz.", "CONTARE")
    game.play("E9 orizz.", "CONTAREm")
    game.accept()
    game.doubt_crossing("E9 orizz.")
    assert JOLLY in game.state.bag.tiles
    assert game.sheet[-1].tiles == ".......m"


def test_the_view_says_what_may_be_doubted() -> None:
    """Scarabeo, art. 14: crossings that stand, by the first square of each; none while a play is pending."""
    game = spoiled()
    assert [(each.word, each.square, each.seat) for each in game.view().crossings] == [("SCONTARE", "D9", 1)]
    game.play("K9 vert.", "ERE")
    assert game.view().crossings == ()
    with refuses(game, "crossing.answer_first", "14"):
        game.doubt_crossing("D9 orizz.")


def test_words_that_were_checked_are_not_doubted() -> None:
    """A house rule: where inadmissible words are refused at once there is nothing to find out."""
    game = stacked_game("CONTAREM", "STAMPARE", words="contare ma re mare", challenges="void")
    game.play("E9 orizz.", "CONTARE")
    with refuses(game, "challenge.checked", ""):
        game.doubt_crossing("E9 orizz.")
    assert game.view().crossings == ()


def test_the_first_version_of_the_rules_knows_nothing_of_it() -> None:
    """A game begun under version 1 goes on as it began."""
    game = spoiled()
    opened = replace(game.log[0], rules_version=1)
    twin = Game.__new__(Game)
    state = game.spec.evolve(None, opened)
    twin.__dict__.update(game.__dict__, _state=state, log=[opened])
    with refuses(twin, "crossing.older_rules", ""):
        twin.doubt_crossing("D9 orizz.", seat=0)
    assert state.on_board is UNSET


def test_nobody_doubts_who_does_not_play() -> None:
    """Whoever resigned, and seats that are not there."""
    game = spoiled(3)
    with refuses(game, "seat.unknown", "", seat=7):
        game.do(DoubtCrossing(seat=7, square="D9", direction=game.view().crossings[0].direction))
    game.resign(0)
    with refuses(game, "seat.resigned", ""):
        game.doubt_crossing("D9 orizz.", seat=0)
