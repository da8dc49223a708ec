import { describe, expect, it } from "vitest";

import { en } from "./en";
import { it as italian } from "./it";
import codes from "./refusal-codes.json";

const LANGUAGES = { italian, english: en };

/** Every key of a tree of sentences, with what kind of thing it has. */
function keys(tree: object, path = ""): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "object" && !Array.isArray(value)
      ? keys(value as object, `${path}${name}/`)
      : [`${path}${name}: ${typeof value}`],
  );
}

it("says the same things in both languages", () => {
  expect(keys(en).sort()).toEqual(keys(italian).sort());
});

describe.each(Object.entries(LANGUAGES))("%s", (_, messages) => {
  it.each(Object.entries(codes))("has a sentence for every refusal of %s", (game, list) => {
    const { every, scarabeo, verbum, duplicate, tournament } = messages.refusals;
    const each: Record<string, Record<string, string>> = { scarabeo, verbum, duplicate, tournament };
    const own = each[game] ?? {};
    expect(list.filter((code) => !(code in own) && !(code in every))).toEqual([]);
  });

  it("leaves nothing empty", () => {
    const empty = keys(messages).filter((key) => {
      const value = key
        .split(": ")[0]!
        .split("/")
        .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], messages);
      return value === "";
    });
    expect(empty).toEqual([]);
  });
});

it("puts the same data into sentences of both languages", () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
  for (const part of ["every", "scarabeo", "verbum", "duplicate", "tournament"] as const) {
    const [one, other]: Record<string, string>[] = [italian.refusals[part], en.refusals[part]];
    for (const code of Object.keys(one!)) expect(holes(other![code]!), code).toEqual(holes(one![code]!));
  }
});
