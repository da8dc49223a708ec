"""Every refusal about people: a stable code, and in the detail the field that is wrong. Sentences live elsewhere."""

from leggio.core.outcome import Rejected

CODES = frozenset(
    {
        "nickname.length",
        "nickname.signs",
        "account.name",
        "account.taken",
        "account.already",
        "account.needed",
        "password.length",
        "password.is_name",
        "password.common",
        "password.wrong",
        "sign_in.wrong",
        "sign_in.wait",
        "sign_in.unknown",
        "recover.wrong",
        "token.unknown",
        "token.too_many",
        "program.forbidden",
    }
)


def refuse(code: str, field: str | None = None, **detail: object) -> Rejected:
    """A refusal; a code that is not listed above is a bug."""
    if code not in CODES:
        raise ValueError(code)
    return Rejected(code, "", {**({"field": field} if field else {}), **detail})
