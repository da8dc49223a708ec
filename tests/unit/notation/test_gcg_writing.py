"""Writing GCG: UTF-8, one way to say each thing, and nothing that would read back otherwise."""

import pytest

from leggio.core.board import Direction, Square
from leggio.notation.errors import NotationError
from leggio.notation.gcg import (
    ChallengePoints,
    Exchange,
    Gcg,
    Item,
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
    write_gcg,
)

PLAYERS = (Player("anna", "Anna Maria"), Player("bea"))
CASA = Play(
    player=0, rack="AACSEIO", points=12, total=12, square=Square(7, 6), direction=Direction.ACROSS, tiles="CASA"
)

TEXT = """#character-encoding UTF-8
#player1 anna Anna Maria
#player2 bea
#title Città
#zebra a  b
#note start
>anna: AACSEIO 8G CASA +12 12
>bea: AORTUU? G8 .aRO +7 7
#note challenged
CARO

twice
>bea: AORTUU? -- -7 0
>bea: (challenge) -1 -1
>anna: QO -QO +0 12
>bea: -2 +0 -1
>anna: U - +0 12
>anna: ISBALI (time) -30 -18
>anna: FWLI (FWLI) -10 -28
>bea: ? (?) -0 -1
>bea: (FWLI) +10 9
>anna: (?) +0 -28
#rack2 AB?
#incomplete
"""


def test_every_kind_of_line() -> None:
    """Every kind of line comes out the way it is written in the field, encoding and players first."""
    gcg = Gcg(
        PLAYERS,
        (
            Pragma("title", "Città"),
            Pragma("zebra", "a  b"),
            Note("start"),
            CASA,
            Play(
                player=1, rack="AORTUU?", points=7, total=7, square=Square(7, 6), direction=Direction.DOWN, tiles=".aRO"
            ),
            Note("challenged\nCARO\n\ntwice"),
            Withdrawal(player=1, rack="AORTUU?", points=-7, total=0),
            ChallengePoints(player=1, points=-1, total=-1),
            Exchange(player=0, rack="QO", points=0, total=12, tiles="QO", count=2),
            Exchange(player=1, points=0, total=-1, count=2),
            Pass(player=0, rack="U", points=0, total=12),
            TimePenalty(player=0, rack="ISBALI", points=-30, total=-18),
            RackLost(player=0, rack="FWLI", points=-10, total=-28, tiles="FWLI"),
            RackLost(player=1, rack="?", points=0, total=-1, tiles="?"),
            RackGained(player=1, points=10, total=9, tiles="FWLI"),
            RackGained(player=0, points=0, total=-28, tiles="?"),
            Pragma("rack2", "AB?"),
            Pragma("incomplete"),
        ),
    )
    assert write_gcg(gcg).decode() == TEXT
    assert read_gcg(TEXT.encode()) == gcg


def test_other_spellings_become_ours() -> None:
    """A file from elsewhere is written back our way: UTF-8, LF, dots for tiles already there."""
    foreign = "#player1 a Niccolò\r#player2 b\r\n>a: CASA 8G CASA +12 12\r>b:  G8 (C)ARO 7 +7\r"
    assert write_gcg(read_gcg(foreign.encode("latin-1"))).decode() == (
        "#character-encoding UTF-8\n#player1 a Niccolò\n#player2 b\n>a: CASA 8G CASA +12 12\n>b: G8 .ARO +7 7\n"
    )


@pytest.mark.parametrize(
    ("items", "code"),
    [
        ((Note("one\n>anna: - +0 0"),), "gcg.unwritable"),
        ((Note("one\n#title x"),), "gcg.unwritable"),
        ((Note(" padded "),), "gcg.unwritable"),
        ((Note("half \ud800"),), "gcg.unwritable"),
        ((Pragma("note", "x"),), "gcg.unwritable"),
        ((Pragma("title", "a\nb"),), "gcg.stray_line"),
        ((Pragma("", "x"),), "gcg.bad_pragma"),
        ((Pragma("character-encoding", "UTF-8"),), "gcg.late_encoding"),
        ((Pass(player=0, points=0, total=3),), "gcg.wrong_total"),
        ((Exchange(player=0, points=0, total=0, tiles="AB", count=3),), "gcg.unwritable"),
        ((RackLost(player=0, points=4, total=4, tiles="AB"),), "gcg.wrong_total"),
        ((RackGained(player=0, points=-4, total=-4, tiles="AB"),), "gcg.unwritable"),
        ((CASA, CASA), "gcg.wrong_total"),
    ],
)
def test_unwritable(items: tuple[Item, ...], code: str) -> None:
    """What no file can carry, or no game can hold, is refused rather than written broken."""
    with pytest.raises(NotationError) as caught:
        write_gcg(Gcg(PLAYERS, items))
    assert caught.value.code == code


def test_unwritable_nick() -> None:
    """A nick is one word without a colon."""
    with pytest.raises(NotationError, match="cannot be written as GCG"):
        write_gcg(Gcg((Player("anna rossi"), Player("bea"))))
