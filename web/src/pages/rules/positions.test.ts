import { describe, expect, it } from "vitest";

import { layoutOf } from "../../games/shown";
import { preview } from "../../board/preview";
import { LANGUAGES, sentencesOf } from "../../i18n/testing";
import { before, POSITIONS, shown, squaresOf, type Position } from "./positions";
import { OWN } from "../../games/own";

describe("the positions of the guides", () => {
  it.each(Object.entries(POSITIONS) as [string, Position][])("%s scores what it says", (_, position) => {
    const layout = layoutOf(position.game);
    const standing = before(position);
    const play = position.plays.at(-1)!;
    const tiles = squaresOf(play, layout.size).filter(([square]) => standing.charAt(square) === ".");
    const seen = preview(layout, standing, tiles);
    expect(seen.fits && seen.total).toBe(play.score);
    expect(shown(position).last).toHaveLength(play.word.length);
  });
});

describe("the guides", () => {
  it.each(LANGUAGES)("have a title and a text for every section in %s", (language) => {
    const sentences = sentencesOf(language, /^web\/rules/);
    for (const [game, { guide = [] }] of Object.entries(OWN))
      for (const { id, picture } of guide)
        for (const part of ["title", "text", ...(picture ? ["caption"] : [])])
          expect(sentences).toHaveProperty([`rules.${game}.${id}.${part}`]);
  });
  it("show every position", () => {
    const pictures = Object.values(OWN).flatMap(({ guide = [] }) => guide.flatMap(({ picture }) => picture ?? []));
    expect(pictures.sort()).toEqual(Object.keys(POSITIONS).sort());
  });
});
