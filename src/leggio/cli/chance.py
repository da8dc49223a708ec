"""Chance for real games: a seed from the operating system, kept nowhere but in the sealed bag of the log."""

import secrets

from leggio.core.chance import SeededChance


def system_chance() -> SeededChance:
    """A bag that nobody can know beforehand."""
    return SeededChance(secrets.token_bytes(32))
