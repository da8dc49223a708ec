/** A wooden tile as an element. */

import { isJollyCell, JOLLY } from "../cells";
import { worth, type Layout } from "../layouts";

/** Draw a tile for a cell: `A`, `a` for a jolly that stands for A, `?` for one that stands for nothing yet. */
export function drawTile(layout: Layout, cell: string): HTMLElement {
  const tile = document.createElement("div");
  tile.className = "tile";
  const isJolly = cell === JOLLY || isJollyCell(cell);
  if (isJolly) tile.classList.add("jolly");
  const { emblem } = layout.own;
  if (isJolly && emblem) tile.append(emblem());
  const letter = document.createElement("span");
  letter.className = "letter";
  letter.textContent = cell === JOLLY ? (emblem ? "" : "?") : cell.toUpperCase();
  tile.append(letter);
  if (!isJolly) {
    const value = document.createElement("span");
    value.className = "value";
    // Drawn by the style sheet: the tile's name says its points in words.
    value.dataset.text = String(worth(layout, cell));
    tile.append(value);
  }
  return tile;
}
