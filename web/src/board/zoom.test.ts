import { expect, it } from "vitest";

import { at } from "./testing";
import { NEAR, WHOLE, zoomTo } from "./zoom";

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
