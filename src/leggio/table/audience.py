"""Who is at a table right now, here and at other servers: for sending, and for showing who is present."""

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from leggio.table.frames import ServerFrame, You
from leggio.table.records import Role, Visitor

Send = Callable[[bytes], None]

encode = msgspec.json.Encoder().encode


class Client:
    """One connection: who it is, and how to send to it. Sending never waits; a client too slow is cut off elsewhere."""

    __slots__ = ("is_held", "send", "visitor", "you")

    def __init__(self, visitor: Visitor, you: You, send: Send) -> None:
        self.visitor = visitor
        self.you = you
        self.send = send
        self.is_held = False  # by a game elsewhere: what rules here may know of words is not for them

    @property
    def is_watching(self) -> bool:
        """Whether they neither play nor rule nor lead."""
        return self.you.role is Role.SPECTATOR

    @property
    def sees(self) -> You:
        """As whom they are shown the table."""
        return You(role=Role.SPECTATOR) if self.is_held else self.you

    def send_frame(self, frame: ServerFrame) -> None:
        """Send a message of the protocol."""
        self.send(encode(frame))


class Remote(msgspec.Struct, frozen=True):
    """The people connected through one server, as others hear of them."""

    people: tuple[str, ...]
    watching: int


class Audience:
    """The clients of a table, and news of those that other servers have. Counted as they come and go, never anew."""

    def __init__(self) -> None:
        self._members: set[Client] = set()  # those who play, rule or lead
        self._watchers: set[Client] = set()
        self._people: Counter[str] = Counter()  # the members, who may be here more than once
        self._remotes: dict[str, Remote] = {}

    def __len__(self) -> int:
        return len(self._members) + len(self._watchers)

    def __iter__(self) -> Iterator[Client]:
        return iter((*self._members, *self._watchers))

    def add(self, client: Client) -> None:
        """Somebody comes."""
        if client.is_watching:
            self._watchers.add(client)
        else:
            self._members.add(client)
            self._people[client.visitor.person] += 1

    def discard(self, client: Client) -> None:
        """Somebody goes."""
        self._watchers.discard(client)
        if client in self._members:
            self._members.discard(client)
            self._people[client.visitor.person] -= 1
            if not self._people[client.visitor.person]:
                del self._people[client.visitor.person]

    def reseat(self, you: Callable[[str], You]) -> list[Client]:
        """What people are at this table has changed; those who have lost their place."""
        lost = []
        for client in self:
            if (now := you(client.visitor.person)) != client.you:
                self.discard(client)
                client.you = now
                self.add(client)
                if client.is_watching:
                    lost.append(client)
        return lost

    @property
    def members(self) -> tuple[Client, ...]:
        """The clients of those who play, rule or lead."""
        return tuple(self._members)

    @property
    def watchers(self) -> tuple[Client, ...]:
        """The clients of all others."""
        return tuple(self._watchers)

    def by_place(self, *, seated: bool) -> dict[You, list[Client]]:
        """The clients that see the same, together: those with a seat, or those without."""
        places: dict[You, list[Client]] = {}
        for client in self._members if seated else self:
            if (client.you.seat is not None) is seated:
                places.setdefault(client.sees, []).append(client)
        return places

    def has(self, person: str) -> bool:
        """Whether somebody who plays, rules or leads is connected here."""
        return person in self._people

    def is_only_here(self, person: str) -> bool:
        """Whether somebody is connected here and, as far as is known, nowhere else."""
        return self.has(person) and not any(person in each.people for each in self._remotes.values())

    def nodes_of(self, person: str) -> list[str]:
        """The other servers where somebody is connected, as far as is known."""
        return [node for node, each in self._remotes.items() if person in each.people]

    def here(self) -> Remote:
        """Those connected here, as others are told of them."""
        return Remote(tuple(sorted(self._people)), len(self._watchers))

    def set_remote(self, node: str, people: Remote) -> None:
        """Another server tells who is connected there."""
        if people.people or people.watching:
            self._remotes[node] = people
        else:
            self._remotes.pop(node, None)

    def drop_remote(self, node: str) -> bool:
        """A server is gone, and with it those connected there; whether there were any."""
        return self._remotes.pop(node, None) is not None

    @property
    def present(self) -> frozenset[str]:
        """The people, players and referee, who are connected anywhere."""
        return frozenset(self._people).union(*(each.people for each in self._remotes.values()))

    @property
    def watching(self) -> int:
        """How many watch, anywhere."""
        return len(self._watchers) + sum(each.watching for each in self._remotes.values())
