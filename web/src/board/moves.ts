/** Everything one can do with tiles. Each gives the state after it; what cannot be done gives the same state. */

import { JOLLY } from "./cells";
import { isFree, isOnBoard, tileWith, type BoardState, type Placed } from "./state";

/** Lay a tile of the rack on a square; a jolly as a letter, or to be chosen. */
export function place(state: BoardState, id: number, square: number, as?: string): BoardState {
  const tile = tileWith(state, id);
  if (!tile || !isFree(state, square)) return state;
  const placed = new Map([...state.placed].filter(([, each]) => each.id !== id));
  const moved = [...state.placed.values()].find((each) => each.id === id);
  const cell = moved?.cell ?? (tile.letter === JOLLY ? (as?.toLowerCase() ?? JOLLY) : tile.letter);
  placed.set(square, { id, cell });
  return { ...state, placed, picked: null };
}

/** Say what a jolly on the board stands for. */
export function choose(state: BoardState, square: number, letter: string): BoardState {
  const placed = state.placed.get(square);
  if (!placed || tileWith(state, placed.id)?.letter !== JOLLY) return state;
  return withPlaced(state, square, { ...placed, cell: letter.toLowerCase() });
}

/** Take one tile back to the rack. */
export function takeBack(state: BoardState, square: number): BoardState {
  return state.placed.has(square) ? withPlaced(state, square, null) : state;
}

/** Take all tiles back to the rack. */
export function recall(state: BoardState): BoardState {
  return { ...state, placed: new Map(), picked: null };
}

/** Pick a tile of the rack up with a tap, or put it down again. */
export function pick(state: BoardState, id: number): BoardState {
  if (!tileWith(state, id) || isOnBoard(state, id)) return state;
  return { ...state, picked: state.picked === id ? null : id, cursor: null };
}

function withPlaced(state: BoardState, square: number, tile: Placed | null): BoardState {
  const placed = new Map(state.placed);
  if (tile) placed.set(square, tile);
  else placed.delete(square);
  return { ...state, placed };
}
