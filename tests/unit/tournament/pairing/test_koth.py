"""King of the Hill."""

from leggio.tournament.pairing.field import Contender
from leggio.tournament.pairing.koth import pair_koth


def test_neighbours_meet_even_if_they_have_met() -> None:
    """King of the Hill: first and second, third and fourth; the reason says that they meet again."""
    field = [Contender(number=each, score=9 - each, place=each - 1, met={each ^ 1: 1}) for each in (1, 2, 3, 4)]
    paired = pair_koth(field)
    assert [{match.first, match.second} for match in paired.matches] == [{1, 2}, {3, 4}]
    assert paired.matches[0].notes[0].code == "pair.neighbours"
    again = pair_koth([Contender(number=1, score=0, place=0, met={2: 2}), Contender(number=2, score=0, place=1)])
    assert again.matches[0].notes[1].figures == {"times": 2}


def test_the_bye_is_for_the_last_with_the_fewest() -> None:
    """King of the Hill, byes: nobody has two while another has had none."""
    field = [Contender(number=each, score=0, place=each - 1, byes=int(each > 1)) for each in (1, 2, 3)]
    paired = pair_koth(field)
    assert [bye.player for bye in paired.byes] == [1]
    assert {paired.matches[0].first, paired.matches[0].second} == {2, 3}
