"""Checking whole logs: whatever was changed is found."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from leggio.games.scrabble import Finding, Game, audit, replay
from leggio.games.scrabble.commands import PressClock, TurnBoard
from leggio.games.scrabble.events import (
    AnyEvent,
    Began,
    Challenged,
    Drawn,
    Ended,
    Opened,
    Played,
    PlayStood,
    Ruled,
    StarterChosen,
)
from support.tables import stacked_game


def eventful(**options: Any) -> Game:
    """A game with a bit of everything: late arrival, draw for the start, challenges, exchanges, overtime, the limit."""
    game = stacked_game("MICIOAA", "ARMONAE", words="MICIO", absent=[1], **options)
    game.wait(minutes=1)
    game.arrive(1)
    game.play("F8 orizz.", "MICIO")
    game.wait(seconds=3)
    game.hold()
    game.wait(seconds=30)
    game.play("I3 vert.", "ARMONIA")
    game.challenge("ARMONIA")
    game.cambio_secco()
    game.exchange(game.rack()[:2])
    game.pass_turn()
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.propose_abandon(1)
    game.decline_abandon(0)
    game.propose_abandon(1)
    game.pass_turn()
    game.wait(minutes=60)
    assert game.over
    return game


def found(events: list[AnyEvent]) -> tuple[int, str]:
    """Where and what the audit finds."""
    finding = audit(events)
    assert isinstance(finding, Finding)
    return finding.event, finding.code


def changed(game: Game, kind: type[AnyEvent], change: Callable[..., AnyEvent]) -> tuple[int, list[AnyEvent]]:
    """The log with the first event of a kind changed, and its number."""
    index = next(number for number, event in enumerate(game.log) if isinstance(event, kind))
    return index + 1, [*game.log[:index], change(game.log[index]), *game.log[index + 1 :]]


def test_a_true_log_holds() -> None:
    """The audit gives the table the game ended with, as a plain replay does."""
    game = eventful()
    assert audit(game.log) == game.state == replay(game.log)


def test_every_beginning_of_a_log_holds_or_is_cut_short() -> None:
    """A log that stops between two commands is whole; one that stops within a command is said to be cut."""
    game = eventful()
    for length in range(1, len(game.log)):
        result = audit(game.log[:length])
        assert not isinstance(result, Finding) or result.code == "log.cut_short", (length, result)


@pytest.mark.parametrize("arbiter", ["referee", "panel"])
def test_logs_with_rulings_of_people_hold(arbiter: str) -> None:
    """art. 28: what people ruled is repeated as recorded."""
    game = stacked_game("MICIOAA", words="", arbiter=arbiter)
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO")
    game.rule(arbiter, MICIO=True)
    assert audit(game.log) == game.state


@pytest.mark.parametrize(
    "options", [{"challenges": "void"}, {"auto_claim": True}, {"starter": None}, {"grace_ms": 0}, {"players": 3}]
)
def test_logs_of_other_tables_hold(options: dict[str, Any]) -> None:
    """Options change what happens, never whether it can be checked."""
    game = stacked_game(words="", **options)
    for _ in range(3):
        game.wait(seconds=5)
        game.pass_turn()
    game.resign()
    assert audit(game.log) == game.state


def test_logs_with_clocks_pressed_by_hand_hold() -> None:
    """art. 27: turning and pressing are events like any other."""
    game = stacked_game("MICIOAA", clock_by_hand=True)
    game.do(PressClock(seat=1))
    game.play("F8 orizz.", "MICIO")
    game.do(TurnBoard(seat=1))
    game.do(PressClock(seat=0))
    game.wait(seconds=20)
    assert audit(game.log) == game.state


def test_a_changed_score_is_found() -> None:
    """art. 9: points are worked out again."""
    number, log = changed(eventful(), Played, lambda event: replace(event, score=event.score + 1))
    assert found(log) == (number, "log.wrong_field")


def test_a_changed_draw_is_found() -> None:
    """Tiles come out in the sealed order and no other."""
    number, log = changed(eventful(), Drawn, lambda event: replace(event, tiles="QZHHGG?"))
    assert found(log) == (number, "bag.wrong_draw")


def test_a_changed_penalty_is_found() -> None:
    """art. 30: penalties are worked out again."""
    number, log = changed(eventful(), Ruled, lambda event: replace(event, penalty=event.penalty - 1))
    assert found(log) == (number, "log.wrong_field")


def test_a_changed_settlement_is_found() -> None:
    """art. 40: so is the final count."""
    number, log = changed(eventful(), Ended, lambda event: replace(event, scores=(999, 0)))
    assert found(log) == (number, "log.wrong_field")


def test_a_changed_starter_is_found() -> None:
    """art. 25: the draw decides who starts."""
    number, log = changed(eventful(), StarterChosen, lambda event: replace(event, starter=1))
    assert found(log) == (number, "log.wrong_field")


def test_a_bag_that_was_not_the_one_sealed_is_found() -> None:
    """The order must be the one committed to, and hold the tiles of the rules."""
    _, log = changed(eventful(), Opened, lambda event: replace(event, order=event.order[::-1]))
    assert found(log) == (1, "bag.broken_seal")
    _, log = changed(eventful(), Opened, lambda event: replace(event, order=event.order.replace("Q", "A")))
    assert found(log) == (1, "bag.wrong_tiles")


def test_unknown_rules_are_found() -> None:
    """A log of rules this software does not have cannot be checked by it."""
    _, log = changed(eventful(), Opened, lambda event: replace(event, rules_version=9))
    assert found(log) == (1, "log.unknown_rules")


def test_a_play_out_of_turn_is_found() -> None:
    """art. 26: an event the rules would refuse is reported as such."""
    number, log = changed(eventful(), Played, lambda event: replace(event, seat=1))
    assert found(log) == (number, "log.against_the_rules")


def test_time_that_runs_back_is_found() -> None:
    """Events follow each other in time."""
    number, log = changed(eventful(), PlayStood, lambda event: replace(event, at=0))
    assert found(log) == (number, "log.time_runs_back")


def test_a_lost_consequence_is_found() -> None:
    """What must follow cannot be left out; that nobody dropped a free decision is for the log's own chain to tell."""
    game = eventful()
    for index, event in enumerate(game.log[:-1]):
        if isinstance(event, StarterChosen | Drawn | Began | Played | PlayStood | Challenged | Ruled):
            assert isinstance(audit([*game.log[:index], *game.log[index + 1 :]]), Finding), event


def test_a_challenge_that_names_other_words_is_found() -> None:
    """art. 29: only words of the play can have been contested."""
    number, log = changed(eventful(), Challenged, lambda event: replace(event, words=("GATTO",)))
    assert found(log) == (number, "log.against_the_rules")


def test_a_log_without_opening() -> None:
    """There is no game without its first event."""
    assert found([]) == (1, "log.no_opening")
    assert found(eventful().log[1:]) == (1, "log.no_opening")


def test_a_bad_move_is_found_at_its_own_event() -> None:
    """A move that could not be made is named itself, not the play before it that the move let stand (art. 31)."""
    game = stacked_game("REABCDE", "AILMNOS", words="RE REA")
    game.play("8H", "RE")
    game.play("8H", "REA")
    forged = [*game.log[:-1], replace(game.log[-1], square="A1")]
    finding = audit(forged)
    assert isinstance(finding, Finding)
    assert (finding.event, finding.code, finding.detail["event"]) == (len(forged), "log.against_the_rules", "played")
