"""What the doors of people take and give, in JSON."""

from typing import Annotated

import msgspec
from msgspec import Meta

from leggio.people.credentials import RECOVERY_CODES
from leggio.people.names import ACCOUNT_NAME, LONGEST_NICKNAME, SHORTEST_NICKNAME
from leggio.people.passwords import LONGEST_PASSWORD, SHORTEST_PASSWORD
from leggio.people.person import Account, Kind, Person, SignIn, Token

Moment = Annotated[int, Meta(description="Milliseconds since 1970.")]

# What is asked for is checked, and refused with a code of its own, by leggio.people; here it is described.
Nickname = Annotated[
    str,
    Meta(
        description=f"{SHORTEST_NICKNAME} to {LONGEST_NICKNAME} characters that show, one a letter or digit at least.",
        examples=["Anna"],
    ),
]
AccountName = Annotated[
    str,
    Meta(description=f"`{ACCOUNT_NAME.pattern}`; capitals do not tell two names apart.", examples=["anna.rossi"]),
]
NewPassword = Annotated[
    str,
    Meta(description=f"{SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters, neither one's name nor a common one."),
]
Password = Annotated[str, Meta(description="The password of the account.")]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything a caller asks for."""


class NicknameAsked(Asked, frozen=True, kw_only=True):
    """A nickname; none: the server makes one up for a new guest, and leaves that of others."""

    nickname: Nickname | None = None


class AccountAsked(Asked, frozen=True, kw_only=True):
    """An account for a guest."""

    name: AccountName
    password: NewPassword


class SignInAsked(Asked, frozen=True, kw_only=True):
    """Coming back."""

    name: AccountName
    password: Password


class RecoveryAsked(Asked, frozen=True, kw_only=True):
    """Coming back without the password."""

    name: AccountName
    code: Annotated[str, Meta(description="One of the recovery codes; groups and capitals do not matter.")]
    password: NewPassword


class PasswordAsked(Asked, frozen=True, kw_only=True):
    """Another password."""

    current: Password
    new: NewPassword


class PasswordShown(Asked, frozen=True, kw_only=True):
    """The password once more, for what cannot be undone."""

    password: Password


class TokenAsked(Asked, frozen=True, kw_only=True):
    """A token for a program, which will play under this name."""

    name: Nickname


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is."""

    id: str
    nickname: str
    kind: Kind
    account: Annotated[str | None, Meta(description="The name of the account, if there is one.")] = None
    recovery_codes_left: Annotated[int | None, Meta(description="Of an account.")] = None

    @classmethod
    def of(cls, person: Person, account: Account | None, codes_left: int) -> "Me":
        """A person, and their account if they have one."""
        if account is None:
            return cls(id=person.id, nickname=person.nickname, kind=person.kind)
        return cls(
            id=person.id,
            nickname=person.nickname,
            kind=person.kind,
            account=account.name,
            recovery_codes_left=codes_left,
        )


class Somebody(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever the caller is; nobody, where the server does not know."""

    me: Me | None = None


class Codes(msgspec.Struct, frozen=True, kw_only=True):
    """Recovery codes: shown this once, each good for one time."""

    recovery_codes: Annotated[
        tuple[str, ...], Meta(description=f"{RECOVERY_CODES} codes to write down; the server cannot show them again.")
    ]


class AccountOpened(Codes, frozen=True, kw_only=True):
    """A new account."""

    me: Me


class SignInInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is signed in."""

    id: str
    began_at: Moment
    seen_at: Annotated[int, Meta(description="Milliseconds since 1970, to some minutes.")]
    device: str
    address: Annotated[str, Meta(description="Shortened: of a network, not of one home.")]
    current: Annotated[bool, Meta(description="Whether it is the one that asks.")]

    @classmethod
    def of(cls, sign_in: SignIn, current: SignIn | None) -> "SignInInfo":
        """What may be shown of a sign-in."""
        return cls(
            id=sign_in.id,
            began_at=sign_in.began_at,
            seen_at=sign_in.seen_at,
            device=sign_in.client.device,
            address=sign_in.client.address,
            current=current is not None and current.id == sign_in.id,
        )


class TokenInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A token, without what makes it one."""

    id: str
    name: str
    program: Annotated[str, Meta(description="The id of the person the program plays as.")]
    made_at: Moment
    used_at: Annotated[int | None, Meta(description="Milliseconds since 1970, to some minutes.")] = None

    @classmethod
    def of(cls, token: Token) -> "TokenInfo":
        """What may be shown of a token."""
        return cls(id=token.id, name=token.name, program=token.program, made_at=token.made_at, used_at=token.used_at)


class TokenIssued(msgspec.Struct, frozen=True, kw_only=True):
    """A new token."""

    token: TokenInfo
    secret: Annotated[str, Meta(description="What the program sends; the server cannot show it again.")]
