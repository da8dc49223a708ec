/** How large the cards on the table can be: words stand upright, a column each, in the area of whoever laid them. */

/** Of the width of a card: how much of each shows above the next one, and how much of the last. */
export const STEP = 0.72;
export const LAST = 0.92;
/** Of the width of a card: between two words. */
export const GAP = 0.2;
/** What a word is worth, and the margins; all in pixels of ordinary print. */
const FOOT = 20;
const MARGIN = 8;
const BETWEEN = 8;
/** An area has room for this many words, and for one more than there are; of so many cards. */
const USUAL_WORDS = 4;
const USUAL_CARDS = 6;
/** Cards have to be so much larger for more areas to stand side by side. */
const WORTH_IT = 1.15;

export interface Room {
  width: number;
  height: number;
}

export interface Fit {
  /** The width of a card. */
  card: number;
  /** How many areas stand side by side. */
  across: number;
}

export interface Limits {
  least: number;
  most: number;
  /** The height of what says whose an area is. */
  head: number;
  /** How much larger than ordinary print is. */
  print: number;
}

/** With the words that are to come. */
const withGrowth = (words: readonly number[]): number[] => [
  ...words,
  ...Array<number>(Math.max(1, USUAL_WORDS - words.length)).fill(USUAL_CARDS),
];

/** How many columns of the table an area takes: the last one all that are left over. */
export const spanOf = (index: number, areas: number, across: number): number =>
  index === areas - 1 ? across - (index % across) : 1;

/** How high an area has to be for its words at a width of cards. */
function heightOf(words: readonly number[], width: number, card: number, { head, print }: Limits): number {
  const gap = card * GAP;
  const inRow = Math.max(1, Math.floor((width - 2 * MARGIN + gap) / (card + gap)));
  let height = head * print + 2 * MARGIN;
  for (let first = 0; first < words.length; first += inRow) {
    const tallest = Math.max(...words.slice(first, first + inRow));
    height += card * (STEP * (tallest - 1) + LAST) + FOOT * print;
  }
  return height;
}

/** How high the table is with so many areas side by side. */
function tableHeight(areas: readonly number[][], width: number, across: number, card: number, limits: Limits): number {
  const column = (width - BETWEEN * (across - 1)) / across;
  let total = -BETWEEN;
  for (let first = 0; first < areas.length; first += across) {
    const row = areas.slice(first, first + across).map((words, index) => {
      const span = spanOf(first + index, areas.length, across);
      return heightOf(words, column * span + BETWEEN * (span - 1), card, limits);
    });
    total += Math.max(...row) + BETWEEN;
  }
  return total;
}

/**
 * The largest cards with which all areas fit a room, and how the areas stand; `areas` has the cards of each word. Areas
 * one below the other, as people sit face to face, unless side by side the cards are larger. Where not even the smallest
 * fit, the table is as low as can be and scrolls.
 */
export function fit(room: Room, areas: readonly (readonly number[])[], limits: Limits): Fit {
  const { least, most } = limits;
  const grown = areas.map(withGrowth);
  const ways = Array.from({ length: Math.max(1, areas.length) }, (_, index) => index + 1);
  let best: Fit | null = null;
  for (const across of ways) {
    for (let card = most; card >= least && card > (best ? best.card * WORTH_IT : 0); card--) {
      if (tableHeight(grown, room.width, across, card, limits) > room.height) continue;
      best = { card, across };
      break;
    }
  }
  if (best) return best;
  const lowest = (across: number) => tableHeight(grown, room.width, across, least, limits);
  return { card: least, across: ways.reduce((low, each) => (lowest(each) < lowest(low) ? each : low), 1) };
}
