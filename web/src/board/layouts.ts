/** The printed boards and what tiles are worth (Scrabble art. 1, Scarabeo art. 5 and 15). Checked against the server's. */

export type Game = "scrabble" | "scarabeo";
export type Premium = "3P" | "2P" | "3L" | "2L";

export interface Layout {
  readonly game: Game;
  readonly size: number;
  /** Row by row: `W` and `w` triple and double word, `L` and `l` letter. */
  readonly marks: string;
  readonly rackSize: number;
  readonly values: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
}

const PREMIUMS: Readonly<Record<string, Premium>> = { W: "3P", w: "2P", L: "3L", l: "2L" };

export const premiumAt = (layout: Layout, square: number): Premium | null =>
  PREMIUMS[layout.marks.charAt(square)] ?? null;

export function letterFactor(layout: Layout, square: number): number {
  const premium = premiumAt(layout, square);
  return premium === "3L" ? 3 : premium === "2L" ? 2 : 1;
}

export function wordFactor(layout: Layout, square: number): number {
  const premium = premiumAt(layout, square);
  return premium === "3P" ? 3 : premium === "2P" ? 2 : 1;
}

/** What a cell is worth: in Scrabble a jolly nothing, in Scarabeo a scarab what its letter is. */
export function worth(layout: Layout, cell: string): number {
  const isJolly = cell !== cell.toUpperCase();
  return isJolly && layout.game === "scrabble" ? 0 : (layout.values[cell.toUpperCase()] ?? 0);
}

function tiles(text: string): Pick<Layout, "values" | "counts"> {
  const values: Record<string, number> = {};
  const counts: Record<string, number> = {};
  for (const [, letter, count, value] of text.matchAll(/(\S)(\d+)·(\d+)/g)) {
    counts[letter!] = Number(count);
    values[letter!] = Number(value);
  }
  return { values, counts };
}

const rows = (text: string): string => text.replace(/\s/g, "");

export const SCRABBLE: Layout = {
  game: "scrabble",
  size: 15,
  rackSize: 7,
  marks: rows(`
    W..l...W...l..W
    .w...L...L...w.
    ..w...l.l...w..
    l..w...l...w..l
    ....w.....w....
    .L...L...L...L.
    ..l...l.l...l..
    W..l...w...l..W
    ..l...l.l...l..
    .L...L...L...L.
    ....w.....w....
    l..w...l...w..l
    ..w...l.l...w..
    .w...L...L...w.
    W..l...W...l..W`),
  ...tiles(`A14·1 B3·5 C6·2 D3·5 E11·1 F3·5 G2·8 H2·8 I12·1 L5·3 M5·3 N5·3 O15·1 P3·5 Q1·10 R6·2 S6·2 T6·2 U5·3 V3·5
    Z2·8 ?2·0`),
};

export const SCARABEO: Layout = {
  game: "scarabeo",
  size: 17,
  rackSize: 8,
  marks: rows(`
    W...l...W...l...W
    .w....L...L....w.
    ..w....l.l....w..
    ...w....l....w...
    l...w.......w...l
    .....w.....w.....
    .L....L...L....L.
    ..l....l.l....l..
    W..l.........l..W
    ..l....l.l....l..
    .L....L...L....L.
    .....w.....w.....
    l...w.......w...l
    ...w....l....w...
    ..w....l.l....w..
    .w....L...L....w.
    W...l...W...l...W`),
  ...tiles(`A12·1 B4·4 C7·1 D4·4 E12·1 F4·4 G4·4 H2·8 I12·1 L6·2 M6·2 N6·2 O12·1 P4·3 Q2·10 R7·1 S7·1 T7·1 U4·4 V4·4
    Z2·8 ?2·0`),
};

export const LAYOUTS: Readonly<Record<Game, Layout>> = { scrabble: SCRABBLE, scarabeo: SCARABEO };
