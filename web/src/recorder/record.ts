/** A real game of two as somebody writes it down (art. 26-41): pure. Steps are what one undo takes back. */

import { EMPTY, put, tileOf, type Cells } from "../board/cells";
import { figure, worth, type Layout } from "../board/layouts";
import type { Direction } from "../board/squares";
import { share } from "../games/penalty";
import { layoutOf } from "../games/shown";

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
  | { kind: "gained"; side: Side; tiles: string; points: number };
export type Play = Extract<Entry, { kind: "play" }>;

export interface GameRecord {
  names: [string, string];
  starts: Side;
  /** When it was begun, in milliseconds. */
  begun: number;
  steps: Entry[][];
  ended: boolean;
}

/** The board, tiles and figures of a real game: the federation's. */
export const realBoard = (): Layout => layoutOf("scrabble");
const percent = (name: string): number => figure(realBoard().figures, name);
/** What a challenge costs: whoever was wrong (art. 30). */
export const challengerPays = (value: number): number => share(value, percent("challenger_percent"));
export const moverPays = (value: number): number => share(value, percent("withdrawn_percent"));

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const newRecord = (names: [string, string], starts: Side, begun: number): GameRecord => ({
  names,
  starts,
  begun,
  steps: [],
  ended: false,
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

/** Whose turn it is: a play, an exchange and a pass end one; a cambio secco does not (art. 35). */
export function turnOf(record: GameRecord): Side {
  const turns = entriesOf(record).filter((entry) => ["play", "exchange", "pass"].includes(entry.kind)).length;
  return turns % 2 === 0 ? record.starts : other(record.starts);
}

const tilesInAll = (): number => Object.values(realBoard().counts).reduce((sum, each) => sum + each, 0);

export const bagOf = (record: GameRecord): number =>
  Math.max(0, tilesInAll() - [...cellsOf(record)].filter((cell) => cell !== EMPTY).length - 2 * realBoard().rackSize);

/** The play that may still be challenged: the last thing that happened (art. 31). */
export function contestable(record: GameRecord): Play | null {
  const last = record.steps.at(-1)?.[0];
  return !record.ended && last?.kind === "play" ? last : null;
}

export const hasChangedAll = (record: GameRecord, side: Side): boolean =>
  entriesOf(record).some((entry) => entry.kind === "dry" && entry.side === side);

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
  ended: false,
});

/** A ruling on the last play: it stays and the challenger pays, or it is taken back and its player does (art. 30). */
export function rule(record: GameRecord, valid: boolean): GameRecord {
  const play = contestable(record);
  if (!play) return record;
  if (valid) {
    const points = -challengerPays(play.points);
    return add(record, { kind: "challenge", side: other(play.side), points, valid });
  }
  return add(
    record,
    { kind: "withdrawn", side: play.side, points: -play.points },
    { kind: "challenge", side: play.side, points: -moverPays(play.points), valid },
  );
}

export const valueOf = (tiles: string): number => [...tiles].reduce((sum, tile) => sum + worth(realBoard(), tile), 0);

/** The reckoning: time, tiles left; who is out gets the other's (art. 37, 40). */
export function end(record: GameRecord, racks: readonly [string, string], time: readonly [number, number]): GameRecord {
  const sides: Side[] = [0, 1];
  const step: Entry[] = [];
  for (const side of sides) if (time[side]) step.push({ kind: "time", side, points: -time[side] });
  for (const side of sides) {
    const tiles = racks[side];
    if (!tiles) continue;
    // `0 -` keeps a rack worth nothing from being minus nought.
    step.push({ kind: "left", side, tiles, points: 0 - valueOf(tiles) });
    if (!racks[other(side)]) step.push({ kind: "gained", side: other(side), tiles, points: valueOf(tiles) });
  }
  return { ...add(record, ...step), ended: true };
}
