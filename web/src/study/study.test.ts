import { expect, it } from "vitest";

import { layoutOf } from "../games/shown";
import { preview } from "../board/preview";
import type { Appraisal, Opinion, StudyQuestion } from "../protocol";
import { drillAt, fromNow, points } from "./drills";
import { laid, placeOf, written } from "./play";
import { fateOf } from "./verdict";

const BARE = ".".repeat(225);
const MINUTE = 60_000;

it("writes tiles on the board as the server reads them", () => {
  const across = preview(layoutOf("scrabble"), BARE, [
    [112, "R"],
    [113, "e"],
  ]);
  const down = preview(layoutOf("scrabble"), BARE, [
    [112, "R"],
    [127, "E"],
  ]);
  expect(across.fits && written(across.laying, 15)).toBe("8H Re");
  expect(down.fits && written(down.laying, 15)).toBe("H8 RE");
});

it("finds the squares of a play, past scarabs that are taken first", () => {
  expect(placeOf("8H", 15)).toEqual({ square: 112, direction: "across" });
  expect(placeOf("?A1 H8", 15)).toEqual({ square: 112, direction: "down" });
  expect(placeOf("17Q", 15)).toBeNull();
  const standing = BARE.slice(0, 112) + "M" + BARE.slice(113);
  const after = laid(standing, 15, { where: "8G", word: "AMo", score: 1, worth: 1 });
  expect(after.squares).toEqual([111, 113]);
  expect(after.cells.slice(111, 114)).toBe("AMo");
});

it("tells what became of each word, of a hook by its letter", () => {
  const grade: Appraisal = {
    right: false,
    found: ["M"],
    missed: ["V"],
    wrong: ["Q"],
    opinions: [],
    yours: null,
    best: [],
  };
  const asked = { prompt: { type: "hooks", word: "ARCO", side: "front", count: 2 } } as StudyQuestion;
  const fate = (word: string, valid: boolean) => fateOf(asked, grade, { word, valid } as Opinion);
  expect([fate("MARCO", true), fate("VARCO", true), fate("QARCO", false), fate("BARCO", false)]).toEqual([
    "found",
    "missed",
    "mistaken",
    "out",
  ]);
});

it("has an address for every drill and none for others", () => {
  expect(["anagrammi", "finali", "ripasso", "scacchi"].map(drillAt)).toEqual(["anagrams", "endgames", "review", null]);
});

it("writes points and times as each language does", () => {
  expect(points(50_500, "it")).toBe("50,5");
  expect(points(50_000, "en")).toBe("50");
  expect(points(12_000, "en", true)).toBe("+12");
  expect(fromNow(MINUTE, 0, "it")).toBe("tra 1 minuto");
  expect(fromNow(0, MINUTE, "it")).toBe("tra 1 minuto");
  expect(fromNow(120 * MINUTE, 0, "en")).toBe("in 2 hours");
  expect(fromNow(3 * 24 * 60 * MINUTE, 0, "en")).toBe("in 3 days");
});
