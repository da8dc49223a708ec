import { describe, expect, it } from "vitest";

import { atTurn, packed, turnIn, unpacked } from "./address";

describe("a game in the address", () => {
  it("comes back to the letter", async () => {
    const text = "#player1 anna Nicolò\n>anna: ABCIIMO 8F MICIO +16 16\n".repeat(40);
    const hash = await packed(text);
    expect(hash).toMatch(/^#partita=[\w-]+$/);
    expect(hash.length).toBeLessThan(text.length / 5);
    expect(await unpacked(hash)).toBe(text);
  });

  it("is none where it cannot be read", async () => {
    expect(await unpacked("")).toBe("");
    expect(await unpacked("#main")).toBe("");
    expect(await unpacked("#partita=%%%")).toBe("");
    expect(await unpacked("#partita=AAAA")).toBe("");
  });

  it("has a turn", () => {
    expect(turnIn("?tavolo=abc&turno=7")).toBe(7);
    expect(turnIn("?turno=-3")).toBe(1);
    expect(turnIn("?turno=x")).toBe(1);
    expect(atTurn("?tavolo=abc&turno=7", 8)).toBe("?tavolo=abc&turno=8");
    expect(atTurn("", 2)).toBe("?turno=2");
  });
});
