import { describe, expect, it } from "vitest";

import scarabeo from "./fixtures/scarabeo.json";
import scrabble from "./fixtures/scrabble.json";
import { layoutOf } from "../games/shown";
import { preview } from "./preview";
import { nameOf, parseSquare } from "./squares";

interface Play {
  board: Record<string, string>;
  tiles: [string, string][];
  words?: [string, string, number][];
  bonus?: number;
  total?: number;
  refused?: string;
  letter_squares?: "covered" | "placed";
  joining?: "lengthen" | "hold";
}

const FILES = { scrabble, scarabeo };

function boardOf(rows: Record<string, string>, size: number): string {
  return Array.from({ length: size }, (_, row) => rows[row] ?? ".".repeat(size)).join("");
}

describe.each(["scrabble", "scarabeo"] as const)("the preview of %s", (game) => {
  const layout = layoutOf(game);
  const file = FILES[game];
  const plays = file.plays as unknown as Play[];

  it("has the board and the tiles of the rules", () => {
    expect(layout.size).toBe(file.size);
    expect(layout.marks).toBe(file.marks);
    expect(layout.values).toEqual(file.values);
    expect(layout.counts).toEqual(file.counts);
  });

  it("has plays of every kind to compare", () => {
    const kinds = new Set(plays.map((play) => play.refused ?? "fits"));
    expect(kinds).toContain("fits");
    expect(kinds).toContain("gap");
    expect(kinds).toContain("not_in_line");
    expect(plays.some((play) => play.bonus)).toBe(true);
  });

  it.each(plays.map((play, number) => [number, play] as const))("says what the rules say of play %i", (_, play) => {
    const cells = boardOf(play.board, layout.size);
    const loose = play.tiles.map(([name, cell]) => [parseSquare(name, layout.size)!, cell] as const);
    const counting = {
      ...(play.letter_squares && { letterSquares: play.letter_squares }),
      ...(play.joining && { joining: play.joining }),
    };
    const seen = preview(layout, cells, loose, counting);
    if (play.refused !== undefined) {
      expect(seen).toMatchObject({ fits: false, reason: play.refused });
      return;
    }
    if (!seen.fits) expect.fail(`refused: ${seen.reason}`);
    expect(seen.words.map((each) => [each.word, nameOf(each.square, layout.size), each.points])).toEqual(play.words);
    expect(seen.bonus).toBe(play.bonus);
    expect(seen.total).toBe(play.total);
  });
});
