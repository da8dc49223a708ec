"""Checking whole logs: whatever was changed is found."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from leggio.games.scarabeo import Finding, Game, audit, replay
from leggio.games.scarabeo.events import (
    AnyEvent,
    Ballot,
    Began,
    Challenged,
    Drawn,
    Ended,
    Exchanged,
    Opened,
    Played,
    PlayStood,
    Ruled,
    ScarabTaken,
    StarterChosen,
    TimedOut,
    Voted,
)
from support.scarabeo.tables import stacked_game


def eventful() -> Game:
    """A game with a bit of everything: an exchange, a vote lost, a new word, a scarab taken, sand that runs out."""
    game = stacked_game("EEEEIIII", "CONTA?EI", "RAAAAAAA", players=3, then="BCDFGLMN")
    game.exchange()
    game.wait(seconds=10)
    game.play("E9 orizz.", "CONTArE")
    game.wait(seconds=3)
    game.challenge("CONTARE", seat=2)
    for seat, ballot in enumerate(("abstain", "for", "against")):
        game.vote(seat, ballot)
    game.wait(seconds=20)
    game.take_scarab("J9")
    game.wait(seconds=30)
    game.play("I9 vert.", "AAA")
    game.challenge("AAA", seat=1)
    game.vote(1, "against")
    game.wait(minutes=1)
    game.play("I9 vert.", "AA")
    game.accept(1)
    game.pass_turn()
    game.wait(minutes=40)
    assert game.over
    return game


def found(events: list[AnyEvent]) -> tuple[int, str]:
    """Where and what the audit finds."""
    finding = audit(events)
    assert isinstance(finding, Finding)
    return finding.event, finding.code


def changed(kind: type[AnyEvent], change: Callable[..., AnyEvent]) -> tuple[int, list[AnyEvent]]:
    """The log with the first event of a kind changed, and its number."""
    log = eventful().log
    index = next(number for number, event in enumerate(log) if isinstance(event, kind))
    return index + 1, [*log[:index], change(log[index]), *log[index + 1 :]]


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


@pytest.mark.parametrize(
    "options",
    [{"challenges": "void"}, {"starter": None}, {"grace_ms": 0}, {"players": 4}, {"glass_ms": None}],
)
def test_logs_of_other_tables_hold(options: dict[str, Any]) -> None:
    """Options change what happens, never whether it can be checked."""
    game = stacked_game(words="", **options)
    for _ in range(3):
        game.wait(seconds=5)
        game.pass_turn()
    game.resign()
    assert audit(game.log) == game.state


def test_a_log_with_looked_up_words_holds() -> None:
    """Scarabeo, art. 12: the dictionary's verdicts are repeated as recorded."""
    game = stacked_game("CONTAREI", "EIEIEIEI", words="re")
    game.play("E9 orizz.", "CONTARE")
    game.challenge("CONTARE")
    game.play("I9 orizz.", "RE")
    game.challenge("RE")
    assert audit(game.log) == game.state


@pytest.mark.parametrize(
    ("kind", "change", "code"),
    [
        (Played, lambda event: replace(event, score=event.score + 1), "log.wrong_field"),
        (Played, lambda event: replace(event, seat=2), "log.against_the_rules"),
        (Drawn, lambda event: replace(event, tiles="QQHHZZ??"), "bag.wrong_draw"),
        (StarterChosen, lambda event: replace(event, starter=1), "log.wrong_field"),
        (Exchanged, lambda event: replace(event, drawn="QQHHZZ??"), "log.wrong_field"),
        (ScarabTaken, lambda event: replace(event, letter="A"), "log.wrong_field"),
        (ScarabTaken, lambda event: replace(event, square="E9"), "log.against_the_rules"),
        (Challenged, lambda event: replace(event, words=("GATTO",)), "log.against_the_rules"),
        (Voted, lambda event: replace(event, seat=3), "log.against_the_rules"),
        (Ruled, lambda event: replace(event, valid=not event.valid), "log.wrong_field"),
        (Ruled, lambda event: replace(event, votes=((0, Ballot.AGAINST),)), "log.wrong_field"),
        (PlayStood, lambda event: replace(event, at=0), "log.time_runs_back"),
        (TimedOut, lambda event: replace(event, at=event.at - 1), "log.out_of_place"),
        (Ended, lambda event: replace(event, scores=(999, 0, 0)), "log.wrong_field"),
        (Ended, lambda event: replace(event, winnings=()), "log.wrong_field"),
        (Opened, lambda event: replace(event, order=event.order[::-1]), "bag.broken_seal"),
        (Opened, lambda event: replace(event, order=event.order.replace("Q", "A")), "bag.wrong_tiles"),
        (Opened, lambda event: replace(event, rules_version=9), "log.unknown_rules"),
    ],
)
def test_what_was_changed_is_found(kind: type[AnyEvent], change: Callable[..., AnyEvent], code: str) -> None:
    """Scores, draws, votes, times and settlement are worked out again, and the event that differs is named."""
    number, log = changed(kind, change)
    assert found(log) == (number, code)


def test_a_changed_vote_that_changes_the_ruling_is_found() -> None:
    """Scarabeo, art. 12: ballots are counted again."""
    log = eventful().log
    index = next(number for number, event in enumerate(log) if isinstance(event, Voted))
    vote = log[index]
    assert isinstance(vote, Voted)
    assert found([*log[:index], replace(vote, ballot=Ballot.AGAINST), *log[index + 1 :]])[1] == "log.wrong_field"


def test_a_lost_consequence_is_found() -> None:
    """What must follow cannot be left out; that nobody dropped a free decision is for the log's own chain to tell."""
    game = eventful()
    for index, event in enumerate(game.log[:-1]):
        if isinstance(event, StarterChosen | Drawn | Began | Played | PlayStood | Challenged | Ruled):
            assert isinstance(audit([*game.log[:index], *game.log[index + 1 :]]), Finding), event


def test_a_log_without_opening() -> None:
    """There is no game without its first event."""
    assert found([]) == (1, "log.no_opening")
    assert found(eventful().log[1:]) == (1, "log.no_opening")


def test_a_bad_move_is_found_at_its_own_event() -> None:
    """Scarabeo, art. 14: it is named itself, not the play before it that the move let stand."""
    game = stacked_game("CONTAREI", "SEIEIEIE")
    game.play("E9 orizz.", "CONTARE")
    game.play("D9 orizz.", "SCONTARE")
    forged = [*game.log[:-1], replace(game.log[-1], square="A1")]
    finding = audit(forged)
    assert isinstance(finding, Finding)
    assert (finding.event, finding.code, finding.detail["event"]) == (len(forged), "log.against_the_rules", "played")
