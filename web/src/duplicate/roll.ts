/** The people of a hall as the desk looks for them: hundreds, by a piece of their name. */

import type { DuplicateDeskSlip } from "../protocol";

/** Without capitals and accents, as one types in a hurry. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

export function searched(
  roll: readonly DuplicateDeskSlip[],
  text: string,
  which: "all" | "missing",
): DuplicateDeskSlip[] {
  const wanted = plain(text);
  return roll.filter((each) => plain(each.player).includes(wanted) && (which === "all" || (!each.slip && !each.left)));
}

/** What players told the desk, the newest last, with who said it. */
export const remarksOf = (roll: readonly DuplicateDeskSlip[]): { player: string; text: string }[] =>
  roll.flatMap((each) => each.remarks.map((text) => ({ player: each.player, text })));
