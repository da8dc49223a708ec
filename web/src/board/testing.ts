/** Boards for tests. */

import { layoutOf } from "../games/shown";
import type { Layout } from "./layouts";
import { sync } from "./rack";
import { emptyState, type BoardState } from "./state";
import { nameOf, parseSquare } from "./squares";
import { put } from "./cells";

export const at = (name: string, layout: Layout = layoutOf("scrabble")): number => parseSquare(name, layout.size)!;

/** A board with some squares filled, and a rack. */
export function boardWith(
  squares: Record<string, string>,
  rack: string,
  layout: Layout = layoutOf("scrabble"),
): BoardState {
  const empty = emptyState(layout);
  const tiles = Object.entries(squares).map(([name, cell]) => [at(name, layout), cell] as const);
  return sync(empty, put(empty.cells, tiles), rack);
}

/** The tiles laid for now, by the names of their squares. */
export const laid = (state: BoardState): Record<string, string> =>
  Object.fromEntries([...state.placed].map(([square, placed]) => [nameOf(square, state.layout.size), placed.cell]));

export const letters = (state: BoardState): string => state.rack.map((tile) => tile.letter).join("");
