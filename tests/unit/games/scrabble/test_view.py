"""What each person may know: art. 1, 24, 28."""

from typing import Any

import msgspec
import pytest

from leggio.games.scrabble import Game
from leggio.games.scrabble.state import Phase
from leggio.games.scrabble.view import Watcher
from support.refusals import refuses
from support.tables import stacked_game

SHORT = "AI RE AMO ORA MICIO"


def table(rules: str = "figs", **options: Any) -> Game:
    """A game just begun, with a few short words in its lexicon."""
    return stacked_game("MICIOAA", "ARMONAE", words=SHORT, rules=rules, **options)


def test_players_see_their_own_rack_only() -> None:
    """art. 1: a rack stands so that opponents cannot see its letters."""
    game = table()
    assert game.view(0).rack == "AACIIMO"
    assert game.view(1).rack == "AAEMNOR"
    assert game.view(Watcher.SPECTATOR).rack is None
    assert game.view(Watcher.REFEREE).rack is None


@pytest.mark.parametrize("nobody", [9, -1, "Anna"])
def test_nobody_in_particular_sees_nothing(nobody: Any) -> None:
    """A seat that is not at the table, or a role that does not exist, is a mistake and gets no view at all."""
    with pytest.raises(ValueError, match=r"seat|Watcher"):
        table().view(nobody)


def test_everyone_sees_how_many_tiles_each_holds() -> None:
    """art. 1: opponents can always count the tiles of a rack, and what is in the bag follows."""
    game = table()
    game.play("F8 orizz.", "MICIO")
    for who in (0, 1, *Watcher):
        assert game.view(who).rack_counts == (2, 7)
        assert game.view(who).bag_count == 106


@pytest.mark.parametrize("who", [0, 1, Watcher.SPECTATOR, Watcher.REFEREE])
def test_no_secret_leaves_while_the_game_is_on(who: int | Watcher) -> None:
    """The order of the bag, its salt and the racks stay inside; the commitment is public."""
    game = table()
    seen = game.view(who)
    assert (seen.seal, seen.racks) == (None, None)
    assert seen.commitment == game.state.seal.commitment
    text = msgspec.json.encode(seen).decode()
    assert game.state.bag.tiles[:10] not in text
    assert game.state.seal.salt not in text


def test_all_is_shown_at_the_end() -> None:
    """When the game is over racks and sealed order are open, so that anyone can check the draws."""
    game = table()
    game.resign()
    seen = game.view()
    assert seen.racks == game.state.racks
    assert seen.seal is not None
    assert seen.seal.commitment == seen.commitment


def test_the_lists_are_there_in_ones_own_turn() -> None:
    """art. 24: in the current edition the player on turn may consult the two- and three-letter words."""
    game = table()
    assert game.view(0).short_words == (("AI", "RE"), ("AMO", "ORA"))
    for who in (1, *Watcher):
        assert game.view(who).short_words == ()
    game.pass_turn()
    assert game.view(0).short_words == ()
    assert game.view(1).short_words == (("AI", "RE"), ("AMO", "ORA"))


def test_no_lists_in_the_previous_edition() -> None:
    """art. 24: no material without the referee's leave."""
    game = table("figs-previous")
    assert game.view(0).short_words == ()


def test_no_lists_while_the_referee_rules_or_after_the_end() -> None:
    """art. 24, 28: it is nobody's turn then."""
    game = table(arbiter="referee")
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO")
    assert game.state.phase is Phase.RULING
    assert game.view(1).short_words == ()
    game.rule(MICIO=True)
    assert game.view(1).short_words != ()
    game.resign()
    assert game.view(0).short_words == game.view(1).short_words == ()


def test_the_pending_play_is_public() -> None:
    """art. 26, 31: words, points and the time left to challenge are announced to all."""
    game = table()
    game.play("F8 orizz.", "MICIO")
    game.hold()
    game.wait(seconds=8)
    for who in (0, 1, *Watcher):
        pending = game.view(who).pending
        assert pending is not None
        assert (pending.seat, pending.score, pending.bonus, pending.held_by) == (0, 16, 0, 1)
        assert [(word.word, word.points) for word in pending.words] == [("MICIO", 16)]
        assert pending.window_left_ms == 12_000


def test_an_exchange_shows_how_many_and_not_which() -> None:
    """art. 34: tiles to be changed lie face down."""
    game = stacked_game("ZZGGHHQ", "ARMONAE", words=SHORT)
    game.exchange("ZZQ")
    row = game.view(1).sheet[-1]
    assert (row.count, row.tiles, row.word) == (3, "", "")


def test_the_sheet_shows_play_by_play_to_all() -> None:
    """art. 27: main word and points of each play are written down."""
    game = table()
    game.play("F8 orizz.", "MICIO")
    game.accept()
    row = game.view(Watcher.SPECTATOR).sheet[0]
    assert (row.word, row.square, row.points, row.total) == ("MICIO", "F8", 16, 16)


def test_the_opinion_does_not_show_where_the_judge_itself_rules() -> None:
    """art. 28: with the judge as arbiter there is no one to advise."""
    game = table()
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO")
    assert game.view(Watcher.REFEREE).challenge is None


def test_time_is_shown_as_of_now() -> None:
    """art. 36: the clocks in view run on while the state stands still."""
    game = table()
    game.now += 3_000
    assert game.view(0).time_used_ms == (3_000, 0)
    assert game.view(0).time_left_ms == (1_497_000, 1_500_000)
    with refuses(game, "time.not_used_up", "37"):
        game.claim_time(against=0)


def test_a_ruling_shows_while_it_may_be_put_right() -> None:
    """art. 28, 32: to everyone until the game goes on; the judge's opinion to whoever rules alone."""
    game = stacked_game("MICIOAA", "ARMONAE", words=SHORT, arbiter="referee")
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO")
    assert game.view(Watcher.REFEREE).ruling is None
    game.rule(name="Rita", MICIO=False)
    for who in (0, 1, *Watcher):
        seen = game.view(who).ruling
        assert seen is not None
        assert (seen.seat, seen.mover, seen.penalized, seen.valid, seen.by) == (1, 0, 0, {"MICIO": False}, "Rita")
        assert bool(seen.opinion) == (who is Watcher.REFEREE)
    game.pass_turn()
    assert game.view(Watcher.REFEREE).ruling is None
