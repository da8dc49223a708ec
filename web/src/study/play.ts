/** Plays between the board and the server: `8F MICIO` across, `F8 MICIO` down, small letters for jollies. */

import type { Laying } from "../board/lay";
import { nameOf, parseSquare, step, type Direction } from "../board/squares";
import type { WeighedPlay } from "../protocol";

/** Tiles on the board as an answer. */
export function written(laying: Laying, size: number): string {
  const name = nameOf(laying.square, size);
  const where = laying.direction === "across" ? name.slice(1) + name.charAt(0) : name;
  return `${where} ${laying.words[0]?.cells ?? ""}`;
}

/** Where a play begins and which way it goes; null for what is no place of this board. */
export function placeOf(where: string, size: number): { square: number; direction: Direction } | null {
  // Scarabs that are taken first stand before the place.
  const place = where.split(" ").at(-1) ?? "";
  const across = /^(\d{1,2})([A-Q])$/.exec(place);
  const square = parseSquare(across ? `${across[2]}${across[1]}` : place, size);
  return square === null ? null : { square, direction: across ? "across" : "down" };
}

/** The board after a play, and the squares it took. */
export function laid(cells: string, size: number, play: WeighedPlay): { cells: string; squares: number[] } {
  const place = placeOf(play.where, size);
  const after = [...cells];
  const squares: number[] = [];
  if (place)
    for (const [index, letter] of [...play.word].entries()) {
      const square = step(place.square, place.direction, index, size);
      if (square === null || after[square] !== ".") continue;
      after[square] = letter;
      squares.push(square);
    }
  return { cells: after.join(""), squares };
}
