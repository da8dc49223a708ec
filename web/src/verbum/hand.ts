/** A hand as its holder arranges it, while the server's changes. */

export interface Held {
  id: number;
  card: string;
}

let lastId = 0;

/**
 * Take what the server says: cards still there stay where they are, new ones come last. Of equal cards those that are
 * `leaving` go first: what one has just laid is gone, not its twin.
 */
export function sync(held: readonly Held[], hand: string, leaving: ReadonlySet<number> = new Set()): Held[] {
  const wanted = [...hand];
  const staying = held.filter(({ id }) => !leaving.has(id));
  const kept = new Set<number>();
  for (const { id, card } of [...staying, ...held.filter((each) => leaving.has(each.id))]) {
    const index = wanted.indexOf(card);
    if (index < 0) continue;
    wanted.splice(index, 1);
    kept.add(id);
  }
  return [...held.filter(({ id }) => kept.has(id)), ...wanted.map((card) => ({ id: ++lastId, card }))];
}

/** Put a card before another one, or last. */
export function arrange(held: readonly Held[], id: number, before: number | null): Held[] {
  const card = held.find((each) => each.id === id);
  if (!card || id === before) return [...held];
  const rest = held.filter((each) => each.id !== id);
  const index = before === null ? -1 : rest.findIndex((each) => each.id === before);
  rest.splice(index < 0 ? rest.length : index, 0, card);
  return rest;
}

/** Put the cards in another order. */
export function shuffle(held: readonly Held[], random: () => number = Math.random): Held[] {
  const cards = [...held];
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    [cards[last], cards[chosen]] = [cards[chosen]!, cards[last]!];
  }
  return cards;
}
