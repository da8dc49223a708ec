/** Moments worth showing: what one is, and which of them a game has. */

export type MomentKind = "tiles" | "points" | "letters" | "scarab" | "challenge" | "last" | "victory";

/** What is a moment in a game; whatever is not said is none there. */
export interface OwnMoments {
  /** So many tiles laid at once. */
  tiles?: number;
  /** So many points in one play. */
  points?: number;
  /** A word of so many letters, where there is no board. */
  letters?: number;
  /** A jolly is taken from the board. */
  scarab?: boolean;
  challenge?: boolean;
  /** The reason of an end that comes with somebody's last tile. */
  last?: string;
  victory?: boolean;
}

export interface Moment {
  kind: MomentKind;
  /** Whose it is; -1 where it is not told. */
  seat: number;
  /** What was laid, taken or judged; small letters are jollies. */
  word: string;
  /** Where it lies on the board, cell by cell. */
  squares: readonly number[];
  /** How many points, or of letters how many. */
  points: number;
  /** How many tiles of the rack. */
  tiles: number;
  /** Of a challenge: the words that were judged so, and whether they stand. */
  words: readonly string[];
  valid: boolean;
}

export const moment = (kind: MomentKind, seat: number, more: Partial<Moment> = {}): Moment => ({
  kind,
  seat,
  word: "",
  squares: [],
  points: 0,
  tiles: 0,
  words: [],
  valid: false,
  ...more,
});
