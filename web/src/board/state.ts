/** The board as one person has it before them: what stands, their rack, tiles they laid for now, where typing goes. */

import { isTaken, JOLLY, type Cells } from "./cells";
import type { Layout } from "./layouts";
import type { Direction } from "./squares";

/** A tile of the rack. Its id stays with it while it moves about; `letter` is `?` for a jolly. */
export interface Tile {
  readonly id: number;
  readonly letter: string;
}

/** A tile laid for now: its cell is small for a jolly, `?` for one whose letter is not chosen yet. */
export interface Placed {
  readonly id: number;
  readonly cell: string;
}

export interface Cursor {
  readonly square: number;
  readonly direction: Direction;
}

export interface BoardState {
  readonly layout: Layout;
  readonly cells: Cells;
  /** All of one's tiles in one's own order, those on the board for now included. */
  readonly rack: readonly Tile[];
  readonly placed: ReadonlyMap<number, Placed>;
  readonly cursor: Cursor | null;
  /** The tile picked up with a first tap, waiting for a second. */
  readonly picked: number | null;
}

export const emptyState = (layout: Layout): BoardState => ({
  layout,
  cells: ".".repeat(layout.size ** 2),
  rack: [],
  placed: new Map(),
  cursor: null,
  picked: null,
});

export const isFree = (state: BoardState, square: number | null): square is number =>
  square !== null && !isTaken(state.cells, square) && !state.placed.has(square);

export const isOnBoard = (state: BoardState, id: number): boolean =>
  [...state.placed.values()].some((each) => each.id === id);

/** The tiles still on the rack. */
export const onRack = (state: BoardState): Tile[] => state.rack.filter((tile) => !isOnBoard(state, tile.id));

export const tileWith = (state: BoardState, id: number): Tile | undefined => state.rack.find((tile) => tile.id === id);

/** Square and cell of every tile laid for now. */
export const loose = (state: BoardState): [number, string][] =>
  [...state.placed].map(([square, placed]) => [square, placed.cell] as [number, string]).sort(([a], [b]) => a - b);

/** The square of the jolly whose letter is not chosen yet. */
export const openJolly = (state: BoardState): number | null =>
  [...state.placed].find(([, placed]) => placed.cell === JOLLY)?.[0] ?? null;
