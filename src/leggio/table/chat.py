"""What people say at a table. Spectators see more than players do, so players do not hear them before the end."""

from typing import TYPE_CHECKING, Any

from leggio.table.audience import Client, encode
from leggio.table.frames import LONGEST_CHAT, Refused, Said, You
from leggio.table.records import ChatLine, Phase, Role
from leggio.table.refusals import refuse

if TYPE_CHECKING:
    from leggio.table.table import Table

SHOWN = 50


async def say(table: "Table", client: Client, text: str) -> Refused | None:
    """Keep what somebody says, and let those hear it who may."""
    text = " ".join(text.split())
    if not text or not text.isprintable():
        return refuse("chat.empty")
    if client.you.role not in table.host.conduct.speakers:
        return refuse("chat.desk_only")
    if len(text) > LONGEST_CHAT:
        return refuse("chat.too_long", longest=LONGEST_CHAT)
    line = await table.dependencies.store.say(
        ChatLine(
            table=table.record.id,
            number=0,
            person=client.visitor.person,
            name=client.visitor.name,
            role=client.you.role,
            text=text,
            at=table.dependencies.now(),
        )
    )
    said = _said(table, line)
    _deliver(table, said)
    data = {"number": said.number, "name": said.name, "role": said.role, "seat": said.seat, "text": text, "at": said.at}
    table.publish("chat", **data)
    return None


def receive_chat(table: "Table", data: dict[str, Any]) -> None:
    """Something was said at another server."""
    _deliver(table, Said(**{**data, "role": Role(data["role"])}))


async def chat_for(table: "Table", you: You) -> tuple[Said, ...]:
    """The last things said that this person may read."""
    lines = await table.last_lines()
    table.said = max([table.said, *(line.number for line in lines)])
    return tuple(_said(table, line) for line in lines if _may_read(table, line.role, you))


async def catch_up_chat(table: "Table") -> None:
    """Let those here hear what was said at other servers, which did not tell."""
    for line in await table.dependencies.store.chat(table.record.id, SHOWN):
        if line.number > table.said:
            _deliver(table, _said(table, line))


def _deliver(table: "Table", said: Said) -> None:
    table.said = max(table.said, said.number)
    table.delivery.send(encode(said), [each for each in table.audience if _may_read(table, said.role, each.you)])


def _may_read(table: "Table", role: Role, you: You) -> bool:
    return role is not Role.SPECTATOR or you.role is not Role.PLAYER or table.phase is Phase.OVER


def _said(table: "Table", line: ChatLine) -> Said:
    seat = next((member.seat for member in table.members if member.person == line.person), None)
    return Said(number=line.number, name=line.name, role=line.role, seat=seat, text=line.text, at=line.at)
