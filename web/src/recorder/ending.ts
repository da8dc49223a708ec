/** How a real game ends, and the reckoning (art. 37, 39-41): pure. */

import { JOLLY } from "../board/cells";
import { worth } from "../board/layouts";
import { realBoard } from "../games/real";
import {
  add,
  byTheBook,
  entriesOf,
  isTurn,
  other,
  totalOf,
  type Ending,
  type Entry,
  type GameRecord,
  type Side,
} from "./record";

const SIDES: readonly Side[] = [0, 1];

/** The article that ends a game (art. 39). */
export const ARTICLES: Readonly<Record<Ending["is"], string>> = {
  went_out: "39a",
  scoreless: "39b",
  time_lost: "39c",
  time_limit: "39d",
};

/** What a rack costs at the end: a jolly what the edition says (art. 40). */
export function tilesLeft(record: GameRecord, tiles: string): number {
  const board = realBoard(record.rules);
  const value = (tile: string) => (tile === JOLLY ? byTheBook(record, "jolly_left") : worth(board, tile));
  return [...tiles].reduce((sum, tile) => sum + value(tile), 0);
}

/** Whether both have passed, changed tiles or taken a play back so many times running (art. 39b). */
export function isScoreless(record: GameRecord): boolean {
  let turns = 0;
  for (const [first] of [...record.steps].reverse()) {
    // A withdrawal takes back the play before it, which is one turn with it (art. 30).
    if (first?.kind === "play" && !isWithdrawn(record, first)) break;
    if (first && isTurn(first.kind)) turns += 1;
  }
  return turns >= 2 * byTheBook(record, "scoreless_each");
}

function isWithdrawn(record: GameRecord, play: Entry): boolean {
  const entries = entriesOf(record);
  return entries[entries.indexOf(play) + 1]?.kind === "withdrawn";
}

/** The ways in which this game may end now: going out is possible only with a play that stands. */
export function endings(record: GameRecord): Ending[] {
  const last = entriesOf(record).findLast(({ kind }) => isTurn(kind));
  const found: Ending[] = [];
  if (last?.kind === "play" && !isWithdrawn(record, last)) found.push({ is: "went_out", side: last.side });
  found.push({ is: "scoreless" });
  for (const loser of SIDES) found.push({ is: "time_lost", loser });
  if (byTheBook(record, "limit_ms"))
    found.push({ is: "time_limit", deducts: Boolean(realBoard(record.rules).figures.deducts_at_limit) });
  return found;
}

/** Whose tiles are counted: of all who hold any; at the limit of the whole game only if organisers read it so (art. 37a). */
export function counted(ending: Ending): Side[] {
  if (ending.is === "time_limit" && !ending.deducts) return [];
  return SIDES.filter((side) => ending.is !== "went_out" || side !== ending.side);
}

/** The reckoning: time, tiles left, who is out gets the other's where the edition says so (art. 40); whoever has lost on
 *  time and is still ahead gets a conventional score below the other's (art. 37, 39c). `late`: who used the extra minute. */
export function end(
  record: GameRecord,
  ending: Ending,
  racks: readonly [string, string],
  late: readonly [boolean, boolean],
): GameRecord {
  const step: Entry[] = [];
  for (const side of SIDES) {
    const isLost = ending.is === "time_lost" && ending.loser === side;
    const due = isLost ? byTheBook(record, "lost_penalty") : late[side] ? byTheBook(record, "extra_penalty") : 0;
    if (due) step.push({ kind: "time", side, points: -due });
  }
  for (const side of counted(ending)) {
    const tiles = racks[side];
    if (!tiles) continue;
    const points = tilesLeft(record, tiles);
    // `0 -` keeps a rack worth nothing from being minus nought.
    step.push({ kind: "left", side, tiles, points: 0 - points });
    if (ending.is === "went_out" && realBoard(record.rules).figures.credits_going_out)
      step.push({ kind: "gained", side: ending.side, tiles, points });
  }
  const closed: GameRecord = { ...add(record, ...step), ending };
  if (ending.is !== "time_lost") return closed;
  const ahead = totalOf(closed, ending.loser) - totalOf(closed, other(ending.loser));
  if (ahead <= 0) return closed;
  const points = -ahead - byTheBook(record, "lost_penalty");
  return { ...add(record, ...step, { kind: "conventional", side: ending.loser, points }), ending };
}

/** Who has won, whatever the score where a game was lost on time; null: a draw (art. 37, 41), or it goes on. */
export function winnerOf(record: GameRecord): Side | null {
  if (!record.ending) return null;
  if (record.ending.is === "time_lost") return other(record.ending.loser);
  const difference = totalOf(record, 0) - totalOf(record, 1);
  return difference === 0 ? null : difference > 0 ? 0 : 1;
}
