// Made by `make protocol` from the types of the server: change those, not this file.

export const VERSION = 1;
export const SUBPROTOCOL = "leggio.1";

/** The first message: the version the client speaks, and the last event it knows, to be told what it missed. */
export interface Hello {
  type: "hello";
  version: number;
  after?: number | null;
}

/** A command of the game, without the seat, which the table knows; `seq` is the event it was decided upon. */
export interface Do {
  type: "do";
  key: string;
  seq: number;
  command: AnyCommand;
}

/** Something for the others to read. */
export interface Say {
  type: "say";
  text: string;
}

/** The same once more, when the game is over. */
export interface Rematch {
  type: "rematch";
}

/** The answer to a ping, at once: it is how the table measures the way. */
export interface Pong {
  type: "pong";
  n: number;
}

/** A seat for a bot: its level, and the name it goes by. */
export interface BotSeat {
  level: string;
  name?: string;
  /** the level that one that adapts begins at; not said: in the middle */
  base?: string;
}

/** What whoever opens a table chooses. Bots take the last seats. */
export interface Settings {
  game: string;
  rules: string;
  /** none in a hall: whoever comes gets the next one */
  seats: number;
  /** of the game, over its usual ones */
  options?: Record<string, unknown>;
  bots?: BotSeat[];
  /** listed, for anyone to join or to watch */
  public?: boolean;
  /** a first game, which teaches: against a teacher, and nobody else's business */
  lesson?: boolean;
  /** whose game this is, as tournament/round/table; nobody chooses it */
  tournament?: string;
  /** a correspondence table; null: it is played live */
  days_per_move?: number | null;
  aids?: boolean | null;
  /** whether its result counts for ratings: not said, it is friendly */
  rated?: boolean;
  family?: boolean;
  take_back?: boolean | null;
  /** the players' devices mix the bag before the first draw; not said: the server's seal is all */
  mixed?: boolean;
  /** the edition whose words count: a name at first, that very version from then on; none: ours */
  lexicon?: string;
  /** of a hall: the public value that goes into the bag, named before anyone knows it */
  announced?: string;
}

/** How far a table has come. */
export type Phase = "waiting" | "playing" | "over" | "closed";

/** A seat: who has it, and whether they are there. */
export interface SeatInfo {
  /** null: it is free */
  name?: string | null;
  /** the level of a bot */
  bot?: string | null;
  present?: boolean;
}

/** A table as anyone may see it who has its id; codes only for those who may give them away. */
export interface TableInfo {
  id: string;
  settings: Settings;
  phase: Phase;
  seats: SeatInfo[];
  created_at: number;
  referee?: string | null;
  watching?: number;
  code?: string | null;
  referee_code?: string | null;
  /** where the same people play again */
  rematch?: string | null;
  /** the table this one is the rematch of */
  previous?: string | null;
  /** servers do not hear each other: what others do there is told with a delay */
  late?: boolean;
  /** the table waits for whoever asked */
  your_turn?: boolean;
  /** who leads a hall, for those who do */
  desk?: string[];
  /** in a tournament: the players who are somebody's already */
  claimed?: number[];
  /** what whoever asked goes by here */
  name?: string | null;
}

/** One game: what it can do, and the commands that people may send to a table online. */
export interface GameDescription {
  name: string;
  /** of board, cards, hall, bots, notation, short_words, correspondence, lesson */
  abilities: string[];
  commands: string[];
}

/** A board and its tiles. */
export interface BoardInfo {
  size: number;
  /** row by row: W and w triple and double words, L and l letters */
  layout: string[];
  counts: Record<string, number>;
  values: Record<string, number>;
  rack_size: number;
}

/** One rule set: how many may play, its figures by name, and its board if it has one. */
export interface RulesDescription {
  name: string;
  version: number;
  seats: number[];
  figures: Record<string, unknown>;
  board?: BoardInfo | null;
}

/** What somebody is at a table. */
export type Role = "player" | "referee" | "desk" | "spectator";

/** What the table takes the client for. */
export interface You {
  role: Role;
  seat?: number | null;
}

/** Something somebody said. */
export interface Said {
  type: "said";
  number: number;
  name: string;
  role: Role;
  seat?: number | null;
  text: string;
  at: number;
}

/** The answer to hello: everything needed to draw the table. `missed` has the events since the one the client named; null where it is too far behind and must take the view as it is. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  /** what is played here; null where a tournament is run */
  game?: GameDescription | null;
  /** with every figure that a page needs */
  rules?: RulesDescription | null;
  you: You;
  seq: number;
  now: number;
  /** of the game; null before it begins */
  view?: AnyView | null;
  missed?: AnyTold[] | null;
  chat?: Said[];
}

/** Something happened: the events, and the table after them. */
export interface Update {
  type: "update";
  seq: number;
  now: number;
  events: AnyTold[];
  view: AnyView;
}

/** The command with this idempotency key happened, for good; `seq` is the last event it brought about. */
export interface Ack {
  type: "ack";
  key: string;
  seq: number;
}

/** It did not happen and nothing changed: a stable code, the article, data for a sentence, where the table is. */
export interface Refused {
  type: "refused";
  code: string;
  key?: string | null;
  article?: string;
  detail?: Record<string, unknown>;
  seq?: number;
}

/** Somebody sat down, came or went; or there is a rematch. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** To whoever wants a rematch: it is there, and they sit at it; it begins once everyone has come. */
export interface Again {
  type: "again";
  table: string;
}

/** To be answered with a pong of the same number, at once. */
export interface Ping {
  type: "ping";
  n: number;
  /** what the table has measured for this client */
  lag_ms?: number | null;
}

/** The server goes down for a moment: clocks stand still, come back. */
export interface Draining {
  type: "draining";
}

/** To those who follow all their tables at once: this one waits for them, or no longer does. */
export interface Turn {
  type: "turn";
  table: string;
  your_turn: boolean;
}

/** One thing a table may choose. */
export interface OptionInfo {
  name: string;
  /** boolean, integer, text, choice, list of integers, list of texts */
  kind: string;
  nullable: boolean;
  default: unknown;
  choices: string[];
}

/** One rule set of a game, and what a table may choose within it. */
export interface RulesInfo {
  name: string;
  version: number;
  seats: number[];
  figures: Record<string, unknown>;
  board?: BoardInfo | null;
  options: OptionInfo[];
}

/** One game. */
export interface GameInfo {
  name: string;
  /** of board, cards, hall, bots, notation, short_words, correspondence, lesson */
  abilities: string[];
  commands: string[];
  rules: RulesInfo[];
  /** levels, weakest first, and last one that adapts */
  bots: string[];
}

/** A table to open: how it is set up, and as what whoever opens it sits down. */
export interface NewTable {
  settings: Settings;
  role?: Role;
}

/** Somebody wants to sit down: the code of the table; in a tournament also who of its list they are. */
export interface SeatRequest {
  code: string;
  player?: number | null;
}

/** The lists that lie on the table (art. 24). */
export interface ShortWords {
  two: string[];
  three: string[];
}

/** How a word is read: left to right, or top to bottom. */
export type Direction = "across" | "down";

/** A play that fits: the main word in cells, its new tiles (a dot for each that was there), its points. */
export interface DuplicateLaid {
  square: string;
  direction: Direction;
  word: string;
  tiles: string;
  score: number;
}

/** A play that was handed in, and by whom. */
export interface DuplicateFinding {
  laid: DuplicateLaid;
  seats: number[];
}

/** One round. */
export interface DuplicateRoundReport {
  number: number;
  rack: string;
  top: DuplicateLaid[];
  master: DuplicateLaid;
  seat: number | null;
  solo: number | null;
  /** how many were playing */
  field: number;
  /** best first */
  found: DuplicateFinding[];
  /** codes of what scored nothing, and how often */
  faults: [string, number][];
  /** players who handed nothing in */
  missing: number;
}

/** A slip for a round of the past. */
export interface Attempt {
  square: string;
  direction: Direction;
  word: string;
}

/** One slip a round from the first on; none where one has found nothing. */
export interface Attempts {
  slips: (Attempt | null)[];
}

/** Why a slip scores nothing: a stable code, the article, and data for a sentence. */
export interface DuplicateFault {
  code: string;
  article?: string;
  detail?: Record<string, unknown>;
}

/** A round one has played once more: what one made of it, and what there was. */
export interface DuplicateMade {
  number: number;
  /** with the bonus */
  points: number;
  bonus: number;
  laid: DuplicateLaid | null;
  fault: DuplicateFault | null;
  top: DuplicateLaid;
  master: DuplicateLaid;
  /** how many found a play as good as the top */
  found: number;
  /** how many were playing */
  field: number;
}

/** The round to play next: the board and the letters as everyone had them. */
export interface DuplicateBout {
  number: number;
  board: string[];
  rack: string;
  round_ms: number | null;
}

/** How far one has come, against what everyone had by then. */
export interface DuplicateReplayed {
  /** that there were */
  rounds: number;
  made: DuplicateMade[];
  points: number;
  /** of the tops so far */
  top: number;
  place: number;
  /** people, oneself among them */
  field: number;
  /** in hundredths of a percent */
  percentile: number;
  next: DuplicateBout | null;
}

/** What one may look up; a table can keep its players from it while they play. */
export type Aid = "words" | "analysis";

/** One may look things up. */
export interface LookupsOpen {
  aid: Aid;
}

/** Parts of speech; each has its own files. */
export type Part =
  | "noun"
  | "adjective"
  | "verb"
  | "adverb"
  | "article"
  | "preposition"
  | "pronoun"
  | "conjunction"
  | "interjection"
  | "numeral"
  | "letter"
  | "si_form"
  | "abbreviation"
  | "province"
  | "first_name";

/** Where a word lives; some rules leave all of these out. */
export type Register = "arc" | "lit" | "dial" | "tec";

/** One way to read a word. */
export interface Analysis {
  lemma: string;
  part: Part;
  form: string;
  particles?: string[];
  gender?: string;
  verb_class?: string;
  auxiliaries?: string[];
  registers?: Register[];
  variant_of?: string;
  altered_of?: string;
  prefix?: string;
  meaning?: string;
  loan?: boolean;
  confirmed?: boolean;
  articles?: string[];
}

/** Why a word is not admitted; `about` is the word or value concerned, `near` are words one may have meant. */
export interface Reason {
  code: string;
  article: string;
  about?: string;
  particles?: string[];
  form?: string;
  near?: string[];
}

/** All a referee wants to know about a word. >>> import leggio >>> opinion = leggio.judge("casette") >>> opinion.valid, [(each.lemma, each.form) for each in opinion.analyses] (True, [('casetta', 'plur')]) >>> leggio.judge("casetto").reason.code 'unknown' */
export interface Opinion {
  word: string;
  valid: boolean;
  analyses: Analysis[];
  articles: string[];
  reason: Reason | null;
  /** of those agreed on, where a game has them, the ones that admit it */
  categories: string[];
}

/** How much time there is. */
export type CommonPace = "quick" | "tournament" | "correspondence";

/** A rating, how far it may be off, and whether too little is known yet for it to say much. */
export interface RatingInfo {
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}

/** One's rating in a pool. */
export interface OwnRating {
  game: string;
  pace: CommonPace;
  now: RatingInfo;
}

/** A rated game of one's own, and what it did to one's rating. */
export interface RatedGame {
  number: number;
  table: string;
  game: string;
  pace: CommonPace;
  ended_at: number;
  seat: number;
  score: number;
  place: number;
  players: number;
  before: RatingInfo;
  after: RatingInfo;
}

/** Somebody in the list of a pool: a computer of a level, or a person by nickname; neither once they have left. */
export interface RankedPlayer {
  name?: string | null;
  bot?: string | null;
  now: RatingInfo;
}

/** Words in alphabetical order; `more` tells that there are others beyond the limit. */
export interface Found {
  words: string[];
  more: boolean;
}

/** Letters that make another word, put before one or after it. */
export interface Hooks {
  word: string;
  front: string;
  back: string;
}

/** An abbreviation: the word it is on the board, how the book writes it, what it stands for. */
export interface ListedAbbreviation {
  word: string;
  written: string;
  meaning: string;
}

/** What a disputed word is in somebody's opinion: something that counts, or why it does not. */
export type Claim =
  | "noun-m"
  | "noun-f"
  | "noun-mf"
  | "adjective"
  | "verb-tr"
  | "verb-intr"
  | "adverb"
  | "interjection"
  | "missing"
  | "name"
  | "multi"
  | "foreign"
  | "nonce"
  | "no-verb"
  | "loan-plural"
  | "trunc"
  | "prefix"
  | "num"
  | "demonym"
  | "alt"
  | "variant"
  | "wrong";

/** Rule sets that choose the words. */
export type Rules = "figs" | "figs-2" | "figs-1" | "figs-previous" | "scarabeo" | "verbum";

/** A word that the judge gets wrong, what it is instead, and why one thinks so. */
export interface ReportAsked {
  word: string;
  claim: Claim;
  reason: string;
  rules: Rules;
  lexicon: string;
}

/** What a report wants of the vocabulary. */
export type Wanted = "add" | "remove";

/** What became of a report. */
export type Outcome = "open" | "accepted" | "turned-away";

/** Who decides on reports: in which role, not which person. */
export type Decider = "owner";

/** A word that one disputed, and what became of it. */
export interface OwnReport {
  word: string;
  rules: Rules;
  wanted: Wanted;
  claim: Claim;
  reason: string;
  at: number;
  outcome: Outcome;
  why: string;
  decided_at: number | null;
  decided_by: Decider | null;
  news: boolean;
}

/** Whether there is anything to look at. */
export interface ReportNews {
  decided: number;
}

/** One has seen what was decided up to a moment. */
export interface SeenAsked {
  upto: number;
}

/** A version of an edition: what it is called, and the hash that it is signed by. */
export interface EditionInfo {
  name: string;
  number: number;
  title: string;
  is_list: boolean;
  base: number;
  lines: number;
  hash: string;
  reference: string;
  offered: boolean;
  kept_at: number;
}

/** Words in and out, in plain capitals: how many, and the first of them. */
export interface WordsChanged {
  came: number;
  went: number;
  first_came: string[];
  first_went: string[];
}

/** All there is to say about a version: its text, the versions of that name, and what it changes. */
export interface EditionPage {
  edition: EditionInfo;
  versions: EditionInfo[];
  content: string;
  changed: WordsChanged;
}

/** Whether one looks after the words of this server. */
export interface Ownership {
  owner: boolean;
}

/** A report as the owner reads it. */
export interface Disputed {
  word: string;
  rules: Rules;
  wanted: Wanted;
  claim: Claim;
  reason: string;
  lexicon: string;
  name: string;
  at: number;
  outcome: Outcome;
  why: string;
}

/** What becomes of a word's reports that say one thing, and why. */
export interface DecisionAsked {
  word: string;
  claim: Claim;
  rules: Rules;
  accept: boolean;
  why: string;
}

/** How many reports that were. */
export interface Decided {
  count: number;
}

/** Which edition is to follow the reports; the newest of that name is continued. */
export interface DraftAsked {
  name: string;
  title: string;
}

/** An edition's text to be looked at, how many of its lines are new, and what no line can say. */
export interface Draft {
  content: string;
  added: number;
  by_hand: Disputed[];
}

/** An edition's text. */
export interface TextAsked {
  content: string;
  rules: Rules;
}

/** What is wrong with a line. */
export interface LineProblem {
  line: number;
  code: string;
  message: string;
}

/** What is wrong with a text; where nothing is, what it would change over Leggio's words. */
export interface Checked {
  problems: LineProblem[];
  changed: WordsChanged | null;
  hash: string;
}

/** Whether new tables may choose an edition. */
export interface OfferAsked {
  offered: boolean;
}

/** A CSV file of players, as text; see docs/tournaments.md for its columns. */
export interface RosterFile {
  csv: string;
}

/** What is wrong with a line of a file: its number, a stable code, data for a sentence. */
export interface TournamentWrongLine {
  line: number;
  code: string;
  detail: Record<string, unknown>;
}

/** How many were put down; or what is wrong with the file, and then nobody was. */
export interface Entered {
  entered: number;
  problems: TournamentWrongLine[];
}

/** A link as the director sees it afterwards. */
export interface LinkInfo {
  id: string;
  name: string;
  /** "director", "referee", "panel", "desk": what the name is entitled to now */
  roles: string[];
  /** browsers that are at the desk by it */
  devices: number;
  made_at: number;
}

/** A new link, with its secret: it is shown now and never again. It belongs behind the # of an address. */
export interface MadeLink {
  link: LinkInfo;
  secret: string;
}

/** What came behind the #. */
export interface Secret {
  secret: string;
}

/** Whom a link is for. */
export interface WantedLink {
  name: string;
}

/** Who won. Kept apart from the scores: a game can be lost on time whatever they are (art. 37). */
export type TournamentWinner = "first" | "second" | "draw" | "nobody";

/** A result as it should have been. */
export interface Correction {
  round: number;
  table: number;
  first?: number;
  second?: number;
  winner?: TournamentWinner | null;
  forfeit?: boolean;
  reason?: string;
}

/** Where a result comes from. */
export type TournamentSource = "desk" | "players" | "online" | "forfeit";

/** Points of the one who started, points of the other, and who won. */
export interface TournamentResult {
  first?: number;
  second?: number;
  winner: TournamentWinner;
  source?: TournamentSource;
  /** of an online table */
  reference?: string;
}

/** A line of the standings. Score in half points. */
export interface TournamentLine {
  /** from 1; players who share one have the same */
  place: number;
  number: number;
  score: number;
  spread: number;
  points: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
  forfeits: number;
  criteria: Record<string, number>;
}

/** A player whose line changes. */
export interface TournamentMove {
  before: TournamentLine;
  after: TournamentLine;
}

/** The result before and after, the lines that change, and the rounds that were paired since and stay. */
export interface TournamentPreview {
  before: TournamentResult;
  after: TournamentResult;
  moves: TournamentMove[];
  kept_rounds: number[];
}

/** The words of one play. */
export interface ContestedPlay {
  words: string[];
}

/** Whether every word of a play is admissible, and nothing more (art. 28). */
export interface PlayStands {
  valid: boolean;
}

/** A game to analyse: the table where it was played, or a log or GCG as text. */
export interface AnalysisAsked {
  table?: string | null;
  text?: string | null;
}

/** How far an analysis has come. */
export type TicketState = "waiting" | "running" | "done" | "failed";

/** What an analysis cannot tell of a game as a whole. */
export type Limit = "many_players" | "unfinished" | "other_words";

/** What came of a turn. */
export type Deed = "play" | "withdrawn" | "exchange" | "pass" | "timeout" | "cambio_secco";

/** How a turn was judged. */
export type Method = "simulation" | "endgame" | "static" | "none";

/** How much a choice cost. */
export type TurnGrade = "best" | "good" | "small" | "medium" | "large" | "unknown";

/** What one can do in a turn. */
export type ChoiceKind = "play" | "exchange" | "pass" | "cambio_secco";

/** Something that was done, or could have been, and what it was worth. */
export interface Choice {
  kind: ChoiceKind;
  square?: string;
  direction?: Direction | null;
  /** `.` for one that was there */
  tiles?: string;
  /** whole, small letters are jollies */
  word?: string;
  swaps?: string[];
  /** tiles exchanged, or given back in a cambio secco */
  given?: string;
  kept?: string;
  score?: number;
  /** of the score, for the tiles laid at once */
  bonus?: number;
  /** points and leave value */
  equity?: number;
  /** points on the other, played on or solved */
  gain?: number | null;
  win?: number | null;
  exact?: boolean;
  /** laid enough tiles for a prize */
  prize?: boolean;
}

/** One thing to say about a turn: a stable kind, and data for its sentence. */
export interface Fact {
  kind: string;
  data: Record<string, string | number>;
}

/** One turn. */
export interface TurnReport {
  number: number;
  seat: number;
  deed: Deed;
  /** before it */
  board: string;
  rack: string;
  bag: number;
  /** before it */
  scores: number[];
  method: Method;
  grade: TurnGrade;
  played: Choice | null;
  best: Choice[];
  lost_win: number | null;
  lost_points: number | null;
  /** of the mover, had the best been chosen */
  win_before: number | null;
  win_after: number | null;
  /** the rack drawn against the mean draw, in points */
  luck: number | null;
  facts: Fact[];
}

/** A turn after which the game looked otherwise: by how much for the first player, and why. */
export interface Turning {
  turn: number;
  change: number;
  /** choice | draw | unclear */
  cause: string;
}

/** One player's game in figures. */
export interface Summary {
  seat: number;
  score: number;
  turns: number;
  judged: number;
  lost_win: number | null;
  lost_points: number;
  small: number;
  medium: number;
  large: number;
  prizes: number;
  prizes_missed: number;
  luck: number;
  phoneys: number;
}

/** A whole game. */
export interface GameAnalysis {
  version: number;
  game: string;
  rules: string;
  players: string[];
  scores: number[];
  is_over: boolean;
  /** the board at the end */
  final: string;
  /** the words it was judged by */
  lexicon: string;
  effort: string;
  seed: number;
  limits: Limit[];
  turns: TurnReport[];
  /** the first player's chance: before the first turn, after each */
  curve: number[];
  turning: Turning[];
  summary: Summary[];
}

/** An analysis that was asked for: how far it has come, and once it is done all that was found. */
export interface Ticket {
  id: string;
  state: TicketState;
  /** turns */
  done?: number;
  total?: number;
  /** games that come before it */
  ahead?: number;
  analysis?: GameAnalysis | null;
}

/** What one could do, as much of it as was asked for. */
export interface Hint {
  /** the event it is upon */
  seq: number;
  /** what to do: the tag of a command */
  deed: string;
  /** the squares it fills, or what of the table it is about */
  where?: string[];
  /** of one's own, from the second step on */
  letters?: string;
  /** the whole of it: the last step */
  command?: Record<string, unknown> | null;
  /** there is nothing more to tell */
  is_last?: boolean;
}

/** What a page says in one language. Messages are ICU's; what the language lacks is Italian. */
export interface Speech {
  language: string;
  /** whose plurals and numbers it goes by */
  locale: string;
  /** the languages there are, with what each calls itself */
  languages: Record<string, string>;
  /** the web app's own */
  web: Record<string, string>;
  /** refusals, whatever the game */
  common: Record<string, string>;
  /** what each game is called */
  games: Record<string, Record<string, string>>;
}

/** Why a request was refused. Nothing has changed. */
export interface Problem {
  /** stable, for programs */
  code: string;
  /** for people, in the language asked for */
  message: string;
  /** data of the message */
  detail: Record<string, unknown>;
  /** of the rule book, where it has one */
  article?: string;
  /** of the request, where one is wrong */
  field?: string;
}

/** Anything a caller asks for. */
export interface Asked {
}

/** A nickname; none: the server makes one up for a new guest, and leaves that of others. */
export interface NicknameAsked {
  nickname?: string | null;
}

/** An account for a guest. */
export interface AccountAsked {
  name: string;
  password: string;
}

/** Coming back. */
export interface SignInAsked {
  name: string;
  password: string;
}

/** Coming back without the password. */
export interface RecoveryAsked {
  name: string;
  code: string;
  password: string;
}

/** Another password. */
export interface PasswordAsked {
  current: string;
  new: string;
}

/** The password once more, for what cannot be undone. */
export interface PasswordShown {
  password: string;
}

/** A token for a program, which will play under this name. */
export interface TokenAsked {
  name: string;
}

/** What a person is to the server. */
export type Kind = "guest" | "account" | "program";

/** Who one is. */
export interface Me {
  id: string;
  nickname: string;
  kind: Kind;
  account: string | null;
  recovery_codes_left: number | null;
}

/** Whoever the caller is; nobody, where the server does not know. */
export interface Somebody {
  me: Me | null;
}

/** Recovery codes: shown this once, each good for one time. */
export interface Codes {
  recovery_codes: string[];
}

/** A new account. */
export interface AccountOpened {
  recovery_codes: string[];
  me: Me;
}

/** A browser that is signed in. */
export interface SignInInfo {
  id: string;
  began_at: number;
  seen_at: number;
  device: string;
  address: string;
  current: boolean;
}

/** A token, without what makes it one. */
export interface TokenInfo {
  id: string;
  name: string;
  program: string;
  made_at: number;
  used_at: number | null;
}

/** A new token. */
export interface TokenIssued {
  token: TokenInfo;
  secret: string;
}

/** Drills, by codes that never change: files and addresses keep them. */
export type Drill = "anagrams" | "hooks" | "short" | "enclitics" | "openings" | "endgames" | "misses";

/** The rule sets whose words and boards are practised. */
export type StudiedRules = "figs" | "scarabeo";

/** Which question one would like: of a drill, or without one the card that is longest overdue. */
export interface QuestionAsked {
  kind: Drill | null;
  rules: StudiedRules;
  lexicon: string;
}

/** What an answer is made of. */
export type Answering = "words" | "letters" | "yes_no" | "choices" | "play";

/** Every word made of all these letters; `one_in` is how rarely such tiles are drawn together. */
export interface AnagramsPrompt {
  type: "anagrams";
  letters: string;
  count: number;
  one_in: number;
}

/** Where a letter is put to a word. */
export type Side = "front" | "back";

/** Every letter that makes another word, put before or after this one. */
export interface HooksPrompt {
  type: "hooks";
  word: string;
  side: Side;
  count: number;
}

/** Whether this is a word. */
export interface ShortValidPrompt {
  type: "short_valid";
  word: string;
}

/** Every word of so many letters that has this one. */
export interface ShortListPrompt {
  type: "short_list";
  letter: string;
  length: number;
  count: number;
}

/** Whether a form of a verb takes these particles; `word` is what they make together. */
export interface EncliticPrompt {
  type: "enclitic";
  lemma: string;
  form: string;
  host: string;
  particles: string[];
  word: string;
}

/** Which of these words, a form of a verb with particles after it, are good. */
export interface ParticlesPrompt {
  type: "particles";
  lemma: string;
  form: string;
  host: string;
  choices: string[];
}

/** What to play from this rack; `other` is the rack of the other player, when nothing is left to draw. */
export interface PlayPrompt {
  type: "play";
  cells: string;
  size: number;
  rack: string;
  other: string;
}

/** A question; nothing in it says what is right. */
export interface StudyQuestion {
  id: string;
  kind: Drill;
  rules: StudiedRules;
  answering: Answering;
  prompt: AnagramsPrompt | HooksPrompt | ShortValidPrompt | ShortListPrompt | EncliticPrompt | ParticlesPrompt | PlayPrompt;
  /** whether it was missed before */
  review: boolean;
}

/** An answer to the question that is open; without parts: I don't know. */
export interface AnswerAsked {
  question: string;
  answer: string[];
}

/** A game that is over, and the seat of the player whose misses one would like to practise. */
export interface MissesAsked {
  table?: string | null;
  text?: string | null;
  seat: number;
}

/** How a drill has gone. */
export interface DrillProgress {
  kind: Drill;
  asked: number;
  right: number;
  /** right answers in a row, up to now */
  streak: number;
  best_streak: number;
  /** misses that will come back */
  cards: number;
  /** those of them that are to be reviewed now */
  due: number;
}

/** How all drills have gone, and what is to be reviewed. */
export interface StudyProgress {
  drills: DrillProgress[];
  due: number;
  /** milliseconds since 1970 */
  next_due: number | null;
}

/** How many positions of a game cost its player much, how many of them are new in one's deck, how one stands now. */
export interface MissesKept {
  found: number;
  added: number;
  progress: StudyProgress;
}

/** A play, its points, and what it is worth in thousandths of a point: with the tiles kept, or to the very end. */
export interface WeighedPlay {
  where: string;
  word: string;
  score: number;
  worth: number;
}

/** What an answer came to, and the facts that explain it. */
export interface Appraisal {
  right: boolean;
  found: string[];
  missed: string[];
  wrong: string[];
  opinions: Opinion[];
  yours: WeighedPlay | null;
  best: WeighedPlay[];
}

/** What an answer came to, and how one stands now. */
export interface Graded {
  grade: Appraisal;
  progress: StudyProgress;
}

/** What is laid on the board when a round is over. */
export type DuplicateMaster = "best_slip" | "top";

/** Where the letters come from. */
export type DuplicateDrawing = "computer" | "desk";

/** The choices of one event, recorded in its first line. */
export interface DuplicateOptions {
  /** common letters */
  letters?: number;
  /** null: the desk closes each round */
  round_ms?: number | null;
  /** how long before the end; 0: none */
  warning_ms?: number;
  /** so many rounds ask for the early kinds */
  early_rounds?: number;
  /** vowels at least, and consonants at least */
  early_kinds?: number;
  late_kinds?: number;
  master?: DuplicateMaster;
  solo_bonus?: number;
  /** players */
  solo_from?: number;
  drawing?: DuplicateDrawing;
  most_rounds?: number | null;
}

/** What the hall is waiting for. */
export type DuplicatePhase = "between" | "drawn" | "playing" | "checking" | "over";

/** One line of the standings. */
export interface DuplicateStanding {
  place: number;
  seat: number;
  player: string;
  points: number;
  /** of the top, in hundredths of a percent */
  percent: number;
  /** points short of the top */
  negative: number;
  left: boolean;
}

/** A closed round, for everyone. */
export interface DuplicateRoundView {
  number: number;
  rack: string;
  top: DuplicateLaid[];
  master: DuplicateLaid;
  seat: number | null;
  solo: number | null;
  /** handed in */
  slips: number;
  /** how many found a play as good as the top */
  found: number;
}

/** What stands on a slip. */
export interface DuplicateSlipText {
  square: string;
  direction: Direction;
  word: string;
}

/** A closed round as it went for one player; no slip: nothing was handed in. */
export interface DuplicateOwnRound {
  number: number;
  slip: DuplicateSlipText | null;
  points: number;
  fault: DuplicateFault | null;
  solo: boolean;
}

/** What concerns one player alone. */
export interface DuplicateOwn {
  seat: number;
  /** the one that counts now */
  slip: DuplicateSlipText | null;
  standing: DuplicateStanding;
  rounds: DuplicateOwnRound[];
  warnings: string[];
  penalties: [number, string][];
  remarks: string[];
}

/** Whether a word is admissible, and why as far as the judge can tell. */
export interface Verdict {
  word: string;
  valid: boolean;
  note?: string;
  articles?: string[];
}

/** A player as the desk sees them: what they have handed in and what it is worth. */
export interface DuplicateDeskSlip {
  seat: number;
  player: string;
  left: boolean;
  points: number;
  slip: DuplicateSlipText | null;
  score: number | null;
  fault: DuplicateFault | null;
  verdicts: Verdict[];
  warnings: string[];
  penalties: [number, string][];
  remarks: string[];
}

/** Why it is over. */
export type DuplicateEnding = "letters" | "no_play" | "rounds" | "desk";

/** The secret order of a bag and the salt of its later shuffles. */
export interface Seal {
  order: string;
  salt: string;
}

/** How the bag is mixed, or was: all of it is public. */
export interface CommonMixingView {
  contributors: number[];
  announced: string;
  commitments: [number, string][];
  closed: boolean;
  shares: [number, string][];
  value: string;
  mixed: boolean;
}

/** The hall as one person may see it. */
export interface DuplicateView {
  /** the name of the game */
  game: string;
  seq: number;
  rules: string;
  options: DuplicateOptions;
  lexicon: string;
  phase: DuplicatePhase;
  suspended: boolean;
  /** there can be no other round: the next draw ends it */
  is_last: boolean;
  round: number;
  /** the number of the letters on the desk, for slips to name */
  draw: number;
  board: string[];
  /** null: not shown yet */
  rack: string | null;
  bag_count: number;
  commitment: string;
  time_left_ms: number | null;
  running: boolean;
  warned: boolean;
  /** how many play */
  playing: number;
  /** how many have handed in; not for players */
  handed_in: number | null;
  top_total: number;
  /** all of them, the leaders on a player's page */
  standings: DuplicateStanding[];
  rounds: DuplicateRoundView[];
  own: DuplicateOwn | null;
  desk: DuplicateDeskSlip[] | null;
  ended: DuplicateEnded | null;
  /** the bag's order, once the game is over */
  seal: Seal | null;
  /** the public value that goes into the bag, where one was named */
  mixing: CommonMixingView | null;
}

/** What becomes of inadmissible words. */
export type ScarabeoChallenges = "book" | "dictionary" | "void";

/** Which tiles on 2L and 3L squares count double or triple (art. 15). */
export type ScarabeoLetterSquares = "covered" | "placed";

/** How a later word has a letter in common with the board (art. 5). */
export type ScarabeoJoining = "lengthen" | "hold";

/** The choices of one table, recorded in its first event. */
export interface ScarabeoOptions {
  /** the seat that may take its moves back: against computers */
  takes_back?: number | null;
  /** at a keyboard, where nothing but the log is kept: computers lay no vulgar words */
  family?: boolean;
  challenges?: ScarabeoChallenges;
  letter_squares?: ScarabeoLetterSquares;
  joining?: ScarabeoJoining;
  /** the sand of one glass (art. 17); null: nobody is timed */
  glass_ms?: number | null;
  glass_waits?: boolean;
  /** how long the hand waits before it passes, for someone to challenge (art. 14) */
  grace_ms?: number;
  /** who has not voted by then abstains */
  vote_ms?: number;
  /** who starts, if the table does not draw for it (art. 4) */
  starter?: number | null;
  /** the tiles of a short game, such as a first one that teaches; empty: all of them */
  bag?: string;
}

/** What the table is waiting for. */
export type ScarabeoPhase = "playing" | "voting" | "over";

/** What a row of the sheet is about. */
export type ScarabeoEntry =
  | "play"
  | "withdrawn"
  | "scarab"
  | "pass"
  | "timeout"
  | "exchange"
  | "removed"
  | "rack_left"
  | "scarabs_left"
  | "rack_gained"
  | "scarabs_gained";

/** One row. The tiles of an exchange were shown to all (art. 23); a scarab's row has the letter that replaced it. Letters removed (art. 14) are written as in a play, from their first square on, beside the word they made. */
export interface ScarabeoRow {
  seat: number;
  entry: ScarabeoEntry;
  points?: number;
  /** of the seat, this row included */
  total?: number;
  /** the main word in cells */
  word?: string;
  square?: string;
  direction?: Direction | null;
  /** what a withdrawn play would have scored */
  value?: number;
  /** tiles exchanged */
  count?: number;
  /** tiles that everyone has seen: left on a rack at the end */
  tiles?: string;
}

/** A word formed, in cells, and how its points came about: `points = letters × factor` (art. 3, 15-16). */
export interface ScarabeoWordScore {
  word: string;
  square: string;
  direction: Direction;
  /** its tiles alone */
  face: number;
  /** the same with 2L and 3L squares */
  letters: number;
  /** 2P and 3P squares, and the doubling of the first word (art. 24) */
  factor: number;
  points: number;
}

/** What a prize is for (art. 25-29). */
export type ScarabeoPrizeKind = "tiles" | "scarab_word";

/** One prize, and what it grows by when no scarab was used (art. 29). */
export interface ScarabeoPrize {
  kind: ScarabeoPrizeKind;
  points: number;
  extra: number;
}

/** A play on the board before the hand passes. */
export interface ScarabeoPendingView {
  seat: number;
  squares: [row: number, col: number][];
  words: ScarabeoWordScore[];
  score: number;
  agreed: number[];
  window_left_ms: number;
  prizes: ScarabeoPrize[];
  upheld: string[];
}

/** Why a game is over. */
export type ScarabeoEnding = "closed" | "deadlock" | "resigned" | "abandoned";

/** Lines of the final settlement (art. 30, 33-34). */
export type ScarabeoReckoning = "rack_left" | "scarabs_left" | "rack_gained" | "scarabs_gained";

/** One line of the settlement, and the tiles it is about (art. 30, 33-34). */
export interface ScarabeoSettlement {
  seat: number;
  kind: ScarabeoReckoning;
  points: number;
  tiles?: string;
}

/** What one player wins from another at the end: the difference of their scores (art. 36). */
export interface ScarabeoWinning {
  winner: number;
  loser: number;
  points: number;
}

/** One vote on contested words (art. 12). */
export type ScarabeoBallot = "for" | "against" | "abstain";

/** A crossing of the board: where its word begins, and who laid it. */
export interface ScarabeoCrossingView {
  square: string;
  direction: Direction;
  word: string;
  seat: number;
}

/** Contested words, who votes on them and who has; how, only of oneself. Words of a play go if more are against them than for them (art. 12), a crossing of the board if all are (art. 14). */
export interface ScarabeoContestView {
  seat: number;
  words: string[];
  voters: number[];
  voted: number[];
  own: ScarabeoBallot | null;
  vote_left_ms: number;
  /** where the words are not of the pending play, but long on the board */
  crossing: ScarabeoCrossingView | null;
}

/** The table as one person may see it. While a play is pending the turn is still its player's. */
export interface ScarabeoView {
  /** the name of the game */
  game: string;
  seq: number;
  rules: string;
  options: ScarabeoOptions;
  lexicon: string;
  players: string[];
  phase: ScarabeoPhase;
  suspended: boolean;
  resigned: number[];
  for_abandon: number[];
  turn: number;
  board: string[];
  /** one's own, null for those who do not play */
  rack: string | null;
  /** how many tiles each holds is open to all */
  rack_counts: number[];
  bag_count: number;
  commitment: string;
  totals: number[];
  sheet: ScarabeoRow[];
  time_used_ms: number[];
  running: number[];
  pending: ScarabeoPendingView | null;
  /** how often moves were taken back */
  taken_back: number;
  /** oneself, now */
  can_take_back: boolean;
  ended: ScarabeoEnded | null;
  /** everyone's, once the game is over */
  racks: string[] | null;
  /** the bag's order, once the game is over */
  seal: Seal | null;
  /** what players put into the bag; null where it is the table's alone */
  mixing: CommonMixingView | null;
  idle: number[];
  /** of this turn (art. 17); null where nobody is timed */
  time_left_ms: number | null;
  /** of it, what is in the running glass: it passes on with the hand (art. 19) */
  sand_left_ms: number;
  contest: ScarabeoContestView | null;
  /** those that may be doubted now (art. 14) */
  crossings: ScarabeoCrossingView[];
}

/** What becomes of inadmissible words. */
export type ScrabbleChallenges = "figs" | "void";

/** Who rules on challenged words (art. 28). */
export type ScrabbleArbiter = "judge" | "referee" | "panel";

/** The choices of one table, recorded in its first event. */
export interface ScrabbleOptions {
  /** the seat that may take its moves back: against computers */
  takes_back?: number | null;
  /** at a keyboard, where nothing but the log is kept: computers lay no vulgar words */
  family?: boolean;
  challenges?: ScrabbleChallenges;
  arbiter?: ScrabbleArbiter;
  /** each player's time; null: clocks only count up */
  time_ms?: number | null;
  /** of the whole game; null: no limit */
  limit_ms?: number | null;
  /** racks are deducted at the limit too, for organisers who read art. 37 and 40 so */
  deducts_at_limit?: boolean;
  /** overtime is claimed by the table itself the moment it begins (art. 37) */
  auto_claim?: boolean;
  /** how long a play waits for a challenge when nobody holds it (art. 31) */
  grace_ms?: number;
  /** clocks are started by pressing them, as over the board (art. 27) */
  clock_by_hand?: boolean;
  /** the referee named who starts (art. 25) */
  starter?: number | null;
  /** who was not there on schedule (art. 38) */
  absent?: number[];
  /** the tiles of a short game, such as a first one that teaches; empty: all of them */
  bag?: string;
}

/** What the table is waiting for. */
export type ScrabblePhase = "gathering" | "playing" | "ruling" | "over";

/** What a row of the sheet is about. */
export type ScrabbleEntry =
  | "play"
  | "withdrawn"
  | "penalty"
  | "pass"
  | "exchange"
  | "cambio_secco"
  | "time_penalty"
  | "rack_left"
  | "rack_gained"
  | "conventional";

/** One row (art. 27). An exchange shows how many tiles, never which. */
export interface ScrabbleRow {
  seat: number;
  entry: ScrabbleEntry;
  points?: number;
  /** of the seat, this row included */
  total?: number;
  /** the main word in cells */
  word?: string;
  square?: string;
  direction?: Direction | null;
  /** what a withdrawn play would have scored */
  value?: number;
  /** tiles exchanged */
  count?: number;
  /** tiles that everyone has seen: left on a rack at the end */
  tiles?: string;
}

/** A word formed, in cells, and its points. */
export interface BoardWordScore {
  word: string;
  square: string;
  direction: Direction;
  points: number;
}

/** A play that may still be challenged. */
export interface ScrabblePendingView {
  seat: number;
  squares: [row: number, col: number][];
  words: BoardWordScore[];
  score: number;
  agreed: number[];
  window_left_ms: number;
  bonus: number;
  held_by: number | null;
  /** everyone who asked the mover not to draw (art. 31) */
  held: number[];
  /** words that were ruled admissible: they cannot be challenged again (art. 29) */
  upheld: string[];
  /** opponents who may still hold and challenge (art. 31) */
  awaited: number[];
  /** the player on turn moves only when no other opponent may challenge any more (art. 31) */
  others_first: boolean;
}

/** Why a game is over. */
export type ScrabbleEnding = "went_out" | "scoreless" | "time_lost" | "time_limit" | "resigned" | "abandoned";

/** Lines of the final settlement (art. 37, 40). */
export type ScrabbleReckoning = "time_penalty" | "rack_left" | "rack_gained" | "conventional";

/** One line of the settlement (art. 37, 40). */
export interface ScrabbleSettlement {
  seat: number;
  kind: ScrabbleReckoning;
  points: number;
  tiles?: string;
}

/** Words waiting for a ruling; the judge's opinion only for whoever rules. */
export interface ScrabbleChallengeView {
  seat: number;
  words: string[];
  opinion: Verdict[];
}

/** A ruling that whoever gave it may still put right: the game has not gone on (art. 32). */
export interface ScrabbleRulingView {
  /** who challenged */
  seat: number;
  /** whose play it was */
  mover: number;
  valid: Record<string, boolean>;
  penalized: number;
  penalty: number;
  arbiter: ScrabbleArbiter;
  by: string;
  /** only for whoever rules */
  opinion: Verdict[];
}

/** The table as one person may see it. */
export interface ScrabbleView {
  /** the name of the game */
  game: string;
  seq: number;
  rules: string;
  options: ScrabbleOptions;
  lexicon: string;
  players: string[];
  phase: ScrabblePhase;
  suspended: boolean;
  resigned: number[];
  for_abandon: number[];
  turn: number;
  board: string[];
  /** one's own, null for those who do not play */
  rack: string | null;
  /** how many tiles each holds is open to all */
  rack_counts: number[];
  bag_count: number;
  commitment: string;
  totals: number[];
  sheet: ScrabbleRow[];
  time_used_ms: number[];
  running: number[];
  pending: ScrabblePendingView | null;
  /** how often moves were taken back */
  taken_back: number;
  /** oneself, now */
  can_take_back: boolean;
  ended: ScrabbleEnded | null;
  /** everyone's, once the game is over */
  racks: string[] | null;
  /** the bag's order, once the game is over */
  seal: Seal | null;
  /** what players put into the bag; null where it is the table's alone */
  mixing: CommonMixingView | null;
  absent: number[];
  board_turned: boolean;
  scoreless: number;
  secco_used: number[];
  time_left_ms: (number | null)[];
  /** seats playing in their extra minute */
  overtime: number[];
  challenge: ScrabbleChallengeView | null;
  ruling: ScrabbleRulingView | null;
  /** the 2- and 3-letter lists, in one's own turn (art. 24) */
  short_words: string[][];
}

/** How doubts about a word are settled (par. 3). */
export type VerbumContests = "judge" | "judge_then_vote" | "vote" | "checked";

/** The choices of one table, recorded in its first event. */
export interface VerbumOptions {
  /** the seat that may take its moves back: against computers */
  takes_back?: number | null;
  /** at a keyboard, where nothing but the log is kept: computers lay no vulgar words */
  family?: boolean;
  /** par. 2: names that the players, and mostly the judge, understand */
  categories?: string[];
  /** letters of the shortest word or name */
  minimum?: number;
  /** letters of the shortest abbreviation; null: the same */
  minimum_abbreviation?: number | null;
  /** house rule: several of the choices of a turn, in any order (par. 6, 8) */
  free_turn?: boolean;
  /** par. 5 */
  open_hands?: boolean;
  contests?: VerbumContests;
  /** how long a vote lasts, and doubts that no turn limits; null: no limit */
  contest_ms?: number | null;
  /** how long a turn may last; null: no limit */
  turn_ms?: number | null;
  starter?: number;
  /** lines that list the words of kinds of the players' own (par. 2) */
  lists?: string[];
  /** lines of a deck of the players' own (par. 4); none: ours */
  deck?: string[];
}

/** The cards of one game, by name and how many of each: recorded with the game, so that it never changes. */
export interface VerbumDeck {
  name: string;
  counts: [string, number][];
}

/** What the table is waiting for. */
export type VerbumPhase = "drawing" | "acting" | "answering" | "voting" | "trimming" | "last" | "over";

/** A word on the table: letters and cards as they are, and what it is worth now. */
export interface VerbumWordView {
  number: number;
  seat: number;
  word: string;
  cards: string;
  written: string;
  points: number;
  /** it may still be contested */
  pending: boolean;
  /** by whom: each until their own next turn is over (par. 3) */
  doubters: number[];
}

/** A word put to the vote: who has voted, not how. */
export interface VerbumContestView {
  seat: number;
  word: number;
  voted: number[];
  /** all who have a say: not who laid the word */
  voters: number[];
}

/** What a row is about. */
export type VerbumEntry =
  | "draw_a"
  | "draw_b"
  | "lay"
  | "taken_back"
  | "upheld"
  | "swap_hands"
  | "steal"
  | "restore"
  | "swap_jolly"
  | "discard"
  | "pass"
  | "timed_out"
  | "refill"
  | "resign";

/** One row. Everything on it is public: a card drawn from B is not named. */
export interface VerbumRow {
  seat: number;
  entry: VerbumEntry;
  /** the number of the word it is about */
  word?: number;
  /** that word as written */
  text?: string;
  /** the cards that moved, where everyone saw them */
  cards?: string;
  /** the other player, where there is one */
  other?: number | null;
  /** cards drawn face down */
  count?: number;
}

/** Why a game is over. */
export type VerbumEnding = "exhausted" | "resigned" | "abandoned";

/** The table as one person may see it. */
export interface VerbumView {
  /** the name of the game */
  game: string;
  seq: number;
  rules: string;
  options: VerbumOptions;
  lexicon: string;
  deck: VerbumDeck;
  players: string[];
  /** whose view it is, null for those who do not play */
  seat: number | null;
  phase: VerbumPhase;
  suspended: boolean;
  resigned: number[];
  for_abandon: number[];
  turn: number;
  /** who is to act: on turn, or with more than ten cards when the turn is made (par. 5) */
  actor: number;
  /** letters of the shortest thing that may be laid (par. 2) */
  least: number;
  /** whether a turn is one of the book's choices (par. 6, 8) */
  strict: boolean;
  /** commands that this seat could give now, by their tags; none of those who do not play */
  choices: string[];
  /** what was stolen or freed in this turn, and may be laid in a word at once (par. 12-14) */
  won: string;
  /** whether the player on turn played the swap-hands card on top of A (par. 11) */
  own_swap: boolean;
  /** one's own, null for those who do not play */
  hand: string | null;
  /** everyone's: where hands are open, and once the game is over (par. 5) */
  hands: string[] | null;
  hand_counts: number[];
  /** cards that everyone has seen go to each hand (par. 6, 11-14) */
  known: string[];
  /** empty: no card */
  pile_a_top: string;
  pile_a_count: number;
  pile_b_count: number;
  commitment: string;
  words: VerbumWordView[];
  points: number[];
  /** swap-hands cards the player on turn may not use yet (par. 11) */
  fresh_swaps: number;
  /** words laid in this turn */
  laid: number[];
  /** who has no doubts about them */
  agreed: number[];
  contest: VerbumContestView | null;
  /** who has still to lay their last words (par. 15) */
  last_round: number[] | null;
  /** cards taken from A since one last left B or a word was laid */
  idle: number;
  /** of the turn, the doubts or the vote */
  time_left_ms: number | null;
  /** what was done in the open, row by row */
  sheet: VerbumRow[];
  /** how often moves were taken back */
  taken_back: number;
  /** oneself, now */
  can_take_back: boolean;
  ended: VerbumEnded | null;
  /** the order of the deck, once the game is over */
  seal: Seal | null;
  /** what players put into the deck's order; null where it is the table's alone */
  mixing: CommonMixingView | null;
}

/** Ways to pair a round. */
export type TournamentSystem = "swiss" | "round_robin" | "koth" | "knockout";

/** Who meets whom among players of one score. */
export type TournamentWithin = "halves" | "fold" | "neighbours";

/** Rounds in a row of one system. A round robin and a knockout know by themselves how many they need. */
export interface TournamentStage {
  system: TournamentSystem;
  rounds?: number;
  /** games of each against each, in a round robin or a tie */
  legs?: number;
  /** who reach a knockout: 2, 4, 8 … from all groups together */
  qualifiers?: number;
  within?: TournamentWithin;
  /** pair everyone together, even if there are groups */
  across?: boolean;
  /** whether those out of a knockout go on, as in a King of the Hill */
  others_play?: boolean;
}

/** What decides between players with as many wins. */
export type TournamentCriterion = "spread" | "points" | "buchholz" | "median" | "sonneborn_berger" | "direct" | "wins";

/** Whom the Swiss system keeps apart where it can. */
export type TournamentApart = "nobody" | "club" | "team";

/** How a tournament is run. */
export interface TournamentOptions {
  calendar: TournamentStage[];
  criteria?: TournamentCriterion[];
  apart?: TournamentApart;
  /** what a bye, a win without a game, adds to the spread */
  bye_spread?: number;
  /** the same for a game whose opponent did not come; taken from them */
  forfeit_spread?: number;
  /** members that count for a team; 0: all */
  team_best?: number;
  /** at tables online the judge rules alone, instead of the referee (art. 28) */
  judge_online?: boolean;
  /** choices of the game itself at tables online, of those that it leaves to a director */
  online?: Record<string, boolean>;
}

/** A stage of the calendar with the numbers of its rounds. */
export interface TournamentStageView {
  system: TournamentSystem;
  first: number;
  last: number;
}

/** A player. */
export interface TournamentPlayerView {
  number: number;
  name: string;
  club: string;
  team: string;
  group: string;
  rating: number | null;
  games: number;
  since: number;
  is_out: boolean;
}

/** One reason for a pair: a stable code and the figures of its sentence. */
export interface TournamentNote {
  code: string;
  figures: Record<string, number>;
}

/** What one of the two says a game ended like, in the order of the table. */
export interface TournamentReport {
  player: number;
  first: number;
  second: number;
}

/** A table; who has reported is for all to see, what they said for the desk. */
export interface TournamentGameView {
  table: number;
  first: number;
  second: number;
  notes: TournamentNote[];
  result: TournamentResult | null;
  reported: number[];
  in_conflict: boolean;
  /** the table where it is played online, for whoever wants to watch; else empty */
  online: string;
  reports: TournamentReport[];
}

/** A player nobody is left for, and why it is this one. */
export interface TournamentBye {
  player: number;
  notes: TournamentNote[];
}

/** A round. */
export interface TournamentRoundView {
  number: number;
  stage: number;
  system: TournamentSystem;
  games: TournamentGameView[];
  byes: TournamentBye[];
  is_over: boolean;
}

/** A line of the teams' standings. Score in half points; members best first, those who count before the others. */
export interface TournamentTeamLine {
  place: number;
  team: string;
  score: number;
  spread: number;
  members: number[];
  counted: number;
}

/** A challenge; players are told of the play as a whole, the desk of each word (art. 28-30). */
export interface TournamentCaseView {
  number: number;
  at: number;
  round: number;
  table: number;
  player: number;
  words: string[];
  is_open: boolean;
  moot: boolean;
  play_stands: boolean | null;
  valid: Record<string, boolean> | null;
  by: string;
  ruled_at: number | null;
  deciders: string[];
  /** members of the panel who have said what they think */
  voted: string[];
  /** by whoever ruled, until play goes on (art. 32) */
  can_be_put_right: boolean;
  /** the play was laid at a table online */
  is_online: boolean;
  /** who wrote it down, where neither of the two called */
  entered_by: string;
  /** of tournaments that wrote it down; others ask the server, if they may rule */
  opinion: Verdict[];
}

/** From light to heavy. */
export type TournamentSanction = "warning" | "points" | "expulsion";

/** A sanction; its reason is for the desk. */
export interface TournamentPenaltyView {
  at: number;
  by: string;
  player: number;
  sanction: TournamentSanction;
  points: number;
  reason: string;
}

/** What a member of the panel wants done about a table or a player, until a majority wants the same (art. 45). */
export interface TournamentMotionView {
  by: string;
  round: number;
  table: number;
  first: number;
  second: number;
  winner: TournamentWinner | null;
  forfeit: boolean;
  player: number;
  sanction: TournamentSanction | null;
  points: number;
}

/** A tournament. */
export interface TournamentView {
  name: string;
  rules: string;
  /** the label of the edition whose words count; none: those that come with Leggio */
  lexicon: string;
  options: TournamentOptions;
  director: string;
  referee: string;
  panel: string[];
  /** who of the panel decides in the referee's own game; none: they vote (art. 28) */
  delegate: string;
  /** rounds are played without a referee or a panel */
  waived: boolean;
  /** who rules at tables online: the judge alone, or the referee */
  judge_online: boolean;
  calendar: TournamentStageView[];
  players: TournamentPlayerView[];
  rounds: TournamentRoundView[];
  /** pairs of the next round, by hand; who starts first */
  fixed: [number, number][];
  /** of the round that is on, when this was sent; below 0: time is up */
  clock_left_ms: number | null;
  standings: TournamentLine[];
  groups: Record<string, TournamentLine[]>;
  teams: TournamentTeamLine[];
  cases: TournamentCaseView[];
  penalties: TournamentPenaltyView[];
  /** for the desk */
  motions: TournamentMotionView[];
  closed: boolean;
  now: number;
  seq: number;
}

/** Who leads, beside the players. */
export type DuplicateRole = "referee";

/** Whose hand it was. */
export type DuplicateBy = "player" | "desk";

/** Why a play is no longer open to challenge. */
export type BoardStanding = "agreed" | "moved" | "expired" | "checked" | "closed";

/** Persons who may rule on words (art. 28). */
export type ScrabbleRole = "referee" | "panel";

/** The two piles: A lies face up and takes the discards, B face down (par. 4). */
export type VerbumPile = "a" | "b";

/** A word and the cards it is made of. */
export interface VerbumCardWord {
  word: string;
  cards: string;
}

/** Why words are no longer open to doubt. */
export type VerbumStanding = "agreed" | "moved" | "expired" | "ruled" | "closed";

/** What one says of oneself at the desk. */
export interface TournamentEntry {
  name: string;
  club?: string;
  team?: string;
  group?: string;
  rating?: number | null;
  /** rated games so far: a rating of few is provisional */
  games?: number;
}

/** Two players who meet, the one who starts first, and why they do. */
export interface TournamentMatch {
  first: number;
  second: number;
  notes: TournamentNote[];
}

/** It is over. Places: seats best first, shared where equal. */
export interface DuplicateEnded {
  at: number;
  reason: DuplicateEnding;
  scores: number[];
  places: number[][];
  /** points of all tops together */
  top: number;
  name?: string;
}

/** The game is over and settled (art. 32-36). */
export interface ScarabeoEnded {
  at: number;
  reason: ScarabeoEnding;
  article: string;
  settlement: ScarabeoSettlement[];
  scores: number[];
  places: number[][];
  winnings: ScarabeoWinning[];
}

/** The game is over and settled (art. 37, 39-41). */
export interface ScrabbleEnded {
  at: number;
  reason: ScrabbleEnding;
  article: string;
  settlement: ScrabbleSettlement[];
  scores: number[];
  places: number[][];
}

/** The game is over and counted (par. 15). Places: seats best first, shared where equal; none if annulled. */
export interface VerbumEnded {
  at: number;
  reason: VerbumEnding;
  article: string;
  scores: number[];
  /** words with a thief in them, which count nothing */
  void: number[];
  places: number[][];
}

/** The public value that was named beforehand is known: the bag is mixed with it. */
export interface DuplicateAnnounceCommand {
  command: "announce";
  value: string;
}

/** The desk lets somebody play, with paper slips perhaps. */
export interface DuplicateRegisterCommand {
  command: "register";
  player: string;
}

/** A slip: the square of the first letter and the whole word; small letters are jollies. The last one counts. */
export interface DuplicateHandInCommand {
  command: "hand_in";
  square: string;
  direction: Direction;
  word: string;
  /** the draw it was written for, as the view numbers it; null: the one on the desk */
  draw?: number | null;
}

/** Something a player tells the desk. */
export interface DuplicateRemarkCommand {
  command: "remark";
  text: string;
}

/** Go home; the points stay. */
export interface DuplicateResignCommand {
  command: "leave";
}

/** A player has gone home. */
export interface DuplicateRemoveCommand {
  command: "remove";
  whom: number;
}

/** Draw the letters of the next round; where a real bag is used, all of them as they now lie on the desk. */
export interface DuplicateDrawCommand {
  command: "draw";
  tiles?: string;
  /** the stopwatch at once */
  start?: boolean;
}

/** All letters go back and others come; slips of this round are void. */
export interface DuplicateReplaceDrawCommand {
  command: "replace_draw";
  tiles?: string;
  start?: boolean;
}

/** Show the letters and start the stopwatch. */
export interface DuplicateStartCommand {
  command: "start";
}

/** Let the stopwatch stand still. */
export interface DuplicateStopWatchCommand {
  command: "stop_watch";
}

/** Let it run again. */
export interface DuplicateRunWatchCommand {
  command: "run_watch";
}

/** Give more time; a round that is over but not closed goes on. */
export interface DuplicateExtendCommand {
  command: "extend";
  by_ms: number;
}

/** A paper slip, typed at the desk. */
export interface DuplicateEnterSlipCommand {
  command: "enter_slip";
  whom: number;
  square: string;
  direction: Direction;
  word: string;
}

/** Put a slip right, of this round or of an earlier one; the desk may rule on its words itself. */
export interface DuplicateCorrectCommand {
  command: "correct";
  whom: number;
  round: number;
  square: string;
  direction: Direction;
  word: string;
  /** the desk's ruling (art. 28); null: the judge's */
  valid?: boolean | null;
}

/** Admonish a player. */
export interface DuplicateWarnCommand {
  command: "warn";
  whom: number;
  text: string;
}

/** Take points off a player; negative points give them back. */
export interface DuplicatePenaliseCommand {
  command: "penalise";
  whom: number;
  points: number;
  text: string;
}

/** Score the slips and lay the master play; before time is up, that ends the round. */
export interface DuplicateCloseRoundCommand {
  command: "close_round";
}

/** Leave it at the rounds played. */
export interface DuplicateEndGameCommand {
  command: "end_game";
}

export type DuplicateCommand =
  | DuplicateAnnounceCommand
  | DuplicateRegisterCommand
  | DuplicateHandInCommand
  | DuplicateRemarkCommand
  | DuplicateResignCommand
  | DuplicateRemoveCommand
  | DuplicateDrawCommand
  | DuplicateReplaceDrawCommand
  | DuplicateStartCommand
  | DuplicateStopWatchCommand
  | DuplicateRunWatchCommand
  | DuplicateExtendCommand
  | DuplicateEnterSlipCommand
  | DuplicateCorrectCommand
  | DuplicateWarnCommand
  | DuplicatePenaliseCommand
  | DuplicateCloseRoundCommand
  | DuplicateEndGameCommand;

/** The hall is open: rules, players, choices, and the sealed bag. The commitment is public, the seal is not. */
export interface DuplicateOpenedEvent {
  at: number;
  rules: string;
  rules_version: number;
  players: string[];
  options: DuplicateOptions;
  lexicon: string;
  commitment: string;
}

/** The order of the bag follows now from its seal and from what was put in; the first draw may come. */
export interface DuplicateBagMixedEvent {
  at: number;
  /** seats that committed and did not reveal in time */
  withheld: number[];
  /** the public value that was announced */
  value: string;
  /** who told it */
  name: string;
}

/** Somebody plays from now on, on a seat of their own; one who had left is back on it. */
export interface DuplicateJoinedEvent {
  at: number;
  seat: number;
  player: string;
  by: DuplicateBy;
  name: string;
}

/** A player has gone home. */
export interface DuplicateLeftEvent {
  at: number;
  seat: number;
  by: DuplicateBy;
  name: string;
}

/** The letters of a round, for the desk alone until the stopwatch starts; those thrown back did not do. */
export interface DuplicateDrawnEvent {
  at: number;
  round: number;
  replaces: boolean;
  /** from a real bag */
  typed: boolean;
  name: string;
}

/** The letters are shown and the stopwatch runs. */
export interface DuplicateStartedEvent {
  at: number;
  round: number;
  rack: string;
  ends_at: number | null;
  name: string;
}

/** The end is near. */
export interface DuplicateTimeWarnedEvent {
  at: number;
  left_ms: number;
}

/** No more slips from players; the desk collects those on paper. */
export interface DuplicateTimeUpEvent {
  at: number;
}

/** The stopwatch stands still. */
export interface DuplicateWatchStoppedEvent {
  at: number;
  left_ms: number;
  name: string;
}

/** The stopwatch runs again, or has more time. */
export interface DuplicateWatchRunsEvent {
  at: number;
  ends_at: number;
  name: string;
}

/** There is more time; a round that was over goes on. */
export interface DuplicateExtendedEvent {
  at: number;
  by_ms: number;
  name: string;
}

/** A slip and what it comes to, which nobody but the desk is told before the round is closed. */
export interface DuplicateHandedInEvent {
  at: number;
  seat: number;
  square?: string;
  direction?: Direction;
  word?: string;
  by: DuplicateBy;
  /** how many they were, for everyone */
  count?: number;
}

/** The desk put a slip right. Of a closed round, the points of that round that change with it. */
export interface DuplicateCorrectedEvent {
  at: number;
  seat: number;
  round: number;
  square?: string;
  direction?: Direction;
  word?: string;
  /** by the desk itself, not by the judge */
  ruled?: boolean | null;
  /** who is now alone with the best play of a closed round */
  solo: number | null;
  changes: [number, number][];
  name: string;
  /** how many they were, for everyone */
  count?: number;
}

/** A player told the desk something. */
export interface DuplicateRemarkedEvent {
  at: number;
  seat?: number;
  text?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** The desk admonished a player. */
export interface DuplicateWarnedEvent {
  at: number;
  seat?: number;
  text?: string;
  name?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** The desk took points off a player. */
export interface DuplicatePenalisedEvent {
  at: number;
  seat: number;
  points: number;
  text?: string;
  name: string;
  /** how many they were, for everyone */
  count?: number;
}

/** Slips are scored and the master play lies on the board; the top is what the engine found, at least. */
export interface DuplicateRoundClosedEvent {
  at: number;
  round: number;
  top: DuplicateLaid[];
  master: DuplicateLaid;
  /** whose slip the master play is; null: nobody's */
  seat: number | null;
  /** who was alone with the best play */
  solo: number | null;
  bonus: number;
  name: string;
}

/** The game was put away: no time runs (house rule). */
export interface DuplicateSuspendedEvent {
  at: number;
}

/** The game goes on where it was put away: time runs again. */
export interface DuplicateResumedEvent {
  at: number;
}

/** It is over. Places: seats best first, shared where equal. */
export interface DuplicateEndedEvent {
  at: number;
  reason: DuplicateEnding;
  scores: number[];
  places: number[][];
  /** points of all tops together */
  top: number;
  name: string;
}

export type DuplicateTold =
  | { seq: number; event: "opened"; data: DuplicateOpenedEvent }
  | { seq: number; event: "bag_mixed"; data: DuplicateBagMixedEvent }
  | { seq: number; event: "joined"; data: DuplicateJoinedEvent }
  | { seq: number; event: "left"; data: DuplicateLeftEvent }
  | { seq: number; event: "drawn"; data: DuplicateDrawnEvent }
  | { seq: number; event: "started"; data: DuplicateStartedEvent }
  | { seq: number; event: "time_warned"; data: DuplicateTimeWarnedEvent }
  | { seq: number; event: "time_up"; data: DuplicateTimeUpEvent }
  | { seq: number; event: "watch_stopped"; data: DuplicateWatchStoppedEvent }
  | { seq: number; event: "watch_runs"; data: DuplicateWatchRunsEvent }
  | { seq: number; event: "extended"; data: DuplicateExtendedEvent }
  | { seq: number; event: "handed_in"; data: DuplicateHandedInEvent }
  | { seq: number; event: "corrected"; data: DuplicateCorrectedEvent }
  | { seq: number; event: "remarked"; data: DuplicateRemarkedEvent }
  | { seq: number; event: "warned"; data: DuplicateWarnedEvent }
  | { seq: number; event: "penalised"; data: DuplicatePenalisedEvent }
  | { seq: number; event: "round_closed"; data: DuplicateRoundClosedEvent }
  | { seq: number; event: "suspended"; data: DuplicateSuspendedEvent }
  | { seq: number; event: "resumed"; data: DuplicateResumedEvent }
  | { seq: number; event: "ended"; data: DuplicateEndedEvent };

/** Put the letter a scarab stands for in its place, and take it (art. 21). The turn goes on. */
export interface ScarabeoTakeScarabCommand {
  command: "take_scarab";
  square: string;
}

/** Show eight tiles that are all vowels or all consonants, change them, and give up the turn (art. 23). */
export interface ScarabeoExchangeCommand {
  command: "exchange";
}

/** Vote on the contested words: for them, against them, or for neither (art. 12). */
export interface ScarabeoVoteCommand {
  command: "vote";
  ballot: ScarabeoBallot;
}

/** Say that a crossing on the board, laid in any turn before, makes no sense (art. 14): where its word begins. */
export interface ScarabeoDoubtCrossingCommand {
  command: "doubt_crossing";
  square: string;
  direction: Direction;
}

/** Lay a word: the square of its first letter, and the whole word; small letters are jollies. */
export interface ScarabeoPlayCommand {
  command: "play";
  square: string;
  direction: Direction;
  word: string;
}

/** Lay loose tiles, as fingers do: square and cell of each; the word is what they make. */
export interface ScarabeoLayTilesCommand {
  command: "lay_tiles";
  tiles: [string, string][];
}

/** Give up the turn, or end it. */
export interface ScarabeoPassCommand {
  command: "pass";
}

/** Let stand what was just laid. */
export interface ScarabeoAcceptCommand {
  command: "accept";
}

/** Contest words of the pending play. */
export interface ScarabeoChallengeCommand {
  command: "challenge";
  words: string[];
}

/** Give the game up: a house rule, the books have none. */
export interface ScarabeoResignCommand {
  command: "resign";
}

/** Propose to stop without a result, or agree to it: a house rule. Any move forgets the proposal. */
export interface ScarabeoProposeAbandonCommand {
  command: "propose_abandon";
}

/** Rather go on: take one's own proposal to stop back, or turn down the others'. A house rule too. */
export interface ScarabeoDeclineAbandonCommand {
  command: "decline_abandon";
}

/** Take one's last move back, and all that came of it: a house rule, where a table allows it to this seat. */
export interface ScarabeoTakeBackCommand {
  command: "take_back";
}

/** Commit to a share in the mixing of the bag: the SHA-256 of seal, seat and share (docs/log.md). */
export interface ScarabeoCommitShareCommand {
  command: "commit_share";
  commitment: string;
}

/** Reveal it, once all commitments are known: 64 hexadecimal digits. */
export interface ScarabeoRevealShareCommand {
  command: "reveal_share";
  share: string;
}

export type ScarabeoCommand =
  | ScarabeoTakeScarabCommand
  | ScarabeoExchangeCommand
  | ScarabeoVoteCommand
  | ScarabeoDoubtCrossingCommand
  | ScarabeoPlayCommand
  | ScarabeoLayTilesCommand
  | ScarabeoPassCommand
  | ScarabeoAcceptCommand
  | ScarabeoChallengeCommand
  | ScarabeoResignCommand
  | ScarabeoProposeAbandonCommand
  | ScarabeoDeclineAbandonCommand
  | ScarabeoTakeBackCommand
  | ScarabeoCommitShareCommand
  | ScarabeoRevealShareCommand;

/** The table is set: rules, players, choices, and the sealed bag (art. 1, 5). */
export interface ScarabeoOpenedEvent {
  at: number;
  rules: string;
  rules_version: number;
  players: string[];
  options: ScarabeoOptions;
  lexicon: string;
  commitment: string;
}

/** A scarab on the board gave way to the letter it stood for, and went to that letter's rack (art. 21). */
export interface ScarabeoScarabTakenEvent {
  at: number;
  seat: number;
  square: string;
  letter: string;
}

/** Tiles were laid and counted; the glass lies on its side until the hand passes (art. 5, 14, 20). Verdicts only where words are checked at once. */
export interface ScarabeoPlayedEvent {
  at: number;
  seat: number;
  square: string;
  direction: Direction;
  tiles: string;
  words: ScarabeoWordScore[];
  prizes: ScarabeoPrize[];
  score: number;
}

/** Words of the pending play were contested. */
export interface ScarabeoChallengedEvent {
  at: number;
  seat: number;
  words: string[];
}

/** A player voted; how is not shown until everyone has (art. 12). */
export interface ScarabeoVotedEvent {
  at: number;
  seat: number;
  ballot?: ScarabeoBallot;
  /** how many they were, for everyone */
  count?: number;
}

/** The contested words stand, or the play is taken back and its player goes on (art. 12-13). Decided by the verdicts of the dictionary, or by votes: who did not vote in time is not among them. */
export interface ScarabeoRuledEvent {
  at: number;
  valid: boolean;
  verdicts: Verdict[];
  votes: [number, ScarabeoBallot][];
}

/** A player says that a crossing on the board makes no sense; the glass lies on its side (art. 14, 20). */
export interface ScarabeoCrossingDoubtedEvent {
  at: number;
  seat: number;
  square: string;
  direction: Direction;
  word: string;
}

/** The crossing stays, or the letters of the play that made it go to the bag; its points stay (art. 14). Two players ask the dictionary, more have to agree, all of them. Letters that left are written as in a play: from its first square on, with a dot for each that stays. */
export interface ScarabeoCrossingRuledEvent {
  at: number;
  word: string;
  valid: boolean;
  square: string;
  direction: Direction;
  tiles: string;
  verdicts: Verdict[];
  votes: [number, ScarabeoBallot][];
}

/** Whoever is on turn sees their rack: their sand runs (art. 17). */
export interface ScarabeoGlassTurnedEvent {
  at: number;
  seat: number;
}

/** The time for a turn is up: the table ends it. */
export interface ScarabeoTimedOutEvent {
  at: number;
  seat: number;
}

/** Who starts, and the tiles that decided it; no tiles where the starter was named. */
export interface ScarabeoStarterChosenEvent {
  at: number;
  starter: number;
  draws: [number, string][];
}

/** A player draws from the bag. */
export interface ScarabeoDrawnEvent {
  at: number;
  seat: number;
  tiles?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** Everyone is there and has their tiles: the first turn begins. */
export interface ScarabeoBeganEvent {
  at: number;
}

/** An opponent lets stand what was just laid. */
export interface ScarabeoAgreedEvent {
  at: number;
  seat: number;
}

/** The pending play is final and scores. */
export interface ScarabeoPlayStoodEvent {
  at: number;
  how: BoardStanding;
}

/** A turn given up, or ended. */
export interface ScarabeoPassedEvent {
  at: number;
  seat: number;
}

/** Tiles changed for a turn. */
export interface ScarabeoExchangedEvent {
  at: number;
  seat: number;
  given: string;
  drawn?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** A player gave the game up (house rule). */
export interface ScarabeoResignedEvent {
  at: number;
  seat: number;
}

/** A player is for stopping without a result (house rule). */
export interface ScarabeoAbandonProposedEvent {
  at: number;
  seat: number;
}

/** A player would rather go on: nobody is for stopping any more, or only they no longer are (house rule). */
export interface ScarabeoAbandonDeclinedEvent {
  at: number;
  seat: number;
  /** their own proposal */
  withdrawn: boolean;
}

/** A player took their last move back, and with it all that came of it (house rule). */
export interface ScarabeoTakenBackEvent {
  at: number;
  seat: number;
  /** the number of the last event that still counts */
  to: number;
}

/** The game was put away: no time runs (house rule). */
export interface ScarabeoSuspendedEvent {
  at: number;
}

/** The game goes on where it was put away: time runs again. */
export interface ScarabeoResumedEvent {
  at: number;
}

/** A device has committed to its share in the mixing of the bag. */
export interface ScarabeoShareCommittedEvent {
  at: number;
  seat: number;
  commitment: string;
}

/** All commitments are known, or were waited for long enough: shares are revealed now. */
export interface ScarabeoSharesClosedEvent {
  at: number;
  /** seats that did not commit */
  missing: number[];
}

/** A device has revealed the share it was committed to. */
export interface ScarabeoShareRevealedEvent {
  at: number;
  seat: number;
  share: string;
}

/** The order of the bag follows now from its seal and from what was put in; the first draw may come. */
export interface ScarabeoBagMixedEvent {
  at: number;
  /** seats that committed and did not reveal in time */
  withheld: number[];
  /** the public value that was announced */
  value: string;
  /** who told it */
  name: string;
}

/** The game is over and settled (art. 32-36). */
export interface ScarabeoEndedEvent {
  at: number;
  reason: ScarabeoEnding;
  article: string;
  settlement: ScarabeoSettlement[];
  scores: number[];
  places: number[][];
  winnings: ScarabeoWinning[];
}

export type ScarabeoTold =
  | { seq: number; event: "opened"; data: ScarabeoOpenedEvent }
  | { seq: number; event: "scarab_taken"; data: ScarabeoScarabTakenEvent }
  | { seq: number; event: "played"; data: ScarabeoPlayedEvent }
  | { seq: number; event: "challenged"; data: ScarabeoChallengedEvent }
  | { seq: number; event: "voted"; data: ScarabeoVotedEvent }
  | { seq: number; event: "ruled"; data: ScarabeoRuledEvent }
  | { seq: number; event: "crossing_doubted"; data: ScarabeoCrossingDoubtedEvent }
  | { seq: number; event: "crossing_ruled"; data: ScarabeoCrossingRuledEvent }
  | { seq: number; event: "glass_turned"; data: ScarabeoGlassTurnedEvent }
  | { seq: number; event: "timed_out"; data: ScarabeoTimedOutEvent }
  | { seq: number; event: "starter_chosen"; data: ScarabeoStarterChosenEvent }
  | { seq: number; event: "drawn"; data: ScarabeoDrawnEvent }
  | { seq: number; event: "began"; data: ScarabeoBeganEvent }
  | { seq: number; event: "agreed"; data: ScarabeoAgreedEvent }
  | { seq: number; event: "play_stood"; data: ScarabeoPlayStoodEvent }
  | { seq: number; event: "passed"; data: ScarabeoPassedEvent }
  | { seq: number; event: "exchanged"; data: ScarabeoExchangedEvent }
  | { seq: number; event: "resigned"; data: ScarabeoResignedEvent }
  | { seq: number; event: "abandon_proposed"; data: ScarabeoAbandonProposedEvent }
  | { seq: number; event: "abandon_declined"; data: ScarabeoAbandonDeclinedEvent }
  | { seq: number; event: "taken_back"; data: ScarabeoTakenBackEvent }
  | { seq: number; event: "suspended"; data: ScarabeoSuspendedEvent }
  | { seq: number; event: "resumed"; data: ScarabeoResumedEvent }
  | { seq: number; event: "share_committed"; data: ScarabeoShareCommittedEvent }
  | { seq: number; event: "shares_closed"; data: ScarabeoSharesClosedEvent }
  | { seq: number; event: "share_revealed"; data: ScarabeoShareRevealedEvent }
  | { seq: number; event: "bag_mixed"; data: ScarabeoBagMixedEvent }
  | { seq: number; event: "ended"; data: ScarabeoEndedEvent };

/** Change some tiles and give up the turn (art. 34). */
export interface ScrabbleExchangeCommand {
  command: "exchange";
  tiles: string;
}

/** Change the whole rack and keep the turn, once a game (art. 35). */
export interface ScrabbleTakeCambioSeccoCommand {
  command: "cambio_secco";
}

/** Ask the mover not to draw yet (art. 31). */
export interface ScrabbleHoldCommand {
  command: "hold";
}

/** The ruling of a person: for each challenged word, whether it is admissible (art. 29). */
export interface ScrabbleRuleCommand {
  command: "rule";
  valid: Record<string, boolean>;
}

/** Point out that an opponent's time is used up (art. 37). */
export interface ScrabbleClaimTimeCommand {
  command: "claim_time";
  against: number;
}

/** Lay a word: the square of its first letter, and the whole word; small letters are jollies. */
export interface ScrabblePlayCommand {
  command: "play";
  square: string;
  direction: Direction;
  word: string;
}

/** Lay loose tiles, as fingers do: square and cell of each; the word is what they make. */
export interface ScrabbleLayTilesCommand {
  command: "lay_tiles";
  tiles: [string, string][];
}

/** Give up the turn, or end it. */
export interface ScrabblePassCommand {
  command: "pass";
}

/** Let stand what was just laid. */
export interface ScrabbleAcceptCommand {
  command: "accept";
}

/** Contest words of the pending play. */
export interface ScrabbleChallengeCommand {
  command: "challenge";
  words: string[];
}

/** Give the game up: a house rule, the books have none. */
export interface ScrabbleResignCommand {
  command: "resign";
}

/** Propose to stop without a result, or agree to it: a house rule. Any move forgets the proposal. */
export interface ScrabbleProposeAbandonCommand {
  command: "propose_abandon";
}

/** Rather go on: take one's own proposal to stop back, or turn down the others'. A house rule too. */
export interface ScrabbleDeclineAbandonCommand {
  command: "decline_abandon";
}

/** Take one's last move back, and all that came of it: a house rule, where a table allows it to this seat. */
export interface ScrabbleTakeBackCommand {
  command: "take_back";
}

/** Commit to a share in the mixing of the bag: the SHA-256 of seal, seat and share (docs/log.md). */
export interface ScrabbleCommitShareCommand {
  command: "commit_share";
  commitment: string;
}

/** Reveal it, once all commitments are known: 64 hexadecimal digits. */
export interface ScrabbleRevealShareCommand {
  command: "reveal_share";
  share: string;
}

export type ScrabbleCommand =
  | ScrabbleExchangeCommand
  | ScrabbleTakeCambioSeccoCommand
  | ScrabbleHoldCommand
  | ScrabbleRuleCommand
  | ScrabbleClaimTimeCommand
  | ScrabblePlayCommand
  | ScrabbleLayTilesCommand
  | ScrabblePassCommand
  | ScrabbleAcceptCommand
  | ScrabbleChallengeCommand
  | ScrabbleResignCommand
  | ScrabbleProposeAbandonCommand
  | ScrabbleDeclineAbandonCommand
  | ScrabbleTakeBackCommand
  | ScrabbleCommitShareCommand
  | ScrabbleRevealShareCommand;

/** The table is set: rules, players, choices, and the sealed bag (art. 1, 24). */
export interface ScrabbleOpenedEvent {
  at: number;
  rules: string;
  rules_version: number;
  players: string[];
  options: ScrabbleOptions;
  lexicon: string;
  commitment: string;
}

/** A player who was absent on schedule sits down (art. 38). */
export interface ScrabbleArrivedEvent {
  at: number;
  seat: number;
}

/** The player on turn has turned the board (art. 27). */
export interface ScrabbleBoardTurnedEvent {
  at: number;
  seat: number;
}

/** The clock of the player on turn was started by hand (art. 25, 27). */
export interface ScrabbleClockPressedEvent {
  at: number;
  seat: number;
}

/** Tiles were laid and scored; the play is pending (art. 26-31). Verdicts only where words are checked at once. */
export interface ScrabblePlayedEvent {
  at: number;
  seat: number;
  square: string;
  direction: Direction;
  tiles: string;
  words: BoardWordScore[];
  bonus: number;
  score: number;
}

/** An opponent asks the mover not to draw yet (art. 31). */
export interface ScrabbleHeldEvent {
  at: number;
  seat: number;
}

/** Words were contested; clocks stop. The judge's opinion is for whoever rules, nobody else (art. 28-29). */
export interface ScrabbleChallengedEvent {
  at: number;
  seat: number;
  words: string[];
  opinion?: Verdict[];
}

/** The contested words were ruled on: the play stands or is taken back, and someone pays (art. 29-30). */
export interface ScrabbleRuledEvent {
  at: number;
  arbiter: ScrabbleArbiter;
  verdicts: Verdict[];
  valid: boolean;
  penalized: number;
  penalty: number;
  name: string;
}

/** Whoever ruled takes it back before the game goes on, and rules anew in what follows (art. 32). Tiles that were drawn upon it go back into the bag. */
export interface ScrabbleRulingCorrectedEvent {
  at: number;
  arbiter: ScrabbleArbiter;
  /** as the words are ruled on now */
  valid: Record<string, boolean>;
  name: string;
}

/** The whole rack changed, turn kept (art. 35). */
export interface ScrabbleCambioSeccoEvent {
  at: number;
  seat: number;
  given?: string;
  drawn?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** Used-up time was pointed out: stage 1 begins the extra minute, stage 2 loses the game (art. 37). */
export interface ScrabbleTimeClaimedEvent {
  at: number;
  against: number;
  stage: number;
  /** null: claimed by the table itself */
  seat: number | null;
}

/** Who starts, and the tiles that decided it; no tiles where the starter was named. */
export interface ScrabbleStarterChosenEvent {
  at: number;
  starter: number;
  draws: [number, string][];
}

/** A player draws from the bag. */
export interface ScrabbleDrawnEvent {
  at: number;
  seat: number;
  tiles?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** Everyone is there and has their tiles: the first turn begins. */
export interface ScrabbleBeganEvent {
  at: number;
}

/** An opponent lets stand what was just laid. */
export interface ScrabbleAgreedEvent {
  at: number;
  seat: number;
}

/** The pending play is final and scores. */
export interface ScrabblePlayStoodEvent {
  at: number;
  how: BoardStanding;
}

/** A turn given up, or ended. */
export interface ScrabblePassedEvent {
  at: number;
  seat: number;
}

/** Tiles changed for a turn. */
export interface ScrabbleExchangedEvent {
  at: number;
  seat: number;
  given?: string;
  drawn?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** A player gave the game up (house rule). */
export interface ScrabbleResignedEvent {
  at: number;
  seat: number;
}

/** A player is for stopping without a result (house rule). */
export interface ScrabbleAbandonProposedEvent {
  at: number;
  seat: number;
}

/** A player would rather go on: nobody is for stopping any more, or only they no longer are (house rule). */
export interface ScrabbleAbandonDeclinedEvent {
  at: number;
  seat: number;
  /** their own proposal */
  withdrawn: boolean;
}

/** A player took their last move back, and with it all that came of it (house rule). */
export interface ScrabbleTakenBackEvent {
  at: number;
  seat: number;
  /** the number of the last event that still counts */
  to: number;
}

/** The game was put away: no time runs (house rule). */
export interface ScrabbleSuspendedEvent {
  at: number;
}

/** The game goes on where it was put away: time runs again. */
export interface ScrabbleResumedEvent {
  at: number;
}

/** A device has committed to its share in the mixing of the bag. */
export interface ScrabbleShareCommittedEvent {
  at: number;
  seat: number;
  commitment: string;
}

/** All commitments are known, or were waited for long enough: shares are revealed now. */
export interface ScrabbleSharesClosedEvent {
  at: number;
  /** seats that did not commit */
  missing: number[];
}

/** A device has revealed the share it was committed to. */
export interface ScrabbleShareRevealedEvent {
  at: number;
  seat: number;
  share: string;
}

/** The order of the bag follows now from its seal and from what was put in; the first draw may come. */
export interface ScrabbleBagMixedEvent {
  at: number;
  /** seats that committed and did not reveal in time */
  withheld: number[];
  /** the public value that was announced */
  value: string;
  /** who told it */
  name: string;
}

/** The game is over and settled (art. 37, 39-41). */
export interface ScrabbleEndedEvent {
  at: number;
  reason: ScrabbleEnding;
  article: string;
  settlement: ScrabbleSettlement[];
  scores: number[];
  places: number[][];
}

export type ScrabbleTold =
  | { seq: number; event: "opened"; data: ScrabbleOpenedEvent }
  | { seq: number; event: "arrived"; data: ScrabbleArrivedEvent }
  | { seq: number; event: "board_turned"; data: ScrabbleBoardTurnedEvent }
  | { seq: number; event: "clock_pressed"; data: ScrabbleClockPressedEvent }
  | { seq: number; event: "played"; data: ScrabblePlayedEvent }
  | { seq: number; event: "held"; data: ScrabbleHeldEvent }
  | { seq: number; event: "challenged"; data: ScrabbleChallengedEvent }
  | { seq: number; event: "ruled"; data: ScrabbleRuledEvent }
  | { seq: number; event: "ruling_corrected"; data: ScrabbleRulingCorrectedEvent }
  | { seq: number; event: "cambio_secco"; data: ScrabbleCambioSeccoEvent }
  | { seq: number; event: "time_claimed"; data: ScrabbleTimeClaimedEvent }
  | { seq: number; event: "starter_chosen"; data: ScrabbleStarterChosenEvent }
  | { seq: number; event: "drawn"; data: ScrabbleDrawnEvent }
  | { seq: number; event: "began"; data: ScrabbleBeganEvent }
  | { seq: number; event: "agreed"; data: ScrabbleAgreedEvent }
  | { seq: number; event: "play_stood"; data: ScrabblePlayStoodEvent }
  | { seq: number; event: "passed"; data: ScrabblePassedEvent }
  | { seq: number; event: "exchanged"; data: ScrabbleExchangedEvent }
  | { seq: number; event: "resigned"; data: ScrabbleResignedEvent }
  | { seq: number; event: "abandon_proposed"; data: ScrabbleAbandonProposedEvent }
  | { seq: number; event: "abandon_declined"; data: ScrabbleAbandonDeclinedEvent }
  | { seq: number; event: "taken_back"; data: ScrabbleTakenBackEvent }
  | { seq: number; event: "suspended"; data: ScrabbleSuspendedEvent }
  | { seq: number; event: "resumed"; data: ScrabbleResumedEvent }
  | { seq: number; event: "share_committed"; data: ScrabbleShareCommittedEvent }
  | { seq: number; event: "shares_closed"; data: ScrabbleSharesClosedEvent }
  | { seq: number; event: "share_revealed"; data: ScrabbleShareRevealedEvent }
  | { seq: number; event: "bag_mixed"; data: ScrabbleBagMixedEvent }
  | { seq: number; event: "ended"; data: ScrabbleEndedEvent };

/** Begin one's turn with a card of either pile (par. 6). */
export interface VerbumDrawCommand {
  command: "draw";
  pile: VerbumPile;
}

/** Lay words: `CaNE` with a jolly for A, `SPA(ZZ)INO` with the jolly AA-ZZ (par. 6, 13-14). */
export interface VerbumLayCommand {
  command: "lay";
  words: string[];
}

/** Use a swap-hands card (par. 11). */
export interface VerbumSwapHandsCommand {
  command: "swap_hands";
  other: number;
}

/** Put a thief in place of a letter card of an opponent's word (par. 12). Places count from 0, by cards. */
export interface VerbumStealCommand {
  command: "steal";
  word: number;
  place: number;
}

/** Put the stolen letter back into one's own word and take the thief (par. 12). */
export interface VerbumRestoreCommand {
  command: "restore";
  word: number;
  place: number;
}

/** Take a jolly from the table for the letter cards it stands for (par. 13-14). */
export interface VerbumSwapJollyCommand {
  command: "swap_jolly";
  word: number;
  place: number;
}

/** Put a card on pile A and end the turn (par. 6). */
export interface VerbumDiscardCommand {
  command: "discard";
  card: string;
}

/** Give up the turn, or end it. */
export interface VerbumPassCommand {
  command: "pass";
}

/** Let stand what was just laid. */
export interface VerbumAcceptCommand {
  command: "accept";
}

/** Ask for a word to be checked (par. 3). */
export interface VerbumContestCommand {
  command: "contest";
  word: number;
}

/** Say what one's check of the contested word found, where the players decide (par. 3). */
export interface VerbumVoteCommand {
  command: "vote";
  valid: boolean;
}

/** Give the game up: a house rule, the books have none. */
export interface VerbumResignCommand {
  command: "resign";
}

/** Propose to stop without a result, or agree to it: a house rule. Any move forgets the proposal. */
export interface VerbumProposeAbandonCommand {
  command: "propose_abandon";
}

/** Rather go on: take one's own proposal to stop back, or turn down the others'. A house rule too. */
export interface VerbumDeclineAbandonCommand {
  command: "decline_abandon";
}

/** Take one's last move back, and all that came of it: a house rule, where a table allows it to this seat. */
export interface VerbumTakeBackCommand {
  command: "take_back";
}

/** Commit to a share in the mixing of the bag: the SHA-256 of seal, seat and share (docs/log.md). */
export interface VerbumCommitShareCommand {
  command: "commit_share";
  commitment: string;
}

/** Reveal it, once all commitments are known: 64 hexadecimal digits. */
export interface VerbumRevealShareCommand {
  command: "reveal_share";
  share: string;
}

export type VerbumCommand =
  | VerbumDrawCommand
  | VerbumLayCommand
  | VerbumSwapHandsCommand
  | VerbumStealCommand
  | VerbumRestoreCommand
  | VerbumSwapJollyCommand
  | VerbumDiscardCommand
  | VerbumPassCommand
  | VerbumAcceptCommand
  | VerbumContestCommand
  | VerbumVoteCommand
  | VerbumResignCommand
  | VerbumProposeAbandonCommand
  | VerbumDeclineAbandonCommand
  | VerbumTakeBackCommand
  | VerbumCommitShareCommand
  | VerbumRevealShareCommand;

/** The table is set: rules, players, choices, and the sealed deck. The commitment is public, the seal is not. */
export interface VerbumOpenedEvent {
  at: number;
  rules: string;
  rules_version: number;
  players: string[];
  options: VerbumOptions;
  lexicon: string;
  deck: VerbumDeck;
  commitment: string;
}

/** A player gets the first five cards (par. 4). */
export interface VerbumDealtEvent {
  at: number;
  seat: number;
  cards?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** The first card of B opens pile A, and the first turn begins (par. 4). */
export interface VerbumTurnedUpEvent {
  at: number;
  card: string;
}

/** A turn begins with a card of either pile (par. 6). */
export interface VerbumDrewEvent {
  at: number;
  seat: number;
  pile: VerbumPile;
  card?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** Words were laid on the table (par. 6). Verdicts only where words are checked at once. */
export interface VerbumLaidEvent {
  at: number;
  seat: number;
  words: VerbumCardWord[];
}

/** A swap-hands card was played: it lies on pile A now (par. 11). */
export interface VerbumHandsSwappedEvent {
  at: number;
  seat: number;
  other: number;
}

/** A thief stands where a letter was, and the letter is in the thief's hand (par. 12). */
export interface VerbumStoleEvent {
  at: number;
  seat: number;
  word: number;
  place: number;
  letter: string;
}

/** The stolen letter is back, and its owner has the thief (par. 12). */
export interface VerbumRestoredEvent {
  at: number;
  seat: number;
  word: number;
  place: number;
  letter: string;
}

/** A jolly on the table was taken for what it stood for (par. 13-14). */
export interface VerbumJollySwappedEvent {
  at: number;
  seat: number;
  word: number;
  place: number;
  jolly: string;
  letters: string;
}

/** A card was put on pile A (par. 6). */
export interface VerbumDiscardedEvent {
  at: number;
  seat: number;
  card: string;
}

/** A turn given up, or ended. */
export interface VerbumPassedEvent {
  at: number;
  seat: number;
}

/** The time for a turn is up: the table ends it. */
export interface VerbumTimedOutEvent {
  at: number;
  seat: number;
}

/** The turn is made, and these words may still be contested before the game goes on (par. 3). */
export interface VerbumOfferedEvent {
  at: number;
  seat: number;
  words: number[];
}

/** An opponent lets stand what was just laid. */
export interface VerbumAgreedEvent {
  at: number;
  seat: number;
}

/** The words that were open to doubt stay (par. 3). */
export interface VerbumWordsStoodEvent {
  at: number;
  how: VerbumStanding;
}

/** A word is to be checked; the judge's opinion where one was asked (par. 3). */
export interface VerbumContestedEvent {
  at: number;
  seat: number;
  word: number;
  opinion?: Verdict | null;
}

/** A player said what their check of the contested word found: shown when everyone has (par. 3). */
export interface VerbumVotedEvent {
  at: number;
  seat: number;
  valid?: boolean;
  /** how many they were, for everyone */
  count?: number;
}

/** The contested word stays, or its cards go back to the hand they came from (par. 3). */
export interface VerbumRuledEvent {
  at: number;
  word: number;
  valid: boolean;
  /** none: the judge ruled */
  votes: [number, boolean][];
}

/** The turn is made and somebody has more than ten cards, for a word came back: they discard (par. 5). */
export interface VerbumOverfullEvent {
  at: number;
  seat: number;
}

/** A hand of fewer than five is filled up from pile B, as far as it goes (par. 7). */
export interface VerbumRefilledEvent {
  at: number;
  seat: number;
  cards?: string;
  /** how many they were, for everyone */
  count?: number;
}

/** The turn is over and the next player's begins (par. 6). */
export interface VerbumTurnEndedEvent {
  at: number;
  seat: number;
}

/** Pile B is used up: everyone lays what they can from hand, in turn order (par. 15). */
export interface VerbumLastRoundBeganEvent {
  at: number;
  seats: number[];
}

/** A player gave the game up (house rule). */
export interface VerbumResignedEvent {
  at: number;
  seat: number;
}

/** A player is for stopping without a result (house rule). */
export interface VerbumAbandonProposedEvent {
  at: number;
  seat: number;
}

/** A player would rather go on: nobody is for stopping any more, or only they no longer are (house rule). */
export interface VerbumAbandonDeclinedEvent {
  at: number;
  seat: number;
  /** their own proposal */
  withdrawn: boolean;
}

/** A player took their last move back, and with it all that came of it (house rule). */
export interface VerbumTakenBackEvent {
  at: number;
  seat: number;
  /** the number of the last event that still counts */
  to: number;
}

/** The game was put away: no time runs (house rule). */
export interface VerbumSuspendedEvent {
  at: number;
}

/** The game goes on where it was put away: time runs again. */
export interface VerbumResumedEvent {
  at: number;
}

/** A device has committed to its share in the mixing of the bag. */
export interface VerbumShareCommittedEvent {
  at: number;
  seat: number;
  commitment: string;
}

/** All commitments are known, or were waited for long enough: shares are revealed now. */
export interface VerbumSharesClosedEvent {
  at: number;
  /** seats that did not commit */
  missing: number[];
}

/** A device has revealed the share it was committed to. */
export interface VerbumShareRevealedEvent {
  at: number;
  seat: number;
  share: string;
}

/** The order of the bag follows now from its seal and from what was put in; the first draw may come. */
export interface VerbumBagMixedEvent {
  at: number;
  /** seats that committed and did not reveal in time */
  withheld: number[];
  /** the public value that was announced */
  value: string;
  /** who told it */
  name: string;
}

/** The game is over and counted (par. 15). Places: seats best first, shared where equal; none if annulled. */
export interface VerbumEndedEvent {
  at: number;
  reason: VerbumEnding;
  article: string;
  scores: number[];
  /** words with a thief in them, which count nothing */
  void: number[];
  places: number[][];
}

export type VerbumTold =
  | { seq: number; event: "opened"; data: VerbumOpenedEvent }
  | { seq: number; event: "dealt"; data: VerbumDealtEvent }
  | { seq: number; event: "turned_up"; data: VerbumTurnedUpEvent }
  | { seq: number; event: "drew"; data: VerbumDrewEvent }
  | { seq: number; event: "laid"; data: VerbumLaidEvent }
  | { seq: number; event: "hands_swapped"; data: VerbumHandsSwappedEvent }
  | { seq: number; event: "stole"; data: VerbumStoleEvent }
  | { seq: number; event: "restored"; data: VerbumRestoredEvent }
  | { seq: number; event: "jolly_swapped"; data: VerbumJollySwappedEvent }
  | { seq: number; event: "discarded"; data: VerbumDiscardedEvent }
  | { seq: number; event: "passed"; data: VerbumPassedEvent }
  | { seq: number; event: "timed_out"; data: VerbumTimedOutEvent }
  | { seq: number; event: "offered"; data: VerbumOfferedEvent }
  | { seq: number; event: "agreed"; data: VerbumAgreedEvent }
  | { seq: number; event: "words_stood"; data: VerbumWordsStoodEvent }
  | { seq: number; event: "contested"; data: VerbumContestedEvent }
  | { seq: number; event: "voted"; data: VerbumVotedEvent }
  | { seq: number; event: "ruled"; data: VerbumRuledEvent }
  | { seq: number; event: "overfull"; data: VerbumOverfullEvent }
  | { seq: number; event: "refilled"; data: VerbumRefilledEvent }
  | { seq: number; event: "turn_ended"; data: VerbumTurnEndedEvent }
  | { seq: number; event: "last_round_began"; data: VerbumLastRoundBeganEvent }
  | { seq: number; event: "resigned"; data: VerbumResignedEvent }
  | { seq: number; event: "abandon_proposed"; data: VerbumAbandonProposedEvent }
  | { seq: number; event: "abandon_declined"; data: VerbumAbandonDeclinedEvent }
  | { seq: number; event: "taken_back"; data: VerbumTakenBackEvent }
  | { seq: number; event: "suspended"; data: VerbumSuspendedEvent }
  | { seq: number; event: "resumed"; data: VerbumResumedEvent }
  | { seq: number; event: "share_committed"; data: VerbumShareCommittedEvent }
  | { seq: number; event: "shares_closed"; data: VerbumSharesClosedEvent }
  | { seq: number; event: "share_revealed"; data: VerbumShareRevealedEvent }
  | { seq: number; event: "bag_mixed"; data: VerbumBagMixedEvent }
  | { seq: number; event: "ended"; data: VerbumEndedEvent };

/** The director names the referee: a player, another person, or the director (art. 43-44). */
export interface TournamentAppointRefereeCommand {
  command: "appoint_referee";
  name: string;
}

/** The referee names three players (art. 45), and maybe who of them decides in the referee's own game (art. 28). */
export interface TournamentAppointPanelCommand {
  command: "appoint_panel";
  names: string[];
  delegate?: string;
}

/** The director names who else may put results down. */
export interface TournamentAppointDeskCommand {
  command: "appoint_desk";
  names: string[];
}

/** The director has rounds played without a referee or a panel, as on a friendly evening (art. 43, 45). */
export interface TournamentWaiveCommand {
  command: "waive";
}

/** Put players down, before the start or late; all of them or none. */
export interface TournamentEnterCommand {
  command: "enter";
  entries: TournamentEntry[];
}

/** Correct what was put down of a player. */
export interface TournamentAmendCommand {
  command: "amend";
  player: number;
  entry: TournamentEntry;
}

/** A player leaves, from the next round on. */
export interface TournamentWithdrawCommand {
  command: "withdraw";
  player: number;
  reason?: string;
}

/** A player who left is back, from the next round on. */
export interface TournamentReturnCommand {
  command: "return";
  player: number;
}

/** Strike a player off the list whom no round has had: entered by mistake, or never there. */
export interface TournamentRemoveCommand {
  command: "remove";
  player: number;
}

/** Change what is left of the calendar (art. 42). */
export interface TournamentRescheduleCommand {
  command: "reschedule";
  calendar: TournamentStage[];
  reason: string;
}

/** Pair the next round. */
export interface TournamentPairCommand {
  command: "pair";
}

/** Have two players meet in the next round, whatever the system says; the first starts. */
export interface TournamentFixPairCommand {
  command: "fix_pair";
  first: number;
  second: number;
  reason: string;
}

/** Let two players of a round change places; one of them may have the bye. */
export interface TournamentSwapCommand {
  command: "swap";
  round: number;
  one: number;
  other: number;
  reason: string;
}

/** Let the other player of a table start (art. 25). */
export interface TournamentSwapStartCommand {
  command: "swap_start";
  round: number;
  table: number;
  reason: string;
}

/** Take the last round back, while it has no result. */
export interface TournamentUnpairCommand {
  command: "unpair";
  reason: string;
}

/** Put a result down, at the desk or from a table online; the winner only where the scores do not tell (art. 37). */
export interface TournamentSetResultCommand {
  command: "set_result";
  round: number;
  table: number;
  first: number;
  second: number;
  winner?: TournamentWinner | null;
}

/** A game that was not played: who wins it, if anybody. */
export interface TournamentSetForfeitCommand {
  command: "set_forfeit";
  round: number;
  table: number;
  winner: TournamentWinner;
}

/** One of the two says how the game ended; what both say stands. */
export interface TournamentReportResultCommand {
  command: "report";
  round: number;
  table: number;
  player?: number;
  first: number;
  second: number;
}

/** Change a result of any round. Pairings that were made since stay. */
export interface TournamentCorrectCommand {
  command: "correct";
  round: number;
  table: number;
  first: number;
  second: number;
  winner?: TournamentWinner | null;
  forfeit?: boolean;
  reason: string;
}

/** Words of a play that a player contests (art. 28-29); of one at a table online the server says where. The judge's opinion was part of it once; today it is asked for by whoever rules, and not written down. */
export interface TournamentChallengeCommand {
  command: "challenge";
  round: number;
  table: number;
  player?: number;
  words: string[];
}

/** The ruling on a challenge: for each word whether it is admissible (art. 28-29, 45). Given once more it puts a ruling right, until play goes on (art. 32). Of a panel that votes, a vote. */
export interface TournamentRuleCommand {
  command: "rule";
  case: number;
  valid: Record<string, boolean>;
}

/** What the referee does about a player's conduct (art. 43). */
export interface TournamentPunishCommand {
  command: "punish";
  player: number;
  sanction: TournamentSanction;
  points?: number;
  reason: string;
}

/** Let the clock of the round that is on run, so many minutes from now. */
export interface TournamentStartClockCommand {
  command: "start_clock";
  minutes: number;
}

/** Take the round's clock away. */
export interface TournamentStopClockCommand {
  command: "stop_clock";
}

/** End the tournament: from now on only results can be corrected. */
export interface TournamentCloseCommand {
  command: "close";
}

export type TournamentCommand =
  | TournamentAppointRefereeCommand
  | TournamentAppointPanelCommand
  | TournamentAppointDeskCommand
  | TournamentWaiveCommand
  | TournamentEnterCommand
  | TournamentAmendCommand
  | TournamentWithdrawCommand
  | TournamentReturnCommand
  | TournamentRemoveCommand
  | TournamentRescheduleCommand
  | TournamentPairCommand
  | TournamentFixPairCommand
  | TournamentSwapCommand
  | TournamentSwapStartCommand
  | TournamentUnpairCommand
  | TournamentSetResultCommand
  | TournamentSetForfeitCommand
  | TournamentReportResultCommand
  | TournamentCorrectCommand
  | TournamentChallengeCommand
  | TournamentRuleCommand
  | TournamentPunishCommand
  | TournamentStartClockCommand
  | TournamentStopClockCommand
  | TournamentCloseCommand;

export type TournamentTold =
  | { seq: number; event: "opened"; data: Record<string, never> }
  | { seq: number; event: "referee_appointed"; data: Record<string, never> }
  | { seq: number; event: "panel_appointed"; data: Record<string, never> }
  | { seq: number; event: "desk_appointed"; data: Record<string, never> }
  | { seq: number; event: "waived"; data: Record<string, never> }
  | { seq: number; event: "entered"; data: Record<string, never> }
  | { seq: number; event: "amended"; data: Record<string, never> }
  | { seq: number; event: "withdrawn"; data: Record<string, never> }
  | { seq: number; event: "returned"; data: Record<string, never> }
  | { seq: number; event: "removed"; data: Record<string, never> }
  | { seq: number; event: "rescheduled"; data: Record<string, never> }
  | { seq: number; event: "round_paired"; data: Record<string, never> }
  | { seq: number; event: "pair_fixed"; data: Record<string, never> }
  | { seq: number; event: "swapped"; data: Record<string, never> }
  | { seq: number; event: "start_swapped"; data: Record<string, never> }
  | { seq: number; event: "round_unpaired"; data: Record<string, never> }
  | { seq: number; event: "reported"; data: Record<string, never> }
  | { seq: number; event: "result_set"; data: Record<string, never> }
  | { seq: number; event: "conflict_found"; data: Record<string, never> }
  | { seq: number; event: "result_corrected"; data: Record<string, never> }
  | { seq: number; event: "challenged"; data: Record<string, never> }
  | { seq: number; event: "ruled"; data: Record<string, never> }
  | { seq: number; event: "ruling_voted"; data: Record<string, never> }
  | { seq: number; event: "ruling_corrected"; data: Record<string, never> }
  | { seq: number; event: "went_on"; data: Record<string, never> }
  | { seq: number; event: "panel_voted"; data: Record<string, never> }
  | { seq: number; event: "punished"; data: Record<string, never> }
  | { seq: number; event: "online_opened"; data: Record<string, never> }
  | { seq: number; event: "clock_started"; data: Record<string, never> }
  | { seq: number; event: "clock_stopped"; data: Record<string, never> }
  | { seq: number; event: "closed"; data: Record<string, never> };

export type AnyClientFrame = Hello | Do | Say | Rematch | Pong;

export type AnyServerFrame = Welcome | Update | Ack | Refused | Said | TableChanged | Again | Ping | Draining | Turn;

export type AnyView = DuplicateView | ScarabeoView | ScrabbleView | VerbumView | TournamentView;

export type AnyCommand = DuplicateCommand | ScarabeoCommand | ScrabbleCommand | VerbumCommand | TournamentCommand;

export type AnyTold = DuplicateTold | ScarabeoTold | ScrabbleTold | VerbumTold | TournamentTold;

