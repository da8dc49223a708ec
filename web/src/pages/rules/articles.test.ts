import { describe, expect, it } from "vitest";

import { covers, sectionOf } from "./articles";

describe("the section that tells an article", () => {
  it("has it in its range, letters or not", () => {
    expect(covers("14–23", "15c")).toBe(true);
    expect(covers("9–11, 13", "12")).toBe(false);
    expect(covers("37, 39d", "39")).toBe(true);
  });
  it("is the one that is about the least else", () => {
    const sections = [
      { id: "first", articles: "5, 24–29" },
      { id: "others", articles: "5" },
    ];
    expect(sectionOf(sections, "5")?.id).toBe("others");
    expect(sectionOf(sections, "40")).toBeUndefined();
  });
});
