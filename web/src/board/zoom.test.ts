import { expect, it } from "vitest";

import { layoutOf } from "../games/shown";
import { emptyState } from "./state";
import { at } from "./testing";
import { NEAR, NEAREST, oppositeCorner, pinch, WHOLE, squaresToShow, zoomTo } from "./zoom";

it("shows the whole board when nothing is being placed", () => {
  expect(zoomTo([], 15)).toEqual(WHOLE);
});

it("brings squares to the middle", () => {
  const zoom = zoomTo([at("H8")], 15);
  expect(zoom.scale).toBe(NEAR);
  expect(zoom.x * 2).toBeCloseTo(1 - NEAR);
  expect(zoom.y).toBeCloseTo(zoom.x);
});

it("never shows what is beyond the edge", () => {
  expect(zoomTo([at("A1")], 15)).toMatchObject({ x: 0, y: 0 });
  const corner = zoomTo([at("O15")], 15);
  expect(corner.x).toBeCloseTo(1 - NEAR);
  expect(corner.y).toBeCloseTo(1 - NEAR);
});

it("comes no nearer than a long word allows", () => {
  expect(zoomTo([at("A8"), at("O8")], 15).scale).toBe(1);
});

it("knows the corner that no word from a square can reach", () => {
  expect(oppositeCorner(at("A1"), 15)).toEqual({ vertical: "bottom", horizontal: "right" });
  expect(oppositeCorner(at("O8"), 15)).toEqual({ vertical: "top", horizontal: "left" });
  expect(oppositeCorner(at("H15"), 15)).toEqual({ vertical: "top", horizontal: "left" });
  expect(oppositeCorner(at("G7"), 15)).toEqual({ vertical: "bottom", horizontal: "right" });
});

it("shows where a word goes on beyond tiles that stand", () => {
  const cells = [...".".repeat(225)];
  for (const name of ["I15", "J15", "K15", "L15", "M15", "N15"]) cells[at(name)] = "A";
  const laid = (...names: string[]) => ({
    ...emptyState(layoutOf("scrabble")),
    cells: cells.join(""),
    placed: new Map(names.map((name, id) => [at(name), { id, cell: "B" }])),
  });
  expect(squaresToShow(laid("H15"))).toEqual([at("H15"), at("O15")]);
  expect(squaresToShow(laid("H15", "O15")).toSorted((a, b) => a - b)).toEqual([at("G15"), at("H15"), at("O15")]);
  expect(squaresToShow(laid("H15", "H14"))).toEqual([at("H15"), at("H14"), at("H13")]);
  expect(squaresToShow(emptyState(layoutOf("scrabble")))).toEqual([]);
});

it("keeps between two fingers what lay between them", () => {
  const start = { apart: 100, x: 0.5, y: 0.5 };
  const near = pinch(WHOLE, start, { apart: 200, x: 0.5, y: 0.5 });
  expect(near).toEqual({ scale: 2, x: -0.5, y: -0.5 });
  // Both fingers together move it, but never beyond its edge.
  expect(pinch(near, start, { apart: 100, x: 0.7, y: 0.5 }).x).toBeCloseTo(-0.3);
  expect(pinch(near, start, { apart: 100, x: 1.4, y: 0.5 }).x).toBe(0);
});

it("comes no nearer than it should, and is whole again when fingers close", () => {
  const start = { apart: 50, x: 0.2, y: 0.8 };
  expect(pinch(WHOLE, start, { ...start, apart: 900 }).scale).toBe(NEAREST);
  expect(pinch({ scale: 2, x: -0.5, y: -0.5 }, start, { ...start, apart: 10 })).toEqual({ scale: 1, x: 0, y: 0 });
});
