"""Rounds: the draw, the stopwatch, the end of the round, the end of the game."""

from collections import Counter

from msgspec.structs import replace

from leggio.core.bag import Bag
from leggio.core.board import Direction
from leggio.core.chance import SeededChance
from leggio.core.letters import tile_of
from leggio.core.outcome import Accepted
from leggio.games.duplicate import Game, audit
from leggio.games.duplicate.commands import CloseRound, Correct, Draw, EndGame, HandIn, ReplaceDraw, Start
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import Drawn, Ended, Ending, RoundClosed, Started
from leggio.games.duplicate.letters import has_kinds
from leggio.games.duplicate.state import Phase
from leggio.games.duplicate.view import view
from support.duplicate.halls import hall, in_round, phase, points, refusal


def all_tiles(game: Game) -> Counter[str]:
    """Every tile, wherever it is."""
    state = game.state
    return Counter(state.bag.tiles + state.rack + "".join(tile_of(cell) for cell in state.board.placed))


def test_a_round_from_draw_to_master_play() -> None:
    """Premise, art. 1: common letters, one stopwatch, then the master play lies there and the rest stays."""
    game = hall("Anna", "Bea")
    drawn, started = game.do(Draw())
    assert isinstance(drawn, Drawn)
    assert isinstance(started, Started)
    assert (drawn.tiles, drawn.round, started.ends_at) == ("MICIOAB", 1, 180_000)
    game.hand_in(0, "8D", "MICIO")
    (closed,) = game.do(CloseRound(name="Nora"))
    assert isinstance(closed, RoundClosed)
    assert (closed.seat, closed.master.score, closed.name) == (0, 22, "Nora")
    assert game.state.rack == "AB"
    assert phase(game) is Phase.BETWEEN
    game.draw()
    assert game.state.rack.startswith("AB")
    assert len(game.state.rack) == 7
    assert all_tiles(game) == Counter(game.state.rules.tiles.tiles)


def test_letters_may_be_drawn_before_they_are_shown() -> None:
    """Premise: everyone sees them at the same moment, when the stopwatch starts."""
    game = hall("Anna")
    game.do(Draw(start=False))
    assert phase(game) is Phase.DRAWN
    assert refusal(game, Draw()).code == "draw.round_open"
    slip = HandIn(seat=0, square="D8", direction=Direction.ACROSS, word="MICIO")
    assert refusal(game, slip).code == "slip.no_letters"
    assert refusal(game, CloseRound()).code == "close.no_round"
    game.now += 1000
    (started,) = game.do(Start())
    assert isinstance(started, Started)
    assert started.ends_at == 181_000
    assert refusal(game, Start()).code == "watch.none"


def test_the_desk_replaces_the_draw_and_slips_are_void() -> None:
    """Custom of Duplicate: other letters for the same round; what was handed in for the first ones is gone."""
    game = in_round("Anna")
    game.hand_in(0, "8D", "MICIO")
    drawn, *_ = game.do(ReplaceDraw())
    assert isinstance(drawn, Drawn)
    assert (drawn.round, drawn.replaces) == (1, True)
    assert has_kinds(game.state.rack, 2)
    assert (game.state.slip_of(0), game.state.handed_in) == (None, 0)
    assert all_tiles(game) == Counter(game.state.rules.tiles.tiles)
    game.close()
    assert points(game) == {"Anna": 0}
    assert refusal(game, ReplaceDraw()).code == "draw.none"


def test_letters_typed_from_a_real_bag() -> None:
    """Art. 1: the desk types what came out; they must be in the bag, as many as wanted, and of both kinds."""
    game = hall("Anna", drawing="desk")
    assert refusal(game, Draw()).code == "draw.type_tiles"
    assert refusal(game, Draw(tiles="MICIO")).detail == {"wanted": 7, "given": 5}
    missing = refusal(game, Draw(tiles="QQMICIO"))
    assert (missing.code, missing.article, missing.detail) == ("draw.not_in_bag", "1", {"tiles": ["Q"]})
    assert refusal(game, Draw(tiles="BCDFGHL")).code == "draw.kinds"
    assert refusal(game, Draw(tiles="EEEEBBZ")).code == "draw.no_play"
    game.draw("micioab")
    assert game.state.rack == "MICIOAB"
    game.hand_in(0, "8D", "MICIO")
    game.close()
    game.do(Draw(tiles="ABCASEE"))
    game.do(ReplaceDraw(tiles="CASEABS"))
    assert all_tiles(game) == Counter(game.state.rules.tiles.tiles)


def test_a_sealed_bag_takes_no_letters_from_the_desk() -> None:
    """Art. 1: where the computer draws, the seal decides and nobody else."""
    assert refusal(hall("Anna"), Draw(tiles="MICIOAB")).code == "draw.sealed"


def test_the_desk_may_close_before_the_time() -> None:
    """Premise: when everybody has handed in nobody has to wait."""
    game = in_round("Anna")
    game.now += 10_000
    game.close()
    assert phase(game) is Phase.BETWEEN
    assert refusal(game, CloseRound()).code == "close.no_round"


def test_no_play_ends_the_game() -> None:
    """Custom of Duplicate: when nothing can be played with the letters it is over, and they score nothing."""
    game = hall("Anna", words=["ZZZZ"])
    drawn, ended = game.do(Draw())
    assert isinstance(drawn, Drawn)
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.scores, ended.places, ended.top) == (Ending.NO_PLAY, (0,), ((0,),), 0)
    assert refusal(game, Draw()).code == "game.over"
    assert refusal(game, Start()).code == "game.over"


def test_too_few_vowels_or_consonants_end_the_game() -> None:
    """Custom of Duplicate: when the letters left have not two of each any more, the next draw ends it."""
    game = in_round("Anna")
    game.hand_in(0, "8D", "MICIO")
    game.close()
    for bag, reasons in (("AEIO", [Ending.LETTERS]), ("AEIOC", [])):
        state = replace(game.state, bag=Bag(bag, "salt"))
        assert view(state, 0, 0).is_last == bool(reasons)
        outcome = decide(state, Draw(), game.judge, SeededChance(0), 0)
        assert isinstance(outcome, Accepted)
        ended = [event.reason for event in outcome.events if isinstance(event, Ended)]
        assert ended in (reasons, [Ending.NO_PLAY])
        assert (Ending.LETTERS in ended) == bool(reasons)


def test_the_rounds_agreed_on_end_the_game() -> None:
    """Custom of Duplicate: an evening may have a fixed number of rounds; the last one can still be put right."""
    game = in_round("Anna", "Bea", most_rounds=1)
    game.hand_in(1, "8D", "MICIO")
    (closed,) = game.do(CloseRound())
    assert isinstance(closed, RoundClosed)
    assert game.view(0).is_last
    game.do(Correct(whom=0, round=1, square="F8", direction=Direction.ACROSS, word="MICIO"))
    (ended,) = game.do(Draw(name="Nora"))
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.scores, ended.places, ended.top) == (Ending.ROUNDS, (16, 22), ((1,), (0,)), 22)
    assert game.over
    assert audit(game.log) == game.state


def test_a_real_bag_runs_out_too() -> None:
    """Custom of Duplicate: the desk is not asked for letters that cannot be had."""
    game = in_round_of_real_tiles()
    state = replace(game.state, bag=Bag("AEIO", "salt"))
    outcome = decide(state, Draw(), game.judge, SeededChance(0), 0)
    assert isinstance(outcome, Accepted)
    assert [type(event) for event in outcome.events] == [Ended]


def in_round_of_real_tiles() -> Game:
    """A round with typed letters that is closed."""
    game = hall("Anna", drawing="desk")
    game.draw("MICIOAB")
    game.hand_in(0, "8D", "MICIO")
    game.close()
    return game


def test_the_desk_ends_the_game() -> None:
    """Custom of Duplicate: it is left at the rounds that are closed; letters on the desk count for nothing."""
    game = in_round("Anna")
    game.hand_in(0, "8D", "MICIO")
    (ended,) = game.do(EndGame(name="Nora"))
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.scores, ended.name) == (Ending.DESK, (0,), "Nora")
    assert refusal(game, EndGame()).code == "game.over"


def test_the_solo_bonus_from_sixteen_players_on() -> None:
    """Custom of Duplicate: ten points for the only finder of the best play, with sixteen players and not fifteen."""
    for players, made in ((16, 32), (15, 22)):
        game = in_round(*(f"P{number}" for number in range(players)))
        game.hand_in(3, "8D", "MICIO")
        game.hand_in(4, "8F", "MICIO")
        game.close()
        assert (points(game)["P3"], points(game)["P4"]) == (made, 16)
