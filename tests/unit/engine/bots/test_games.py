"""Whole games of bots by the rules: everything they want is accepted, and the same table gives the same game."""

from itertools import cycle, islice

import msgspec
import pytest

from leggio.core.board import Direction
from leggio.core.outcome import Rejected
from leggio.engine.bots import LEVELS
from leggio.engine.scrabble.bot import want
from leggio.games.scrabble.commands import AnyCommand, Play
from leggio.games.scrabble.conduct import fit
from leggio.games.scrabble.state import Phase
from leggio.games.scrabble.view import View, view
from leggio.lexicon.commonness import classes
from support.bot_games import bot_game, bot_of
from support.lexicons import bundled
from support.positions import late_game


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_is_accepted(rules: str, seats: int) -> None:
    """Two to four bots of all levels, both editions, to the end."""
    for start in (0, 3):
        levels = islice(cycle(LEVELS), start, start + seats)
        state = bot_game([bot_of(level, rules) for level in levels], f"{rules}-{seats}-{start}", rules)
        assert state.ended is not None


TABLES: dict[str, dict[str, object]] = {
    "clocks pressed by hand": {"clock_by_hand": True},
    "words checked at once": {"challenges": "void"},
    "no time limit": {"time_ms": None},
}


@pytest.mark.parametrize("table", TABLES)
def test_bots_play_at_any_table(table: str) -> None:
    """They turn the board and press the clock (art. 27), and have nothing to answer where words are checked."""
    assert bot_game([bot_of("medio"), bot_of("facile")], "any", options=TABLES[table]).phase is Phase.OVER


def test_a_last_play_is_answered_by_all_before_anyone_moves() -> None:
    """art. 31, 39a: with three at the table the one on turn waits for the third, for the game may be over."""
    game = late_game("TE", "CASAMIA", "BUONGIO")
    game.play("F8 orizz.", "MICIOTE")
    bot, state = bot_of("principiante"), game.state
    agreed = msgspec.structs.replace(state.pending, agreed=(1,)) if state.pending else None
    seen = view(msgspec.structs.replace(state, pending=agreed), 1, state.now)
    assert (state.turn, want(seen, 1, bot)) == (1, None)


def test_the_same_table_gives_the_same_game() -> None:
    """Luck comes from the seal and the seat alone; another bag is another game."""
    bots = [bot_of("principiante"), bot_of("forte")]
    first, again, other = (bot_game(bots, seed).sheet for seed in ("one", "one", "two"))
    assert first == again
    assert first != other


def test_a_view_is_all_they_need() -> None:
    """A bot somewhere else, with the view as JSON, decides the same: there is nothing more that it could look at."""
    bots = [bot_of("medio"), bot_of("esperto")]

    def compare(seen: View, seat: int, command: AnyCommand) -> None:
        sent = msgspec.json.decode(msgspec.json.encode(seen), type=View)
        assert want(sent, seat, bots[seat]) == command

    bot_game(bots, "views", watch=compare)


def test_a_beginner_plays_everyday_words_only() -> None:
    """Each word they make, crossing ones included, is a form without particles of an everyday lemma."""
    lexicon = bundled()
    state = bot_game([bot_of("principiante"), bot_of("principiante")], "everyday")
    words = {row.word.upper() for row in state.sheet if row.word}
    assert len(words) > 15
    for word in words:
        readings = lexicon.analyses(word)
        assert any(not each.particles and classes().get(each.lemma) == 1 for each in readings), word


def test_nothing_is_wanted_where_nothing_is_to_be_done() -> None:
    """Not before the game, not in another's turn, not after the end, not when put away."""
    game = late_game("CASAMIA", "BUONGIO", bag="ABC")
    bot, state = bot_of("medio"), game.state
    assert want(view(state, 1, state.now), 1, bot) is None
    for phase in (Phase.GATHERING, Phase.RULING, Phase.OVER):
        assert want(view(msgspec.structs.replace(state, phase=phase), 0, state.now), 0, bot) is None
    assert want(view(msgspec.structs.replace(state, suspended=()), 0, state.now), 0, bot) is None
    assert want(view(msgspec.structs.replace(state, resigned=(0,)), 0, state.now), 0, bot) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_word_goes_across(level: str) -> None:
    """As people lay it; down it would be the same play."""
    game = late_game("CASAMIA", "BUONGIO", bag="ABCDEFG", board={})
    state = msgspec.structs.replace(game.state, secco_used=(0,))
    command = want(view(state, 0, state.now), 0, bot_of(level))
    assert isinstance(command, Play)
    assert command.direction is Direction.ACROSS


def test_a_play_is_written_whole() -> None:
    """The command has the letters that were there too, and jollies small: as a player would write it."""
    game = late_game("?AEIMRT", "BUONGIO", bag="ABCDEF")
    command = want(view(game.state, 0, game.state.now), 0, bot_of("campione"))
    assert isinstance(command, Play)
    assert not isinstance(fit(game.state, command), Rejected)
