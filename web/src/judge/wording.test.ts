import { describe, expect, it } from "vitest";

import type { Opinion } from "../protocol";
import fixtures from "./fixtures.json";
import { hearAll } from "../i18n/testing";
import { readingOf, reasonOf } from "./wording";

interface Told {
  opinion: Opinion;
  said: Record<string, { readings: string[]; reason: string }>;
}

describe("the judge's words are the terminal's", () => {
  it.each(["it", "en"] as const)("in %s", (language) => {
    hearAll(language);
    for (const { opinion, said } of fixtures as unknown as Told[]) {
      expect({
        readings: (opinion.analyses ?? []).map((each) => readingOf(each)),
        reason: opinion.reason ? reasonOf(opinion.reason) : "",
      }).toEqual(said[language]);
    }
  });
});
