import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { follow } from "./draws";
import fixtures from "./fixtures.json";
import { commitmentTo } from "./hashing";
import type { KeptShare } from "./keeping";
import { BadLogError, readLog } from "./log";
import { contributionOf, verify } from "./verifying";

const CORPUS = `${process.cwd()}/../tests/corpus`;
const logOf = (name: string) => readFileSync(`${CORPUS}/${name}`, "utf-8");
const SEATS = 2;
/** What the devices of these logs put in. */
const share = (seat: number) => (seat + 1).toString(16).padStart(64, "0");

/** A log with one of its events changed, as somebody would who rewrites the file. */
function doctored(text: string, event: string, change: (data: Record<string, unknown>) => void): string {
  let done = false;
  const lines = text.split("\n").map((line) => {
    if (done || !line.includes(`"event":"${event}"`)) return line;
    done = true;
    const read = JSON.parse(line) as { data: Record<string, unknown> };
    change(read.data);
    return JSON.stringify(read);
  });
  expect(done).toBe(true);
  return lines.join("\n");
}

const text = logOf("scrabble/figs-mixed-all.jsonl");
const { commitment: seal, contributors } = readLog(text).events[0]!.data as {
  commitment: string;
  contributors: number[];
};
const list = [0, 1].map((seat): [number, string] => [seat, commitmentTo(share(seat), seal, seat)]);
const keptOf = (seat: number): KeptShare => ({
  seal,
  commitment: commitmentTo(share(seat), seal, seat),
  share: share(seat),
  at: 0,
  shown: { contributors, list, announced: "" },
});
const asBea = { seal, seat: 1, kept: [keptOf(1)] };
const asNobody = { seal, seat: null, kept: [] };
const failing = (log: string, known: Parameters<typeof verify>[1] = asBea) =>
  verify(log, known).checks.filter(({ holds }) => !holds);

describe("every bag of the corpus", () => {
  it.each(Object.entries(fixtures) as [string, [string, string, number]][])("%s", (name, [tiles, salt, returns]) => {
    const log = readLog(logOf(name));
    expect(follow(log, contributionOf(log))).toEqual({ bag: { tiles, salt, returns }, wrong: null });
  });
});

describe("a log that holds", () => {
  it("proves to whoever put a share in that nobody chose", () => {
    const found = verify(text, asBea);
    expect(found.checks.map(({ check, holds }) => [check, holds])).toEqual(
      ["seal", "shown", "own", "shares", "draws"].map((check) => [check, true]),
    );
    expect(found).toMatchObject({ proof: "own", given: [0, 1], missing: [], withheld: [], share: share(1) });
  });

  it("proves less to others", () => {
    expect(verify(text, asNobody)).toMatchObject({ proof: "others", share: null });
    expect(verify(logOf("scrabble/figs-mixed-none.jsonl"), asNobody)).toMatchObject({ proof: "seal", given: [] });
    const plain = logOf("scrabble/figs-2-2-players-012.jsonl");
    const { commitment } = readLog(plain).events[0]!.data as { commitment: string };
    expect(verify(plain, { ...asNobody, seal: commitment })).toMatchObject({ proof: "seal", given: [] });
  });

  it("names whose share was promised and never came", () => {
    const some = logOf("scrabble/figs-mixed-some.jsonl");
    expect(verify(some, asBea)).toMatchObject({ proof: "own", given: [1], withheld: [0] });
    const anna = verify(some, { seal, seat: 0, kept: [keptOf(0)] });
    expect(anna).toMatchObject({ proof: "others" });
    expect(anna.checks.find(({ check }) => check === "own")).toEqual({ check: "own", holds: false });
  });
});

describe("a forged log", () => {
  it("with another order, or another seal", () => {
    const swapped = (data: Record<string, unknown>) => (data.order = [...String(data.order)].reverse().join(""));
    expect(failing(doctored(text, "opened", swapped))).toMatchObject([{ check: "seal" }]);
    // A game made anew from end to end holds in itself: only who kept the first seal finds it.
    const first = { ...keptOf(1), seal: "9".repeat(64) };
    expect(failing(text, { ...asBea, kept: [] })).toEqual([]);
    expect(failing(text, { ...asBea, kept: [first] })).toMatchObject([{ check: "shown" }]);
    const resealed = doctored(text, "opened", (data) => (data.commitment = "0".repeat(64)));
    expect(failing(resealed, asNobody).map(({ check }) => check)).toContain("seal");
  });

  it("with another share, another commitment, or another list of them", () => {
    const other = doctored(text, "share_revealed", (data) => (data.share = share(SEATS)));
    expect(failing(other).map(({ check }) => check)).toEqual(["shares", "draws"]);
    expect(verify(other, asBea)).toMatchObject({ proof: null });
    // Made to fit afterwards by whoever knew the other share: only who kept the list finds it.
    const fitted = doctored(other, "share_committed", (data) => {
      data.commitment = commitmentTo(share(SEATS), seal, 0);
    });
    expect(failing(fitted).map(({ check }) => check)).toEqual(["shown", "draws"]);
    const fewer = doctored(text, "opened", (data) => (data.contributors = [0, 1, 2]));
    expect(failing(fewer).map(({ check }) => check)).toEqual(["shown", "draws"]);
  });

  it("with another draw: it says at which event", () => {
    const drawn = doctored(text, "drawn", (data) => (data.tiles = [...String(data.tiles)].reverse().join("")));
    const { seq } = readLog(text).events.find(({ event }) => event === "drawn")!;
    expect(failing(drawn)).toEqual([{ check: "draws", holds: false, event: seq }]);
  });

  it("or none at all", () => {
    for (const bad of ["", "{}", "ciao", text.replace('"seq":3', '"seq":4')])
      expect(() => readLog(bad)).toThrow(BadLogError);
  });
});
