"""Pictures as SVG: well-formed, with every tile in its place, and nothing of a name as markup."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import leggio
from leggio.drawing import THEMES, Picture, draw_curve, theme_called

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    """What can be read on a picture, its title first."""
    root = ET.fromstring(picture)  # noqa: S314 - our own
    return [element.text or "" for element in root.iter() if element.tag in {f"{SVG}text", f"{SVG}title"}]


def begun(name: str = "Anna") -> leggio.Game:
    """MICIO with a jolly is on the board."""
    game = leggio.Game(name, "Bea", words="micio armonia", racks=["MIC?OAB", "ARMONAE"])
    game.play("8F", "MICiO")
    return game


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_has_its_tiles_points_and_rack(theme: str) -> None:
    """Every theme says the same: pending points count, a jolly has a ring and no value."""
    picture = begun().picture(theme)
    said = texts(picture)
    assert said[:5] == ["Anna 14, Bea 0", "Anna", "14", "Bea", "0"]
    assert [sign for sign in "MICO" if said.count(sign) == 0] == []
    assert said[-14::2] == list("AAEMNOR")
    assert picture.count("<circle") == 2  # Bea is on turn, and the jolly
    assert picture.count(f'stroke="{THEMES[theme].last}" stroke-width="2.5"') == 5
    assert THEMES[theme].wood in picture


def test_a_game_that_is_over_shows_no_rack() -> None:
    """Nobody is on turn any more; and whoever asks for none gets none."""
    game = begun()
    assert len(texts(game.picture(rack=False))) == len(texts(game.picture())) - 14
    game.resign()
    over = game.picture()
    assert over == game.picture(rack=False)
    assert over.count("<circle") == 1


def test_names_are_no_markup() -> None:
    """Whatever people call themselves is shown, on one line, and cut where there is no room."""
    game = begun('<b>&"x"</b>')
    assert '<b>&"x"</b>' in texts(game.picture())
    said = texts(begun("Massimiliano Ludovico Ferdinando Carlo").picture())
    assert said[1].endswith("…")
    assert len(said[1]) < 30


def test_notebooks_show_positions_games_and_racks(tmp_path: Path) -> None:
    """`_repr_svg_` is what Jupyter asks for; a picture can be saved."""
    game = begun()
    assert game._repr_svg_() == game.picture()
    position = game.position()
    assert sorted(texts(position._repr_svg_())[-14::2]) == list("AAEMNOR")
    rack = leggio.rack_picture("MICIO?A")
    assert texts(rack)[1::2][:5] == list("MICIO")
    rack.save(tmp_path / "rack.svg")
    assert (tmp_path / "rack.svg").read_text("utf-8") == rack._repr_svg_()
    with pytest.raises(ValueError, match="no tiles of figs"):
        leggio.rack_picture("MJ1")


def test_a_board_of_another_size() -> None:
    """Scarabeo's has seventeen squares a side, and its own values."""
    game = leggio.Scarabeo("Anna", "Bea", words="contare", racks=["C?NTAREI", "ONDRAEEE"])
    said = texts(game.picture())
    assert said.count("17") == 1
    assert said.count("Q") == 1


def test_an_unknown_theme_is_refused() -> None:
    """The error names those there are."""
    with pytest.raises(ValueError, match="light, dark, print"):
        theme_called("pink")


def test_the_curve_of_the_chances() -> None:
    """The line has a point a turn, from bottom to top; turning points are marked; no turns, no line."""
    curve = draw_curve(("Anna", "Bea"), (0.5, 0.75, 1.0, 0.0), THEMES["light"], (1, 9))
    root = ET.fromstring(curve)  # noqa: S314 - our own
    (line,) = root.iter(f"{SVG}polyline")
    places = [tuple(map(float, place.split(","))) for place in line.attrib["points"].split()]
    assert [x for x, _ in places] == sorted(x for x, _ in places)
    heights = [y for _, y in places]
    assert heights[3] > heights[0] > heights[1] > heights[2]
    assert len(list(root.iter(f"{SVG}circle"))) == 1
    assert isinstance(draw_curve(("Anna", "Bea"), (), THEMES["light"]), Picture)


def test_columns_of_an_analysis() -> None:
    """As long as the game, plain values only: what pandas and NumPy take."""
    game = begun()
    game.accept()
    game.play(game.legal_plays()[0])
    analysis = leggio.analyse(game, effort="quick")
    columns = analysis.columns()
    assert columns["turn"] == [1, 2]
    assert columns["word"] == ["MICiO", "ARMONIA"]
    assert {type(value) for column in columns.values() for value in column} <= {str, int, float, type(None)}
    assert "Anna" in " ".join(texts(analysis.picture("dark")))
    assert leggio.analyse(leggio.Game("Anna", "Bea", words="re"), effort="quick").columns() == {}
