"""Grinding the seal: whoever runs the server tries to choose a bag, before and after players mix it (decision 0023)."""

from itertools import count
from pathlib import Path

from msgspec.structs import replace

from leggio.core.auditing import Finding
from leggio.core.bag import Seal, open_bag
from leggio.core.chance import SeededChance
from leggio.core.mixing import Mixing, commitment_to
from leggio.core.outcome import Rejected
from leggio.games.common.commands import RevealShare
from leggio.games.common.state import BagMixed, ShareRevealed
from leggio.games.figs import FIGS
from leggio.notation.log import write_log
from support.mixed_tables import MixedTable
from support.random_games.forging import Sealed
from support.random_games.mixing import share_of
from support.terminal import run

TILES = FIGS.tiles.tiles
SEAT = 0  # whom the server favours: with the starter named, they draw first
HONEST = 1


def has_both_jollies(order: str) -> bool:
    """Whether the first seven tiles are what the server is after."""
    return order[: FIGS.rack_size].count("?") == 2


def ground_seal() -> Seal:
    """The first seal of many whose own order favours the seat."""
    seals = (SeededChance(f"grind {number}").seal(TILES) for number in count())
    return next(seal for seal in seals if has_both_jollies(seal.order))


def mixing(seal: Seal, shares: dict[int, str]) -> Mixing:
    """What devices put in that take part."""
    commitments = tuple((seat, commitment_to(share, seal.commitment, seat)) for seat, share in shares.items())
    return Mixing(contributors=tuple(shares), commitments=commitments, shares=tuple(shares.items()))


def mixed_order(seal: Seal, shares: dict[int, str]) -> str:
    """The order that counts."""
    return mixing(seal, shares).mix(open_bag(seal), seal.commitment).tiles


def table_with(seal: Seal, contributors: tuple[int, ...] = (SEAT, HONEST)) -> MixedTable:
    """A real table at which the server has sealed what it likes."""
    return MixedTable("scrabble", contributors, chance=Sealed(seal), starter=SEAT)


def test_without_shares_a_ground_seal_gives_the_jollies_and_passes() -> None:
    """The attack that mixing is there for: a few hundred seals, and the log of the game holds."""
    table = table_with(ground_seal(), contributors=())
    assert table.state.racks[SEAT].count("?") == 2
    assert table.kit.audit(table.log) == table.state


def test_one_honest_share_makes_every_seal_as_good_as_any() -> None:
    """A ground seal, mixed with shares that the server could not know: both jollies as seldom as by chance."""
    seal = ground_seal()
    table = table_with(seal).mix()
    assert table.kit.audit(table.log) == table.state
    assert table.state.racks[SEAT].count("?") < 2
    orders = (mixed_order(seal, {SEAT: share_of(SEAT), HONEST: f"{number:064x}"}) for number in range(1000))
    # 21 of 7140 pairs of places: three in a thousand.
    assert sum(map(has_both_jollies, orders)) <= 9


def test_a_seal_ground_after_the_shares_is_found(tmp_path: Path) -> None:
    """With the shares known another seal would do; but the commitments are bound to the one that was shown."""
    shown, shares = SeededChance("honest").seal(TILES), {SEAT: share_of(SEAT), HONEST: share_of(HONEST)}
    seals = (SeededChance(f"late {number}").seal(TILES) for number in count())
    wanted = next(seal for seal in seals if has_both_jollies(mixed_order(seal, shares)))
    honest, forged = table_with(shown).mix(), table_with(wanted).mix()
    assert forged.state.racks[SEAT].count("?") == 2

    # With the commitments that devices made to the seal they were shown, the rules refuse the shares.
    resealed = [forged.log[0], *honest.log[1:4], *forged.log[4:]]
    finding = honest.kit.audit(resealed)
    assert isinstance(finding, Finding)
    assert (finding.event, finding.code) == (5, "log.against_the_rules")
    assert isinstance(resealed[4], ShareRevealed)

    # With everything made anew it is the seal itself that is not the one shown.
    path = tmp_path / "forged.jsonl"
    path.write_text(write_log("scrabble", forged.log))
    assert run("verify", path).code == 0
    told = run("verify", path, "--commitment", shown.commitment)
    assert told.code == 3
    assert "Evento 1 " in told.err


def test_a_share_that_the_server_drops_is_found_by_whoever_gave_it(tmp_path: Path) -> None:
    """Leaving a share out is all that is left to choose, and the log names whose it is."""
    table = table_with(SeededChance("honest").seal(TILES)).mix(revealing=(SEAT,))
    path = tmp_path / "dropped.jsonl"
    path.write_text(write_log("scrabble", table.log))
    told = run("verify", path)
    assert told.code == 0
    assert "Non c’è la parte di Bea" in told.out
    where = next(number for number, event in enumerate(table.log, start=1) if isinstance(event, BagMixed))
    mine = run("verify", path, "--share", share_of(HONEST))
    assert mine.code == 3
    assert f"Evento {where} " in mine.err
    assert run("verify", path, "--share", share_of(SEAT)).code == 0


def test_server_and_one_player_together_cannot_grind_against_an_honest_one() -> None:
    """Both shares and the secret are known to them once the honest one reveals: no other share is taken then."""
    table = table_with(ground_seal())
    table.commit(SEAT)
    table.commit(HONEST)
    table.reveal(HONEST)
    tries = [table.do(RevealShare(seat=SEAT, share=f"{number:064x}")) for number in range(100, 400)]
    assert {outcome.code for outcome in tries if isinstance(outcome, Rejected)} == {"mixing.other_share"}
    assert len(tries) == 300

    # What they can choose between is two bags, and one of them names them.
    withheld = table_with(ground_seal()).mix(revealing=(HONEST,))
    assert next(event for event in withheld.log if isinstance(event, BagMixed)).withheld == (SEAT,)
    unmarked = [replace(event, withheld=()) if isinstance(event, BagMixed) else event for event in withheld.log]
    assert isinstance(withheld.kit.audit(unmarked), Finding)
