/** Reports that say the same of a word are one thing to decide on. */

import type { Disputed } from "../../protocol";

export type Group = [Disputed, ...Disputed[]];

export function byWord(reports: readonly Disputed[]): Group[] {
  const groups = new Map<string, Group>();
  for (const report of reports) {
    const key = [report.word, report.rules, report.claim].join(" ");
    const known = groups.get(key);
    if (known) known.push(report);
    else groups.set(key, [report]);
  }
  // Where one of them was said again after a decision, it is open again.
  return [...groups.values()].map((group) => {
    const open = group.findIndex((each) => each.outcome === "open");
    if (open > 0) group.unshift(...group.splice(open, 1));
    return group;
  });
}
