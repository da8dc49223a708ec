"""How many games Hypothesis plays: by the profile of all tests, the same ones in every run, however long they take."""

from hypothesis import HealthCheck, settings


def whole_games(count: int) -> settings:
    """Settings for a test whose every example is a game."""
    return settings(
        max_examples=count,
        # A game is a slow example by nature; nothing is filtered out, so the other checks have nothing to say.
        suppress_health_check=[HealthCheck.too_slow],
    )
