"""The bag mixed by the players' devices: commit, reveal, and who does not come (decision 0023)."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from leggio.core.auditing import Finding
from leggio.core.outcome import Accepted, Rejected
from leggio.games.common.commands import CommitShare, Pass, Resume, RevealShare, Suspend
from leggio.games.common.mixing import COMMIT_MS, REVEAL_MS, waits_for_shares
from leggio.games.common.state import BagMixed, ShareCommitted, ShareRevealed, SharesClosed
from leggio.games.registry import GAMES
from support.mixed_tables import KITS, MixedTable
from support.random_games.mixing import share_of

every_game = pytest.mark.parametrize("game", KITS)


def code(outcome: Accepted[Any] | Rejected) -> str:
    """Why a command was refused."""
    assert isinstance(outcome, Rejected)
    return outcome.code


def kinds(table: MixedTable) -> list[type]:
    """What has happened, by kind, up to the mixing."""
    return [type(event) for event in table.log[1:]][: 1 + [type(event) for event in table.log[1:]].index(BagMixed)]


@every_game
def test_everybody_commits_then_everybody_reveals_and_the_game_begins(game: str) -> None:
    """Nothing is drawn and no clock runs before; the log holds against the rules and the final order is the key's."""
    table = MixedTable(game)
    assert waits_for_shares(table.state)
    assert len(table.log) == 1
    table.commit(0)
    table.commit(1)
    table.reveal(1)
    assert waits_for_shares(table.state)
    table.reveal(0)
    assert not waits_for_shares(table.state)
    expected = [ShareCommitted, ShareCommitted, SharesClosed, ShareRevealed, ShareRevealed, BagMixed]
    assert kinds(table) == expected
    assert table.log[-1].at == table.now
    assert len(table.log) > len(expected) + 1
    assert table.kit.audit(table.log) == table.state == table.kit.replay(table.log)


@every_game
def test_nobody_can_keep_a_game_from_beginning(game: str) -> None:
    """Who does not commit in time, or does not reveal, is left out and named; at the table's own moments."""
    table = MixedTable(game)
    table.commit(1)
    table.now = COMMIT_MS
    table.do(table.kit.tick())
    assert table.log[-1] == SharesClosed(at=COMMIT_MS, missing=(0,))
    assert code(table.commit(0)) == "mixing.already"
    table.now = COMMIT_MS + REVEAL_MS
    table.do(table.kit.tick())
    mixed = next(event for event in table.log if isinstance(event, BagMixed))
    assert mixed == BagMixed(at=COMMIT_MS + REVEAL_MS, withheld=(1,))
    assert table.kit.audit(table.log) == table.state


@every_game
def test_where_nobody_commits_the_game_begins_after_one_wait(game: str) -> None:
    """Old clients put nothing in: the log says that nobody did."""
    table = MixedTable(game).mix((), ())
    closed = next(event for event in table.log if isinstance(event, SharesClosed))
    assert (closed.missing, closed.at) == ((0, 1), COMMIT_MS)
    assert next(event for event in table.log if isinstance(event, BagMixed)).at == COMMIT_MS


def test_what_is_refused_while_the_bag_is_mixed() -> None:
    """Each refusal has its code, and changes nothing."""
    table = MixedTable("scrabble", contributors=(0, 1))
    assert code(table.do(Pass(seat=0))) == "game.mixing"
    assert code(table.reveal(0)) == "mixing.too_early"
    assert code(table.commit(2)) == "mixing.not_asked"
    assert code(table.do(CommitShare(seat=0, commitment="A" * 64))) == "mixing.bad"
    table.commit(0)
    assert code(table.commit(0, "77" * 32)) == "mixing.already"
    table.commit(1)
    assert code(table.do(RevealShare(seat=0, share="no"))) == "mixing.bad"
    assert code(table.reveal(0, "77" * 32)) == "mixing.other_share"
    table.reveal(0)
    assert code(table.reveal(0)) == "mixing.already"
    table.reveal(1)
    assert code(table.reveal(1)) == "mixing.over"


def test_time_that_is_left_out_is_not_waited_for() -> None:
    """A server that was away takes nothing from the time for shares."""
    table = MixedTable("scarabeo")
    table.now = 1_000
    table.do(Suspend())
    assert table.kit.next_deadline(table.state) is None
    table.now = 60_000
    table.do(Resume())
    assert table.kit.next_deadline(table.state) == 59_000 + COMMIT_MS
    table.commit(0)
    table.commit(1)
    table.reveal(0)
    table.reveal(1)
    assert table.kit.audit(table.log) == table.state


@every_game
def test_the_secret_stays_one(game: str) -> None:
    """No view and no event that is told holds salt or order while the game is on, with every share revealed."""
    table, spec = MixedTable(game).mix(), GAMES[game]
    for who in (*table.state.seats, spec.watchers("spectator")):
        told = [spec.redact(table.state, event, who) for event in table.log]
        seen = msgspec.json.encode((told, spec.views(table.state, (who,), table.now))).decode()
        assert share_of(0) in seen
        for secret in (table.state.seal.salt, table.state.seal.order, table.state.seal.order[:20]):
            assert secret not in seen


@every_game
@pytest.mark.parametrize(
    ("kind", "fields", "found"),
    [
        (ShareCommitted, {"commitment": "ab" * 32}, "log.against_the_rules"),
        (ShareRevealed, {"share": "ab" * 32}, "log.against_the_rules"),
        (ShareRevealed, {"seat": 2}, "log.against_the_rules"),
        (SharesClosed, {"missing": (0,)}, "log.wrong_field"),
        (BagMixed, {"withheld": (0,)}, "log.wrong_field"),
        (BagMixed, {"value": "7"}, "log.wrong_field"),
    ],
)
def test_a_forged_log_is_found_at_its_event(game: str, kind: type, fields: dict[str, Any], found: str) -> None:
    """A contribution, a commitment or a mark of absence that is not what was: the event is named."""
    table = MixedTable(game).mix()
    where = next(index for index, event in enumerate(table.log) if isinstance(event, kind))
    forged = [*table.log[:where], replace(table.log[where], **fields), *table.log[where + 1 :]]
    finding = table.kit.audit(forged)
    assert isinstance(finding, Finding)
    assert finding.code == found
    # A commitment is found out by the share that does not match it.
    revealed = next(index for index, event in enumerate(table.log) if isinstance(event, ShareRevealed))
    assert finding.event == 1 + (revealed if kind is ShareCommitted else where)


@every_game
def test_another_share_with_its_own_commitment_gives_other_tiles(game: str) -> None:
    """Whoever forges both finds that the draws do not follow from them."""
    table, other = MixedTable(game).mix(), MixedTable(game)
    other.commit(0, "77" * 32)
    other.commit(1)
    other.reveal(0, "77" * 32)
    other.reveal(1)
    mixed = next(index for index, event in enumerate(table.log) if isinstance(event, BagMixed))
    later = [replace(event, at=other.now) for event in table.log[mixed + 1 :]]
    finding = table.kit.audit([*other.log[: mixed + 1], *later])
    assert isinstance(finding, Finding)
    assert finding.event > mixed + 1
    assert finding.code in ("bag.wrong_draw", "log.wrong_field")
