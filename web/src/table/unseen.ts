/** Letters one does not see: what the bag and the others hold together. */

import { tileOf } from "../board/cells";
import type { Layout } from "../board/layouts";

export function unseen(layout: Layout, cells: string, rack: string): Map<string, number> {
  const left = new Map(Object.entries(layout.counts));
  for (const cell of cells.replaceAll(".", "")) take(left, tileOf(cell));
  for (const tile of rack) take(left, tile);
  return left;
}

function take(left: Map<string, number>, tile: string): void {
  left.set(tile, (left.get(tile) ?? 0) - 1);
}
