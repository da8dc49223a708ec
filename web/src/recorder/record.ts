/** A real game of two as somebody writes it down (art. 26-35): pure. Steps are what one undo takes back. */

import { EMPTY, put, tileOf, type Cells } from "../board/cells";
import { figure } from "../board/layouts";
import type { Direction } from "../board/squares";
import { share } from "../games/penalty";
import { realBoard } from "../games/real";

export type Side = 0 | 1;
export type Entry =
  | {
      kind: "play";
      side: Side;
      square: number;
      direction: Direction;
      /** The main word in cells, and with a dot for each tile that was there before. */
      word: string;
      text: string;
      tiles: [number, string][];
      rack: string;
      /** Written down; by the rules; said aloud, if anybody noted it. */
      points: number;
      counted: number;
      announced: number | null;
    }
  | { kind: "withdrawn"; side: Side; points: number }
  | { kind: "challenge"; side: Side; points: number; valid: boolean }
  | { kind: "exchange"; side: Side; count: number; tiles: string; points: 0 }
  | { kind: "dry"; side: Side; points: 0 }
  | { kind: "pass"; side: Side; points: 0 }
  | { kind: "time"; side: Side; points: number }
  | { kind: "left"; side: Side; tiles: string; points: number }
  | { kind: "gained"; side: Side; tiles: string; points: number }
  | { kind: "conventional"; side: Side; points: number };
export type Play = Extract<Entry, { kind: "play" }>;

/** How a game ended, by the server's names (art. 39). */
export type Ending =
  | { is: "went_out"; side: Side }
  | { is: "scoreless" }
  | { is: "time_lost"; loser: Side }
  | { is: "time_limit"; deducts: boolean };

export interface GameRecord {
  /** The edition of the book. */
  rules: string;
  names: [string, string];
  starts: Side;
  /** When it was begun, in milliseconds. */
  begun: number;
  steps: Entry[][];
  ending: Ending | null;
}

/** A figure of the edition that a game is played by. */
export const byTheBook = (record: GameRecord, name: string): number => figure(realBoard(record.rules).figures, name);
/** What a challenge costs: whoever was wrong (art. 30). */
export const challengerPays = (record: GameRecord, value: number): number =>
  share(value, byTheBook(record, "challenger_percent"));
export const moverPays = (record: GameRecord, value: number): number =>
  share(value, byTheBook(record, "withdrawn_percent"));

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const newRecord = (rules: string, names: [string, string], starts: Side, begun: number): GameRecord => ({
  rules,
  names,
  starts,
  begun,
  steps: [],
  ending: null,
});

export const entriesOf = (record: GameRecord): Entry[] => record.steps.flat();

/** What stands on the board: every play that was not taken back. */
export function cellsOf(record: GameRecord): Cells {
  const plays: Play[] = [];
  for (const entry of entriesOf(record)) {
    if (entry.kind === "play") plays.push(entry);
    if (entry.kind === "withdrawn") plays.pop();
  }
  return plays.reduce((cells, play) => put(cells, play.tiles), EMPTY.repeat(realBoard().size ** 2));
}

export const totalOf = (record: GameRecord, side: Side): number =>
  entriesOf(record).reduce((sum, entry) => sum + (entry.side === side ? entry.points : 0), 0);

/** A play, an exchange and a pass are turns; a cambio secco is none (art. 35). */
export const isTurn = (kind: Entry["kind"]): boolean => ["play", "exchange", "pass"].includes(kind);

export function turnOf(record: GameRecord): Side {
  const turns = entriesOf(record).filter(({ kind }) => isTurn(kind)).length;
  return turns % 2 === 0 ? record.starts : other(record.starts);
}

const tilesInAll = (): number => Object.values(realBoard().counts).reduce((sum, each) => sum + each, 0);

export const bagOf = (record: GameRecord): number =>
  Math.max(0, tilesInAll() - [...cellsOf(record)].filter((cell) => cell !== EMPTY).length - 2 * realBoard().rackSize);

/** The play that may still be challenged: the last thing that happened (art. 31). */
export function contestable(record: GameRecord): Play | null {
  const last = record.steps.at(-1)?.[0];
  return !record.ending && last?.kind === "play" ? last : null;
}

/** Whether the player on turn may change all their tiles and play on: once a game, from a bag that is not empty (art. 35). */
export const canChangeAll = (record: GameRecord): boolean =>
  !record.ending &&
  bagOf(record) >= byTheBook(record, "secco_needs") &&
  !entriesOf(record).some((entry) => entry.kind === "dry" && entry.side === turnOf(record));

/** Write a cambio secco down: the turn goes on (art. 35). */
export const changeAll = (record: GameRecord): GameRecord =>
  canChangeAll(record) ? add(record, { kind: "dry", side: turnOf(record), points: 0 }) : record;

/** A letter of which a play would use more tiles than there are; null if there are enough. */
export function tooMany(cells: Cells, tiles: readonly (readonly [number, string])[]): string | null {
  const used: Record<string, number> = {};
  for (const cell of [...cells.replaceAll(EMPTY, ""), ...tiles.map(([, cell]) => cell)]) {
    const tile = tileOf(cell);
    used[tile] = (used[tile] ?? 0) + 1;
  }
  return Object.keys(used).find((tile) => used[tile]! > (realBoard().counts[tile] ?? 0)) ?? null;
}

/** Whether a rack holds these tiles; one that nobody noted holds anything. */
export function holds(rack: string, tiles: string): boolean {
  const left = [...rack];
  return (
    !rack ||
    [...tiles].every((tile) => {
      const index = left.indexOf(tile);
      if (index >= 0) left.splice(index, 1);
      return index >= 0;
    })
  );
}

export const add = (record: GameRecord, ...step: Entry[]): GameRecord => ({
  ...record,
  steps: [...record.steps, step],
});

export const undo = (record: GameRecord): GameRecord => ({
  ...record,
  steps: record.steps.slice(0, -1),
  ending: null,
});

/** A ruling on the last play: it stays and the challenger pays, or it is taken back and its player does (art. 30). */
export function rule(record: GameRecord, valid: boolean): GameRecord {
  const play = contestable(record);
  if (!play) return record;
  if (valid) {
    const points = -challengerPays(record, play.points);
    return add(record, { kind: "challenge", side: other(play.side), points, valid });
  }
  return add(
    record,
    { kind: "withdrawn", side: play.side, points: -play.points },
    { kind: "challenge", side: play.side, points: -moverPays(record, play.points), valid },
  );
}
