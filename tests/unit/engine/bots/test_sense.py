"""No nonsense: positions in which anybody at any level does, or never does, something."""

import random
from collections.abc import Callable, Iterable, Mapping

import msgspec
import pytest

from leggio.engine import word_graph
from leggio.engine.bots import LEVELS, Bot, Decision, Exchange, Lay, Pass, SwapAll
from leggio.engine.scrabble.bot import situation
from leggio.games.scrabble.view import view
from support.positions import late_game

SEEDS = 40
OTHER = "ABCDEFG"
FULL_BAG = "AEIOLMNRSTAEIOLMNRST"


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A rack on a board, the words there are, and what must come of it."""

    rack: str
    words: str
    right: Callable[[Decision], bool]
    board: Mapping[str, str] | None = None  # MICIO
    bag: str = FULL_BAG
    secco_used: bool = True
    rules: str = "figs"


def lays(*words: str) -> Callable[[Decision], bool]:
    """It lays one of these words."""
    return lambda decision: isinstance(decision, Lay) and decision.word.upper() in words


def is_a(kind: type) -> Callable[[Decision], bool]:
    """It decides something of this kind."""
    return lambda decision: isinstance(decision, kind)


CASES = {
    "an easy forty is not left for four points": Case(
        rack="ZUGOEAI", words="zugo oe ei", board={}, right=lays("ZUGO"), secco_used=False
    ),
    "a jolly is not spent on what can be had without it": Case(
        rack="CASAEI?",
        words="casa case casi",
        board={},
        right=lambda decision: isinstance(decision, Lay) and decision.word.isupper(),
    ),
    "nor for a few points more": Case(
        rack="CASNEI?", words="casa case sai", board={}, right=lambda d: isinstance(d, Lay) and d.word.isupper()
    ),
    "a jolly is spent where it makes a bonus": Case(
        rack="SALTAR?", words="saltare", board={}, right=lays("SALTARE"), bag="", rules="figs-previous"
    ),
    "a hopeless rack is changed as a whole, once": Case(
        rack="UUUIIOO", words="oi io", board={}, right=is_a(SwapAll), secco_used=False
    ),
    "and after that in part": Case(rack="UUUIIOO", words="oi io", board={}, right=is_a(Exchange)),
    "a jolly is neither given back": Case(
        rack="UUUIIO?", words="xx", right=lambda d: isinstance(d, Exchange) and "?" not in d.tiles, secco_used=False
    ),
    "nobody passes who can exchange": Case(rack="UUUIIOO", words="xx", right=is_a(Exchange), bag="ABC"),
    "nor exchanges from a bag that is too low": Case(rack="UUUIIOO", words="xx", right=is_a(Pass), bag="AB"),
    "nobody passes who can play, hard as it may be to see": Case(
        rack="TAZZEHQ", words="otazzehq", right=lays("OTAZZEHQ"), bag=""
    ),
    "who can go out goes out": Case(rack="TE", words="miciote oe ot te et", right=lays("MICIOTE", "TE", "ET"), bag=""),
}


def decisions(case: Case, level: str) -> Iterable[Decision]:
    """What a level does there, with luck of many kinds."""
    game = late_game(case.rack, OTHER, bag=case.bag, board=case.board, rules=case.rules)
    state = game.state
    if case.secco_used:
        state = msgspec.structs.replace(state, secco_used=(0,))
    turn = situation(view(state, 0, state.now), 0)
    bot = Bot(LEVELS[level], word_graph(case.words.split()))
    return [bot.move(turn, random.Random(seed)) for seed in range(SEEDS)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CASES)
def test_sense(name: str, level: str) -> None:
    """At every level, whatever the luck."""
    wrong = [decision for decision in decisions(CASES[name], level) if not CASES[name].right(decision)]
    assert wrong == []


def test_the_champion_takes_the_best_and_a_beginner_not_always() -> None:
    """The same rack: luck means nothing to one and much to the other."""
    words = "mano mani nome nomi moina anime animo nomea monia"
    case = Case(rack="MANOIET", words=words, board={}, right=is_a(Lay))
    chosen = {level: {str(each) for each in decisions(case, level)} for level in ("principiante", "campione")}
    assert len(chosen["campione"]) == 1
    assert len(chosen["principiante"]) > 2


def test_a_beginner_overlooks_long_words_more_often() -> None:
    """How often the seven tiles are found grows with the level."""
    case = Case(rack="SALTARE", words="saltare sal tra are", board={}, right=is_a(Lay))
    found = [
        sum(isinstance(each, Lay) and each.word == "SALTARE" for each in decisions(case, level)) for level in LEVELS
    ]
    assert found == sorted(found)
    assert (found[0] < SEEDS / 4, found[-1]) == (True, SEEDS)
