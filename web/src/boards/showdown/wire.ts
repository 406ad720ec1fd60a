// Written by tools/write_wire.py from the game's types in Python: change those, not this.
// Seats are counted from 0. Tuples are arrays; a record with `kind` is one of several.

/** The components a game is played with; `shipped`: those that come with the house. */
export interface SetInfo {
  name: string;
  sha256: string;
  shipped: boolean;
  rooms: RoomInfo[];
  others: EntryInfo[];
}

/** A kind of room; `likely` names what one source alone tells, `reconstructed` what none does. */
export interface RoomInfo {
  id: string;
  colour: "blue" | "green" | "yellow";
  size: "large" | "medium" | "small";
  premier: boolean;
  price: number;
  population: number;
  revenue: number;
  fame: number;
  copies: number;
  backs: [number, number];
  corners: boolean;
  needs: string[];
  meets: string[];
  facings: TurnedRoom[];
  likely: string[];
  reconstructed: string[];
}

/** One way a room can face: its rows and columns, and its doors as square and side (`a1n`). */
export interface TurnedRoom {
  facing: "e" | "n" | "s" | "w";
  rows: number;
  columns: number;
  doors: string[];
}

/** Another entry of a set, and which of its values are likely or reconstructed. */
export interface EntryInfo {
  entry: string;
  likely: string[];
  reconstructed: string[];
}

/** What a seat sees; `viewer` -1 is a spectator, rooms and cards go by their ids. */
export interface View {
  viewer: number;
  turn: number;
  phase: "start" | "setup" | "event" | "room" | "actions" | "settle" | "over";
  button: number;
  seat: number;
  money: number[];
  population: number[];
  revenue: number[];
  fame: number[];
  sheets: RoomSeen[][];
  stored: string[][];
  lots: LotSeen[];
  stack_a: number[];
  stack_b: number[];
  gone: number[];
  pile: number[];
  drawn: string[];
  due: "small" | "medium" | "large" | null;
  choices: (string | null)[];
  pending: PlacingSeen | RenovationSeen | null;
  tallies: Tally[];
  rooms: Room[];
  grid: Grid;
}

/** A room on a sheet in words: its squares, and its doors as square and side (`c3n`). */
export interface RoomSeen {
  room: string;
  square: string;
  facing: "n" | "e" | "s" | "w";
  squares: string[];
  doors: string[];
}

/** A lot: the room on offer (None: nothing), rooms left, minimum, standing bid, whether barred. */
export interface LotSeen {
  name: string;
  room: string | null;
  left: number;
  minimum: number;
  bidder: number | null;
  price: number;
  barred: boolean;
  spaces: number[];
}

/** A seat may lay one room of its store; `bought` is the one it just paid for. */
export interface PlacingSeen {
  kind: "placing-seen";
  bought: string | null;
}

/** A renovation under way. */
export interface RenovationSeen {
  kind: "renovation-seen";
  sheet: RoomSeen[];
  stored: string[];
  removed: number;
  built: number;
}

/** VS §5 One seat's fame, line by line; their sum is the score. */
export interface Tally {
  fame: number;
  population: number;
  revenue: number;
  entrances: number;
  casino: number;
  hotel: number;
  diamonds: number;
  money: number;
}

/** VS §1.2 A kind of room; doors are (row, column, side) of the unturned room. */
export interface Room {
  kind: "room";
  id: string;
  name: string;
  colour: "yellow" | "blue" | "green";
  premier: boolean;
  size: "small" | "medium" | "large";
  price: number;
  population: number;
  revenue: number;
  fame: number;
  copies: number;
  backs: [number, number];
  doors: ([number, number, "n" | "e" | "s" | "w"])[];
  corners: boolean;
  needs: string[];
  meets: string[];
}

/** VS §1.4 The sheet: its areas row by row (c, m, h) and an edge for each entrance. */
export interface Grid {
  kind: "grid";
  columns: number;
  rows: number;
  areas: string[];
  casino_entrance: [number, number, "n" | "e" | "s" | "w"];
  hotel_entrance: [number, number, "n" | "e" | "s" | "w"];
}

/** How things stand; no rule reads it. */
export interface Outlook {
  lots: LotOutlook[];
  cards: CardOutlook[];
  circular: number[];
  stacks: number[];
  seats: SeatOutlook[];
}

/** Why nobody may bid on a lot (a message, and the card that bars it), and what the viewer could bid. */
export interface LotOutlook {
  closed: string | null;
  card: string | null;
  open: number[];
  fits: boolean | null;
  lacks: string[];
}

/** A card of this turn: what it does, and at which moment. */
export interface CardOutlook {
  card: string;
  symbol: "small" | "medium" | "large";
  does: string;
  rooms: string[];
  amount: number;
  moment: "at once" | "income" | "actions";
}

/** A seat's next income as the tracks stand, and its end if the game ended now. */
export interface SeatOutlook {
  income: number;
  limit: "population" | "revenue" | "";
  score: number;
  rank: number;
  diamonds: [string, number][];
  joined: string[];
}

/** VS §2.6 A seat has the button in a new turn. */
export interface ButtonGiven {
  kind: "button-given";
  seat: number;
  turn: number;
}

/** VS §2.1 A marker stands on another space. */
export interface PriceMoved {
  kind: "price-moved";
  lot: string;
  room: string;
  price: number;
}

/** VS §2.2 A card moves a marker to another space. */
export interface CardMovedPrice {
  kind: "card-moved-price";
  card: string;
  lot: string;
  room: string;
  price: number;
}

/** VS §2.1 A room nobody wanted leaves the game. */
export interface RoomGone {
  kind: "room-gone";
  lot: string;
  room: string;
}

/** VS §2.2 An event card is turned up; `does` names what it does, to these rooms, by how much. */
export interface CardDrawn {
  kind: "card-drawn";
  card: string;
  symbol: "small" | "medium" | "large";
  does: string;
  rooms: string[];
  amount: number;
}

/** VS §2.2 A room lies on a premier space. */
export interface RoomTurnedUp {
  kind: "room-turned-up";
  lot: string;
  room: string;
  price: number;
}

/** VS §2.3 A seat gets its income. */
export interface IncomePaid {
  kind: "income-paid";
  seat: number;
  money: number;
}

/** VS §2.2 A seat gets money from a card. */
export interface MoneyGained {
  kind: "money-gained";
  seat: number;
  money: number;
  card: string;
}

/** VS §2.2 A seat gets fame from a card. */
export interface FameGained {
  kind: "fame-gained";
  seat: number;
  fame: number;
  card: string;
}

/** VS §3.5 A seat gets the fame of publicity. */
export interface PublicityPaid {
  kind: "publicity-paid";
  seat: number;
  fame: number;
}

/** VS §3.2 A bid stands. */
export interface BidMade {
  kind: "bid-made";
  seat: number;
  lot: string;
  room: string;
  price: number;
}

/** VS §3.1 A seat takes its marker back and will choose anew. */
export interface Outbid {
  kind: "outbid";
  seat: number;
  lot: string;
  room: string;
}

/** VS §3.1 A seat will renovate, seeks publicity or passes. */
export interface ActionChosen {
  kind: "action-chosen";
  seat: number;
  action: string;
}

/** VS §3.3 A seat pays for a room and has it in store. */
export interface PaidFor {
  kind: "paid-for";
  seat: number;
  room: string;
  price: number;
}

/** VS §3.3 A room is laid. */
export interface RoomBuilt {
  kind: "room-built";
  seat: number;
  room: string;
  square: string;
  facing: string;
}

/** VS §3.4 A room comes off the sheet. */
export interface RoomRemoved {
  kind: "room-removed";
  seat: number;
  room: string;
  square: string;
}

/** VS §3.3 The bought room stays in store. */
export interface RoomStored {
  kind: "room-stored";
  seat: number;
  room: string;
}

/** VS §3.5 A seat lays no room of its store. */
export interface NothingLaid {
  kind: "nothing-laid";
  seat: number;
}

/** VS §3.4 A renovation is over; not `kept`: the sheet is as it was. */
export interface RenovationEnded {
  kind: "renovation-ended";
  seat: number;
  kept: boolean;
}

/** VS §2.5 The tracks of a seat, where they stand now. */
export interface TracksMoved {
  kind: "tracks-moved";
  seat: number;
  population: number;
  revenue: number;
  fame: number;
}

/** VS §5.1 The stack named by a card is empty. */
export interface StackEmpty {
  kind: "stack-empty";
  symbol: "small" | "medium" | "large";
}

/** VS §5.1 A sheet is completely covered. */
export interface SheetFull {
  kind: "sheet-full";
  seat: number;
}

/** VS §5.2 to §5.5 One line of a seat's final scoring. */
export interface FameCounted {
  kind: "fame-counted";
  seat: number;
  line: string;
  fame: number;
}

/** VS §5.5 A seat is ranked above others with as much fame, because it has more money. */
export interface FameTied {
  kind: "fame-tied";
  seat: number;
  seats: number[];
  fame: number;
  money: number;
}

/** VS §5.1 The game is over, because a sheet is full or the stack of a size is empty. */
export interface ShowdownEnded {
  kind: "showdown-ended";
  reason: "small" | "medium" | "large" | "sheet";
  ranks: number[];
  score: number[];
}

export type Effect = ButtonGiven | PriceMoved | CardMovedPrice | RoomGone | CardDrawn | RoomTurnedUp | IncomePaid | MoneyGained | FameGained | PublicityPaid | BidMade | Outbid | ActionChosen | PaidFor | RoomBuilt | RoomRemoved | RoomStored | NothingLaid | RenovationEnded | TracksMoved | StackEmpty | SheetFull | FameCounted | FameTied | ShowdownEnded;

/** The titles of the games of this board. */
export const TITLES = { "vegas-showdown": "Vegas Showdown" } as const;

/** What stands in positions and entries of a table of this game. */
export interface Play {
  view: View;
  outlook: Outlook;
  effect: Effect;
}
