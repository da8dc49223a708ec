"""The colours of pictures, those of the web app's boards."""

import msgspec

from leggio.core.board import Premium


class Theme(msgspec.Struct, frozen=True, kw_only=True):
    """Every colour a picture has. Letters on tiles have 7:1 or more, labels 4.5:1."""

    paper: str = "#f6f1e7"
    ink: str = "#1e1b18"
    ink_soft: str = "#5d554b"
    line: str = "#d6ccb8"
    accent: str = "#d2452d"
    frame: str = "#2c2722"
    frame_ink: str = "#d9cfbf"
    field: str = "#efe8d9"
    field_line: str = "#d3c8b2"
    triple_word: str = "#c33a24"
    triple_word_ink: str = "#ffffff"
    double_word: str = "#f0b9a6"
    double_word_ink: str = "#5e1c0e"
    triple_letter: str = "#2a6288"
    triple_letter_ink: str = "#ffffff"
    double_letter: str = "#b7d4e0"
    double_letter_ink: str = "#153a50"
    wood: str = "#ebd3a4"
    wood_edge: str = "#bf9a5b"
    wood_ink: str = "#1e1b18"
    wood_value: str = "#4a3c26"
    wood_jolly: str = "#7d1707"
    rack: str = "#7d5433"
    last: str = "#5a3a22"

    def premium(self, premium: Premium) -> tuple[str, str]:
        """A premium square: its colour and that of its label."""
        match premium:
            case Premium.TRIPLE_WORD:
                return self.triple_word, self.triple_word_ink
            case Premium.DOUBLE_WORD:
                return self.double_word, self.double_word_ink
            case Premium.TRIPLE_LETTER:
                return self.triple_letter, self.triple_letter_ink
            case Premium.DOUBLE_LETTER:
                return self.double_letter, self.double_letter_ink


THEMES = {
    "light": Theme(),
    "dark": Theme(
        paper="#1a1714",
        ink="#f1eadc",
        ink_soft="#b6ab9a",
        line="#3b352d",
        accent="#ff8d75",
        frame="#0f0d0c",
        frame_ink="#b6ab9a",
        field="#2b2620",
        field_line="#413a31",
        triple_word="#a8301c",
        double_word="#7a4436",
        double_word_ink="#ffe3da",
        triple_letter="#245a7e",
        double_letter="#3a5967",
        double_letter_ink="#e0f1f8",
        last="#8fc1f2",
    ),
    # For paper and photocopiers: no colour says anything.
    "print": Theme(
        paper="#ffffff",
        ink="#000000",
        ink_soft="#333333",
        line="#bbbbbb",
        accent="#000000",
        frame="#ffffff",
        frame_ink="#333333",
        field="#ffffff",
        field_line="#999999",
        triple_word="#555555",
        double_word="#dddddd",
        double_word_ink="#222222",
        triple_letter="#777777",
        double_letter="#eeeeee",
        double_letter_ink="#333333",
        wood="#ffffff",
        wood_edge="#000000",
        wood_ink="#000000",
        wood_value="#000000",
        wood_jolly="#000000",
        rack="#999999",
        last="#000000",
    ),
}


def theme_called(name: str) -> Theme:
    """A theme by its name."""
    if name not in THEMES:
        raise ValueError(f"no theme is called {name!r}: there are {', '.join(THEMES)}")
    return THEMES[name]
