"""What players write on."""

from leggio.core.outcome import Accepted
from leggio.paper.tournaments import sheets, slips
from leggio.tournament import Options, Stage, System
from leggio.tournament.commands import Enter, Open, Pair, Waive
from leggio.tournament.decide import decide
from leggio.tournament.entrant import Entry
from leggio.tournament.evolve import evolve
from leggio.tournament.state import State
from support.pdf import pages_of, smallest_type
from support.tournament.halls import hall


def of_rules(rules: str) -> State:
    """A tournament of another game, its first round paired."""
    state: State | None = None
    calendar = (Stage(system=System.SWISS, rounds=1),)
    entries = (Entry(name="Anna"), Entry(name="Bea"))
    for command in (
        Open(by="Dora", name="Sera", rules=rules, options=Options(calendar=calendar)),
        Enter(by="Dora", entries=entries),
        Waive(by="Dora"),
        Pair(by="Dora"),
    ):
        outcome = decide(state, command, 0)
        assert isinstance(outcome, Accepted), outcome
        for event in outcome.events:
            state = evolve(state, event)
    assert state
    return state


def test_a_slip_for_every_table() -> None:
    """Four to a sheet, two in large print, with both names and who starts."""
    state = hall(12).state
    one = state.rounds[0]
    normal, large = pages_of(slips(state, one, "it")), pages_of(slips(state, one, "it", large=True))
    assert [page.count("Turno 1") for page in normal] == [4, 2]
    assert [page.count("Turno 1") for page in large] == [2, 2, 2]
    first = state.entrants[one.games[0].first - 1].name
    assert f"{first} comincia" in normal[0]


def test_large_print_leaves_nothing_small() -> None:
    """Whoever needs large print reads what a box of the slip is for, too."""
    state = hall(4).state
    assert smallest_type(slips(state, state.rounds[0], "it", large=True)) > 10
    assert smallest_type(slips(state, state.rounds[0], "it")) < 10


def test_a_blank_sheet_or_two_for_every_table() -> None:
    """Art. 24: each player has a sheet of their own; one without names goes through a photocopier."""
    state = hall(4).state
    assert len(pages_of(sheets(state, None, "it"))) == 1
    named = pages_of(sheets(state, state.rounds[0], "it"))
    assert len(named) == 4
    game = state.rounds[0].games[0]
    pages_with = [page for page in named if state.entrants[game.first - 1].name in page]
    assert len(pages_with) == 2


def test_a_sheet_has_what_the_end_takes_and_the_letters() -> None:
    """Art. 35, 37, 40: the one exchange of all tiles, the extra minute, tiles left; 120 letters to strike out."""
    page = pages_of(sheets(hall(2).state, None, "it"))[0]
    assert all(f"art. {article}" in page for article in (35, 37, 40))
    assert "AAAAAAAAAAAAAA BBB CCCCCC" in page
    assert "ZZ □□" in page


def test_sheets_of_other_games() -> None:
    """Scarabeo has its own letters and no cambio secco; cards have no letters to strike out."""
    scarabeo = pages_of(sheets(of_rules("scarabeo"), None, "it"))[0]
    assert "A" * 12 in scarabeo
    assert "art." not in scarabeo
    assert "AAAA" not in pages_of(sheets(of_rules("verbum"), None, "en"))[0]


def test_slips_of_other_games() -> None:
    """Art. 37: the extra minute is the federation's; other rules have none."""
    state = of_rules("scarabeo")
    page = pages_of(slips(state, state.rounds[0], "it"))[0]
    assert "Firma" in page
    assert "art." not in page
