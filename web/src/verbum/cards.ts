/** Cards, a character each, as the server writes them. */

export const JOLLY = "?";
export const DOUBLE = "%";
export const THIEF = "!";
export const SWAP = "&";

export type Kind = "letter" | "jolly" | "double" | "thief" | "swap";

export function kindOf(card: string): Kind {
  switch (card) {
    case JOLLY:
      return "jolly";
    case DOUBLE:
      return "double";
    case THIEF:
      return "thief";
    case SWAP:
      return "swap";
    default:
      return "letter";
  }
}

export const isJolly = (card: string): boolean => card === JOLLY || card === DOUBLE;
/** Cards that are played by themselves and never stand in a word of one's own. */
export const isSpecial = (card: string): boolean => card === THIEF || card === SWAP;

/** The letters that each card of a word stands for: one, but two for AA–ZZ. */
export function spansOf(word: string, cards: string): string[] {
  let at = 0;
  return [...cards].map((card) => {
    const span = word.slice(at, at + (card === DOUBLE ? 2 : 1));
    at += span.length;
    return span;
  });
}
