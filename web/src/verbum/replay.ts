/** A finished game gone through again, from its log: what lay on the table after each thing done, hands and all. */

import type { VerbumRow, VerbumView } from "../protocol";
import { SWAP, THIEF } from "./cards";
import { isDraw } from "./story";

/** An event as a log has it. */
export interface Logged {
  seq: number;
  event: string;
  data: Readonly<Record<string, unknown>>;
}

interface Laid {
  number: number;
  seat: number;
  word: string;
  cards: string;
}

/** The table after some rows of what was done. */
export interface Position {
  rows: number;
  words: readonly Laid[];
  hands: readonly string[];
  /** Face up, the last one on top. */
  pileA: string;
  pileB: number;
  /** Words laid so far, also those taken back. */
  numbered: number;
}

const put = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((each, at) => (at === index ? item : each));
const without = (hand: string, cards: string): string =>
  [...cards].reduce((left, card) => left.replace(card, ""), hand);
const row = (position: Position): Position => ({ ...position, rows: position.rows + 1 });

const get = (position: Position, seat: number, cards: string): Position => ({
  ...position,
  hands: put(position.hands, seat, (position.hands[seat] ?? "") + cards),
});
const give = (position: Position, seat: number, cards: string): Position => ({
  ...position,
  hands: put(position.hands, seat, without(position.hands[seat] ?? "", cards)),
});
const fromB = (position: Position, seat: number, cards: string): Position => ({
  ...get(position, seat, cards),
  pileB: position.pileB - cards.length,
});

/** Cards of a hand against one of a word on the table: by thief, letter put back or jolly (par. 12-14). */
function trade(position: Position, { seat, word, place }: Placed, given: string, got: string): Position {
  const words = position.words.map((each) =>
    each.number === word ? { ...each, cards: each.cards.slice(0, place) + given + each.cards.slice(place + 1) } : each,
  );
  return row(get(give({ ...position, words }, seat, given), seat, got));
}

interface Placed {
  seat: number;
  word: number;
  place: number;
}

function laid(position: Position, seat: number, words: readonly { word: string; cards: string }[]): Position {
  return words.reduce<Position>((before, { word, cards }) => {
    const number = before.numbered + 1;
    const after = { ...before, numbered: number, words: [...before.words, { number, seat, word, cards }] };
    return row(give(after, seat, cards));
  }, position);
}

/** A word that does not count goes back to the hand it came from; what is no longer there was ruled on before. */
function ruled(position: Position, number: number, valid: boolean): Position {
  const word = position.words.find((each) => each.number === number);
  if (!word) return position;
  if (valid) return row(position);
  const words = position.words.filter((each) => each !== word);
  return row(get({ ...position, words }, word.seat, word.cards));
}

/** The table after one more event. */
function after(position: Position, { event, data }: Logged): Position {
  const seat = Number(data.seat);
  const text = (name: string) => String(data[name] ?? "");
  const placed = { seat, word: Number(data.word), place: Number(data.place) };
  switch (event) {
    case "opened":
      return { ...position, hands: (data.players as unknown[]).map(() => ""), pileB: text("order").length };
    case "dealt":
      return fromB(position, seat, text("cards"));
    case "turned_up":
      return { ...position, pileA: text("card"), pileB: position.pileB - 1 };
    case "drew":
      if (data.pile === "b") return row(fromB(position, seat, text("card")));
      return row(get({ ...position, pileA: position.pileA.slice(0, -1) }, seat, text("card")));
    case "refilled":
      return row(fromB(position, seat, text("cards")));
    case "laid":
      return laid(position, seat, data.words as { word: string; cards: string }[]);
    case "stole":
      return trade(position, placed, THIEF, text("letter"));
    case "restored":
      return trade(position, placed, text("letter"), THIEF);
    case "jolly_swapped":
      return trade(position, placed, text("letters"), text("jolly"));
    case "hands_swapped": {
      const { hands, pileA } = give(position, seat, SWAP);
      const other = Number(data.other);
      const swapped = put(put(hands, seat, hands[other] ?? ""), other, hands[seat] ?? "");
      return row({ ...position, hands: swapped, pileA: pileA + SWAP });
    }
    case "discarded":
      return row({ ...give(position, seat, text("card")), pileA: position.pileA + text("card") });
    case "ruled":
      return ruled(position, placed.word, Boolean(data.valid));
    case "passed":
    case "timed_out":
    case "resigned":
      return row(position);
    default:
      return position;
  }
}

/** The table after each row of what was done, and before the first; what was taken back is left out, as in the rows. */
export function positionsOf(log: readonly Logged[]): Position[] {
  const nothing = { rows: 0, words: [], hands: [], pileA: "", pileB: 0, numbered: 0 };
  const byEvent: Position[] = [nothing];
  const byRow: Position[] = [nothing];
  for (const told of log) {
    const before = byEvent.at(-1)!;
    const now = told.event === "taken_back" ? byEvent[Number(told.data.to)]! : after(before, told);
    byEvent.push(now);
    // Words laid together are two rows, and one position.
    for (let rows = Math.min(before.rows, now.rows) + 1; rows <= now.rows; rows++) byRow[rows] = now;
    byRow[now.rows] = now;
    byRow.length = now.rows + 1;
  }
  return byRow;
}

/** After how many rows each turn was over: the next row is somebody else's, or a card is drawn. */
export const turnsOf = (sheet: readonly VerbumRow[]): number[] =>
  sheet.flatMap(({ seat }, index) => {
    const next = sheet[index + 1];
    return !next || isDraw(next) || next.seat !== seat ? [index + 1] : [];
  });

/** The table as it was, for whoever looks at it now that hands lie open. */
export function viewAt(view: VerbumView, { rows, words, hands, pileA, pileB }: Position): VerbumView {
  const sheet = view.sheet.slice(0, rows);
  const points = (cards: string) => (cards.includes(THIEF) ? 0 : cards.length);
  return {
    ...view,
    words: words.map((each) => ({
      ...each,
      written: each.word,
      points: points(each.cards),
      pending: false,
      doubters: [],
    })),
    hand: null,
    hands: [...hands],
    hand_counts: hands.map((hand) => hand.length),
    points: hands.map((_, seat) =>
      words.filter((each) => each.seat === seat).reduce((sum, each) => sum + points(each.cards), 0),
    ),
    pile_a_top: pileA.slice(-1),
    pile_a_count: pileA.length,
    pile_b_count: pileB,
    resigned: sheet.filter(({ entry }) => entry === "resign").map(({ seat }) => seat),
    sheet,
  };
}

/** Words that lie there and did not before, by number; places whose card is another one, as `word:place`. */
export function changes(before: Position, now: Position): { fresh: Set<number>; marks: Set<string> } {
  const known = new Map(before.words.map(({ number, cards }) => [number, cards]));
  const there = now.words.filter(({ number }) => known.has(number));
  return {
    fresh: new Set(now.words.filter(({ number }) => !known.has(number)).map(({ number }) => number)),
    marks: new Set(
      there.flatMap(({ number, cards }) =>
        [...cards].flatMap((card, place) => (known.get(number)?.charAt(place) === card ? [] : [`${number}:${place}`])),
      ),
    ),
  };
}
