import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol";
import { notHereYet } from "./tables";

const at = (...names: (string | null)[]) =>
  ({ seats: names.map((name) => ({ name, bot: name === "Leo" ? "facile" : null }) as SeatInfo) }) as TableInfo;

test("a rematch waits for those who have not come, by their names", () => {
  expect(notHereYet(at("Anna", "Bruno"), at("Anna", null))).toEqual(["Bruno"]);
  expect(notHereYet(at("Anna", "Bruno", "Carla"), at(null, "Carla", null))).toEqual(["Anna", "Bruno"]);
  expect(notHereYet(at("Anna", "Bruno"), at("Bruno", "Anna"))).toEqual([]);
});

test("of two with one name one may be there; computers are waited for by nobody", () => {
  expect(notHereYet(at("Anna", "Anna"), at("Anna", null))).toEqual(["Anna"]);
  expect(notHereYet(at("Anna", "Leo"), at("Anna", "Leo"))).toEqual([]);
});
