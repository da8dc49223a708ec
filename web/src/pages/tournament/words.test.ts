import { beforeAll, describe, expect, it } from "vitest";

import { hearAll } from "../../i18n/testing";
import type { TournamentLine } from "../../protocol";
import { criterionText, decidingCriteria, reasonText } from "./words";

beforeAll(() => hearAll("it"));

const line = (place: number, spread: number, buchholz: number): TournamentLine => ({
  place,
  number: place,
  score: 2,
  spread,
  points: 400,
  wins: 1,
  draws: 0,
  losses: 1,
  byes: 0,
  forfeits: 0,
  criteria: { spread, buchholz },
});

describe("why two players meet", () => {
  const again = { code: "pair.again", figures: { times: 1 } };

  it("calls a second meeting unavoidable only where it was avoided if possible", () => {
    expect(reasonText([{ code: "pair.same_score", figures: { halves: 2 } }, again])).toContain("evitarlo");
    const koth = reasonText([{ code: "pair.neighbours", figures: { place: 1, other: 2 } }, again]);
    expect(koth).toContain("qui non conta");
    expect(koth).not.toContain("evitarlo");
  });
});

describe("what decided between equals", () => {
  it("is shown where score and spread do not tell", () => {
    expect(decidingCriteria([line(1, 50, 9), line(2, 50, 7)])).toEqual(["buchholz"]);
    expect(decidingCriteria([line(1, 50, 9), line(2, 40, 7)])).toEqual([]);
    expect(decidingCriteria([line(1, 50, 7), line(1, 50, 7)])).toEqual([]);
    expect(decidingCriteria([])).toEqual([]);
  });

  it("is told in points", () => {
    expect(["buchholz", "points", "sonneborn_berger"].map((each) => criterionText(each, 29))).toEqual([
      "14½",
      "29",
      "7¼",
    ]);
  });
});
