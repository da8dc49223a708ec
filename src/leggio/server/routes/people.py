"""The doors of people: who one is, accounts, sign-ins, tokens."""

from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from leggio.core.outcome import Rejected
from leggio.people import Identity, Kind, People
from leggio.people.person import Person
from leggio.people.sign_ins import SignedIn
from leggio.server.routes.dependencies import AllPeople, AnyRequest, CallerIdentity, Jar, Known, TheGuard
from leggio.server.routes.people_shapes import (
    AccountAsked,
    AccountOpened,
    Codes,
    Me,
    NicknameAsked,
    PasswordAsked,
    PasswordShown,
    RecoveryAsked,
    SignInAsked,
    SignInInfo,
    TokenAsked,
    TokenInfo,
    TokenIssued,
)
from leggio.server.security.authentication import Authentication
from leggio.server.security.client import client_origin_of, home_of, is_https, speech_of
from leggio.server.security.cookie import CookieJar
from leggio.server.security.problems import ProblemError, problem_of
from leggio.server.security.ratelimit import Act
from leggio.server.security.responses import read_errors, write_errors
from leggio.server.speech import sentence

PublicId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$", description="The id that the list gives.")]

TAGS = ["people"]
ANYBODY: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
BROWSERS: list[dict[str, list[str]]] = [{"cookie": []}]


def _or_refused(outcome: Any) -> Any:
    """What came of something, unless it was refused."""
    if isinstance(outcome, Rejected):
        raise problem_of(outcome)
    return outcome


def _person_at(identity: Identity) -> Person:
    """Whoever manages their own affairs: a program has none."""
    if identity.person.kind is Kind.PROGRAM:
        raise ProblemError("program.forbidden")
    return identity.person


def _account_at(identity: Identity) -> Person:
    if _person_at(identity).kind is not Kind.ACCOUNT:
        raise ProblemError("account.needed")
    return identity.person


async def _me(people: People, person: Person) -> Me:
    account = await people.accounts.of(person)
    return Me.of(person, account, await people.accounts.codes_left(person) if account else 0)


async def _let_in(request: AnyRequest, people: People, jar: CookieJar, signed_in: SignedIn) -> Response[Me]:
    cookie = jar.cookie(signed_in.secret, https=is_https(request))
    return Response(await _me(people, signed_in.identity.person), cookies=[cookie])


def _farewell(request: AnyRequest) -> Response[None]:
    """Nothing to say, and the cookie goes."""
    return Response(None, cookies=[CookieJar.farewell(https=is_https(request))])


@get("/api/me", tags=TAGS, security=ANYBODY, responses=read_errors(401), summary="Who am I")
async def who_am_i(request: AnyRequest, identity: CallerIdentity, people: AllPeople) -> Response[Me]:
    """Who the server takes the caller for; 401 where it does not know: then choose a nickname or sign in."""
    authentication: Authentication = request.app.state["authentication"]
    return Response(await _me(people, identity.person), cookies=authentication.renewed(request))


@put("/api/me", tags=TAGS, responses=write_errors(401), summary="Choose a nickname")
async def choose_nickname(
    request: AnyRequest,
    data: JSONBody[NicknameAsked],
    known: Known,
    people: AllPeople,
    guard: TheGuard,
    jar: Jar,
) -> Response[Me]:
    """Give oneself a nickname; whoever is not known yet becomes a guest and gets a cookie."""
    if known:
        _person_at(known)
        if data.nickname is None:
            return Response(await _me(people, known.person))
        return Response(await _me(people, _or_refused(await people.rename(known.person, data.nickname))))
    guard.count(Act.GUEST, request)
    nickname = data.nickname
    if nickname is None:
        nickname = people.invented_nickname(sentence("guest", speech_of(request), {}))
    guest = _or_refused(await people.sign_ins.welcome(nickname, client_origin_of(request)))
    return await _let_in(request, people, jar, guest)


@post("/api/account", tags=TAGS, security=BROWSERS, responses=write_errors(401, 409), summary="Open an account")
async def open_account(
    request: AnyRequest,
    data: JSONBody[AccountAsked],
    identity: CallerIdentity,
    people: AllPeople,
    guard: TheGuard,
    jar: Jar,
) -> Response[AccountOpened]:
    """Make a guest an account: the same person, who can now come back from anywhere. The cookie is a new one."""
    guard.count(Act.ACCOUNT, request)
    opened = _or_refused(await people.accounts.open(identity, data.name, data.password, client_origin_of(request)))
    me = await _me(people, opened.signed_in.identity.person)
    cookie = jar.cookie(opened.signed_in.secret, https=is_https(request))
    return Response(AccountOpened(me=me, recovery_codes=opened.codes), cookies=[cookie])


@delete("/api/account", tags=TAGS, security=BROWSERS, responses=write_errors(204, 401), summary="Leave for good")
async def close_account(
    request: AnyRequest,
    data: JSONBody[PasswordShown],
    identity: CallerIdentity,
    people: AllPeople,
) -> Response[None]:
    """Forget the account, its sign-ins and tokens. Games that were played stay, under the nickname."""
    _or_refused(await people.accounts.close(identity, data.password, home_of(request)))
    return _farewell(request)


@post("/api/sign-in", tags=TAGS, status_code=200, responses=write_errors(401), summary="Sign in")
async def sign_in(
    request: AnyRequest,
    data: JSONBody[SignInAsked],
    known: Known,
    people: AllPeople,
    guard: TheGuard,
    jar: Jar,
) -> Response[Me]:
    """Come back to an account. The cookie is a new one; what the browser was before is signed out."""
    if known:
        _person_at(known)
    guard.count(Act.SIGN_IN, request)
    signed_in = await people.accounts.sign_in(
        data.name, data.password, home_of(request), client_origin_of(request), known
    )
    return await _let_in(request, people, jar, _or_refused(signed_in))


@post("/api/sign-out", tags=TAGS, status_code=204, responses=write_errors(204, 401), summary="Sign out")
async def sign_out(request: AnyRequest, known: Known, people: AllPeople) -> Response[None]:
    """Sign this browser out. A guest who does cannot come back as the same one."""
    if known and known.sign_in:
        await people.sign_ins.revoke(_person_at(known).id, known.sign_in.id)
    return _farewell(request)


@post("/api/recover", tags=TAGS, status_code=200, responses=write_errors(401), summary="Come back with a code")
async def recover(
    request: AnyRequest,
    data: JSONBody[RecoveryAsked],
    known: Known,
    people: AllPeople,
    guard: TheGuard,
    jar: Jar,
) -> Response[Me]:
    """Choose a new password with a recovery code, which is used up. Other browsers and all tokens are revoked."""
    if known:
        _person_at(known)
    guard.count(Act.SIGN_IN, request)
    back = await people.accounts.recover(
        data.name, data.code, data.password, home_of(request), client_origin_of(request), known
    )
    return await _let_in(request, people, jar, _or_refused(back))


@put(
    "/api/password",
    tags=TAGS,
    status_code=204,
    security=BROWSERS,
    responses=write_errors(401),
    summary="Change the password",
)
async def change_password(
    request: AnyRequest,
    data: JSONBody[PasswordAsked],
    identity: CallerIdentity,
    people: AllPeople,
) -> None:
    """Choose another password. Other browsers are signed out; tokens stay."""
    _or_refused(await people.accounts.change_password(identity, data.current, data.new, home_of(request)))


@post(
    "/api/recovery-codes",
    tags=TAGS,
    status_code=200,
    security=BROWSERS,
    responses=write_errors(401),
    summary="New recovery codes",
)
async def renew_codes(
    request: AnyRequest,
    data: JSONBody[PasswordShown],
    identity: CallerIdentity,
    people: AllPeople,
) -> Codes:
    """Ten new recovery codes; those of before are worth nothing any more."""
    codes = _or_refused(await people.accounts.renew_codes(identity, data.password, home_of(request)))
    return Codes(recovery_codes=codes)


@get("/api/sign-ins", tags=TAGS, security=BROWSERS, responses=read_errors(401, 403), summary="Where am I signed in")
async def list_sign_ins(identity: CallerIdentity, people: AllPeople) -> list[SignInInfo]:
    """The browsers that are signed in as this person, the last used first."""
    found = await people.sign_ins.of(_person_at(identity).id)
    return [SignInInfo.of(each, identity.sign_in) for each in found]


@delete(
    "/api/sign-ins/{sign_in_id:str}",
    tags=TAGS,
    security=BROWSERS,
    responses=write_errors(401, 404),
    summary="Sign a browser out",
)
async def revoke_sign_in(sign_in_id: PublicId, identity: CallerIdentity, people: AllPeople) -> None:
    """Shut one of one's own browsers out, at once."""
    _or_refused(await people.sign_ins.revoke(_person_at(identity).id, sign_in_id))


@get("/api/tokens", tags=TAGS, security=BROWSERS, responses=read_errors(401, 403), summary="My programs")
async def list_tokens(identity: CallerIdentity, people: AllPeople) -> list[TokenInfo]:
    """The tokens this account gave to programs."""
    return [TokenInfo.of(each) for each in await people.programs.of(_account_at(identity).id)]


@post("/api/tokens", tags=TAGS, security=BROWSERS, responses=write_errors(401, 409), summary="Let a program in")
async def issue_token(data: JSONBody[TokenAsked], identity: CallerIdentity, people: AllPeople) -> TokenIssued:
    """A token for a program. It plays as a person of its own, and cannot touch the account."""
    issued = _or_refused(await people.programs.issue(_account_at(identity), data.name))
    return TokenIssued(token=TokenInfo.of(issued.token), secret=issued.secret)


@delete(
    "/api/tokens/{token_id:str}",
    tags=TAGS,
    security=BROWSERS,
    responses=write_errors(401, 404),
    summary="Shut a program out",
)
async def revoke_token(token_id: PublicId, identity: CallerIdentity, people: AllPeople) -> None:
    """Revoke a token, at once."""
    _or_refused(await people.programs.revoke(_account_at(identity).id, token_id))


PEOPLE_ROUTES: list[HTTPRouteHandler] = [
    who_am_i,
    choose_nickname,
    open_account,
    close_account,
    sign_in,
    sign_out,
    recover,
    change_password,
    renew_codes,
    list_sign_ins,
    revoke_sign_in,
    list_tokens,
    issue_token,
    revoke_token,
]
