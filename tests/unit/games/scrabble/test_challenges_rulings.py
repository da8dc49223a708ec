"""Who rules on words: art. 28, 29, 32, and art. 45 for the panel."""

import pytest

from leggio.core.verdicts import Verdict
from leggio.games.scrabble import Game
from leggio.games.scrabble.commands import Pass, Role, Rule
from leggio.games.scrabble.events import Challenged, Ruled
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import Phase
from leggio.games.scrabble.view import Watcher
from support.refusals import refuses
from support.tables import stacked_game


def called(arbiter: str = "referee", words: str = "MIELE ARANCIA AI RE AL", challenged: str = "AI NE") -> Game:
    """Someone has been called to rule on words of ARANCIA (79 points), laid by Bea along Anna's MIELE (18)."""
    game = stacked_game("MIELEAA", "ARANCIA", then="EEEEE", words=words, arbiter=arbiter)
    game.play("F8 orizz.", "MIELE")
    game.play("G7 orizz.", "ARANCIA")
    game.challenge(*challenged.split())
    return game


def test_the_judge_rules_where_there_is_no_referee() -> None:
    """art. 28: at a table without people to ask, the judge's verdict is the ruling, at once."""
    game = called("judge")
    ruled = next(event for event in game.log if isinstance(event, Ruled))
    assert ruled.arbiter is Arbiter.JUDGE
    assert ruled.verdicts == (Verdict("AI", valid=True), Verdict("NE", valid=False))
    assert game.state.phase is Phase.PLAYING


@pytest.mark.parametrize("arbiter", ["referee", "panel"])
def test_people_are_waited_for(arbiter: str) -> None:
    """art. 28: with a referee, or a panel member in their place, the game stands still until they rule."""
    game = called(arbiter)
    assert game.state.phase is Phase.RULING
    assert game.scores == {"Anna": 18, "Bea": 0}
    assert game.view().running == ()
    game.wait(minutes=10)
    assert game.state.phase is Phase.RULING
    assert game.view().time_used_ms == (0, 0)


def test_nobody_moves_while_the_referee_rules() -> None:
    """art. 28: moves and answers wait for the ruling."""
    game = called()
    for act in (lambda: game.do(Pass(seat=0)), game.accept, game.hold, lambda: game.challenge("AL"), game.resign):
        with refuses(game, "turn.ruling", "28"):
            act()


@pytest.mark.parametrize("arbiter", ["referee", "panel"])
def test_the_ruling_of_people_decides_against_the_judge(arbiter: str) -> None:
    """art. 28, 29: the software's judge would refuse NE; whoever rules finds it valid, and that is final."""
    game = called(arbiter)
    game.rule(arbiter, AI=True, NE=True)
    assert game.scores == {"Anna": 18 - 8, "Bea": 79}
    ruled = next(event for event in game.log if isinstance(event, Ruled))
    assert (ruled.arbiter.value, ruled.valid, ruled.penalized, ruled.penalty) == (arbiter, True, 0, 8)


def test_people_may_refuse_what_the_judge_would_pass() -> None:
    """art. 28, 30: the play comes back and costs 20% of 79, 15.8."""
    game = called(words="MIELE ARANCIA AI RE AL NE")
    game.rule(AI=True, NE=False)
    assert game.scores == {"Anna": 18, "Bea": -16}
    assert game.rack(1) == "AAACINR"
    assert game.turn == 0


def test_clocks_run_again_after_the_ruling() -> None:
    """art. 32: the game resumes with the time of the player on turn."""
    game = called()
    game.wait(minutes=3)
    game.rule(AI=True, NE=True)
    assert game.view().running == (0,)
    game.wait(seconds=7)
    assert game.view().time_used_ms == (7_000, 0)


@pytest.mark.parametrize(("arbiter", "wrong"), [("referee", "panel"), ("panel", "referee")])
def test_the_wrong_person_cannot_rule(arbiter: str, wrong: str) -> None:
    """art. 28, 45: the referee does not rule in their own game, nor the panel where the referee can."""
    game = called(arbiter)
    with refuses(game, "ruling.role", "28", role=arbiter):
        game.rule(wrong, AI=True, NE=True)


@pytest.mark.parametrize("verdicts", [{}, {"AI": True}, {"AI": True, "NE": True, "RE": True}, {"RE": True}])
def test_a_ruling_is_on_the_words_named_and_no_others(verdicts: dict[str, bool]) -> None:
    """art. 29: each contested word gets a verdict, words nobody contested get none."""
    game = called()
    with refuses(game, "ruling.words", "29", words=["AI", "NE"]):
        game.do(Rule(role=Role.REFEREE, valid=verdicts))


def test_a_ruling_needs_a_challenge() -> None:
    """art. 32: nobody rules unasked."""
    game = stacked_game("MICIOAA", arbiter="referee")
    game.play("F8 orizz.", "MICIO")
    with refuses(game, "ruling.none", "32"):
        game.rule(MICIO=True)


def test_a_ruling_cannot_be_gone_back_on() -> None:
    """art. 32: once the game has gone on the same referee cannot rule again."""
    game = called()
    game.rule(AI=True, NE=True)
    game.pass_turn()
    with refuses(game, "ruling.none", "32"):
        game.rule(AI=True, NE=False)


def test_a_ruling_after_the_end() -> None:
    """art. 39: an ended game has nothing left to rule on."""
    game = stacked_game(arbiter="referee")
    game.resign()
    with refuses(game, "game.over", "39"):
        game.rule(AI=True)


def test_the_judges_opinion_is_for_whoever_rules() -> None:
    """art. 28: players and spectators see the words in question, only the referee what the judge thinks."""
    game = called()
    opinion = (Verdict("AI", valid=True), Verdict("NE", valid=False))
    challenge = game.view(Watcher.REFEREE).challenge
    assert challenge is not None
    assert (challenge.seat, challenge.words, challenge.opinion) == (0, ("AI", "NE"), opinion)
    for who in (0, 1, Watcher.SPECTATOR):
        seen = game.view(who).challenge
        assert seen is not None
        assert (seen.words, seen.opinion) == (("AI", "NE"), ())


def test_a_table_without_judge_has_no_opinion() -> None:
    """art. 28: a referee can rule with the printed dictionary alone."""
    game = Game("Anna", "Bea", starter=0, seed=1)
    rack = game.rack(0)
    word = "".join(tile if tile != "?" else "e" for tile in rack[:2])
    game.play("H8 orizz.", word)
    game.challenge(word)
    asked = game.log[-1]
    assert isinstance(asked, Challenged)
    assert asked.opinion == ()
    game.do(Rule(role=Role.REFEREE, valid={word.upper(): True}))
    assert game.state.phase is Phase.PLAYING


def test_who_ruled_is_recorded() -> None:
    """art. 28, 45: every ruling is logged with whoever gave it."""
    game = called("panel")
    game.do(Rule(role=Role.PANEL, valid={"ai": True, "ne": True}, name="Carla"))
    ruled = next(event for event in game.log if isinstance(event, Ruled))
    assert (ruled.arbiter, ruled.name) == (Arbiter.PANEL, "Carla")


@pytest.mark.parametrize("name", ["x" * 81, "a\nb", " "])
def test_a_name_must_be_fit_to_be_shown(name: str) -> None:
    """A ruling signed with something that cannot be printed is refused."""
    game = called()
    with refuses(game, "ruling.name", ""):
        game.do(Rule(role=Role.REFEREE, valid={"AI": True, "NE": True}, name=name))


@pytest.mark.parametrize("name", ["Anna", " bea "])
def test_nobody_rules_in_their_own_game(name: str) -> None:
    """art. 28: a referee who plays at the table leaves the ruling to a member of the panel, who signs it."""
    game = called("panel")
    with refuses(game, "ruling.player", "28", name=name.strip()):
        game.rule("panel", name=name, AI=True, NE=True)
    game.rule("panel", name="Carla", AI=True, NE=True)
    assert game.state.phase is Phase.PLAYING
