"""Results from the desk, from players, from tables online; corrections."""

from msgspec.structs import replace

from leggio.core.outcome import Rejected
from leggio.tournament import preview, standings
from leggio.tournament.commands import (
    AppointPanel,
    AppointReferee,
    Close,
    Correct,
    Pair,
    ReportResult,
    SetForfeit,
    SetResult,
)
from leggio.tournament.result import Result, Source, Winner
from support.tournament.desk import DIRECTOR, REFEREE, Desk


def two() -> Desk:
    """A table that plays: Ada 1 and Ada 2, whoever starts."""
    desk = Desk()
    desk.enter(2)
    desk.pair()
    return desk


def result(desk: Desk) -> Result | None:
    """What the table has."""
    return desk.state.rounds[0].games[0].result


def says(desk: Desk, player: int, first: int, second: int) -> ReportResult:
    """What a player reports."""
    return ReportResult(by=f"Ada {player}", round=1, table=1, player=player, first=first, second=second)


def scores(desk: Desk) -> tuple[int, int] | None:
    """What stands at the first table of the first round."""
    result = desk.state.rounds[0].games[0].result
    return (result.first, result.second) if result else None


def test_the_desk_puts_a_result_down_once() -> None:
    """Results: what is there is changed by a correction only."""
    desk = two()
    assert desk.refusal(SetResult(by=DIRECTOR, round=1, table=1, first=9000, second=0)) == "result.points"
    assert desk.refusal(SetResult(by=DIRECTOR, round=2, table=1, first=1, second=0)) == "round.unknown"
    desk.result(1, 412, 398)
    assert result(desk) == Result(first=412, second=398, winner=Winner.FIRST)
    assert desk.refusal(SetResult(by=DIRECTOR, round=1, table=1, first=412, second=398)) == "result.already"


def test_equal_scores_are_a_draw() -> None:
    """Art. 41: equal scores are a draw, half a point each."""
    desk = two()
    desk.result(1, 380, 380)
    assert [line.score for line in standings(desk.state)] == [1, 1]


def test_a_game_lost_on_time_whatever_the_score() -> None:
    """Art. 37: the result is kept apart from the scores."""
    desk = two()
    desk.do(SetResult(by=REFEREE, round=1, table=1, first=380, second=300, winner=Winner.SECOND))
    second = desk.state.rounds[0].games[0].second
    assert standings(desk.state)[0].number == second
    assert desk.state.rounds[0].games[0].result == Result(first=380, second=300, winner=Winner.SECOND)


def test_what_both_say_stands() -> None:
    """Results by the players: the same from both is the result."""
    desk = two()
    desk.do(says(desk, 1, 400, 350))
    assert result(desk) is None
    desk.do(says(desk, 1, 401, 350), says(desk, 2, 401, 350))
    assert result(desk) == Result(first=401, second=350, winner=Winner.FIRST, source=Source.PLAYERS)


def test_players_speak_for_themselves() -> None:
    """Results by the players: each for oneself, at one's own table."""
    desk = two()
    desk.enter(1)
    assert (
        desk.refusal(ReportResult(by="Ada 2", round=1, table=1, player=1, first=1, second=0)) == "result.not_yourself"
    )
    assert desk.refusal(says(desk, 3, 1, 0)) == "result.not_at_table"
    assert desk.refusal(says(desk, 1, 1, 99999)) == "result.points"


def test_a_conflict_is_for_the_referee() -> None:
    """Art. 46: the two say different things, and the referee decides."""
    desk = two()
    desk.do(says(desk, 1, 400, 350), says(desk, 2, 400, 360))
    assert desk.state.rounds[0].games[0].in_conflict
    assert desk.refusal(says(desk, 1, 400, 360)) == "result.conflict"
    assert desk.refusal(SetResult(by=DIRECTOR, round=1, table=1, first=400, second=360)) == "staff.referee_only"
    assert desk.refusal(SetForfeit(by=DIRECTOR, round=1, table=1, winner=Winner.FIRST)) == "staff.referee_only"
    desk.do(SetResult(by=REFEREE, round=1, table=1, first=400, second=360))
    assert not desk.state.rounds[0].games[0].in_conflict


def test_a_conflict_in_the_referees_own_game_is_for_the_panel() -> None:
    """Art. 45: about the referee's own game the panel decides."""
    desk = Desk()
    desk.enter(5)
    desk.do(AppointReferee(by=DIRECTOR, name="Ada 1"))
    desk.do(AppointPanel(by="Ada 1", names=("Ada 3", "Ada 4", "Ada 5")))
    desk.pair()
    assert {1, 3} == set(desk.state.rounds[0].games[0].players)
    desk.do(says(desk, 1, 400, 350), says(desk, 3, 400, 360))
    settled = SetResult(by="Ada 4", round=1, table=1, first=400, second=360)
    for one_of_the_two in ("Ada 1", "Ada 3"):
        assert desk.refusal(replace(settled, by=one_of_the_two)) == "case.own"
    assert desk.refusal(replace(settled, by="Ada 2")) == "ruling.panel"
    desk.do(settled)
    assert not desk.state.rounds[0].is_over, "one of three is no majority"
    desk.do(replace(settled, by="Ada 5", second=350), replace(settled, by="Ada 5"))
    assert scores(desk) == (400, 360)
    own = Correct(by="Ada 1", round=1, table=1, first=500, second=360, reason="x")
    assert desk.refusal(own) == "case.own"
    desk.do(replace(own, by="Ada 5"))
    assert scores(desk) == (400, 360)
    desk.do(replace(own, by="Ada 4", reason="y"))
    assert scores(desk) == (500, 360)


def test_a_table_online_hands_its_result_in() -> None:
    """Results from a table online: with its code, and by nobody else's hand."""
    desk = two()
    online = SetResult(by="leggio", round=1, table=1, first=1, second=2, source=Source.ONLINE, reference="K7Q4")
    assert desk.refusal(SetResult(by="x", round=1, table=1, first=1, second=2, source=Source.ONLINE)) == "result.source"
    assert (
        desk.refusal(SetResult(by=DIRECTOR, round=1, table=1, first=1, second=2, source=Source.PLAYERS))
        == "result.source"
    )
    desk.do(online)
    assert result(desk) == Result(first=1, second=2, winner=Winner.SECOND, source=Source.ONLINE, reference="K7Q4")


def test_forfeits() -> None:
    """Forfeits: a win without a game with the spread that was agreed; neither there, nobody wins."""
    desk = two()
    assert desk.refusal(SetForfeit(by=DIRECTOR, round=1, table=1, winner=Winner.DRAW)) == "result.winner"
    desk.do(SetForfeit(by=DIRECTOR, round=1, table=1, winner=Winner.FIRST))
    assert [(line.score, line.spread, line.wins, line.forfeits) for line in standings(desk.state)] == [
        (2, 50, 0, 0),
        (0, -50, 0, 1),
    ]
    desk.do(
        Correct(by=DIRECTOR, round=1, table=1, first=0, second=0, winner=Winner.NOBODY, forfeit=True, reason="nessuno")
    )
    assert [(line.score, line.spread, line.forfeits) for line in standings(desk.state)] == [(0, -50, 1)] * 2
    assert desk.refusal(SetResult(by=DIRECTOR, round=1, table=1, first=0, second=0)) == "result.already"
    nobody = Correct(by=DIRECTOR, round=1, table=1, first=1, second=0, winner=Winner.NOBODY, reason="x")
    assert desk.refusal(nobody) == "result.winner"


def test_a_correction_is_previewed_and_keeps_what_was_paired() -> None:
    """Corrections: of any past round, with reason and preview; rounds paired since stay as they are."""
    desk = Desk()
    desk.enter(4)
    desk.play()
    desk.pair()
    paired = desk.state.rounds[1]
    game = desk.state.rounds[0].games[0]
    turned = Correct(by=REFEREE, round=1, table=1, first=300, second=500, winner=None, reason="formulario")
    if game.result and game.result.winner is Winner.SECOND:
        turned = Correct(by=REFEREE, round=1, table=1, first=500, second=300, reason="formulario")
    before = standings(desk.state)
    seen = preview(desk.state, turned)
    assert not isinstance(seen, Rejected)
    assert seen.kept_rounds == (2,)
    assert {move.before.number for move in seen.moves} >= set(game.players)
    assert standings(desk.state) == before
    desk.do(turned)
    after = {line.number: line for line in standings(desk.state)}
    assert all(after[move.after.number] == move.after for move in seen.moves)
    assert desk.state.rounds[1] == paired
    assert desk.refusal(turned) == "result.same"


def test_a_preview_names_whom_the_correction_moves() -> None:
    """Corrections: whose Buchholz alone changes, and not the place, is not among those that change."""
    desk = Desk()
    desk.enter(16)
    for _ in range(3):
        desk.play()
    game = desk.state.rounds[0].games[0]
    turned = Correct(by=REFEREE, round=1, table=game.table, first=100, second=100, reason="formulario")
    seen = preview(desk.state, turned)
    assert not isinstance(seen, Rejected)
    told = [(each.place, each.score, each.spread) for move in seen.moves for each in (move.before, move.after)]
    assert set(game.players) <= {move.after.number for move in seen.moves}
    assert all(before != after for before, after in zip(told[::2], told[1::2], strict=True))


def test_corrections_that_are_refused() -> None:
    """Corrections: only of what is there, by director or referee, with a reason."""
    desk = two()
    right = Correct(by=DIRECTOR, round=1, table=1, first=1, second=2, reason="x")
    assert desk.refusal(right) == "result.none"
    refused = preview(desk.state, right)
    assert isinstance(refused, Rejected)
    desk.result(1, 400, 300)
    assert desk.refusal(Correct(by="Ada 1", round=1, table=1, first=1, second=2, reason="x")) == "case.own"
    assert desk.refusal(Correct(by="Nessuno", round=1, table=1, first=1, second=2, reason="x")) == "staff.referee_only"
    assert desk.refusal(Correct(by=DIRECTOR, round=1, table=1, first=1, second=2, reason="")) == "tournament.reason"
    assert desk.refusal(Correct(by=DIRECTOR, round=1, table=7, first=1, second=2, reason="x")) == "table.unknown"


def test_after_the_end_only_corrections() -> None:
    """The end: with every result there; afterwards nothing but a correction."""
    desk = two()
    assert desk.refusal(Close(by=DIRECTOR)) == "close.unfinished"
    desk.result(1, 400, 300)
    desk.do(Close(by=DIRECTOR))
    assert desk.refusal(Pair(by=DIRECTOR)) == "tournament.closed"
    desk.do(Correct(by=DIRECTOR, round=1, table=1, first=1, second=2, reason="x"))
