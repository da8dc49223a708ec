"""Checking logs: what a forger might try, each found for its own reason. Par. 3-4, 6, 11-12, 15."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from leggio.core.bag import Seal
from leggio.core.verdicts import Verdict
from leggio.games.registry import GAMES
from leggio.games.verbum import Deck, Finding, Game, audit
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.events import (
    AnyEvent,
    Contested,
    Drew,
    Ended,
    HandsSwapped,
    Laid,
    Opened,
    Passed,
    Refilled,
    Ruled,
    Stole,
    WordsStood,
)
from leggio.notation.log import read_log, write_log
from support.verbum.tables import first_game, stacked_game


def finished() -> Game:
    """A short game by the first rules with a theft, a contest, and words that stood because someone began."""
    game = first_game("CANER", "IELO!", b="SMMMNNNNOOO", words="CANE CIELO NON")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    game.draw()
    game.steal(1, "C")
    game.lay("CIELO")
    game.pass_turn()
    game.contest(2)
    game.draw()
    game.pass_turn()
    game.draw()
    game.pass_turn()
    while not game.over:
        game.pass_turn()
    return game


def changed(log: Sequence[AnyEvent], kind: type[AnyEvent], **fields: object) -> list[AnyEvent]:
    """The log with the first event of a kind changed."""
    index = next(index for index, event in enumerate(log) if isinstance(event, kind))
    return [*log[:index], replace(log[index], **fields), *log[index + 1 :]]


def test_an_honest_log_holds() -> None:
    """The audit gives the table the log leads to; so does the registry's, from a file."""
    game = finished()
    assert audit(game.log) == game.state
    read = read_log(write_log("verbum", game.log).encode())
    assert read.game is GAMES["verbum"]
    assert read.game.audit(read.events) == game.state


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        (Opened, {"order": "X" * 22}, "bag.wrong_tiles"),
        (Opened, {"deck": Deck("big", (("A", 10**9),))}, "bag.wrong_tiles"),
        (Opened, {"salt": "1"}, "bag.broken_seal"),
        (Opened, {"rules_version": 3}, "log.unknown_rules"),
        (Drew, {"card": "Z"}, "bag.wrong_draw"),
        (Drew, {"pile": Pile.A}, "bag.wrong_draw"),
        (Drew, {"seat": 1}, "log.against_the_rules"),
        (Refilled, {"cards": "NNN"}, "bag.wrong_draw"),
        (Stole, {"letter": "A"}, "log.wrong_field"),
        (Stole, {"place": 9}, "log.against_the_rules"),
        (Laid, {"words": ()}, "log.against_the_rules"),
        (Contested, {"opinion": Verdict("CIELO", valid=False)}, "log.wrong_field"),
        (Contested, {"opinion": Verdict("ALTRO", valid=True)}, "log.wrong_field"),
        (Ruled, {"valid": False}, "log.wrong_field"),
        (Passed, {"at": -5}, "log.time_runs_back"),
        (Ended, {"scores": (9, 9)}, "log.wrong_field"),
        (Ended, {"void": ()}, "log.wrong_field"),
    ],
)
def test_a_changed_event_is_found(kind: type[AnyEvent], fields: dict[str, object], code: str) -> None:
    """Verbum, par. 3-4, 6, 12, 15: draws, words, verdicts and the count are decided again and compared."""
    result = audit(changed(finished().log, kind, **fields))
    assert isinstance(result, Finding)
    assert result.code == code


def test_a_log_cut_short_is_found() -> None:
    """Also where words stood because someone began a turn that the log no longer holds."""
    log = finished().log
    assert audit([]) == Finding(1, "log.no_opening")
    assert audit(log[1:]) == Finding(1, "log.no_opening")
    stood = next(index for index, event in enumerate(log) if isinstance(event, WordsStood))
    result = audit(log[: stood + 2])
    assert isinstance(result, Finding)
    assert result.code == "log.cut_short"


def by_the_book() -> Game:
    """A free turn by today's rules: words, then hands that change places with one filled up first; a late doubt."""
    game = stacked_game("CANE&", "IELOO", b="RSTUVZABCD", words="CANE", free_turn=True)
    game.draw()
    game.lay("CANE")
    game.swap_hands(1)
    game.pass_turn()
    game.contest(1)
    return game


def test_a_hand_filled_up_before_it_changes_places_is_decided_again() -> None:
    """Verbum, par. 7, 11: the cards drawn come first in the log, and belong to the swap that follows."""
    log = by_the_book().log
    assert audit(log) == by_the_book().state
    swapped = next(index for index, event in enumerate(log) if isinstance(event, HandsSwapped))
    before = log[swapped - 1]
    assert isinstance(before, Refilled)
    assert before.cards == "V"
    cut = audit(log[:swapped])
    assert isinstance(cut, Finding)
    assert cut.code == "log.cut_short"
    forged = audit([*log[: swapped - 1], replace(before, cards="Z"), *log[swapped:]])
    assert isinstance(forged, Finding)
    assert forged.code == "bag.wrong_draw"


def test_a_doubt_that_came_too_late_is_found() -> None:
    """Verbum, par. 3: once the doubter's own next turn is over nobody writes such a line honestly."""
    game = by_the_book()
    contested = next(event for event in game.log if isinstance(event, Contested))
    honest = [event for event in game.log if not isinstance(event, Contested | Ruled)]
    late = stacked_game("CANE&", "IELOO", b="RSTUVZABCD", words="CANE", free_turn=True)
    assert honest[0] == late.log[0]
    late.draw()
    late.lay("CANE")
    late.swap_hands(1)
    late.pass_turn()
    late.draw()
    late.pass_turn()
    result = audit([*late.log, contested])
    assert isinstance(result, Finding)
    assert (result.event, result.code) == (len(late.log) + 1, "log.against_the_rules")


def test_a_stacked_deck_is_found_by_its_commitment() -> None:
    """Another order under the same commitment is no longer what was sealed."""
    game = finished()
    opened = game.log[0]
    assert isinstance(opened, Opened)
    other = Seal(opened.order[::-1], opened.salt)
    result = audit([replace(opened, order=other.order), *game.log[1:]])
    assert result == Finding(1, "bag.broken_seal", {"commitment": opened.commitment})
