"""People come back from a backup, into either store."""

from pathlib import Path

import msgspec
import pytest

from leggio.people import People
from leggio.people.person import Token
from leggio.people.programs import Issued
from leggio.people.sign_ins import SignedIn
from leggio.storage.people_store import SqlPeopleStore
from support.databases import KINDS, Database
from support.people import HERE, HOME, PASSWORD, an_account, with_people, with_store
from support.terminal import run


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_people_come_back_from_a_backup(
    source: str, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Signed in as they were, with their passwords, codes and programs; a program may stand before its owner."""
    # Into the same database, what happened after the backup is gone.
    first: Database = request.getfixturevalue(f"{source}_database")
    second: Database = request.getfixturevalue(f"{target}_database")
    options = ["--force"] if source == target else []

    async def fill(people: People) -> tuple[SignedIn, tuple[str, ...], str]:
        opened = await an_account(people)
        issued = await people.programs.issue(opened.signed_in.identity.person, "Robot")
        assert isinstance(issued, Issued)
        return opened.signed_in, opened.codes, issued.secret

    signed_in, codes, secret = with_people(first, fill)
    owner = signed_in.identity.person.id

    async def one_before(store: SqlPeopleStore) -> None:
        token = (await store.tokens(owner))[0]
        before: Token = msgspec.structs.replace(token, id="other", hash="other", program="-")
        assert await store.add_token(before, most=5)

    with_store(first, one_before)
    file = tmp_path / "people.backup"
    assert run("db", "backup", file, "--database", first.url, "--lang", "en").code == 0
    done = run("db", "restore", file, "--database", second.url, "--lang", "en", *options)
    assert (done.code, done.err) == (0, "")

    async def look(people: People) -> None:
        assert await people.sign_ins.identify(signed_in.secret) == signed_in.identity
        assert await people.programs.identify(secret) is not None
        assert [each.name for each in await people.programs.of(owner)] == ["Robot", "Robot"]
        assert isinstance(await people.accounts.sign_in("anna", PASSWORD, HOME, HERE, None), SignedIn)
        back = await people.accounts.recover("anna", codes[0], "un'altra frase", HOME, HERE, None)
        assert isinstance(back, SignedIn)

    with_people(second, look)
