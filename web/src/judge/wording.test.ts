import { describe, expect, it } from "vitest";

import type { Opinion } from "../protocol";
import fixtures from "./fixtures.json";
import { loadWords, readingOf, reasonOf } from "./wording";

interface Told {
  opinion: Opinion;
  said: Record<string, { readings: string[]; reason: string }>;
}

describe("the judge's words are the terminal's", () => {
  it.each(["it", "en"] as const)("in %s", async (language) => {
    const words = await loadWords(language);
    for (const { opinion, said } of fixtures as unknown as Told[]) {
      expect({
        readings: (opinion.analyses ?? []).map((each) => readingOf(each, words)),
        reason: opinion.reason ? reasonOf(opinion.reason, words) : "",
      }).toEqual(said[language]);
    }
  });
});
