/** Messages and views of the board games: the protocol's own types, and what all board games have in common. */

import type {
  AnyCommand,
  AnyServerFrame,
  BoardWordScore,
  Refused,
  ScarabeoView,
  ScrabbleView,
  Seal,
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

/** What one game has and another lacks may be missing. */
type Either<One, Other> = (One | Other) & Partial<Omit<One, keyof Other>> & Partial<Omit<Other, keyof One>>;
type Of<Name extends keyof ScrabbleView & keyof ScarabeoView> = Either<
  NonNullable<ScrabbleView[Name]>,
  NonNullable<ScarabeoView[Name]>
>;
export type PendingView = Of<"pending">;
export type SheetRow = Either<ScrabbleView["sheet"][number], ScarabeoView["sheet"][number]>;
export type Ended = Of<"ended">;
export type Settlement = Either<
  NonNullable<ScrabbleView["ended"]>["settlement"][number],
  NonNullable<ScarabeoView["ended"]>["settlement"][number]
>;
export type WordScore = Pick<BoardWordScore, "word" | "square" | "direction" | "points">;
export type ChallengeView = NonNullable<ScrabbleView["challenge"]>;
export type ContestView = NonNullable<ScarabeoView["contest"]>;

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
  contest: ContestView | null;
  ended: Ended | null;
  seal: Seal | null;
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
  contest: null,
  ended: null,
  seal: null,
};

/** A view of a game that may lack what others have. */
export const completed = (view: object): BoardGameView => ({ ...NOTHING, ...view });

/** Whether a play that waits is still its player's turn: the hand passes on only when it stands. */
export const handStays = (view: BoardGameView): boolean => view.pending?.seat === view.turn;

/** Whether each has a clock of their own, or the turn has one. */
export const hasOwnClocks = (view: BoardGameView): boolean => Array.isArray(view.time_left_ms);
