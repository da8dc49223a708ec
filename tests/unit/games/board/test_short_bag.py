"""A short game: some of the tiles, as a first game has; everything else is by the book."""

from typing import Any

import pytest
from msgspec.structs import replace

from leggio.core.auditing import Finding
from leggio.core.chance import StackedChance
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import WordList
from leggio.games.common.spec import AnyGame
from leggio.games.scarabeo.game import SPEC as SCARABEO
from leggio.games.scrabble.game import SPEC as SCRABBLE

GAMES = [(SCRABBLE, 7), (SCARABEO, 8)]
SHORT = "AEIO" * 4 + "RST"


def opened(spec: AnyGame, bag: str, order: str) -> Any:
    """A table with such a bag."""
    (name, *_) = spec.rulebook.names
    options = spec.rulebook.options(spec.rulebook.find(name), starter=0, bag=bag)
    command = spec.commands.open(rules=name, players=("Anna", "Bea"), options=options, lexicon="")
    return spec.decide(None, command, WordList(frozenset()), StackedChance(order), 0)


@pytest.mark.parametrize(("spec", "rack"), GAMES)
def test_only_these_tiles_are_drawn(spec: AnyGame, rack: int) -> None:
    """Racks are full, the bag holds what is left, and the log holds."""
    outcome = opened(spec, SHORT, SHORT)
    assert isinstance(outcome, Accepted)
    state = spec.audit(outcome.events)
    assert not isinstance(state, Finding)
    assert len(state.bag) == len(SHORT) - 2 * rack


@pytest.mark.parametrize(("spec", "_rack"), GAMES)
def test_a_log_whose_bag_is_another(spec: AnyGame, _rack: int) -> None:
    """The tiles that were sealed are those that the options name."""
    first, *others = opened(spec, SHORT, SHORT).events
    forged = replace(first, options=replace(first.options, bag="AEIO" * 4 + "RSS"))
    found = spec.audit([forged, *others])
    assert isinstance(found, Finding)
    assert found.code == "bag.wrong_tiles"


@pytest.mark.parametrize(("spec", "_rack"), GAMES)
@pytest.mark.parametrize("bag", ["AEIO", "ZZZ" + "AEIO" * 4, "aeio" * 5, "KKKK" * 5])
def test_a_bag_that_cannot_be(spec: AnyGame, _rack: int, bag: str) -> None:
    """Too few for full racks, more than there are of a letter, what is no tile."""
    outcome = opened(spec, bag, "")
    assert isinstance(outcome, Rejected)
    assert (outcome.code, outcome.detail) == ("open.option", {"field": "bag"})
