"""Accounts over a real store: opening, coming back, recovering, leaving."""

import asyncio

import msgspec
import pytest

from leggio.core.outcome import Rejected
from leggio.people import Kind, People
from leggio.people.accounts import Opened
from leggio.people.programs import Issued
from leggio.people.sign_in_limits import BY_ACCOUNT, BY_HOME, BY_HOME_AND_ACCOUNT
from leggio.people.sign_ins import MOST_SIGN_INS, SignedIn
from leggio.server.security.argon import Cost
from support.databases import Database
from support.people import HERE, HOME, PASSWORD, Clock, a_guest, an_account, code_of, with_people


def test_a_guest_becomes_an_account_and_stays_the_same_person(sqlite_database: Database) -> None:
    """The id and the nickname stay, so that no seat is lost; the browser gets a new secret, and the old one is void."""

    async def scenario(people: People) -> None:
        guest = await a_guest(people)
        opened = await people.accounts.open(guest.identity, "Anna.R", PASSWORD, HERE)
        assert isinstance(opened, Opened)
        person = opened.signed_in.identity.person
        assert person == msgspec.structs.replace(guest.identity.person, kind=Kind.ACCOUNT)
        assert await people.sign_ins.identify(guest.secret) is None
        found = await people.sign_ins.identify(opened.signed_in.secret)
        assert found is not None
        assert found.person == person
        account = await people.accounts.of(person)
        assert account is not None
        assert account.name == "Anna.R"
        assert PASSWORD not in account.password
        assert account.password.startswith("$argon2id$")

    with_people(sqlite_database, scenario)


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("an", PASSWORD, "account.name"),
        ("ann a", PASSWORD, "account.name"),
        ("bea", PASSWORD, "account.taken"),
        ("BEA", PASSWORD, "account.taken"),
        ("carla", "short", "password.length"),
        ("carlacarla", "carlacarla", "password.is_name"),
        ("carla", "1234567890", "password.common"),
    ],
)
def test_an_account_that_cannot_be_opened_changes_nothing(
    sqlite_database: Database, name: str, password: str, code: str
) -> None:
    """The guest stays a guest, with the same secret."""

    async def scenario(people: People) -> None:
        await an_account(people, "Bea")
        guest = await a_guest(people)
        assert code_of(await people.accounts.open(guest.identity, name, password, HERE)) == code
        found = await people.sign_ins.identify(guest.secret)
        assert found is not None
        assert found.person.kind is Kind.GUEST

    with_people(sqlite_database, scenario)


def test_of_two_who_want_one_name_at_once_one_gets_it(database: Database) -> None:
    """Both have asked whether it is free before either takes it."""

    async def scenario(people: People) -> None:
        guests = [await a_guest(people, f"Guest {number}") for number in range(5)]
        outcomes = await asyncio.gather(
            *(people.accounts.open(each.identity, "anna", PASSWORD, HERE) for each in guests)
        )
        assert sum(isinstance(each, Opened) for each in outcomes) == 1
        assert [code_of(each) for each in outcomes if isinstance(each, Rejected)] == ["account.taken"] * 4

    with_people(database, scenario)


def test_one_has_one_account(sqlite_database: Database) -> None:
    """And a program has none."""

    async def scenario(people: People) -> None:
        opened = await an_account(people)
        owner = opened.signed_in.identity
        assert code_of(await people.accounts.open(owner, "other", PASSWORD, HERE)) == "account.already"
        issued = await people.programs.issue(owner.person, "Robot")
        assert isinstance(issued, Issued)
        program = await people.programs.identify(issued.secret)
        assert program is not None
        assert code_of(await people.accounts.open(program, "other", PASSWORD, HERE)) == "program.forbidden"
        assert code_of(await people.accounts.close(program, PASSWORD, HOME)) == "program.forbidden"
        assert code_of(await people.rename(program.person, "Other")) == "program.forbidden"

    with_people(sqlite_database, scenario)


def test_coming_back_from_another_browser(sqlite_database: Database) -> None:
    """By the name in any capitals; what the browser was before is signed out, other browsers are not."""

    async def scenario(people: People) -> None:
        opened = await an_account(people, "Anna")
        guest = await a_guest(people, "Somebody")
        back = await people.accounts.sign_in("ANNA", PASSWORD, HOME, HERE, guest.identity)
        assert isinstance(back, SignedIn)
        assert back.identity.person == opened.signed_in.identity.person
        assert back.secret not in {guest.secret, opened.signed_in.secret}
        assert await people.sign_ins.identify(guest.secret) is None
        assert await people.sign_ins.identify(opened.signed_in.secret) is not None

    with_people(sqlite_database, scenario)


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("anna", "another phrase"),
        ("anna", ""),
        ("nobody", PASSWORD),
        ("no body\0", PASSWORD),
        ("", ""),
        ("anna", PASSWORD + " "),
    ],
)
def test_a_wrong_name_and_a_wrong_password_are_told_alike(sqlite_database: Database, name: str, password: str) -> None:
    """Nobody learns who has an account."""

    async def scenario(people: People) -> None:
        await an_account(people)
        assert await people.accounts.sign_in(name, password, HOME, HERE, None) == Rejected("sign_in.wrong")

    with_people(sqlite_database, scenario)


def test_a_password_with_an_accent_is_the_same_on_every_keyboard(sqlite_database: Database) -> None:
    """One opens the account on a Mac and signs in from Windows."""

    async def scenario(people: People) -> None:
        await an_account(people, "anna", "perche\u0301 no, perche\u0301")
        back = await people.accounts.sign_in("anna", "perch\u00e9 no, perch\u00e9", HOME, HERE, None)
        assert isinstance(back, SignedIn)

    with_people(sqlite_database, scenario)


def test_passwords_are_hashed_anew_when_hashing_changes(sqlite_database: Database) -> None:
    """At the next sign-in, without anyone noticing; the password stays what it is."""

    async def kept(people: People) -> str:
        back = await people.accounts.sign_in("anna", PASSWORD, HOME, HERE, None)
        assert isinstance(back, SignedIn)
        account = await people.accounts.of(back.identity.person)
        assert account is not None
        return account.password

    with_people(sqlite_database, an_account)
    first = with_people(sqlite_database, kept)
    dearer = with_people(sqlite_database, kept, cost=Cost(passes=2, memory_kib=16))
    assert with_people(sqlite_database, kept, cost=Cost(passes=2, memory_kib=16)) == dearer
    assert "m=8,t=1,p=1" in first
    assert "m=16,t=2,p=1" in dearer


def test_attempts_from_one_home_are_slowed_down(database: Database) -> None:
    """Six wrong ones, then even the right one has to wait; in another home it is let in; waiting helps."""
    clock = Clock()

    async def scenario(people: People) -> None:
        await an_account(people)
        sign_in = people.accounts.sign_in
        for _ in range(BY_HOME_AND_ACCOUNT.capacity):
            assert code_of(await sign_in("anna", "a wrong one", HOME, HERE, None)) == "sign_in.wrong"
        refused = await sign_in("Anna", PASSWORD, HOME, HERE, None)
        assert refused == Rejected("sign_in.wait", "", {"seconds": 150})
        assert isinstance(await sign_in("anna", PASSWORD, "198.51.100.1/32", HERE, None), SignedIn)
        clock.turn(seconds=149)
        assert code_of(await sign_in("anna", PASSWORD, HOME, HERE, None)) == "sign_in.wait"
        clock.turn(seconds=1)
        assert isinstance(await sign_in("anna", PASSWORD, HOME, HERE, None), SignedIn)

    with_people(database, scenario, clock)


def test_a_restart_does_not_help_who_guesses(sqlite_database: Database) -> None:
    """Attempts are counted in the store, for all servers together."""
    clock = Clock()

    async def guess(people: People) -> str:
        return code_of(await people.accounts.sign_in("anna", "a wrong one", HOME, HERE, None))

    guesses = [with_people(sqlite_database, guess, clock) for _ in range(BY_HOME_AND_ACCOUNT.capacity + 1)]
    assert guesses == ["sign_in.wrong"] * BY_HOME_AND_ACCOUNT.capacity + ["sign_in.wait"]


def test_guesses_at_once_are_counted_one_by_one(database: Database) -> None:
    """Thirty at the same moment: no more are looked at than one after the other."""

    async def scenario(people: People) -> list[str]:
        await an_account(people)
        tries = (people.accounts.sign_in("anna", f"guess {number}", HOME, HERE, None) for number in range(30))
        return [code_of(each) for each in await asyncio.gather(*tries)]

    outcomes = with_people(database, scenario)
    assert outcomes.count("sign_in.wrong") == BY_HOME_AND_ACCOUNT.capacity


def test_guessing_many_accounts_from_one_home_is_slowed_down(sqlite_database: Database) -> None:
    """One guess at each of many accounts, whether they are there or not."""

    async def scenario(people: People) -> None:
        codes = [
            code_of(await people.accounts.sign_in(f"account{number}", "password123", HOME, HERE, None))
            for number in range(BY_HOME.capacity + 2)
        ]
        assert codes == ["sign_in.wrong"] * BY_HOME.capacity + ["sign_in.wait"] * 2

    with_people(sqlite_database, scenario)


def test_guessing_one_account_from_many_homes_is_slowed_down(sqlite_database: Database) -> None:
    """A net of machines; whoever is signed in already notices nothing."""

    async def scenario(people: People) -> None:
        opened = await an_account(people)
        codes = [
            code_of(await people.accounts.sign_in("anna", "a wrong one", f"10.0.{number}.1/32", HERE, None))
            for number in range(BY_ACCOUNT.capacity + 2)
        ]
        assert codes == ["sign_in.wrong"] * BY_ACCOUNT.capacity + ["sign_in.wait"] * 2
        assert await people.sign_ins.identify(opened.signed_in.secret) is not None

    with_people(sqlite_database, scenario)


def test_right_ones_are_not_counted(sqlite_database: Database) -> None:
    """Somebody who signs in a hundred times a day guesses nothing."""

    async def scenario(people: People) -> None:
        await an_account(people)
        for _ in range(BY_HOME_AND_ACCOUNT.capacity * 2):
            assert isinstance(await people.accounts.sign_in("anna", PASSWORD, HOME, HERE, None), SignedIn)

    with_people(sqlite_database, scenario)


def test_a_code_lets_one_back_in_once(sqlite_database: Database) -> None:
    """With a new password; every browser and every program that was let in before is shut out."""

    async def scenario(people: People) -> None:
        opened = await an_account(people)
        owner = opened.signed_in.identity.person
        issued = await people.programs.issue(owner, "Robot")
        assert isinstance(issued, Issued)
        recover = people.accounts.recover
        back = await recover("Anna", opened.codes[3].lower(), "un'altra frase", HOME, HERE, None)
        assert isinstance(back, SignedIn)
        assert back.identity.person == owner
        assert await people.accounts.codes_left(owner) == 9
        assert await people.sign_ins.identify(opened.signed_in.secret) is None
        assert await people.programs.identify(issued.secret) is None
        assert await people.sign_ins.identify(back.secret) is not None
        assert code_of(await people.accounts.sign_in("anna", PASSWORD, HOME, HERE, None)) == "sign_in.wrong"
        again = await recover("anna", opened.codes[3], "una terza frase", HOME, HERE, None)
        assert code_of(again) == "recover.wrong"
        assert isinstance(await people.accounts.sign_in("anna", "un'altra frase", HOME, HERE, None), SignedIn)

    with_people(sqlite_database, scenario)


def test_one_code_used_twice_at_once_works_once(database: Database) -> None:
    """Whoever is second finds it used up."""

    async def scenario(people: People) -> None:
        opened = await an_account(people)
        tries = (
            people.accounts.recover("anna", opened.codes[0], f"nuova frase {number}", HOME, HERE, None)
            for number in range(5)
        )
        outcomes = await asyncio.gather(*tries)
        assert sum(isinstance(each, SignedIn) for each in outcomes) == 1

    with_people(database, scenario)


def test_a_wrong_code_a_wrong_name_and_somebody_elses_code_are_told_alike(sqlite_database: Database) -> None:
    """A weak password is told before, and uses nothing up; guesses are slowed down as those of passwords are."""

    async def scenario(people: People) -> None:
        opened, other = await an_account(people), await an_account(people, "bea")
        recover = people.accounts.recover
        weak = await recover("anna", opened.codes[0], "short", HOME, HERE, None)
        assert code_of(weak) == "password.length"
        for name, code in [("anna", "AAAAA"), ("nobody", opened.codes[0]), ("anna", other.codes[0]), ("", "")]:
            assert await recover(name, code, "un'altra frase", HOME, HERE, None) == Rejected("recover.wrong")
        assert await people.accounts.codes_left(opened.signed_in.identity.person) == 10
        codes = [code_of(await recover("anna", "no", "un'altra frase", HOME, HERE, None)) for _ in range(6)]
        assert codes[-1] == "sign_in.wait"

    with_people(sqlite_database, scenario)


def test_changing_the_password_shuts_other_browsers_out(sqlite_database: Database) -> None:
    """The one that changes it stays; the current password has to be shown, and guessing it is slowed down."""

    async def scenario(people: People) -> None:
        opened = await an_account(people)
        other = await people.accounts.sign_in("anna", PASSWORD, HOME, HERE, None)
        assert isinstance(other, SignedIn)
        change = people.accounts.change_password
        here = opened.signed_in.identity
        assert await change(here, "a wrong one", "un'altra frase", HOME) == Rejected(
            "password.wrong", "", {"field": "current"}
        )
        assert await change(here, PASSWORD, "anna", HOME) == Rejected(
            "password.length", "", {"field": "new", "shortest": 10, "longest": 200}
        )
        assert await people.sign_ins.identify(other.secret) is not None
        assert await change(here, PASSWORD, "un'altra frase", HOME) is None
        assert await people.sign_ins.identify(other.secret) is None
        assert await people.sign_ins.identify(opened.signed_in.secret) is not None
        assert isinstance(await people.accounts.sign_in("anna", "un'altra frase", HOME, HERE, None), SignedIn)
        codes = [code_of(await change(here, "a guess", "un'altra frase", HOME)) for _ in range(6)]
        assert codes[-1] == "sign_in.wait"

    with_people(sqlite_database, scenario)


def test_new_codes_take_the_place_of_the_old(sqlite_database: Database) -> None:
    """All of them, used or not."""

    async def scenario(people: People) -> None:
        opened = await an_account(people)
        here = opened.signed_in.identity
        assert code_of(await people.accounts.renew_codes(here, "a wrong one", HOME)) == "password.wrong"
        codes = await people.accounts.renew_codes(here, PASSWORD, HOME)
        assert not isinstance(codes, Rejected)
        assert len(codes) == 10
        old = await people.accounts.recover("anna", opened.codes[0], "un'altra frase", HOME, HERE, None)
        assert code_of(old) == "recover.wrong"
        new = await people.accounts.recover("anna", codes[0], "un'altra frase", HOME, HERE, None)
        assert isinstance(new, SignedIn)

    with_people(sqlite_database, scenario)


def test_leaving_for_good_takes_everything_along(database: Database) -> None:
    """Sign-ins, codes, tokens and programs go with the account; the name is free again."""

    async def scenario(people: People) -> None:
        opened = await an_account(people)
        here = opened.signed_in.identity
        issued = await people.programs.issue(here.person, "Robot")
        assert isinstance(issued, Issued)
        assert code_of(await people.accounts.close(here, "a wrong one", HOME)) == "password.wrong"
        assert await people.accounts.close(here, PASSWORD, HOME) is None
        assert await people.sign_ins.identify(opened.signed_in.secret) is None
        assert await people.programs.identify(issued.secret) is None
        assert code_of(await people.accounts.sign_in("anna", PASSWORD, HOME, HERE, None)) == "sign_in.wrong"
        await an_account(people)

    with_people(database, scenario)


def test_guests_have_no_password_to_change(sqlite_database: Database) -> None:
    """What takes an account says so."""

    async def scenario(people: People) -> None:
        guest = (await a_guest(people)).identity
        assert code_of(await people.accounts.change_password(guest, "x", PASSWORD, HOME)) == "account.needed"
        assert code_of(await people.accounts.renew_codes(guest, "x", HOME)) == "account.needed"
        assert code_of(await people.accounts.close(guest, "x", HOME)) == "account.needed"
        assert code_of(await people.programs.issue(guest.person, "Robot")) == "account.needed"

    with_people(sqlite_database, scenario)


def test_the_oldest_sign_ins_make_room(sqlite_database: Database) -> None:
    """Somebody who signs in again and again, and never out, fills nothing up."""
    clock = Clock()

    async def scenario(people: People) -> None:
        opened = await an_account(people)
        for _ in range(MOST_SIGN_INS):
            clock.turn(seconds=60)
            assert isinstance(await people.accounts.sign_in("anna", PASSWORD, HOME, HERE, None), SignedIn)
        assert len(await people.sign_ins.of(opened.signed_in.identity.person.id)) == MOST_SIGN_INS
        assert await people.sign_ins.identify(opened.signed_in.secret) is None

    with_people(sqlite_database, scenario, clock)
