"""Expecting the rules to say no, with the code and the article they say it by."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import pytest

from leggio.core.outcome import RefusedError


class AnyGame(Protocol):
    """The wrapper of any game: its table and its log."""

    @property
    def state(self) -> object:
        """The table."""

    @property
    def log(self) -> Sequence[object]:
        """Everything that happened."""


@contextmanager
def refuses(game: AnyGame, code: str, article: str, **detail: object) -> Iterator[None]:
    """What happens inside is refused with this code, article and detail, and the table stays as it was."""
    before, logged = game.state, len(game.log)
    with pytest.raises(RefusedError) as caught:
        yield
    refusal = caught.value.refusal
    assert (refusal.code, refusal.article) == (code, article)
    assert {name: refusal.detail.get(name) for name in detail} == detail
    assert game.state == before
    assert len(game.log) == logged
