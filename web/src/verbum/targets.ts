/** Places in words on the table where cards of one's hand may go: thieves, stolen letters, jollies (par. 12–14). */

import type { VerbumView, VerbumWordView } from "../protocol";
import { DOUBLE, JOLLY, THIEF, kindOf, spansOf } from "./cards";

export interface Target {
  command: "steal" | "restore" | "swap_jolly";
  word: number;
  place: number;
  /** The cards of the hand that go there. */
  needs: string;
}

/** Everything the hand allows, whether it is one's turn or not. */
export function targets(view: Pick<VerbumView, "words">, seat: number, hand: string): Target[] {
  return view.words.flatMap((word) => {
    const spans = spansOf(word.word, word.cards);
    return [...word.cards].flatMap((card, place) => {
      const found = at(word, card, spans[place] ?? "", seat);
      return found && holds(hand, found.needs) ? [{ ...found, word: word.number, place }] : [];
    });
  });
}

function at(word: VerbumWordView, card: string, span: string, seat: number): Pick<Target, "command" | "needs"> | null {
  if (card === JOLLY || card === DOUBLE) return { command: "swap_jolly", needs: span };
  if (card === THIEF) return word.seat === seat ? { command: "restore", needs: span } : null;
  return kindOf(card) === "letter" && word.seat !== seat ? { command: "steal", needs: THIEF } : null;
}

function holds(hand: string, cards: string): boolean {
  const left = [...hand];
  return [...cards].every((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** The target at a place that these cards fit: all it needs, or one of two equal letters. */
export function fitting(all: readonly Target[], word: number, place: number, cards: string): Target | null {
  const target = all.find((each) => each.word === word && each.place === place);
  return target && (cards === target.needs || cards === target.needs.charAt(0)) ? target : null;
}
