import { describe, expect, it } from "vitest";

import type { Fact } from "../protocol";
import fixtures from "./fixtures.json";
import { factSentence, loadWords } from "./wording";

interface Told {
  game: string;
  fact: Fact;
  said: Record<string, string>;
}

describe("what an analysis says is what the terminal says", () => {
  it.each(["it", "en"] as const)("in %s", async (language) => {
    const words = await loadWords(language);
    for (const { game, fact, said } of fixtures as unknown as Told[])
      expect(factSentence(fact, game, ["Anna", "Bea"], words, language)).toBe(said[language]);
  });
});
