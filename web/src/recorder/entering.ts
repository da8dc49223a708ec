/** A word somebody types at a square: which tiles it takes, what it scores, or why it cannot be. */

import { isTaken, tileOf, type Cells } from "../board/cells";
import { preview, type Preview } from "../board/preview";
import { nameOf, parseSquare, step, type Direction } from "../board/squares";
import { letterOf } from "../board/typing";
import { realBoard } from "../games/real";
import { holds, tooMany } from "./record";

export interface Spot {
  square: number;
  direction: Direction;
}

const DOWN = /^(v|vert|verticale|d|down)$/i;
const ACROSS = /^(o|or|orizz|orizzontale|a|across|h)$/i;

/** What was typed: a word for the square chosen, or a whole move with its own, `H8 orizz. CASA`. */
export function readTyped(text: string, chosen: Spot): { spot: Spot; letters: string[] } | null {
  const found = /^\s*(?:([a-o]\d{1,2})[\s,]+([a-z]+)\.?[\s,]+)?(\p{L}+)\s*$/iu.exec(text);
  if (!found) return null;
  const [, name, way, word] = found;
  const letters = [...word!].map(letterOf);
  if (letters.some((letter) => letter === null)) return null;
  const spelt = letters as string[];
  if (!name) return { spot: chosen, letters: spelt };
  const square = parseSquare(name, realBoard().size);
  if (square === null || (!DOWN.test(way!) && !ACROSS.test(way!))) return null;
  return { spot: { square, direction: DOWN.test(way!) ? "down" : "across" }, letters: spelt };
}

/** The tiles a word takes from the rack, as cells; `jollies` are the places in the word that a jolly fills. */
export function looseTiles(
  cells: Cells,
  spot: Spot,
  letters: readonly string[],
  jollies: ReadonlySet<number>,
): { tiles: [number, string][]; places: number[] } | Extract<Preview, { fits: false }> {
  const { size } = realBoard();
  const tiles: [number, string][] = [];
  const places: number[] = [];
  for (const [index, letter] of letters.entries()) {
    const square = step(spot.square, spot.direction, index, size);
    if (square === null) return { fits: false, reason: "off_board", detail: { square: nameOf(spot.square, size) } };
    if (isTaken(cells, square)) {
      const there = cells.charAt(square).toUpperCase();
      if (there !== letter)
        return { fits: false, reason: "square_taken", detail: { square: nameOf(square, size), letter: there } };
      continue;
    }
    tiles.push([square, jollies.has(index) ? letter.toLowerCase() : letter]);
    places.push(index);
  }
  return { tiles, places };
}

/** What a move would be; `rack` may be empty. Reasons are the rules' own, and two of a record's. */
export function seen(cells: Cells, tiles: readonly (readonly [number, string])[], rack: string): Preview {
  const found = preview(realBoard(), cells, tiles);
  if (!found.fits) return found;
  if (tiles.length > realBoard().rackSize) return { fits: false, reason: "too_many", detail: {} };
  const letter = tooMany(cells, tiles);
  if (letter) return { fits: false, reason: "none_left", detail: { letter } };
  const used = tiles.map(([, cell]) => tileOf(cell)).join("");
  return holds(rack, used) ? found : { fits: false, reason: "not_on_rack", detail: {} };
}

/** Letters of a rack as somebody types them: `?` or `*` a jolly; null if it is no rack. */
export function readRack(text: string): string | null {
  const letters = [...text.replace(/[\s,*]/g, (each) => (each === "*" ? "?" : ""))].map((each) =>
    each === "?" ? "?" : letterOf(each),
  );
  if (letters.length > realBoard().rackSize || letters.some((each) => each === null)) return null;
  return letters.join("");
}
