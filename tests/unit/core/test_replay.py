"""Events folded into the state they lead to."""

import pytest

from leggio.core.replay import replayed


def test_each_event_changes_what_the_one_before_has_left() -> None:
    """In order, from nothing."""
    assert replayed(lambda state, event: (state or "") + event, ["a", "b", "c"]) == "abc"


def test_a_log_without_events_leads_nowhere() -> None:
    """There is no state before the first event."""
    with pytest.raises(ValueError, match="at least one"):
        replayed(lambda state, event: (state or "") + event, [])
