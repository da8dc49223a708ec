/** A record as GCG, the format of the field: UTF-8, the starter first. `leggio` and other programs read it. */

import { columnName, columnOf, rowOf } from "../board/squares";
import { letterOf } from "../board/typing";
import { realBoard } from "../games/real";
import { ARTICLES, winnerOf } from "./ending";
import { entriesOf, other, type Entry, type GameRecord, type Side } from "./record";

export function gcgOf(record: GameRecord): string {
  const order: [Side, Side] = [record.starts, other(record.starts)];
  const nicks = nicksOf(order.map((side) => record.names[side]) as [string, string]);
  const nick = (side: Side) => nicks[order.indexOf(side)]!;
  const lines = ["#character-encoding UTF-8"];
  for (const [index, side] of order.entries()) {
    lines.push(`#player${index + 1} ${nicks[index]} ${oneLine(record.names[side])}`.trimEnd());
  }
  lines.push(`#description Scrabble, rules ${record.rules}, recorded over the board`, "#tile-distribution italian");
  if (!record.ending) lines.push("#incomplete");
  const totals: [number, number] = [0, 0];
  for (const entry of entriesOf(record)) {
    totals[entry.side] += entry.points;
    if (entry.kind === "dry") {
      // Not a turn (art. 35): it has no line of its own.
      lines.push(`#note cambio secco: ${nick(entry.side)} (art. 35)`);
      continue;
    }
    const isLoss = entry.points < 0 || entry.kind === "left";
    const points = `${isLoss ? "-" : "+"}${Math.abs(entry.points)}`;
    lines.push([`>${nick(entry.side)}:`, ...deed(entry), points, String(totals[entry.side])].join(" "));
    if (entry.kind === "play" && entry.points !== entry.counted)
      lines.push(`#note written down ${entry.points}, counted ${entry.counted} (art. 26)`);
    else if (entry.kind === "play" && entry.announced !== null && entry.announced !== entry.counted)
      lines.push(`#note announced ${entry.announced}, counted ${entry.counted} (art. 26)`);
    if (entry.kind === "conventional") lines.push("#note conventional score of a game lost on time (art. 37)");
  }
  if (record.ending) lines.push(`#note ${gameOver(record, nick)}`);
  return `${lines.join("\n")}\n`;
}

/** Why the game is over and who is where, as the server writes it of its own games (art. 39, 41). */
function gameOver(record: GameRecord, nick: (side: Side) => string): string {
  const { is } = record.ending!;
  const winner = winnerOf(record);
  const places = winner === null ? `1. ${nick(0)} and ${nick(1)}` : `1. ${nick(winner)}; 2. ${nick(other(winner))}`;
  return `game over: ${is} (art. ${ARTICLES[is]}); ${places}`;
}

function deed(entry: Exclude<Entry, { kind: "dry" }>): string[] {
  switch (entry.kind) {
    case "play":
      return [...(entry.rack ? [entry.rack] : []), position(entry.square, entry.direction === "across"), entry.text];
    case "withdrawn":
      return ["--"];
    case "challenge":
      return ["(challenge)"];
    case "exchange":
      return [`-${entry.tiles || entry.count}`];
    case "pass":
      return ["-"];
    case "time":
    case "conventional":
      return ["(time)"];
    default:
      return [`(${entry.tiles})`];
  }
}

/** `8H` across, `H8` down. */
function position(square: number, isAcross: boolean): string {
  const column = columnName(columnOf(square, realBoard().size));
  const row = rowOf(square, realBoard().size) + 1;
  return isAcross ? `${row}${column}` : `${column}${row}`;
}

/** Nicks have letters and digits only, and are never the same. */
function nicksOf(names: readonly [string, string]): [string, string] {
  const [first, second] = names.map((name, index) => {
    const folded = [...name]
      .map((each) => (/[0-9]/.test(each) ? each : (letterOf(each)?.toLowerCase() ?? "_")))
      .join("");
    return folded.replace(/_+/g, "_").replace(/^_|_$/g, "") || `player${index + 1}`;
  }) as [string, string];
  return [first, first === second ? `${second}_2` : second];
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
