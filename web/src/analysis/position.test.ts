import { expect, it } from "vitest";

import type { Choice } from "../protocol";
import { laid } from "./position";

const EMPTY = ".".repeat(225);
const micio: Choice = { kind: "play", square: "F8", direction: "across", tiles: "MICIO", word: "MICIO" };

it("lays a word, and tells its new squares", () => {
  const { cells, fresh } = laid("scrabble", EMPTY, micio);
  expect(cells.slice(110, 115)).toBe("MICIO");
  expect(fresh).toEqual([110, 111, 112, 113, 114]);
});

it("plays through what is there", () => {
  const oca: Choice = { kind: "play", square: "J8", direction: "down", tiles: ".CA", word: "OCA" };
  const { cells, fresh } = laid("scrabble", laid("scrabble", EMPTY, micio).cells, oca);
  expect([cells[114], cells[129], cells[144]]).toEqual(["O", "C", "A"]);
  expect(fresh).toEqual([129, 144]);
});

it("takes scarabs first", () => {
  const before = `${".".repeat(17 * 8 + 5)}o${".".repeat(17 * 17 - 17 * 8 - 6)}`;
  const choice: Choice = { kind: "play", square: "A1", direction: "across", tiles: "n", word: "n", swaps: ["F9"] };
  const { cells } = laid("scarabeo", before, choice);
  expect(cells[17 * 8 + 5]).toBe("O");
  expect(cells[0]).toBe("n");
});

it("leaves the board alone where nothing was laid", () => {
  expect(laid("scrabble", EMPTY, { kind: "pass" })).toEqual({ cells: EMPTY, fresh: [] });
  expect(laid("scrabble", EMPTY, null).fresh).toEqual([]);
});
