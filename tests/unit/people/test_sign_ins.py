"""Browsers that are let in, and programs with a token."""

from leggio.people import Kind, People
from leggio.people.people import GUESTS_KEPT_FOR
from leggio.people.programs import MOST_TOKENS, Issued
from leggio.people.sign_ins import NOTED_EVERY, SignedIn
from support.databases import Database
from support.people import HERE, HOME, PASSWORD, Clock, a_guest, an_account, code_of, with_people


def test_a_guest_is_known_by_the_secret_alone(sqlite_database: Database) -> None:
    """After a restart too; somebody else's secret, half of one, or its hash bring nobody."""

    async def come(people: People) -> SignedIn:
        return await a_guest(people, " Anna ")

    guest = with_people(sqlite_database, come)
    assert guest.identity.person.nickname == "Anna"
    assert guest.identity.person.kind is Kind.GUEST

    async def come_back(people: People) -> None:
        found = await people.sign_ins.identify(guest.secret)
        assert found == guest.identity
        assert found is not None
        assert found.sign_in is not None
        for wrong in ("", guest.secret[:-1], found.sign_in.hash, found.sign_in.id, "\ud800", "x" * 10_000):
            assert await people.sign_ins.identify(wrong) is None

    with_people(sqlite_database, come_back)


def test_a_nickname_can_be_changed_but_not_to_anything(sqlite_database: Database) -> None:
    """What is refused leaves the old one."""

    async def scenario(people: People) -> None:
        guest = await a_guest(people)
        assert code_of(await people.rename(guest.identity.person, "A\nB")) == "nickname.signs"
        assert code_of(await people.sign_ins.welcome("A\nB", HERE)) == "nickname.signs"
        await people.rename(guest.identity.person, "Bea")
        found = await people.sign_ins.identify(guest.secret)
        assert found is not None
        assert found.person.nickname == "Bea"

    with_people(sqlite_database, scenario)


def test_sign_ins_are_listed_and_revoked(sqlite_database: Database) -> None:
    """The last used first; nobody revokes anybody else's; what is revoked brings nobody from then on."""
    clock = Clock()

    async def scenario(people: People) -> None:
        opened = await an_account(people)
        person = opened.signed_in.identity.person
        clock.turn(seconds=5)
        other = await people.accounts.sign_in("anna", PASSWORD, HOME, HERE, None)
        assert isinstance(other, SignedIn)
        listed = await people.sign_ins.of(person.id)
        assert listed == [other.identity.sign_in, opened.signed_in.identity.sign_in]
        assert (listed[0].client, listed[0].began_at) == (HERE, clock())
        stranger = await a_guest(people, "Stranger")
        assert code_of(await people.sign_ins.revoke(stranger.identity.person.id, listed[0].id)) == "sign_in.unknown"
        used = [other.identity.credential, opened.signed_in.identity.credential]
        assert await people.still_standing(used) == set(used)
        assert await people.sign_ins.revoke(person.id, listed[0].id) is None
        assert code_of(await people.sign_ins.revoke(person.id, listed[0].id)) == "sign_in.unknown"
        assert await people.sign_ins.identify(other.secret) is None
        assert await people.still_standing(used) == {opened.signed_in.identity.credential}

    with_people(sqlite_database, scenario, clock)


def test_that_one_was_here_is_noted_now_and_then(sqlite_database: Database) -> None:
    """Not at each request: that would be a write for every read."""
    clock = Clock()

    async def scenario(people: People) -> None:
        guest = await a_guest(people)
        began = clock()
        seen = []
        for seconds in (NOTED_EVERY // 1000 - 1, 1, 1):
            clock.turn(seconds=seconds)
            await people.sign_ins.identify(guest.secret)
            seen.append((await people.sign_ins.of(guest.identity.person.id))[0].seen_at - began)
        assert seen == [0, NOTED_EVERY, NOTED_EVERY]

    with_people(sqlite_database, scenario, clock)


def test_a_program_is_a_person_of_its_own(sqlite_database: Database) -> None:
    """It plays under the token's name, not as whoever gave it the token."""
    clock = Clock()

    async def scenario(people: People) -> None:
        owner = (await an_account(people)).signed_in.identity.person
        issued = await people.programs.issue(owner, " Robot ")
        assert isinstance(issued, Issued)
        identity = await people.programs.identify(issued.secret)
        assert identity is not None
        assert (identity.person.nickname, identity.person.kind) == ("Robot", Kind.PROGRAM)
        assert identity.person.id == issued.token.program != owner.id
        assert identity.sign_in is None
        assert (await people.programs.of(owner.id))[0].used_at == clock()
        assert await people.still_standing([identity.credential]) == {issued.token.hash}
        assert await people.programs.revoke(owner.id, issued.token.id) is None
        assert code_of(await people.programs.revoke(owner.id, issued.token.id)) == "token.unknown"
        assert await people.programs.identify(issued.secret) is None
        assert not await people.still_standing([identity.credential])
        assert await people.programs.of(owner.id) == []

    with_people(sqlite_database, scenario, clock)


def test_a_token_is_no_cookie_and_a_cookie_no_token(sqlite_database: Database) -> None:
    """Each opens its own door only."""

    async def scenario(people: People) -> None:
        opened = (await an_account(people)).signed_in
        issued = await people.programs.issue(opened.identity.person, "Robot")
        assert isinstance(issued, Issued)
        assert await people.sign_ins.identify(issued.secret) is None
        assert await people.programs.identify(opened.secret) is None
        assert await people.programs.identify(f"leggio_{opened.secret}") is None

    with_people(sqlite_database, scenario)


def test_tokens_are_limited_and_named(sqlite_database: Database) -> None:
    """Nobody revokes anybody else's."""

    async def scenario(people: People) -> None:
        owner = (await an_account(people)).signed_in.identity.person
        other = (await an_account(people, "bea")).signed_in.identity.person
        refused = await people.programs.issue(owner, "x")
        assert code_of(refused) == "nickname.length"
        for number in range(MOST_TOKENS):
            assert isinstance(await people.programs.issue(owner, f"Robot {number}"), Issued)
        assert code_of(await people.programs.issue(owner, "One more")) == "token.too_many"
        tokens = await people.programs.of(owner.id)
        assert {each.name for each in tokens} == {f"Robot {number}" for number in range(MOST_TOKENS)}
        assert code_of(await people.programs.revoke(other.id, tokens[0].id)) == "token.unknown"
        assert len(await people.programs.of(owner.id)) == MOST_TOKENS

    with_people(sqlite_database, scenario)


def test_guests_who_do_not_come_back_are_forgotten(database: Database) -> None:
    """After more than a year, which their cookie does not last; accounts, and guests who do come back, stay."""
    clock = Clock()

    async def scenario(people: People) -> None:
        gone, faithful = await a_guest(people, "Gone"), await a_guest(people, "Faithful")
        opened = (await an_account(people)).signed_in
        clock.turn(days=200)
        assert await people.sign_ins.identify(faithful.secret) is not None
        await people.tidy()
        assert await people.sign_ins.identify(gone.secret) is not None
        clock.turn(seconds=GUESTS_KEPT_FOR // 1000 + 1)
        assert await people.sign_ins.identify(faithful.secret) is not None
        await people.tidy()
        assert await people.sign_ins.identify(faithful.secret) is not None
        assert await people.sign_ins.identify(opened.secret) is not None

    with_people(database, scenario, clock)


def test_an_invented_nickname_is_a_good_one(sqlite_database: Database) -> None:
    """Whoever cannot think of one is let in all the same."""

    async def scenario(people: People) -> None:
        await a_guest(people, people.invented_nickname("Ospite"))

    with_people(sqlite_database, scenario)
