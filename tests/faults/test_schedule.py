"""Faults come from a seed, and can be had again."""

from itertools import islice

from faults.schedule import CALM_S, KINDS, LASTING, faults_of


def test_a_seed_brings_the_same_faults() -> None:
    """The same seed, the same faults; another one, others; each kind within its bounds."""
    some = list(islice(faults_of("7", KINDS), 500))
    assert some == list(islice(faults_of("7", reversed(KINDS)), 500))
    assert some != list(islice(faults_of("8", KINDS), 500))
    assert {fault.kind for fault in some} == set(KINDS)
    for fault in some:
        least, most = LASTING[fault.kind]
        assert least <= fault.lasts <= most
        assert CALM_S[0] <= fault.after <= CALM_S[1]
