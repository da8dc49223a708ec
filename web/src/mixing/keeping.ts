/** Shares that this browser has put into bags, kept for a reload, for another tab, and for whoever checks the game later.
 *
 * Each has a place of its own, named after its table, seat and commitment: two tabs may draw a share each in the same
 * moment, and neither loses the one that the table takes. */

/** A share, the seal it was drawn for, and what its device was shown when it revealed it. */
export interface KeptShare {
  seal: string;
  commitment: string;
  share: string;
  at: number;
  shown?: Shown;
}

export interface Shown {
  contributors: readonly number[];
  /** The closed list: seat and commitment, in the order they came. */
  list: readonly (readonly [number, string])[];
  /** The source of the public value that was named, if one was. */
  announced: string;
}

/** Whose share it is. */
export interface Place {
  table: string;
  seat: number;
}

const PREFIX = "leggio.share.";
/** A game by correspondence may last for months; what is older than so many games is forgotten. */
const MOST_KEPT = 300;

// Where the browser keeps nothing, a page still knows what it has drawn itself.
const here = new Map<string, string>();

const prefixOf = ({ table, seat }: Place): string => `${PREFIX}${table}.${seat}.`;

export function keepShare(place: Place, kept: KeptShare): void {
  const name = prefixOf(place) + kept.commitment;
  try {
    localStorage.setItem(name, JSON.stringify(kept));
    here.delete(name);
    forgetOldest();
  } catch {
    here.set(name, JSON.stringify(kept)); // full, or not allowed: it lives as long as the page
  }
}

/** Everything that was drawn here for a seat: one share, or one of each tab. */
export const keptShares = (place: Place): KeptShare[] => allKept(prefixOf(place)).map(([, kept]) => kept);

function allKept(prefix: string): [name: string, kept: KeptShare][] {
  const texts = new Map<string, string>();
  try {
    for (const name of Object.keys(localStorage)) texts.set(name, localStorage.getItem(name) ?? "");
  } catch {
    // as above
  }
  for (const [name, text] of here) texts.set(name, text); // newer: written when the browser could keep no more
  return [...texts].flatMap(([name, text]) => {
    const kept = name.startsWith(prefix) ? read(text) : null;
    return kept ? [[name, kept] as [string, KeptShare]] : [];
  });
}

function read(text: string): KeptShare | null {
  try {
    return JSON.parse(text) as KeptShare;
  } catch {
    return null;
  }
}

function forgetOldest(): void {
  const byAge = allKept(PREFIX).sort(([, one], [, other]) => one.at - other.at);
  for (const [name] of byAge.slice(0, -MOST_KEPT)) localStorage.removeItem(name);
}
