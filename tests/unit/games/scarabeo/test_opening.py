"""Opening a table: players, options, the draw for the start, the first racks."""

from typing import Any

import pytest

from leggio.core.chance import SeededChance, StackedChance
from leggio.core.outcome import Accepted, RefusedError, Rejected
from leggio.core.verdicts import WordList
from leggio.games.scarabeo import SCARABEO, Game
from leggio.games.scarabeo.commands import Open
from leggio.games.scarabeo.decide import decide, draw_for_start
from leggio.games.scarabeo.events import Began, Drawn, Opened, StarterChosen
from leggio.games.scarabeo.rules import options_for
from support.scarabeo.tables import NAMES, stacked_game

JUDGE = WordList(frozenset())


def opened(**changes: Any) -> Accepted[Any] | Rejected:
    """What opening a table with these changes comes to."""
    fields: dict[str, Any] = {"rules": "scarabeo", "players": ("Anna", "Bea"), "options": options_for(SCARABEO)}
    return decide(None, Open(**{**fields, **changes}), JUDGE, SeededChance(1), 0)


def code_of(outcome: object) -> str:
    """The code of a refusal."""
    assert isinstance(outcome, Rejected)
    return outcome.code


@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_to_four_play(count: int) -> None:
    """Scarabeo, art. 1: two, three or four players."""
    game = Game(*NAMES[:count], words=[])
    assert len(game.state.racks) == count


@pytest.mark.parametrize("players", [(), ("Anna",), ("A", "B", "C", "D", "E")])
def test_fewer_or_more_do_not(players: tuple[str, ...]) -> None:
    """Scarabeo, art. 1: neither one player nor five."""
    refused = opened(players=players)
    assert isinstance(refused, Rejected)
    assert (refused.code, refused.article) == ("open.players", "1")
    assert refused.detail == {"players": len(players), "least": 2, "most": 4}


@pytest.mark.parametrize("players", [("", "Bea"), ("Anna", " anna "), ("A" * 41, "Bea"), ("A\nB", "Bea")])
def test_players_have_names_of_their_own(players: tuple[str, ...]) -> None:
    """Names are fit to be shown, and differ."""
    assert code_of(opened(players=players)) == "open.names"


def test_unknown_rules_and_lexicons_are_refused() -> None:
    """A table says what it plays by."""
    assert code_of(opened(rules="figs")) == "open.rules"
    assert code_of(opened(rules_version=9)) == "open.rules"
    assert code_of(opened(lexicon="x" * 81)) == "open.option"
    with pytest.raises(RefusedError, match=r"open\.rules"):
        Game("Anna", "Bea", rules="figs")


def test_the_letter_nearest_a_starts() -> None:
    """Scarabeo, art. 4: of M, C and T the C starts."""
    assert draw_for_start("MCT" + "A" * 20, 3) == (1, ((0, "M"), (1, "C"), (2, "T")))


def test_a_tie_for_the_best_letter_has_everyone_draw_again() -> None:
    """Scarabeo, art. 4: with C, C and M all three draw again, not only those who tied."""
    starter, draws = draw_for_start("CCM" + "TBA" + "O" * 20, 3)
    assert starter == 2
    assert draws == ((0, "C"), (1, "C"), (2, "M"), (0, "T"), (1, "B"), (2, "A"))


def test_a_tie_behind_the_best_letter_does_not_matter() -> None:
    """Scarabeo, art. 4: with B, T and T the B starts at once."""
    assert draw_for_start("BTT" + "A" * 20, 3)[0] == 0


def test_a_scarab_is_no_letter_and_is_drawn_again() -> None:
    """Scarabeo, art. 4: our reading: whoever draws a scarab draws another tile."""
    assert draw_for_start("??MB" + "A" * 20, 2) == (1, ((0, "?"), (0, "?"), (0, "M"), (1, "B")))


def test_a_bag_that_only_ties_has_the_first_seat_start() -> None:
    """No fair bag does that, and a forged one must not break the audit."""
    assert draw_for_start("A" * 7, 2)[0] == 0


def test_the_tiles_drawn_for_the_start_go_back() -> None:
    """Scarabeo, art. 5: all 130 tiles are mixed again before anyone is dealt to."""
    game = Game(*NAMES[:3], words=[], chance=StackedChance("MCT"))
    chosen = game.log[1]
    assert isinstance(chosen, StarterChosen)
    assert chosen.starter == game.state.turn == 1
    assert len(game.state.bag) == 130 - 3 * 8
    assert sorted(game.state.bag.tiles + "".join(game.state.racks)) == sorted(SCARABEO.tiles.tiles)


def test_eight_tiles_each_from_the_starter_on() -> None:
    """Scarabeo, art. 5: whoever starts draws eight first, the others after them in turn."""
    game = stacked_game("AAAAAAAA", "EEEEEEEE", "IIIIIIII", players=3, starter=2)
    assert [type(event) for event in game.log] == [Opened, StarterChosen, Drawn, Drawn, Drawn, Began]
    assert game.state.racks == ("EEEEEEEE", "IIIIIIII", "AAAAAAAA")
    assert game.state.turn == 2


def test_the_bag_is_sealed_before_anything_is_drawn() -> None:
    """The commitment is published with the opening; nobody sees the seal before the end."""
    game = stacked_game("AAAAAAAA", "EEEEEEEE")
    assert game.view(0).commitment == game.state.seal.commitment
    assert game.view(0).seal is None


def test_two_players_need_a_dictionary() -> None:
    """Scarabeo, art. 12: between two the dictionary decides, so there must be one."""
    with pytest.raises(RefusedError, match=r"open\.no_judge \(art\. 12\)"):
        Game("Anna", "Bea")


def test_three_players_vote_and_need_none() -> None:
    """Scarabeo, art. 12: three or four decide by vote, unless the table chose the dictionary."""
    assert Game(*NAMES[:3]).judge is None
    for choice in ("dictionary", "void"):
        with pytest.raises(RefusedError, match=r"open\.no_judge"):
            Game(*NAMES[:3], challenges=choice)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("glass_ms", 0),
        ("glass_ms", 3_600_001),
        ("grace_ms", -1),
        ("grace_ms", 3_600_001),
        ("vote_ms", 0),
        ("starter", 2),
        ("starter", -1),
    ],
)
def test_options_that_make_no_sense_are_refused(field: str, value: int) -> None:
    """A table cannot be opened with a glass of no sand or a starter who is not there."""
    refused = opened(options=options_for(SCARABEO, **{field: value}))
    assert isinstance(refused, Rejected)
    assert (refused.code, refused.detail) == ("open.option", {"field": field})


def test_the_defaults_are_the_book() -> None:
    """Scarabeo, art. 12, 15, 17: votes, all letter squares a word covers, glasses of one minute."""
    options = options_for(SCARABEO)
    assert (options.challenges, options.letter_squares, options.glass_ms) == ("book", "covered", 60_000)
