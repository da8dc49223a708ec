/** Cards chosen from the hand, in order: a word to lay, a card to discard, or what goes into a word on the table. */

import { DOUBLE, isJolly, isSpecial } from "./cards";
import type { Held } from "./hand";

export interface Chosen extends Held {
  /** The letter a jolly stands for; null until it is said, and for other cards. */
  stands: string | null;
}

/** Choose a card, or give it back. A thief or a swap of hands is chosen alone. */
export function toggle(chosen: readonly Chosen[], held: Held): Chosen[] {
  if (chosen.some(({ id }) => id === held.id)) return chosen.filter(({ id }) => id !== held.id);
  const one: Chosen = { ...held, stands: null };
  return isSpecial(held.card) ? [one] : [...chosen.filter(({ card }) => !isSpecial(card)), one];
}

/** Type a letter: a card that has it; else a jolly, which stands for it then. `null`: there is none. */
export function type(chosen: readonly Chosen[], hand: readonly Held[], letter: string, jolly = false): Chosen[] | null {
  const free = hand.filter((held) => !chosen.some(({ id }) => id === held.id));
  const word = chosen.filter(({ card }) => !isSpecial(card));
  const plain = jolly ? undefined : free.find(({ card }) => card === letter);
  if (plain) return [...word, { ...plain, stands: null }];
  const joker = free.find(({ card }) => card === "?");
  return joker ? [...word, { ...joker, stands: letter }] : null;
}

/** The cards of a hand that spell a word as the server writes it, `CaNE` or `SPA(ZZ)INO`; null: they are not there. */
export function spell(text: string, hand: readonly Held[]): Chosen[] | null {
  let free = [...hand];
  const word: Chosen[] = [];
  for (const [piece] of text.matchAll(/\([A-Z]{2}\)|[A-Za-z]/g)) {
    const letter = piece.replace("(", "")[0]!.toUpperCase();
    const wanted = piece.length > 1 ? DOUBLE : piece === letter ? letter : "?";
    const one = free.find(({ card }) => card === wanted);
    if (!one) return null;
    word.push({ ...one, stands: isJolly(wanted) ? letter : null });
    free = free.filter(({ id }) => id !== one.id);
  }
  return word;
}

/** Only the cards still in hand stay chosen. */
export function stillHeld(chosen: readonly Chosen[], hand: readonly Held[]): Chosen[] {
  const there = new Set(hand.map(({ id }) => id));
  return chosen.filter(({ id }) => there.has(id));
}

export const stand = (chosen: readonly Chosen[], id: number, letter: string): Chosen[] =>
  chosen.map((each) => (each.id === id ? { ...each, stands: letter } : each));

/** Put a chosen card before another, or last. */
export function reorder(chosen: readonly Chosen[], id: number, before: number | null): Chosen[] {
  const one = chosen.find((each) => each.id === id);
  if (!one || id === before) return [...chosen];
  const rest = chosen.filter((each) => each.id !== id);
  const index = before === null ? -1 : rest.findIndex((each) => each.id === before);
  rest.splice(index < 0 ? rest.length : index, 0, one);
  return rest;
}

/** The first jolly of a word that nobody has given a letter yet. */
export const openJolly = (chosen: readonly Chosen[]): Chosen | null =>
  chosen.find(({ card, stands }) => isJolly(card) && !stands) ?? null;

/** What the cards spell; `?` and `??` where a jolly has no letter yet. */
export function spelled(chosen: readonly Chosen[]): string {
  return chosen
    .map(({ card, stands }) => {
      if (card === DOUBLE) return (stands ?? "?").repeat(2);
      return isJolly(card) ? (stands ?? "?") : card;
    })
    .join("");
}

/** The word as the server reads it, `CaNE` or `SPA(ZZ)INO`; null while it is none. */
export function written(chosen: readonly Chosen[], minimum: number): string | null {
  if (chosen.some(({ card }) => isSpecial(card)) || openJolly(chosen)) return null;
  if (spelled(chosen).length < minimum) return null;
  return chosen
    .map(({ card, stands }) => {
      if (card === DOUBLE) return `(${(stands ?? "").repeat(2)})`;
      return isJolly(card) ? (stands ?? "").toLowerCase() : card;
    })
    .join("");
}
