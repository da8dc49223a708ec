/** Moments drawn over a board, or over the page where there is none: there for a moment, and in nobody's way. */

import type { Layout } from "../board/layouts";
import { drawTile } from "../board/render/tile";
import { columnOf, rowOf } from "../board/squares";
import { drawScarab } from "../games/scarab";
import { t } from "../i18n/index.svelte";
import type { Moment } from "./moment";
import "./moments.css";

/** How long one is to be seen; what moves in it is done by then (moments.css). */
export const LASTS_MS = 600;
const SHAPES = 18;
const SVG = "http://www.w3.org/2000/svg";

/** Where moments are drawn: a board's grid with its layout, or a page. */
export interface Surface {
  element: HTMLElement;
  layout: Layout | null;
}

/** Show a moment; done when it is gone again. Nobody who wants things still, or looks elsewhere, sees anything. */
export async function show(moment: Moment, surface: Surface): Promise<void> {
  if (isStill() || document.hidden) return;
  const drawn = draw(moment, surface);
  surface.element.append(drawn);
  await new Promise((gone) => setTimeout(gone, LASTS_MS));
  drawn.remove();
}

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function draw(moment: Moment, { layout }: Surface): HTMLElement {
  const layer = element("moment", moment.kind);
  layer.setAttribute("aria-hidden", "true");
  layer.classList.toggle("over-page", layout === null);
  if (layout && moment.squares.length && moment.kind !== "scarab") layer.append(...wordOf(moment, layout));
  layer.append(...signOf(moment, layout));
  return layer;
}

/** The tiles of the word, one after another. */
function wordOf(moment: Moment, layout: Layout): HTMLElement[] {
  return moment.squares.map((square, index) => {
    const place = at(element("place"), columnOf(square, layout.size), rowOf(square, layout.size));
    place.style.setProperty("--index", String(index));
    place.classList.toggle("falls", moment.kind === "challenge" && !moment.valid);
    place.append(drawTile(layout, moment.word.charAt(index)));
    return place;
  });
}

function signOf(moment: Moment, layout: Layout | null): HTMLElement[] {
  switch (moment.kind) {
    case "tiles":
      return [beside(badge("star", String(moment.points)), moment, layout)];
    case "points":
    case "letters":
      return [beside(badge("disc", String(moment.points)), moment, layout)];
    case "challenge":
      return moment.valid || !layout ? [beside(mark(moment.valid), moment, layout)] : [];
    case "scarab":
      return layout ? [flying(moment, layout)] : [];
    case "last":
      return [lastTile()];
    case "victory":
      return [burst(), spelled(t("table.moment.victoryTiles"))];
  }
}

/** Beside the middle of the word, where the board has room; in the middle of a page. */
function beside(sign: HTMLElement, moment: Moment, layout: Layout | null): HTMLElement {
  const middle = moment.squares[Math.floor(moment.squares.length / 2)];
  if (!layout || middle === undefined) return sign;
  const [column, row] = [columnOf(middle, layout.size), rowOf(middle, layout.size)];
  const isAcross = rowOf(moment.squares[0]!, layout.size) === row;
  const away = (place: number) => place + (place < 3 ? 2 : -2);
  return at(sign, isAcross ? column : away(column), isAcross ? away(row) : row);
}

function at(placed: HTMLElement, column: number, row: number): HTMLElement {
  placed.classList.add("placed");
  placed.style.setProperty("--column", String(column));
  placed.style.setProperty("--row", String(row));
  return placed;
}

function badge(shape: string, text: string): HTMLElement {
  const sign = element("sign", shape);
  const figure = element("figure");
  figure.textContent = text;
  sign.append(figure);
  return sign;
}

function mark(valid: boolean): HTMLElement {
  const sign = element("sign", valid ? "stands" : "wrong");
  sign.append(stroke(valid ? "M12 25l9 9 16-19" : "M14 14l20 20M34 14 14 34"));
  return sign;
}

function flying(moment: Moment, layout: Layout): HTMLElement {
  const square = moment.squares[0] ?? 0;
  const scarab = at(element("flying"), columnOf(square, layout.size), rowOf(square, layout.size));
  for (const side of ["left", "right"]) {
    const wing = stroke("M24 22C14 8 2 12 4 22c2 8 14 8 20 2z");
    wing.classList.add("wing", side);
    scarab.append(wing);
  }
  scarab.append(drawScarab());
  return scarab;
}

/** A rack that is empty, and the tile that was its last. */
function lastTile(): HTMLElement {
  const sign = element("emptied");
  sign.append(plainTile(""), element("bar"));
  return sign;
}

/** Shapes of the board's colours, outwards. */
function burst(): HTMLElement {
  const whole = element("burst");
  for (let index = 0; index < SHAPES; index++) {
    const shape = element("shape", ["disc", "diamond", "square"][index % 3]!);
    const angle = (index / SHAPES) * 2 * Math.PI + (index % 2) * 0.12;
    const far = index % 2 ? 6.2 : 4.6;
    shape.style.setProperty("--x", `${Math.cos(angle) * far}em`);
    shape.style.setProperty("--y", `${Math.sin(angle) * far}em`);
    shape.style.setProperty("--turn", `${(index % 5) * 80 - 160}deg`);
    whole.append(shape);
  }
  return whole;
}

function spelled(word: string): HTMLElement {
  const row = element("spelled");
  [...word].forEach((letter, index) => {
    const tile = plainTile(letter);
    tile.style.setProperty("--index", String(index));
    row.append(tile);
  });
  return row;
}

function plainTile(letter: string): HTMLElement {
  const tile = element("tile");
  const face = document.createElement("span");
  face.className = "letter";
  face.textContent = letter;
  tile.append(face);
  return tile;
}

function stroke(d: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", d);
  svg.append(path);
  return svg;
}

function element(...names: string[]): HTMLElement {
  const made = document.createElement("div");
  made.className = names.join(" ");
  return made;
}
