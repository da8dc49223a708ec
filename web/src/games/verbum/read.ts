/** Lists and decks as a table has them: the server has checked every line. */

export interface OwnList {
  name: string;
  words: string[];
}

const withoutComment = (line: string): string => line.split("#")[0]!;

export function readLists(lines: readonly string[]): OwnList[] {
  const lists: OwnList[] = [];
  for (const line of lines.map(withoutComment)) {
    const colon = line.indexOf(":");
    if (colon >= 0) lists.push({ name: line.slice(0, colon).trim().replace(/\s+/g, " "), words: [] });
    const words = line.slice(colon + 1).split(/[\s,;]+/);
    lists.at(-1)?.words.push(...words.filter((each) => each));
  }
  return lists.map(({ name, words }) => ({ name, words: [...new Set(words.map((each) => each.toLowerCase()))] }));
}

export interface OwnDeck {
  name: string;
  /** Each card and how many there are of it: a letter, or the name of a special one. */
  cards: { card: string; count: number }[];
  size: number;
}

/** The deck for so many players; null if there is none. */
export function readDeck(lines: readonly string[], seats: number): OwnDeck | null {
  const rows = lines.map((line) => withoutComment(line).trim().split(/\s+/)).filter(([first]) => first);
  const row = (...names: string[]) => rows.find(([first]) => names.includes(first!))?.slice(1);
  const column = (row("players", "giocatori") ?? []).indexOf(String(seats));
  if (column < 0) return null;
  const heads = ["name", "nome", "players", "giocatori"];
  const cards = rows
    .filter(([first]) => !heads.includes(first!))
    .map(([card, ...counts]) => ({ card: card!, count: Number(counts[column] ?? 0) }))
    .filter(({ count }) => count > 0);
  const size = cards.reduce((sum, { count }) => sum + count, 0);
  return { name: (row("name", "nome") ?? []).join(" "), cards, size };
}
