"""What a server offers to play."""

from leggio.games.figs import FIGS
from leggio.games.registry import GAMES
from leggio.games.scrabble.options import options_for
from leggio.server.catalogue import GameInfo, RulesInfo, catalogue


def rules(game: str, name: str) -> RulesInfo:
    """One rule set."""
    offered: dict[str, GameInfo] = {each.name: each for each in catalogue()}
    return next(each for each in offered[game].rules if each.name == name)


def test_every_game_and_rule_set() -> None:
    """All that is in the registry, with bots for those that have some."""
    assert {each.name: tuple(one.name for one in each.rules) for each in catalogue()} == {
        name: game.rulebook.names for name, game in GAMES.items()
    }
    assert all(bool(each.bots) is ("bots" in each.abilities) for each in catalogue())


def test_options_with_what_is_usual() -> None:
    """The usual game of the rule set, option by option; choices have their values."""
    options = {option.name: option for option in rules("scrabble", "figs-2").options}
    usual = options_for(FIGS)
    assert options["time_ms"].default == usual.time_ms
    assert (options["time_ms"].kind, options["time_ms"].nullable) == ("integer", True)
    assert (options["challenges"].kind, options["challenges"].choices) == ("choice", ("figs", "void"))
    assert {option.name: option.kind for option in rules("verbum", "verbum").options}["categories"] == "list of texts"


def test_nothing_is_offered_that_a_table_online_refuses() -> None:
    """Art. 27, 38: clocks by hand and late players belong to one board: neither option nor command is offered."""
    scrabble, scarabeo = (next(each for each in catalogue() if each.name == name) for name in ("scrabble", "scarabeo"))
    offered = {option.name for game in (scrabble, scarabeo) for each in game.rules for option in each.options}
    assert offered >= {"time_ms", "glass_ms"}
    assert not offered & {"absent", "bag", "clock_by_hand", "family", "glass_waits", "takes_back"}
    commands = {*scrabble.commands, *scarabeo.commands}
    assert commands >= {"play", "take_scarab"}
    assert not commands & {"arrive", "press_clock", "turn_board", "turn_glass"}


def test_boards() -> None:
    """Board, tiles and values of art. 1; a game of cards has no board."""
    board = rules("scrabble", "figs-2").board
    assert board is not None
    assert (board.size, len(board.layout), board.layout[0]) == (15, 15, "W..l...W...l..W")
    assert (sum(board.counts.values()), board.values["Q"], board.rack_size) == (120, 10, 7)
    assert rules("verbum", "verbum").board is None
