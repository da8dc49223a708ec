"""Expecting the rules to say no, with the code and the article they say it by."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from leggio.games.scrabble import Game, RefusedError


@contextmanager
def refuses(game: Game, code: str, article: str, **detail: object) -> Iterator[None]:
    """What happens inside is refused with this code, article and detail, and the table stays as it was."""
    before, logged = game.state, len(game.log)
    with pytest.raises(RefusedError) as caught:
        yield
    refusal = caught.value.refusal
    assert (refusal.code, refusal.article) == (code, article)
    assert {name: refusal.detail.get(name) for name in detail} == detail
    assert game.state == before
    assert len(game.log) == logged
