"""The doors of people: who one is, accounts, sign-ins, tokens."""

from typing import Annotated

from litestar import Response
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter

from leggio.people import Identity, Kind
from leggio.people.person import Person
from leggio.server.routes.dependencies import CallerIdentity, Known
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
    Somebody,
    TokenAsked,
    TokenInfo,
    TokenIssued,
)
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.visit import TheVisit, or_refused, visit
from leggio.server.security.authentication import Authentication
from leggio.server.security.client import speech_of
from leggio.server.security.problems import ProblemError
from leggio.server.security.ratelimit import Act
from leggio.speech import Speaker

routes = RouteGroup("people", dependencies={"visit": Provide(visit)})

PublicId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$", description="The id that the list gives.")]

ANYBODY: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
BROWSERS: list[dict[str, list[str]]] = [{"cookie": []}]


def _person_at(identity: Identity) -> Person:
    """Whoever manages their own affairs: a program has none."""
    if identity.person.kind is Kind.PROGRAM:
        raise ProblemError("program.forbidden")
    return identity.person


def _account_at(identity: Identity) -> Person:
    if _person_at(identity).kind is not Kind.ACCOUNT:
        raise ProblemError("account.needed")
    return identity.person


@routes.get("/me", "Who am I", 401, security=ANYBODY)
async def who_am_i(identity: CallerIdentity, visit: TheVisit) -> Response[Me]:
    """Who the server takes the caller for; 401 where it does not know: then choose a nickname or sign in."""
    authentication: Authentication = visit.request.app.state["authentication"]
    return Response(await visit.me(identity.person), cookies=authentication.renewed(visit.request))


@routes.get("/who", "Who am I, if anybody", 401)
async def who_if_anybody(known: Known, visit: TheVisit) -> Response[Somebody]:
    """The same for a page that anybody may look at: it is no error to be nobody."""
    if known is None:
        return Response(Somebody())
    authentication: Authentication = visit.request.app.state["authentication"]
    return Response(Somebody(me=await visit.me(known.person)), cookies=authentication.renewed(visit.request))


@routes.put("/me", "Choose a nickname", 401)
async def choose_nickname(data: JSONBody[NicknameAsked], known: Known, visit: TheVisit) -> Response[Me]:
    """Give oneself a nickname; whoever is not known yet becomes a guest and gets a cookie."""
    if known:
        _person_at(known)
        if data.nickname is None:
            return Response(await visit.me(known.person))
        return Response(await visit.me(or_refused(await visit.people.rename(known.person, data.nickname))))
    await visit.count(Act.GUEST)
    nickname = data.nickname
    if nickname is None:
        nickname = visit.people.invented_nickname(Speaker(speech_of(visit.request))("guest"))
    guest = or_refused(await visit.people.sign_ins.welcome(nickname, visit.client))
    return await visit.let_in(guest)


@routes.post("/account", "Open an account", 401, 409, security=BROWSERS)
async def open_account(
    data: JSONBody[AccountAsked], identity: CallerIdentity, visit: TheVisit
) -> Response[AccountOpened]:
    """Make a guest an account: the same person, who can now come back from anywhere. The cookie is a new one."""
    await visit.count(Act.ACCOUNT)
    opened = or_refused(await visit.people.accounts.open(identity, data.name, data.password, visit.client))
    me = await visit.me(opened.signed_in.identity.person)
    return Response(AccountOpened(me=me, recovery_codes=opened.codes), cookies=[visit.cookie(opened.signed_in)])


@routes.delete("/account", "Leave for good", 204, 401, security=BROWSERS)
async def close_account(data: JSONBody[PasswordShown], identity: CallerIdentity, visit: TheVisit) -> Response[None]:
    """Forget the account, its sign-ins and tokens. Games that were played stay, under the nickname."""
    or_refused(await visit.people.accounts.close(identity, data.password, visit.home))
    return visit.farewell()


@routes.post("/sign-in", "Sign in", 401, status_code=200)
async def sign_in(data: JSONBody[SignInAsked], known: Known, visit: TheVisit) -> Response[Me]:
    """Come back to an account. The cookie is a new one; what the browser was before is signed out."""
    if known:
        _person_at(known)
    await visit.count(Act.SIGN_IN)
    signed_in = await visit.people.accounts.sign_in(data.name, data.password, visit.home, visit.client, known)
    return await visit.let_in(or_refused(signed_in))


@routes.post("/sign-out", "Sign out", 204, 401, status_code=204)
async def sign_out(known: Known, visit: TheVisit) -> Response[None]:
    """Sign this browser out. A guest who does cannot come back as the same one."""
    if known and known.sign_in:
        await visit.people.sign_ins.revoke(_person_at(known).id, known.sign_in.id)
    return visit.farewell()


@routes.post("/recover", "Come back with a code", 401, status_code=200)
async def recover_account(data: JSONBody[RecoveryAsked], known: Known, visit: TheVisit) -> Response[Me]:
    """Choose a new password with a recovery code, which is used up. Other browsers and all tokens are revoked."""
    if known:
        _person_at(known)
    await visit.count(Act.SIGN_IN)
    back = await visit.people.accounts.recover(data.name, data.code, data.password, visit.home, visit.client, known)
    return await visit.let_in(or_refused(back))


@routes.put("/password", "Change the password", 401, status_code=204, security=BROWSERS)
async def change_password(data: JSONBody[PasswordAsked], identity: CallerIdentity, visit: TheVisit) -> None:
    """Choose another password. Other browsers are signed out; tokens stay."""
    or_refused(await visit.people.accounts.change_password(identity, data.current, data.new, visit.home))


@routes.post("/recovery-codes", "New recovery codes", 401, status_code=200, security=BROWSERS)
async def renew_recovery_codes(data: JSONBody[PasswordShown], identity: CallerIdentity, visit: TheVisit) -> Codes:
    """Ten new recovery codes; those of before are worth nothing any more."""
    codes = or_refused(await visit.people.accounts.renew_codes(identity, data.password, visit.home))
    return Codes(recovery_codes=codes)


@routes.get("/sign-ins", "Where am I signed in", 401, 403, security=BROWSERS)
async def list_sign_ins(identity: CallerIdentity, visit: TheVisit) -> list[SignInInfo]:
    """The browsers that are signed in as this person, the last used first."""
    found = await visit.people.sign_ins.of(_person_at(identity).id)
    return [SignInInfo.of(each, identity.sign_in) for each in found]


@routes.delete("/sign-ins/{sign_in_id:str}", "Sign a browser out", 401, 404, security=BROWSERS)
async def revoke_sign_in(sign_in_id: PublicId, identity: CallerIdentity, visit: TheVisit) -> None:
    """Shut one of one's own browsers out, at once."""
    or_refused(await visit.people.sign_ins.revoke(_person_at(identity).id, sign_in_id))


@routes.get("/tokens", "My programs", 401, 403, security=BROWSERS)
async def list_tokens(identity: CallerIdentity, visit: TheVisit) -> list[TokenInfo]:
    """The tokens this account gave to programs."""
    return [TokenInfo.of(each) for each in await visit.people.programs.of(_account_at(identity).id)]


@routes.post("/tokens", "Let a program in", 401, 409, security=BROWSERS)
async def issue_token(data: JSONBody[TokenAsked], identity: CallerIdentity, visit: TheVisit) -> TokenIssued:
    """A token for a program. It plays as a person of its own, and cannot touch the account."""
    issued = or_refused(await visit.people.programs.issue(_account_at(identity), data.name))
    return TokenIssued(token=TokenInfo.of(issued.token), secret=issued.secret)


@routes.delete("/tokens/{token_id:str}", "Shut a program out", 401, 404, security=BROWSERS)
async def revoke_token(token_id: PublicId, identity: CallerIdentity, visit: TheVisit) -> None:
    """Revoke a token, at once."""
    or_refused(await visit.people.programs.revoke(_account_at(identity).id, token_id))
