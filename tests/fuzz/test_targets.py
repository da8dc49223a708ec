"""Every parser and the commands of every game, with inputs that exploring found or that lie near to them."""

import random
from pathlib import Path

import pytest

from fuzz.mutating import near
from fuzz.targets import TARGETS

KEPT = Path(__file__).parent / "kept"
NEAR = 200  # inputs a target: a second each at most


def kept(target: str) -> list[bytes]:
    """The inputs that are kept for a target."""
    return [path.read_bytes() for path in sorted((KEPT / target).iterdir())]


@pytest.mark.parametrize("target", TARGETS)
def test_what_was_found_stays_mended(target: str) -> None:
    """Inputs that exploring kept, each for a way through the code that no other takes."""
    for data in kept(target):
        TARGETS[target](data)


@pytest.mark.parametrize("target", TARGETS)
def test_inputs_near_to_them(target: str) -> None:
    """Nothing but an answer or a refusal, whatever is changed."""
    for data in near(kept(target), random.Random(target), NEAR):
        TARGETS[target](data)


def test_every_kept_folder_has_its_target() -> None:
    """None is left behind when a target is renamed."""
    assert {path.name for path in KEPT.iterdir()} == {*TARGETS, "kernel"}
