"""Rate limits of sign-ins: passwords and codes that are tried, counted in the store, so that many servers count as one.

An attempt is paid for before it is looked at, and paid back if it was right. What is counted: one home trying one
account, one home trying any, and anyone trying one account. The last is wide, since it shuts the owner out too; and it
shuts nobody out who is signed in.
"""

from leggio.core.outcome import Rejected
from leggio.core.ratelimit import RateLimit
from leggio.people.credentials import hashed
from leggio.people.names import name_key
from leggio.people.ports import PeopleStore
from leggio.people.refusals import refuse

QUARTER = 15 * 60_000

BY_HOME_AND_ACCOUNT = RateLimit(capacity=6, refill_ms=QUARTER)
BY_HOME = RateLimit(capacity=40, refill_ms=QUARTER)
BY_ACCOUNT = RateLimit(capacity=60, refill_ms=4 * QUARTER)


class SignInAttempt:
    """One attempt to come in as an account, from a home; an empty home is this machine, which is not counted."""

    def __init__(self, store: PeopleStore, name: str, home: str) -> None:
        # Hashed: a store of names that were tried would be a store of mistyped passwords.
        account = hashed(name_key(name))
        self._store = store
        self._buckets = {
            hashed(f"both {home} {account}"): BY_HOME_AND_ACCOUNT,
            hashed(f"account {account}"): BY_ACCOUNT,
        }
        if home:
            self._buckets[hashed(f"home {home}")] = BY_HOME

    async def pay(self, now: int) -> Rejected | None:
        """Count it; refused: not now, and nothing is counted."""
        wait = await self._store.spend(self._buckets, now)
        return refuse("sign_in.wait", seconds=-(-wait // 1000)) if wait else None

    async def was_right(self) -> None:
        """Count it no more."""
        await self._store.refund(self._buckets)
