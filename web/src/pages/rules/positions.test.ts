import { describe, expect, it } from "vitest";

import { LAYOUTS } from "../../board/layouts";
import { preview } from "../../board/preview";
import { before, POSITIONS, shown, squaresOf, type Position } from "./positions";
import { en } from "./texts/en";
import { it as italian } from "./texts/it";

describe("the positions of the guides", () => {
  it.each(Object.entries(POSITIONS) as [string, Position][])("%s scores what it says", (_, position) => {
    const layout = LAYOUTS[position.game];
    const standing = before(position);
    const play = position.plays.at(-1)!;
    const tiles = squaresOf(play, layout.size).filter(([square]) => standing.charAt(square) === ".");
    const seen = preview(layout, standing, tiles);
    expect(seen.fits && seen.total).toBe(play.score);
    expect(shown(position).last).toHaveLength(play.word.length);
  });
});

describe("the guides in both languages", () => {
  it.each(["scrabble", "scarabeo", "verbum"] as const)("%s has the same parts, pictures and articles", (game) => {
    const outline = (guide: typeof italian) =>
      guide[game].sections.map(({ articles, picture }) => [articles, picture ?? null]);
    expect(outline(en)).toEqual(outline(italian));
  });
  it("every position is shown", () => {
    const pictures = (["scrabble", "scarabeo"] as const).flatMap((game) =>
      italian[game].sections.flatMap(({ picture }) => picture ?? []),
    );
    expect(pictures.sort()).toEqual(Object.keys(POSITIONS).sort());
  });
});
