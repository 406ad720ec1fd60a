// Written by tools/write_wire.py from the types of croupier.server: change those, not this.
// Seats are counted from 0 here and from 1 in event texts. Times are milliseconds.

/** What a game puts into positions and entries; each board has its own in the `wire.ts` beside it. */
export interface Play {
  view: unknown;
  outlook: unknown;
  effect: { kind: string };
}

/** What a legal event would win now. */
export interface Preview {
  gain: number;
  code: string;
  args: { [name: string]: string | number | (number | string)[] };
  words: string;
}

/** Why something was refused: message code, arguments, rule clause, and the sentence. */
export interface Refusal {
  code: string;
  clause: string;
  args: { [name: string]: string | number | (number | string)[] };
  words: string;
}

/** One legal event with its preview; a secret one is shown to nobody else before its time. */
export interface Choice {
  event: string;
  preview: Preview;
  secret: boolean;
}

/** Something to point at while an event is weighed: what it is, and where, in the names of the game. */
export interface Mark {
  kind: string;
  at: string[];
}

/** These seats owe a decision. */
export interface Decide {
  kind: "decide";
  seats: number[];
}

/** Chance comes next; `seat` asks for it with `roll`. */
export interface Chance {
  kind: "chance";
  verb: string;
  seat: number | null;
}

/** The game has ended. */
export interface Over {
  kind: "over";
}

/** Time left for each seat as the message was sent; `running` lists the seats whose time runs. */
export interface Clocks {
  left: number[];
  allowance: number[];
  running: number[];
}

/** The end: scores, ranks (a resigned seat last), and the seeds that made the dice. */
export interface Result {
  scores: number[];
  ranks: number[];
  server_seed: string;
  seat_seeds: { [name: string]: string };
  fair: boolean;
}

/** The seat's own standing order. */
export interface StandingOrder {
  event: string;
  limit: number | null;
  times: number;
}

/** All a chair may know after entry `seq`. */
export interface Position<P extends Play = Play> {
  seq: number;
  view: P["view"];
  outlook: P["outlook"];
  board: [string, string][][];
  turn: Decide | Chance | Over;
  actions: Choice[];
  typed: string[];
  may_undo: boolean;
  held: number | null;
  clocks: Clocks | null;
  order: StandingOrder | null;
  result: Result | null;
}

/** One line of the table's journal as this chair may see it. */
export interface Entry<P extends Play = Play> {
  seq: number;
  kind: "chance" | "move" | "note" | "undo";
  seat: number | null;
  text: string;
  at: number;
  round: number;
  voids: number | null;
  effects: P["effect"][];
  words: string[];
}

/** What everybody knows of a seat. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: "beginner" | "easy" | "expert" | "normal" | "strong" | null;
  own_bot: boolean;
  present: boolean;
  stand_in: boolean;
  resigned: boolean;
  hash: string | null;
  seeded: boolean;
  withheld: boolean;
}

/** Milliseconds for the whole game and, on top, for each move; a total of 0 makes a sand timer. */
export interface ClockRule {
  total: number;
  move?: number;
}

/** The public figures of a table. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  revision: number;
  options: { [name: string]: string };
  seats: SeatInfo[];
  clock: ClockRule | null;
  phase: "closed" | "over" | "playing" | "waiting";
  seq: number;
  created: number;
  moved: number;
  watchers: number;
  commit: string;
  dice: "hashes" | "made" | "seeds";
  speed: "fast" | "instant" | "leisurely" | "normal";
  rematch: string | null;
}

/** The first message: who is there, which chair to look from, the last entry already seen. */
export interface Join {
  kind: "join";
  secret?: string | null;
  seat?: number | null;
  last?: number;
  language?: string;
  text?: boolean;
}

/** A decision: the event's canonical text. */
export interface Act {
  kind: "act";
  id: string;
  last: number;
  event: string;
  late?: boolean;
}

/** The seat whose turn it is asks for its chance event. */
export interface Roll {
  kind: "roll";
  id: string;
  last: number;
}

/** Takes back the seat's last decision, as long as no chance was asked for and no secret shown since. */
export interface Undo {
  kind: "undo";
  id: string;
  last: number;
}

/** Asks what an event would win, or why it is not allowed; changes nothing. */
export interface AskPreview {
  kind: "preview";
  id: string;
  event: string;
}

/** What the seat commits to, while the table's `dice` asks for `hashes`; the newest one counts. */
export interface Hash {
  kind: "hash";
  id: string;
  hash: string;
}

/** The seat's own part of the dice, 16 random bytes in hex, once the table's `dice` asks for `seeds`. */
export interface Seed {
  kind: "seed";
  id: string;
  seed: string;
}

/** One of the set phrases, to everyone at the table. */
export interface Say {
  kind: "say";
  id: string;
  phrase: "bye" | "good-luck" | "hello" | "hurry" | "nice-roll" | "ouch" | "rematch" | "sorry" | "thanks" | "wait" | "well-played";
}

/** A standing order, known to the seat alone: play `event` whenever it is legal. */
export interface Order {
  kind: "order";
  id: string;
  event: string;
  limit?: number | null;
  times?: number;
}

/** Withdraws the seat's standing order. */
export interface Forget {
  kind: "forget";
  id: string;
}

/** How fast the bots of this table play from now on; a program of one's own is not asked. */
export interface SetSpeed {
  kind: "speed";
  id: string;
  speed: "fast" | "instant" | "leisurely" | "normal";
}

/** The only person here takes nothing back; with `skip` bots play at once until it is asked again. */
export interface GoOn {
  kind: "go-on";
  id: string;
  skip?: boolean;
}

/** Gets up: a bot plays until the owner comes back. */
export interface Leave {
  kind: "leave";
  id: string;
}

/** Takes the seat back from the bot that stands in. */
export interface Back {
  kind: "back";
  id: string;
}

/** Gives up: a bot plays to the end and the seat is ranked last. */
export interface Resign {
  kind: "resign";
  id: string;
}

/** Gives a seat that is still free to a bot of the house, before the game. */
export interface Fill {
  kind: "fill";
  id: string;
  seat: number;
  level?: "beginner" | "easy" | "expert" | "normal" | "strong" | 1 | 2 | 3 | 4 | 5;
}

/** Reminds somebody who is not there that the table waits, where there is no clock. */
export interface Nudge {
  kind: "nudge";
  id: string;
  seat: number;
}

/** Wants a bot to play for somebody who was nudged and still is not there. */
export interface Vote {
  kind: "vote";
  id: string;
  seat: number;
}

/** Asks for the position as it was after an entry, seen from the same chair: replay. */
export interface Look {
  kind: "look";
  id: string;
  seq: number;
}

/** Asks for entries older than those a `snapshot` brought: the first ones after `after`. */
export interface Read {
  kind: "read";
  id: string;
  after: number;
}

/** Keeps the line open and measures it. */
export interface Ping {
  kind: "ping";
  id: string;
}

/** The answer to `join`: the table, the chair, the entries after `last`, where the game stands. */
export interface Snapshot<P extends Play = Play> {
  kind: "snapshot";
  version: number;
  table: TableInfo;
  seat: number | null;
  mine: number[];
  entries: Entry<P>[];
  now: Position<P>;
}

/** Entries after the last one sent, and where the game stands now. */
export interface Update<P extends Play = Play> {
  kind: "update";
  entries: Entry<P>[];
  now: Position<P>;
}

/** The command is in the journal, or had been when it came the first time; `seq` is its last entry. */
export interface Ack {
  kind: "ack";
  id: string;
  seq: number;
}

/** The command changed nothing. Code `stale`: the missing entries come first, then this. */
export interface Refused {
  kind: "refused";
  id: string;
  refusal: Refusal;
}

/** The answer to `preview`: one of `preview` and `refusal` is set; `marks` come with either. */
export interface Previewed {
  kind: "previewed";
  id: string;
  event: string;
  preview: Preview | null;
  refusal: Refusal | null;
  marks: Mark[];
}

/** The answer to `look`. */
export interface Looked<P extends Play = Play> {
  kind: "looked";
  id: string;
  then: Position<P>;
}

/** The answer to `read`: entries in order, none after the last one. */
export interface Page<P extends Play = Play> {
  kind: "page";
  id: string;
  entries: Entry<P>[];
}

/** Someone sat down, got up, came, went, or a rematch was opened: the public figures anew. */
export interface Seats {
  kind: "seats";
  table: TableInfo;
}

/** A seat said one of the set phrases. */
export interface Said {
  kind: "said";
  seat: number;
  phrase: "bye" | "good-luck" | "hello" | "hurry" | "nice-roll" | "ouch" | "rematch" | "sorry" | "thanks" | "wait" | "well-played";
}

/** The answer to `ping`, with the server's time. */
export interface Pong {
  kind: "pong";
  id: string;
  at: number;
}

/** Something about the message itself: unreadable, too fast, not allowed here. May precede a close. */
export interface Fault {
  kind: "error";
  code: string;
  words: string;
  id?: string | null;
}

/** A name is all it takes to be somebody here. */
export interface NewPerson {
  name: string;
}

/** A person with the secret that proves it; the secret is told only here. */
export interface Person {
  id: string;
  name: string;
  secret: string;
}

/** What a person sees of itself. */
export interface PersonInfo {
  id: string;
  name: string;
  created: number;
}

/** What a person is called from now on. */
export interface NewName {
  name: string;
}

/** Moves a person to another device: good once, for ten minutes. */
export interface DeviceLink {
  link: string;
}

/** The link that was shown on the other device. */
export interface OpenDevice {
  link: string;
}

/** An option of a game; `allowed` None means a free text that the game itself checks. */
export interface OptionInfo {
  name: string;
  default: string;
  allowed: string[] | null;
  suggested: string;
  words: string;
  why: string;
  values: { [name: string]: string };
}

/** A game of the house. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  minutes: number;
  cite: string;
  levels: ("beginner" | "easy" | "expert" | "normal" | "strong")[];
  lessons: string[];
}

/** One thing to read and, mostly, one thing to do. */
export interface LessonStep<P extends Play = Play> {
  words: string;
  instead: string;
  reads: boolean;
  entries: Entry<P>[];
  now: Position<P> | null;
}

/** A first game that teaches, as the newcomer at seat 0 sees it. */
export interface Lesson<P extends Play = Play> {
  table: TableInfo;
  options: { [name: string]: string };
  steps: LessonStep<P>[];
}

/** What the newcomer does at a step, counted from 0; `roll` asks for dice, nothing means read. */
export interface Try {
  step: number;
  done: string[];
  event: string;
}

/** What a try is worth: refused, or legal; if it leads on, what follows, one update after the other. */
export interface Tried<P extends Play = Play> {
  preview: Preview | null;
  refusal: Refusal | null;
  marks: Mark[];
  leads_on: boolean;
  follows: Update<P>[];
}

/** Who is to sit there: me, someone on my screen, a bot, or whoever has the link. */
export interface NewSeat {
  kind: "bot" | "here" | "me" | "open";
  name?: string | null;
  level?: "beginner" | "easy" | "expert" | "normal" | "strong" | 1 | 2 | 3 | 4 | 5;
}

/** A game with its seats and options; no clock means turn by turn, at leisure. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: { [name: string]: string | number | boolean };
  clock?: ClockRule | null;
  speed?: "fast" | "instant" | "leisurely" | "normal";
}

/** The link of every open seat, by its number. */
export interface Links {
  links: { [name: string]: string };
}

/** A new table and, for each open seat, the link that gives it away. */
export interface OpenedTable {
  table: TableInfo;
  links: { [name: string]: string };
}

/** How a game ended: each seat's score and its rank. */
export interface Standings {
  scores: number[];
  ranks: number[];
}

/** One of my tables: its options, my seats, whether it waits for me, the round and how it ended. */
export interface MyTable {
  id: string;
  game: string;
  title: string;
  options: { [name: string]: string };
  phase: "closed" | "over" | "playing" | "waiting";
  mine: number[];
  my_turn: boolean;
  nudged: boolean;
  may_close: boolean;
  round: number;
  result: Standings | null;
  moved: number;
  seats: SeatInfo[];
}

/** Decisions of a theme that cost something: how many, and how much they cost in all. */
export interface OwnMistakes {
  theme: string;
  count: number;
  cost: number;
}

/** What the newest review of a game says of my seat. */
export interface OwnReview {
  evaluator: string;
  unit: "points" | "share";
  luck: number;
  own: number;
  mattered: number;
  best: number;
  word: "casual" | "expert" | "learning" | "steady" | "strong" | null;
  mistakes: OwnMistakes[];
}

/** A finished game of mine: with whom, how it ended, if the coach helped, what its review says. */
export interface PlayedGame {
  id: string;
  game: string;
  ended: number;
  seat: number;
  seats: SeatInfo[];
  result: Standings | null;
  coached: boolean;
  review: OwnReview | null;
}

/** My finished games, the newest first; `more`: there are older ones. */
export interface MyGames {
  games: PlayedGame[];
  more: boolean;
}

/** A record to look at. */
export interface NewReplay {
  record: string;
}

/** What holds of a record: so many draws follow from the seeds, and so many moves keep the rules. */
export interface Checked {
  draws: number;
  moves: number;
}

/** Sits down on the seat a link names; its hash for the dice may come along. */
export interface Claim {
  link: string;
  hash?: string | null;
  own_bot?: boolean;
}

/** The seat that is now mine. */
export interface Claimed {
  table: TableInfo;
  seat: number;
}

/** What a seat link leads to, before sitting down. */
export interface Invitation {
  table: TableInfo;
  seat: number;
  free: boolean;
  host: string;
}

/** A link of the public chain: a commitment and what became of it, or the digest of a finished game. */
export interface ChainLink {
  number: number;
  kind: "commit" | "game";
  value: string;
  link: string;
  outcome: "open" | "played" | "void" | null;
}

/** How many commitments there are of each outcome, and links of the chain in order. */
export interface Commitments {
  open: number;
  played: number;
  void: number;
  links: ChainLink[];
}

/** The message catalogues of each language. */
export interface Catalogues {
  languages: { [name: string]: string[] };
}

/** Everything the house keeps about a person. */
export interface Export {
  person: PersonInfo;
  devices: number[];
  seats: ({ [name: string]: string | number | boolean | null })[];
  moves: ({ [name: string]: string | number | null })[];
  orders: ({ [name: string]: string | number | null })[];
  links: number[];
  uploads: ({ [name: string]: string | number })[];
  commands: ({ [name: string]: string | number })[];
  reviews: ({ [name: string]: string | number })[];
  games: PlayedGame[];
}

/** Why a request was refused, in a code and a sentence; `allowed` lists what would do. */
export interface Problem {
  code: string;
  words: string;
  allowed?: string[];
}

/** The process answers. */
export interface Alive {
  status: "ok";
}

/** The house is open and its database answers. */
export interface Health {
  status: "ok";
  version: string;
  tables: number;
  sockets: number;
  node: string;
}

/** A choice that a seat had: its expected result, and the error of how far it lies behind the best. */
export interface Weighed {
  event: string;
  share: number;
  error: number;
}

/** One event in a review: what it did to every seat, and what the position was worth after it. */
export interface Moment {
  seq: number;
  kind: "chance" | "decision";
  seat: number | null;
  shares: number[];
  luck: number[] | null;
  cost: number[] | null;
  hidden: number;
  mark: "blunder" | "inaccuracy" | "mistake" | null;
  best: string | null;
  better: string[];
  why: string;
  choices: Weighed[];
}

/** A seat's sums: result - start = luck + own + others + hidden + correction; and how well it played. */
export interface SeatReview {
  start: number;
  result: number;
  luck: number;
  own: number;
  others: number;
  hidden: number;
  correction: number;
  decisions: number;
  mattered: number;
  best: number;
  mean_loss: number;
  word: "casual" | "expert" | "learning" | "steady" | "strong" | null;
}

/** What luck and play did in a finished game, as far as it is known. */
export interface Review {
  state: "done" | "failed" | "none" | "waiting" | "working";
  ahead: number;
  size: number;
  evaluator: string | null;
  unit: "points" | "share";
  playouts: number;
  kept: string[];
  newest: string | null;
  seats: SeatReview[];
  moments: Moment[];
}

/** A choice there was, and whether it is the best or within the doubt of it. */
export interface Alternative {
  event: string;
  does: string;
  words: string;
  good: boolean;
}

/** What the best choice would have led to, as entry and position; and all choices there were. */
export interface Instead<P extends Play = Play> {
  entry: Entry<P>;
  now: Position<P>;
  choices: Alternative[];
}

/** A drill: what it is about, and how hard it is, from 1 to 5. */
export interface DrillInfo {
  id: string;
  theme: string;
  level: number;
}

/** The drills of a game, what judged them, and with how many playouts a choice. */
export interface GameDrills {
  game: string;
  evaluator: string;
  playouts: number;
  themes: string[];
  drills: DrillInfo[];
}

/** The drill of a day by universal time, the same for everybody. */
export interface DrillOfDay {
  day: string;
  game: string;
  drill: string;
}

/** A drill as it is posed: a table as its seat sees it; nothing is said of what is good. */
export interface Posed<P extends Play = Play> {
  id: string;
  theme: string;
  level: number;
  seat: number;
  table: TableInfo;
  now: Position<P>;
}

/** What one does in a drill. */
export interface Solve {
  event: string;
}

/** A choice of a drill: what it does, how far it lies behind the best with the error of that, and why. */
export interface Solution {
  event: string;
  does: string;
  behind: number;
  error: number;
  good: boolean;
  why: string;
}

/** What a choice in a drill was worth, what the best one leads to, and all choices, the best first. */
export interface Solved<P extends Play = Play> {
  good: boolean;
  chosen: Solution;
  entry: Entry<P>;
  now: Position<P>;
  choices: Solution[];
}

/** Wants the coach at a seat of mine, or sends it away. */
export interface Coach {
  seat: number;
  on: boolean;
}

/** What my seat could do now; with `event`, also what that choice is worth. */
export interface AskHint {
  seat: number;
  event?: string | null;
}

/** A choice: its expected result, and the error of how far it lies behind the best. */
export interface Hinted {
  event: string;
  share: number;
  error: number;
  good: boolean;
  warned: boolean;
  does: string;
  words: string;
  why: string;
}

/** All choices of a seat after an entry, the best first. */
export interface Hint {
  seq: number;
  unit: "points" | "share";
  choices: Hinted[];
}

export type FromClient = Join | Act | Roll | Undo | AskPreview | Hash | Seed | Say | Order | Forget | SetSpeed | GoOn | Leave | Back | Resign | Fill | Nudge | Vote | Look | Read | Ping;

export type FromServer<P extends Play = Play> = Snapshot<P> | Update<P> | Ack | Refused | Previewed | Looked<P> | Page<P> | Seats | Said | Pong | Fault;

export const PHRASES = ["hello", "good-luck", "well-played", "nice-roll", "ouch", "thanks", "sorry", "hurry", "wait", "rematch", "bye"] as const;

export const NUDGE_AFTER = 60000;

export const VOTE_AFTER = 180000;

export const VERSION = 3;
