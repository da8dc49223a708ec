"""Reading GCG: what lines say, and every way in which they can be wrong."""

import pytest

from leggio.core.board import Direction, Square
from leggio.notation.errors import NotationError
from leggio.notation.gcg import (
    ChallengePoints,
    Event,
    Exchange,
    Gcg,
    Note,
    Pass,
    Play,
    Player,
    Pragma,
    RackGained,
    RackLost,
    TimePenalty,
    Withdrawal,
    read_gcg,
)

HEAD = "#player1 anna Anna Maria\n#player2 bea Bea\n"
CASA = ">anna: AACSEIO 8G CASA +12 12\n"


def read(body: str, head: str = HEAD) -> Gcg:
    """A file of two players with this body."""
    return read_gcg((head + body).encode("latin-1"))


def last_event(body: str) -> Event:
    """The last event of a file with this body."""
    return read(body).events[-1]


def refusal(content: bytes) -> NotationError:
    """The error that reading this raises."""
    with pytest.raises(NotationError) as caught:
        read_gcg(content)
    return caught.value


def test_players() -> None:
    """A player has a nick and, maybe, a full name."""
    assert read("").players == (Player("anna", "Anna Maria"), Player("bea", "Bea"))
    assert read("", "#player2 b\n#player1 a\n").players == (Player("a"), Player("b"))


def test_pragmas() -> None:
    """Pragmas are found by name whatever their case, and unknown ones kept in their place."""
    gcg = read(f"#Title  La finale \n#lexicon figs\n#zebra a  b\n{CASA}#rack2 AB?\n#incomplete\n")
    assert [gcg.pragma(name) for name in ("title", "lexicon", "zebra", "rack2", "id")] == [
        "La finale",
        "figs",
        "a  b",
        "AB?",
        None,
    ]
    assert gcg.incomplete
    assert gcg.items[2] == Pragma("zebra", "a  b")
    assert not read(CASA).incomplete


def test_play() -> None:
    """Row first is across, column first down; a small letter is a jolly."""
    assert last_event(CASA) == Play(
        player=0, rack="AACSEIO", points=12, total=12, square=Square(7, 6), direction=Direction.ACROSS, tiles="CASA"
    )
    down = last_event(">bea: ?ASA H8 cASA +4 4\n")
    assert down == Play(
        player=1, rack="?ASA", points=4, total=4, square=Square(7, 7), direction=Direction.DOWN, tiles="cASA"
    )


@pytest.mark.parametrize("word", [".ARO", "(C)ARO", "CARO", "cARO", "(c)ARO"])
def test_tiles_already_there(word: str) -> None:
    """A dot, a letter in brackets and the plain letter all mean the tile that is there."""
    event = last_event(f"{CASA}>bea: AOR G8 {word} +7 7\n")
    assert isinstance(event, Play)
    assert event.tiles == ".ARO"


def test_several_tiles_in_brackets() -> None:
    """Brackets may hold more than one tile."""
    event = last_event(f"{CASA}>bea:  8F S(CAS)(A)TA +7 7\n")
    assert isinstance(event, Play)
    assert (event.tiles, event.rack) == ("S....TA", "")


def test_one_tile_is_read_as_the_word_it_makes() -> None:
    """A single tile given in the direction in which it makes no word is put in the other."""
    event = last_event(f"{CASA}>bea: E K8 E +7 7\n")
    assert isinstance(event, Play)
    assert (event.square, event.direction, event.tiles) == (Square(7, 6), Direction.ACROSS, "....E")


@pytest.mark.parametrize(
    ("line", "event"),
    [
        (">anna: AB -- -12 0", Withdrawal(player=0, rack="AB", points=-12, total=0)),
        (">bea: (challenge) -1 -1", ChallengePoints(player=1, points=-1, total=-1)),
        (">bea:  (challenge) +5 5", ChallengePoints(player=1, points=5, total=5)),
        (">bea: SEQ? -Q? +0 0", Exchange(player=1, rack="SEQ?", points=0, total=0, tiles="Q?", count=2)),
        (">bea: SEQ -2 +0 0", Exchange(player=1, rack="SEQ", points=0, total=0, count=2)),
        (">bea:   -7 +0 0", Exchange(player=1, points=0, total=0, count=7)),
        (">bea: U - +0 0", Pass(player=1, rack="U", points=0, total=0)),
        (">bea: - 0 0", Pass(player=1, points=0, total=0)),
        (">bea: ISB (time) -10 -10", TimePenalty(player=1, rack="ISB", points=-10, total=-10)),
        (">bea: (TIME) +10 10", RackGained(player=1, points=10, total=10, tiles="TIME")),
        (">bea: (G) +4 4", RackGained(player=1, points=4, total=4, tiles="G")),
        (">bea: (?) +0 0", RackGained(player=1, points=0, total=0, tiles="?")),
        (">bea: FWLI (FWLI) -10 -10", RackLost(player=1, rack="FWLI", points=-10, total=-10, tiles="FWLI")),
        (">bea: ? (?) -0 0", RackLost(player=1, rack="?", points=0, total=0, tiles="?")),
        (">bea: (FWLI) -10 -10", RackLost(player=1, points=-10, total=-10, tiles="FWLI")),
        (">bea\t:\tU\t-\t+0\t0", Pass(player=1, rack="U", points=0, total=0)),
    ],
)
def test_events(line: str, event: Event) -> None:
    """Each kind of event, with its rack and without."""
    assert last_event(f"{CASA}{line}\n") == event


def test_notes() -> None:
    """A note goes on until the next pragma or event, blank lines inside it included; it may come first."""
    gcg = read(f"#note before\n{CASA}#note one \n\n  two >x\n\n\n#note\n>bea: - +0 0\n#note  last")
    notes = [item.text for item in gcg.items if isinstance(item, Note)]
    assert notes == ["before", "one\n\n  two >x", "", "last"]


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\n\r", "\n\n", "\r\r\n"])
def test_line_ends(end: str) -> None:
    """Any mix of CR and LF ends lines, and blank lines between events do not matter."""
    body = f"{CASA}>bea: - +0 0\n#lexicon figs\n"
    assert read(body.replace("\n", end), HEAD.replace("\n", end)) == read(body)


def test_line_numbers_of_mixed_ends() -> None:
    """Lines are counted as an editor would, whatever ends them."""
    assert refusal(b"#player1 a\r#player2 b\r\n\n>c: - +0 0").line == 4


def test_utf_8_where_declared() -> None:
    """A file that says so is UTF-8, and the line that says it is not part of the game."""
    gcg = read_gcg("#character-encoding utf-8\n#player1 a Niccolò\n#player2 b\n".encode())
    assert (gcg.players[0].name, gcg.items) == ("Niccolò", ())


def test_latin_1_by_default() -> None:
    """A file that does not say is ISO-8859-1; one may say that too."""
    body = "#player1 a Niccolò\n#player2 b\n"
    assert read_gcg(body.encode("latin-1")).players[0].name == "Niccolò"
    declared = f"#character-encoding ISO-8859-1\n{body}"
    assert read_gcg(declared.encode("latin-1")).players[0].name == "Niccolò"


def test_byte_order_mark() -> None:
    """The mark at the start is dropped, and says UTF-8 even where nothing else does."""
    for declared in ("", "#character-encoding UTF-8\r\n"):
        gcg = read_gcg(f"\ufeff{declared}#player1 a Niccolò\n#player2 b\n".encode())
        assert gcg.players[0] == Player("a", "Niccolò")


def test_the_board_of_scarabeo() -> None:
    """Seventeen columns where the board is the one of Scarabeo, and its centre is I9."""
    play = last_event("#board-layout Scarabeo\n>anna: CASA 9I CASA +8 8\n>bea: RIERE L9 .RIERE +6 6\n")
    assert isinstance(play, Play)
    assert refusal(f"{HEAD}>anna: CASA 9I CASA +8 8\n".encode()).code == "gcg.first_off_centre"


@pytest.mark.parametrize(
    ("content", "line", "code"),
    [
        (b"", 1, "gcg.missing_player"),
        (b"#player1 a\n\n", 1, "gcg.missing_player"),
        (b"#player2 a\n", 1, "gcg.missing_player"),
        (b"#player1 a\n#player1 b\n", 2, "gcg.repeated_player"),
        (b"#player1\n", 1, "gcg.bad_nick"),
        (b"#player1 a:b\n", 1, "gcg.bad_nick"),
        (b"#player5 c\n", 1, "gcg.too_many_players"),
        (b"#player1 a\n#player2 b\n#player4 d\n", 3, "gcg.missing_player"),
        (b"# player1 a\n", 1, "gcg.bad_pragma"),
        (b"#\n", 1, "gcg.bad_pragma"),
        (b"#rack1 abc\n", 1, "gcg.bad_tiles"),
        (b"hello\n", 1, "gcg.stray_line"),
        (b"#title x\n y\n", 2, "gcg.stray_line"),
        (b"\n#character-encoding KOI8-R\n", 2, "gcg.unknown_encoding"),
        (b"#character-encoding\n", 1, "gcg.unknown_encoding"),
        (b"#title x\n#character-encoding UTF-8\n", 2, "gcg.late_encoding"),
        (b"#character-encoding UTF-8\n#title ok\n#title \xe8\n", 3, "gcg.bad_encoding"),
        (b"\xef\xbb\xbf#title \xff\n", 1, "gcg.bad_encoding"),
        (b"#player1 a\n>b: - +0 0\n#player2 b\n", 2, "gcg.unknown_player"),
    ],
)
def test_broken_files(content: bytes, line: int, code: str) -> None:
    """Broken encodings, pragmas and players are named with their line."""
    error = refusal(content)
    assert (error.line, error.code) == (line, code)


@pytest.mark.parametrize(
    ("event", "code", "detail"),
    [
        (">carla: AB - +0 0", "gcg.unknown_player", {"nick": "carla"}),
        (">Anna: AB - +0 0", "gcg.unknown_player", {"nick": "Anna"}),
        (">anna AB - +0 0", "gcg.bad_event", {"text": ">anna AB - +0 0"}),
        (">anna: +0 12", "gcg.bad_event", {"text": ">anna: +0 12"}),
        (">bea: A B - +0 0", "gcg.bad_event", {"text": "A B -"}),
        (">bea: A B 8D CASA +0 0", "gcg.bad_event", {"text": "A B 8D CASA"}),
        (">bea: AB - zero 0", "gcg.bad_number", {"points": "zero", "total": "0"}),
        (">bea: AB - +0 1e3", "gcg.bad_number", {"points": "+0", "total": "1e3"}),
        (">bea: AB - +0 " + "9" * 5000, "gcg.bad_number", {"points": "+0", "total": "9" * 20}),
        (">bea: AB - +0 7", "gcg.wrong_total", {"found": 7, "expected": 0}),
        (">anna: AB (challenge) -5 8", "gcg.wrong_total", {"found": 8, "expected": 7}),
        (">bea: AB - +3 3", "gcg.wrong_points", {"found": 3, "expected": 0}),
        (">bea: AB -A +3 3", "gcg.wrong_points", {"found": 3, "expected": 0}),
        (">bea: Ab - +0 0", "gcg.bad_tiles", {"tiles": "Ab"}),
        (">bea: A.B - +0 0", "gcg.bad_tiles", {"tiles": "A.B"}),
        (">bea: AB -C +0 0", "gcg.not_on_rack", {"rack": "AB", "missing": "C"}),
        (">bea: AB -AA +0 0", "gcg.not_on_rack", {"rack": "AB", "missing": "A"}),
        (">bea: AB (ABC) -5 -5", "gcg.not_on_rack", {"rack": "AB", "missing": "C"}),
        (">bea: AB -0 +0 0", "gcg.unknown_action", {"action": "-0"}),
        (">bea: what +0 0", "gcg.unknown_action", {"action": "what"}),
        (">bea: AB 8R AB +1 1", "gcg.bad_position", {"position": "8R"}),
        (">bea: AB H0 AB +1 1", "gcg.bad_position", {"position": "H0"}),
        (">bea: AB H8orizz. AB +1 1", "gcg.bad_position", {"position": "H8orizz."}),
        (">bea: AB H8 A1 +1 1", "gcg.bad_word", {"word": "A1"}),
        (">bea: AB H8 (A +1 1", "gcg.bad_word", {"word": "(A"}),
        (">bea: AB H8 ()A +1 1", "gcg.bad_word", {"word": "()A"}),
        (">bea: AB O15 AB +1 1", "gcg.off_board", {"square": "O15", "length": 2}),
        (">bea: AB 17A AB +1 1", "gcg.off_board", {"square": "A17", "length": 2}),
        (">bea: OR G8 DOR +1 1", "gcg.square_taken", {"square": "G8", "letter": "C"}),
        (">bea: OR G8 (D)OR +1 1", "gcg.square_taken", {"square": "G8", "letter": "C"}),
        (">bea: OR G7 .OR +1 1", "gcg.no_tile_there", {"square": "G7"}),
        (">bea: OR G8 .(O)R +1 1", "gcg.no_tile_there", {"square": "G9"}),
        (">bea: OR 8G .... +1 1", "gcg.no_new_tile", {"word": "CASA"}),
        (">bea: OR 8E OR +1 1", "gcg.word_goes_on", {"word": "OR", "whole": "ORCASA"}),
        (">bea: OR 1A OR +1 1", "gcg.not_connected", {"word": "OR"}),
        (">bea: OR G8 .AR +1 1", "gcg.not_on_rack", {"rack": "OR", "missing": "A"}),
        (">bea: AR G8 .aR +1 1", "gcg.not_on_rack", {"rack": "AR", "missing": "?"}),
        (">bea: OR -- +0 0", "gcg.nothing_to_withdraw", {}),
        (">anna: OR -- -10 2", "gcg.wrong_points", {"found": -10, "expected": -12}),
    ],
)
def test_broken_events(event: str, code: str, detail: dict[str, object]) -> None:
    """Whatever an event has wrong is named with its line, a code and the facts."""
    error = refusal(f"{HEAD}{CASA}{event}\n".encode())
    assert (error.line, error.code, error.detail) == (4, code, detail)


def test_withdrawn_twice() -> None:
    """A play is withdrawn once, and right after it was made."""
    withdrawn = f"{HEAD}{CASA}>anna: -- -12 0\n"
    assert refusal(f"{withdrawn}>anna: -- -12 -12\n".encode()).code == "gcg.nothing_to_withdraw"
    assert refusal(f"{HEAD}>anna: -- -0 0\n".encode()).code == "gcg.nothing_to_withdraw"
    moved_on = f"{HEAD}{CASA}>bea: - +0 0\n>anna: -- -12 0\n"
    assert refusal(moved_on.encode()).code == "gcg.nothing_to_withdraw"


def test_first_word_covers_the_centre() -> None:
    """A first word elsewhere is a position written wrong (art. 3)."""
    error = refusal(f"{HEAD}>anna: CASA 1A CASA +6 6\n".encode())
    assert (error.line, error.code, error.detail["square"]) == (3, "gcg.first_off_centre", "H8")


def test_the_squares_of_a_withdrawn_play_are_free() -> None:
    """After a withdrawal the next first word may lie where the other lay."""
    assert last_event(f"{CASA}>anna: -- -12 0\n>bea: MARE 8G MARE +9 9\n").total == 9
