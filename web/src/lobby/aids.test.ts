import { expect, it } from "vitest";

import { hearAll } from "../i18n/testing";
import type { Settings } from "../protocol";
import { aidsLine, allowsAids, usualAids } from "./aids";

const table = (more: Partial<Settings>): Settings => ({ game: "scrabble", rules: "figs-2", seats: 2, ...more });

it("allows aids against computers alone, unless the table says otherwise", () => {
  expect(allowsAids(table({ bots: [{ level: "facile" }] }))).toBe(true);
  expect(allowsAids(table({}))).toBe(false);
  expect(allowsAids(table({ seats: 3, bots: [{ level: "facile" }] }))).toBe(false);
  expect(allowsAids(table({ aids: true }))).toBe(true);
  expect(allowsAids(table({ aids: false, bots: [{ level: "facile" }] }))).toBe(false);
});

it("has none in a hall", () => {
  expect(usualAids(0, 0)).toBe(false);
});

it("says so in a word or two", () => {
  hearAll("it");
  expect(aidsLine(table({}))).toBe("Senza aiuti");
  expect(aidsLine(table({ aids: true }))).toBe("Aiuti ammessi");
});
