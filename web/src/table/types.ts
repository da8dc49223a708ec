/** Messages and views of the board games: the protocol's own types, and what all board games have in common. */

import type {
  AnyCommand,
  AnyServerFrame,
  BoardWordScore,
  CommonMixingView,
  Direction,
  Refused,
  Seal,
  Verdict,
} from "../protocol";

export type { DuplicateView, Refused, Said, TableInfo, Verdict, Welcome, You } from "../protocol";
/** What a sentence about a refusal is made of, from a table or from the server's REST. */
export type Refusing = Pick<Refused, "code" | "article" | "detail">;
export type ServerFrame = AnyServerFrame;
export type Command = AnyCommand;

/** An event, whatever the game: its data is looked at by the kind of event. */
export interface Told {
  seq: number;
  event: string;
  data: Record<string, unknown>;
}

export type WordScore = Pick<BoardWordScore, "word" | "square" | "direction" | "points">;

/** A row of the score sheet; games have entries of their own. */
export interface SheetRow {
  seat: number;
  entry: string;
  points?: number;
  total?: number;
  word?: string;
  square?: string;
  direction?: Direction | null;
  value?: number;
  count?: number;
  tiles?: string;
}

/** A play that may still be challenged. */
export interface PendingView {
  seat: number;
  squares: [row: number, col: number][];
  words: WordScore[];
  score: number;
  agreed?: number[];
  window_left_ms: number;
  /** What it has besides its words, as the game counts it. */
  bonus?: number;
  prizes?: { kind: string; points: number; extra: number }[];
  held_by?: number | null;
  /** Everyone who asked the mover not to draw. */
  held?: number[];
  /** Words that were contested and stand. */
  upheld?: string[];
  /** Opponents who may still have their say. */
  awaited?: number[];
  /** Whether the player on turn has to wait for some of them. */
  others_first?: boolean;
}

export interface Settlement {
  seat: number;
  kind: string;
  points: number;
  tiles?: string;
}

export interface Ended {
  reason: string;
  article?: string;
  settlement?: Settlement[];
  scores: number[];
  places: number[][];
  winnings?: { winner: number; loser: number; points: number }[];
}

/** Words that wait for whoever rules at the table. */
export interface ChallengeView {
  seat: number;
  words: string[];
  opinion: Verdict[];
}

/** A ruling that whoever gave it may still put right. */
export interface RulingView {
  mover: number;
  valid: Record<string, boolean>;
  penalized: number;
  penalty: number;
  arbiter: string;
  by: string;
  opinion?: Verdict[];
}

/** Words that are put to the vote. */
export interface ContestView {
  seat: number;
  words: string[];
  voters: number[];
  voted: number[];
  own: string | null;
  vote_left_ms: number;
  /** Where the words are not of the pending play, but have long been on the board. */
  crossing?: CrossingView | null;
}

/** A crossing of the board that may be doubted, or is. */
export interface CrossingView {
  square: string;
  direction: Direction;
  word: string;
  seat: number;
}

/** What the page of a board game reads of a view, whatever the game. */
export interface BoardGameView {
  seq: number;
  rules: string;
  options: Readonly<Record<string, unknown>>;
  players: string[];
  phase: string;
  suspended: boolean;
  absent: number[];
  resigned: number[];
  for_abandon: number[];
  turn: number;
  board: string[];
  board_turned: boolean;
  rack: string | null;
  bag_count: number;
  commitment: string;
  totals: number[];
  sheet: SheetRow[];
  secco_used: number[];
  /** Of each seat; or of the turn alone; null where nobody is timed. */
  time_left_ms: (number | null)[] | number | null;
  time_used_ms: number[];
  running: number[];
  overtime: number[];
  pending: PendingView | null;
  challenge: ChallengeView | null;
  ruling: RulingView | null;
  contest: ContestView | null;
  crossings: CrossingView[];
  /** How often moves were taken back, and whether one may take one's own back now. */
  taken_back: number;
  can_take_back: boolean;
  ended: Ended | null;
  seal: Seal | null;
  /** What the players' devices put into the bag; null where it is the table's alone. */
  mixing: CommonMixingView | null;
}

const NOTHING: BoardGameView = {
  seq: 0,
  rules: "",
  options: {},
  players: [],
  phase: "playing",
  suspended: false,
  absent: [],
  resigned: [],
  for_abandon: [],
  turn: 0,
  board: [],
  board_turned: true,
  rack: null,
  bag_count: 0,
  commitment: "",
  totals: [],
  sheet: [],
  secco_used: [],
  time_left_ms: null,
  time_used_ms: [],
  running: [],
  overtime: [],
  pending: null,
  challenge: null,
  ruling: null,
  contest: null,
  crossings: [],
  taken_back: 0,
  can_take_back: false,
  ended: null,
  seal: null,
  mixing: null,
};

/** A view of a game that may lack what others have. */
export const completed = (view: object): BoardGameView => ({ ...NOTHING, ...view });

/** Whether the bag is still being mixed: nobody is on turn before. */
export const isMixing = (view: { mixing?: CommonMixingView | null }): boolean => view.mixing?.mixed === false;

/** Whether a play that waits is still its player's turn: the hand passes on only when it stands. */
export const handStays = (view: BoardGameView): boolean => view.pending?.seat === view.turn;

/** Whether each has a clock of their own, or the turn has one. */
export const hasOwnClocks = (view: BoardGameView): boolean => Array.isArray(view.time_left_ms);
