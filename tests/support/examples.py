"""How many games Hypothesis plays: the same ones in every run, none of them remembered, however long they take."""

from hypothesis import HealthCheck, settings


def whole_games(count: int) -> settings:
    """Settings for a test whose every example is a game."""
    return settings(
        max_examples=count,
        deadline=None,
        database=None,
        derandomize=True,
        # A game is a slow example by nature; nothing is filtered out, so the other checks have nothing to say.
        suppress_health_check=[HealthCheck.too_slow],
    )
