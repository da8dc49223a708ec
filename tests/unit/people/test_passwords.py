"""What a password must be."""

import pytest

from leggio.people.common_passwords import COMMON_PASSWORDS
from leggio.people.passwords import SHORTEST_PASSWORD, composed, password_refusal
from support.people import PASSWORD, code_of


@pytest.mark.parametrize("password", [PASSWORD, "x7" * 5, "è così, è così", "🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪", "ab" * 100])
def test_anything_of_some_length_will_do(password: str) -> None:
    """No rules about capitals, digits and signs: they make passwords worse, not better."""
    assert password_refusal(password, "anna", "Anna") is None


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("", "password.length"),
        ("nove sign", "password.length"),
        ("x" * 201, "password.length"),
        ("anna.rossi", "password.is_name"),
        ("ANNA.Rossi", "password.is_name"),
        ("Nicolò Rossi", "password.is_name"),
        ("Nicolo\u0300 Rossi", "password.is_name"),
        ("password123", "password.common"),
        ("PassWord123", "password.common"),
        ("ForzaNapoli", "password.common"),
        ("zzzzzzzzzzzz", "password.common"),
    ],
)
def test_what_anyone_would_try_is_refused(password: str, code: str) -> None:
    """Too short, one's name, or among the commonest, however it is capitalised."""
    assert code_of(password_refusal(password, "anna.rossi", "Nicolò Rossi")) == code


def test_the_refusal_names_the_field() -> None:
    """Where there are two passwords, one is told which."""
    refusal = password_refusal("short", field="new")
    assert refusal is not None
    assert refusal.detail == {"field": "new", "shortest": 10, "longest": 200}


def test_the_commonest_are_those_that_length_does_not_stop() -> None:
    """Shorter ones would be in the list for nothing; capitals are compared away."""
    assert all(len(each) >= SHORTEST_PASSWORD and each == each.casefold() for each in COMMON_PASSWORDS)


def test_a_password_is_the_same_on_every_keyboard() -> None:
    """Some write è as one sign, some as two."""
    assert composed("perche\u0301") == composed("perch\u00e9")
