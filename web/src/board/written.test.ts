import { expect, it } from "vitest";

import { at, boardWith } from "./testing";
import { readMove } from "./written";

const CASA = { square: at("H8"), word: "CASA" };

it.each(["H8 orizz. CASA", "h8 o casa", "8H CASA", "H8 across casa", "H8, orizz CASA"])(
  "reads %s as across",
  (text) => {
    expect(readMove(text, boardWith({}, "CASA"))).toEqual({ ...CASA, direction: "across" });
  },
);

it.each(["H8 vert. CASA", "H8 CASA", "H8 down casa", "H8 v CASÀ"])("reads %s as down", (text) => {
  expect(readMove(text, boardWith({}, "CASA"))).toEqual({ ...CASA, direction: "down" });
});

it.each(["", "CASA", "H8", "Z9 CASA", "H16 CASA", "H8 obliquo CASA", "H8 orizz. CA5A"])(
  "does not take %j for a move",
  (text) => {
    expect(readMove(text, boardWith({}, "CASA"))).toBeNull();
  },
);

it("lets jollies step in for letters the rack lacks", () => {
  expect(readMove("8H CAXA", boardWith({}, "CAA?"))?.word).toBe("CAxA");
  expect(readMove("8H CAsA", boardWith({}, "CASA?"))?.word).toBe("CAsA");
});

it("needs no tile for letters that stand there", () => {
  expect(readMove("8H CASA", boardWith({ I8: "A" }, "CS?"))?.word).toBe("CASa");
});

it.each(["8H C.A.S.A.", "8H C.A.S.A", "H8 o. c.a.s.a.", "8H casa.", "H8 orizz. CASA."])(
  "reads the letters of an abbreviation in %s",
  (text) => {
    expect(readMove(text, boardWith({}, "CASA"))).toEqual({ ...CASA, direction: "across" });
  },
);

it.each(["8H CA.SA", "8H ...", "H8 orizz.", "H8 V.", "8H C..A", "8H CASA.."])(
  "does not take the dots of %j for those of one",
  (text) => {
    expect(readMove(text, boardWith({}, "CASA"))).toBeNull();
  },
);
