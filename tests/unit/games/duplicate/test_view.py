"""What people may know."""

import msgspec
import pytest

from leggio.games.duplicate.commands import Draw, Remark, Start, Warn
from leggio.games.duplicate.view import Watcher
from support.duplicate.halls import hall, in_round


def test_a_player_sees_their_own_slip_and_nothing_of_its_worth() -> None:
    """Premise: before the round is closed nobody but the desk knows what a slip makes, or what the others wrote."""
    game = in_round("Anna", "Bea")
    game.hand_in(0, "8D", "MICIO")
    anna, bea = game.view(0), game.view(1)
    assert anna.own is not None
    assert anna.own.slip is not None
    assert (anna.own.slip.square, anna.own.slip.word) == ("D8", "MICIO")
    assert anna.handed_in is None
    assert anna.desk is None
    for seen in (bea, game.view(Watcher.HALL)):
        assert b"MICIO" not in msgspec.json.encode(msgspec.structs.replace(seen, rack=None))
    assert b'"score"' not in msgspec.json.encode(anna)


def test_the_desk_sees_every_slip_with_its_worth() -> None:
    """Premise: who has handed in, what, and why it scores nothing."""
    game = in_round("Anna", "Bea", "Carlo")
    game.hand_in(0, "8D", "MICIO")
    game.hand_in(1, "8D", "BIMIA")
    seen = game.view(Watcher.DESK)
    assert seen.desk is not None
    assert [each.score for each in seen.desk] == [22, 0, None]
    assert seen.desk[1].fault is not None
    assert seen.desk[1].fault.code == "play.invalid_words"
    assert (seen.handed_in, seen.playing) == (2, 3)


def test_letters_are_the_desks_alone_until_the_stopwatch_starts() -> None:
    """Premise: everyone sees them at the same moment."""
    game = hall("Anna")
    game.do(Draw(start=False))
    assert game.view(Watcher.DESK).rack == "ABCIIMO"
    assert game.view(0).rack is None
    assert game.view(Watcher.HALL).rack is None
    game.do(Start())
    assert game.view(0).rack == game.view(Watcher.HALL).rack == "ABCIIMO"


def test_a_closed_round_is_open_to_all() -> None:
    """Premise: the top, the master play, how many found it; one's own points and what was wrong."""
    game = in_round("Anna", "Bea")
    game.hand_in(0, "8D", "MICIO")
    game.hand_in(1, "8D", "BIMIA")
    game.close()
    seen = game.view(1)
    assert (seen.rounds[0].top[0].score, seen.rounds[0].seat, seen.rounds[0].found, seen.rounds[0].slips) == (
        22,
        0,
        1,
        2,
    )
    assert seen.own is not None
    assert seen.own.rounds[0].points == 0
    assert seen.own.rounds[0].fault is not None
    assert seen.own.rounds[0].fault.article == "4"
    assert seen.own.standing.place == 2
    assert [line.player for line in seen.standings] == ["Anna", "Bea"]


def test_warnings_and_remarks_are_for_those_they_concern() -> None:
    """Art. 42-46: the player and the desk, not the hall."""
    game = hall("Anna", "Bea")
    game.do(Warn(whom=0, text="ammonita"))
    game.do(Remark(seat=0, text="osservazione"))
    own = game.view(0).own
    assert own is not None
    assert (own.warnings, own.remarks) == (("ammonita",), ("osservazione",))
    for who in (1, Watcher.HALL):
        text = msgspec.json.encode(game.view(who))
        assert b"ammonita" not in text
        assert b"osservazione" not in text


def test_the_seal_is_shown_when_it_is_over() -> None:
    """Art. 1: the commitment always, the order only at the end."""
    game = in_round("Anna", most_rounds=1)
    assert game.view(0).seal is None
    assert game.view(Watcher.DESK).seal is None
    game.close()
    game.do(Draw())
    seen = game.view(0)
    assert seen.seal is not None
    assert seen.seal.commitment == seen.commitment


def test_a_players_page_has_the_leaders_only() -> None:
    """With hundreds of players a page need not carry all of them; the hall and the final page do."""
    game = in_round(*(f"P{number}" for number in range(30)), most_rounds=1)
    assert (len(game.view(0).standings), len(game.view(Watcher.HALL).standings)) == (10, 30)
    game.close()
    game.do(Draw())
    assert len(game.view(0).standings) == 30


def test_there_is_no_such_seat() -> None:
    """A mistake of whoever asks."""
    for seat in (-1, 1):
        with pytest.raises(ValueError, match="no seat"):
            hall("Anna").view(seat)
