"""Codes that are read aloud."""

import pytest

from leggio.table.admission.codes import new_code, tidy_code


def test_no_letter_taken_for_a_digit() -> None:
    """Six letters, neither I nor O among them."""
    codes = [new_code() for _ in range(200)]
    assert all(len(code) == 6 and code.isalpha() and code.isupper() and not set(code) & set("IO") for code in codes)
    assert len(set(codes)) == 200


@pytest.mark.parametrize(("typed", "code"), [("abc def", "ABCDEF"), (" ABC-DEF ", "ABCDEF"), ("ABCDEFGHI", "ABCDEFG")])
def test_as_people_type_them(typed: str, code: str) -> None:
    """Spaces, dashes and small letters are all right; what is too long stays too long."""
    assert tidy_code(typed) == code
