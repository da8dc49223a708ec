/** A wooden tile as an element. */

import { isJollyCell, JOLLY } from "../cells";
import { worth, type Layout } from "../layouts";

const SVG = "http://www.w3.org/2000/svg";
// The scarab, as drawings/Scarab.svelte has it, in few strokes for a small size.
const SCARAB =
  "M24 10c-6 0-9 4-9 8h18c0-4-3-8-9-8zM14 21h20c2 12-2 22-10 22S12 33 14 21zM24 21v22M12 24 5 20M12 31H4m10 7-6 5M36 24l7-4m-7 11h8m-10 7 6 5";

/** Draw a tile for a cell: `A`, `a` for a jolly that stands for A, `?` for one that stands for nothing yet. */
export function drawTile(layout: Layout, cell: string): HTMLElement {
  const tile = document.createElement("div");
  tile.className = "tile";
  const isJolly = cell === JOLLY || isJollyCell(cell);
  if (isJolly) tile.classList.add("jolly");
  if (isJolly && layout.game === "scarabeo") tile.append(drawScarab());
  const letter = document.createElement("span");
  letter.className = "letter";
  letter.textContent = cell === JOLLY ? (layout.game === "scarabeo" ? "" : "?") : cell.toUpperCase();
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

export function drawScarab(): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.setAttribute("class", "scarab");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SCARAB);
  svg.append(path);
  return svg;
}
