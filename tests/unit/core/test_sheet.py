"""Score sheets."""

from leggio.core.sheet import BLOCK, Sheet


def test_rows_stay_in_order_however_many() -> None:
    """A sheet of several blocks reads like one."""
    sheet: Sheet[int] = Sheet()
    for row in range(3 * BLOCK + 1):
        sheet = sheet.add(row)
    assert list(sheet) == list(range(3 * BLOCK + 1))


def test_a_sheet_is_not_changed_by_adding() -> None:
    """Every row makes a new sheet."""
    first = Sheet[str]().add("a")
    first.add("b")
    assert list(first) == ["a"]
