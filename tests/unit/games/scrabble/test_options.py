"""What a table may choose."""

import msgspec
import pytest

from leggio.games.figs import FIGS, FIGS_1
from leggio.games.scrabble.options import Arbiter, Challenges, Options, options_for, wrong_option


def test_the_tournament_game_of_the_current_edition() -> None:
    """art. 31, 37: 25 minutes each, 75 in all, 20 seconds to challenge, overtime claimed by people."""
    options = options_for(FIGS)
    assert (options.time_ms, options.limit_ms, options.grace_ms) == (1_500_000, 4_500_000, 20_000)
    assert options.challenges is Challenges.FIGS
    assert options.arbiter is Arbiter.JUDGE
    assert not options.auto_claim
    assert not options.clock_by_hand
    assert options.starter is None
    assert options.absent == ()


def test_the_previous_edition_has_no_limit_for_the_whole_game() -> None:
    """art. 37: only the current edition ends a game after 75 minutes."""
    assert options_for(FIGS_1).limit_ms is None
    assert options_for(FIGS_1).time_ms == 1_500_000


def test_choices_are_read_by_name() -> None:
    """A script may choose with plain strings and lists."""
    options = options_for(FIGS, arbiter="panel", challenges="void", time_ms=None, absent=[1])
    assert options.arbiter is Arbiter.PANEL
    assert options.challenges is Challenges.VOID
    assert options.time_ms is None
    assert options.absent == (1,)


@pytest.mark.parametrize("chosen", [{"speed": 3}, {"time_ms": "25"}, {"arbiter": "king"}])
def test_choices_that_do_not_exist_are_an_error(chosen: dict[str, object]) -> None:
    """An unknown field, type or value never passes silently."""
    with pytest.raises(msgspec.ValidationError):
        options_for(FIGS, **chosen)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (Options(time_ms=0), "time_ms"),
        (Options(time_ms=-1), "time_ms"),
        (Options(time_ms=24 * 3_600_000 + 1), "time_ms"),
        (Options(limit_ms=0), "limit_ms"),
        (Options(limit_ms=24 * 3_600_000 + 1), "limit_ms"),
        (Options(grace_ms=-1), "grace_ms"),
        (Options(grace_ms=20_001), "grace_ms"),
        (Options(starter=2), "starter"),
        (Options(starter=-1), "starter"),
        (Options(absent=(2,)), "absent"),
        (Options(absent=(1, 1)), "absent"),
        (Options(auto_claim=True), "auto_claim"),
    ],
)
def test_senseless_choices_are_named(options: Options, field: str) -> None:
    """art. 25, 31, 37, 38: times within reason, a window of at most 20 seconds, seats that exist."""
    assert wrong_option(options, 2, FIGS) == field


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        options_for(FIGS),
        Options(grace_ms=0),
        Options(grace_ms=20_000),
        Options(starter=1, absent=(0, 1)),
        Options(time_ms=1, auto_claim=True),
        Options(time_ms=24 * 3_600_000, limit_ms=24 * 3_600_000),
    ],
)
def test_sensible_choices_pass(options: Options) -> None:
    """The ends of each range are inside it."""
    assert wrong_option(options, 2, FIGS) is None


def test_seats_of_larger_tables_may_be_named() -> None:
    """art. 25: the referee may name any seat that is taken."""
    assert wrong_option(Options(starter=3, absent=(3,)), 4, FIGS) is None
