/** Keeping one's own arrangement while the server's board and rack change. */

import { isTaken } from "./cells";
import type { BoardState, Tile } from "./state";

let lastId = 0;

/** Take what the server says: tiles that are still there stay where they are, new ones fill the places of the gone. */
export function sync(state: BoardState, cells: string, rack: string): BoardState {
  const wanted = [...rack];
  const places = state.rack.map((tile) => {
    const index = wanted.indexOf(tile.letter);
    if (index < 0) return null;
    wanted.splice(index, 1);
    return tile;
  });
  const tiles: Tile[] = [];
  for (const place of places) {
    const tile = place ?? newTile(wanted);
    if (tile) tiles.push(tile);
  }
  while (wanted.length) tiles.push(newTile(wanted)!);

  const kept = new Set(tiles.map((tile) => tile.id));
  const placed = new Map([...state.placed].filter(([square, each]) => kept.has(each.id) && !isTaken(cells, square)));
  const picked = state.picked !== null && kept.has(state.picked) ? state.picked : null;
  const cursor = state.cursor && isTaken(cells, state.cursor.square) ? null : state.cursor;
  return { ...state, cells, rack: tiles, placed, picked, cursor };
}

function newTile(letters: string[]): Tile | null {
  const letter = letters.shift();
  return letter === undefined ? null : { id: ++lastId, letter };
}

/** Put the tiles of the rack in another order. */
export function shuffle(state: BoardState, random: () => number = Math.random): BoardState {
  const rack = [...state.rack];
  for (let last = rack.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    [rack[last], rack[chosen]] = [rack[chosen]!, rack[last]!];
  }
  return { ...state, rack };
}

/** Put a tile before another one of the rack, or last. */
export function arrange(state: BoardState, id: number, before: number | null): BoardState {
  const tile = state.rack.find((each) => each.id === id);
  if (!tile || id === before) return state;
  const rack = state.rack.filter((each) => each.id !== id);
  const index = before === null ? rack.length : rack.findIndex((each) => each.id === before);
  rack.splice(index < 0 ? rack.length : index, 0, tile);
  return { ...state, rack };
}
