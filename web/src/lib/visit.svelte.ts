/** A table as one person has it before them: the connection, what is shown, and what they can do now. */
import { gameOf } from "../boards";
import type { Game } from "../boards/game";
import { alert, announce, gather } from "./announcer.svelte";
import { Connection, type Answer, type Line } from "./connection.svelte";
import type { Coach } from "./coach.svelte";
import { EMOTES, type Phrase } from "./emotes";
import { forget, owed } from "./fair/seeds";
import { readable } from "./person.svelte";
import { Presses } from "./presses";
import { settings, type Speed } from "./settings.svelte";
import { play } from "./sound.svelte";
import { PACE, Stage, type Frame } from "./stage.svelte";
import { t } from "./texts.svelte";
import { renew } from "./renew";
import type { Choice, Entry, Play, Position, Snapshot, TableInfo, Refusal } from "./wire";

/** How long a summary stays where nobody can wait for it to be read. */
const STAY = 6000;

/** Who leads through a lesson. */
export interface Teacher {
  /** What is said where nothing can be done on the table: there is something to read first; empty: something can. */
  readonly instead: string;
}

export class Visit<P extends Play = Play> {
  readonly connection: Connection<P>;
  readonly stage: Stage<P>;
  /** The command on its way. */
  sending: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  said: Record<number, string> = $state({});
  fault: string | null = $state(null);
  /** On a shared screen: to whom it is handed before a secret, −1 to anybody after one; null: all may look. */
  curtain: number | null = $state(null);
  /** The board has something of the end to tell or to show first; the end scene waits for it. */
  counting = $state(false);
  /** The newest position, which may still be on its way to the stage. */
  latest: Position<P> | null = $state.raw(null);
  /** In a replay: whether it goes on by itself. */
  watching = false;
  /** When it came, by the clock of this page. */
  cameAt = 0;
  /** A move that is to be confirmed before it stands, and what speaks against it; empty: nothing. */
  proposed: string | null = $state(null);
  warning = $state("");
  /** Who helps here; null: nobody can. */
  coach: Coach | null = null;
  /** In a lesson: who leads through it, and has the only button to go on. */
  teacher: Teacher | null = null;
  readonly presses = new Presses();
  /** Entries that came while this person was away. */
  missed: Entry<P>[] = $state.raw([]);

  /** When what a seat has said goes again. */
  private readonly fading: Record<number, ReturnType<typeof setTimeout>> = {};
  /** Whether this page has shown the table before. */
  private met = false;
  /** What this chair last added to the dice: it is said once, however often others are heard of meanwhile. */
  private added = "";
  /** Whose turn it was when something was last shown. */
  private turned = "";
  /** Whether something was asked of this chair then. */
  private asked = false;
  /** The entry the last command led to. */
  private until = 0;
  /** Whether to skip as soon as the last command is done. */
  private skips = false;
  /** The entry after which bots were last told to hurry. */
  private hurried: number | null = null;
  /** On a shared screen: who decided last, and after which entry the screen went on to the next. */
  private handed: { seat: number; seq: number } | null = $state.raw(null);
  /** Whether the chair of who decided last is taken again to take that back. */
  private returning = false;

  /** `replaying`: nothing can be done, the page says which moment is shown. `open`: another line than to the house. */
  constructor(
    id: string,
    secret: string | null,
    readonly replaying = false,
    open?: (id: string) => Line,
  ) {
    this.stage = new Stage({
      quick: (entry) => entry.seat !== null && this.connection.mine.includes(entry.seat),
      scene: (entry) => this.game.scene(entry),
      stays: (entry) => this.stays(entry),
      throws: (entry) => this.game.throws(entry),
      carries: (entry) => this.game.carries(entry),
      asks: (position) => this.asks(position),
      speed: () => (this.replaying ? settings.speed : (this.table?.speed ?? settings.speed)),
      shown: (frame) => this.shown(frame),
    });
    this.connection = new Connection(
      id,
      secret,
      null,
      {
        snapshot: (message) => this.began(message),
        outdated: (version) => void this.outdated(version),
        update: (entries, now) => {
          this.cameAt = performance.now();
          this.latest = now;
          this.proposed = null;
          // What is taken back is not told to its end.
          if (entries.some(({ kind }) => kind === "undo") && this.stage.busy) this.stage.jump(now);
          this.stage.push({ entries, now });
          this.settle();
        },
        seats: (table) => this.addSeed(table),
        said: (seat, phrase) => this.heard(seat, phrase),
        fault: (_, words) => this.failed(words),
      },
      open,
    );
  }

  /** What the page knows of the game that is played here. */
  get game(): Game {
    return gameOf(this.table?.game ?? "");
  }

  get table(): TableInfo | null {
    return this.connection.table;
  }

  get position(): Position<P> | null {
    return this.stage.position;
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => readable(seat.name)) ?? [];
  }

  /** The seats as this person calls them: their own is "you". */
  get called(): string[] {
    return this.names.map((name, seat) => (this.isMe(seat) ? t("you-here") : name));
  }

  /** True when this chair may decide now. */
  get ready(): boolean {
    return this.choices.length > 0 || (!this.reading && !this.idle && (this.position?.typed.length ?? 0) > 0);
  }

  /** True while a bot plays this chair, until its owner takes it back. */
  get standIn(): boolean {
    const seat = this.table?.seats[this.connection.seat ?? -1];
    return this.table?.phase === "playing" && (seat?.stand_in ?? false);
  }

  /** True when this chair has given up: a bot plays it to the end. */
  get gaveUp(): boolean {
    return this.table?.seats[this.connection.seat ?? -1]?.resigned ?? false;
  }

  /** True while somebody else decides for this chair, whatever it is asked. */
  get idle(): boolean {
    return this.standIn || this.gaveUp;
  }

  /** True in a lesson while there is something to read first. */
  get reading(): boolean {
    return Boolean(this.teacher?.instead);
  }

  get choices(): Choice[] {
    if (this.idle || this.reading) return [];
    const free = !this.stage.busy && this.sending === null && this.curtain === null;
    return free ? (this.position?.actions ?? []) : [];
  }

  /** True when the dice wait for this chair. */
  get mayRoll(): boolean {
    const turn = this.position?.turn;
    if (this.replaying || this.idle || this.reading) return false;
    const asked = turn?.kind === "chance" && turn.seat !== null && turn.seat === this.connection.seat;
    return asked && !this.stage.busy && this.sending === null;
  }

  /** True when several people share this screen. */
  get shared(): boolean {
    return this.connection.mine.length > 1;
  }

  get mayUndo(): boolean {
    const { latest } = this;
    const may = latest !== null && !this.gaveUp && (latest.may_undo || this.handed?.seq === latest.seq);
    // While bots wait, also in the middle of what the move has brought.
    return may && (!this.stage.busy || latest.held !== null) && this.sending === null;
  }

  /** True when one person plays against bots of the house alone: they wait, and hurry, for that person. */
  get alone(): boolean {
    const people = this.table?.seats.filter((seat) => seat.kind === "person" && !seat.stand_in && !seat.resigned) ?? [];
    const mine = people.length === 1 && this.connection.mine.includes(people[0]!.seat);
    return mine && !people[0]!.own_bot;
  }

  /** True when there is something to skip: a scene, or what bots do before this chair is asked again. */
  get maySkip(): boolean {
    if (this.teacher) return false;
    if (this.stage.spot !== null) return true;
    if (this.replaying || this.table?.phase === "waiting") return false;
    return this.alone && this.latest !== null && !this.asks(this.latest);
  }

  /** What has happened up to the moment that is shown; of a line that was not played, with its own last entry. */
  get past(): Entry<P>[] {
    const { position, entry } = this.stage;
    const upTo = this.connection.entries.filter(({ seq }) => seq <= (position?.seq ?? 0));
    return upTo.map((one) => (this.replaying && one.seq === entry?.seq ? entry : one));
  }

  /** The seats everybody waits for. */
  get awaited(): number[] {
    const turn = this.position?.turn;
    if (turn?.kind === "decide") return turn.seats;
    return turn?.kind === "chance" && turn.seat !== null ? [turn.seat] : [];
  }

  /** Whether a seat is this person's, and nobody else's who shares the screen. */
  isMe(seat: number | null): boolean {
    return seat !== null && !this.shared && !this.replaying && this.connection.mine.includes(seat);
  }

  /** Whether a seat's person is not at the table, and nobody plays for them. */
  isAway(seat: number): boolean {
    const info = this.table?.seats[seat];
    const absent = info?.kind === "person" && !info.present && !info.stand_in && !info.resigned;
    return absent && !this.replaying && this.table?.phase === "playing" && !this.connection.mine.includes(seat);
  }

  /** What an entry says, in the person's language. */
  words(entry: Entry): string[] {
    if (entry.kind !== "note") return entry.words;
    const { reason, by } = noted(entry);
    const who = this.isMe(entry.seat) ? "you" : this.isMe(by) ? "by" : "other";
    return [t(`note-${reason}`, { name: this.names[entry.seat ?? -1] ?? "", by: this.names[by] ?? "", who })];
  }

  /** Decides, or proposes a move that must be confirmed first; the same once more confirms it. */
  async act(event: string): Promise<void> {
    if (this.sending !== null) return;
    this.presses.decided();
    if (this.proposed !== event) {
      this.warning = this.coach?.warns && this.coach.on ? await this.warned(this.coach, event) : "";
      const doubt = this.position ? this.game.doubts(event, this.position) : "";
      if (doubt) this.warning ||= t(doubt);
      if (this.warning || this.mustConfirm(event)) {
        this.proposed = event;
        announce(this.warning || t("confirm-line"));
        return;
      }
    }
    this.proposed = null;
    play("place");
    const secret = this.position?.actions.find((choice) => choice.event === event)?.secret ?? false;
    if (secret && this.shared) this.curtain = -1;
    await this.send(event, () => this.connection.act(event));
  }

  /** What the coach says against a choice; nothing else is done meanwhile. */
  private async warned(coach: Coach, event: string): Promise<string> {
    this.sending = "hint";
    const words = await coach.warning(event);
    this.sending = null;
    return words;
  }

  /** Decides for a person whose time is nearly up; everybody is told that the page did. */
  async handIn(event: string): Promise<void> {
    await this.send(event, () => this.connection.command({ kind: "act", event, late: true }));
  }

  async roll(): Promise<void> {
    this.presses.decided();
    play("roll");
    await this.send("roll", () => this.connection.command({ kind: "roll" }));
  }

  async undo(): Promise<void> {
    if (this.latest?.may_undo) return this.send("undo", () => this.connection.command({ kind: "undo" }));
    if (!this.handed) return;
    this.returning = true;
    this.sending = "undo";
    this.connection.sit(this.handed.seat);
  }

  /** Takes nothing back: bots begin to play, at their speed. */
  async goOn(): Promise<void> {
    await this.connection.command({ kind: "go-on", skip: false });
  }

  /** Skips to the next thing this chair is asked: what is shown, and what bots would take their time for. */
  async skip(): Promise<void> {
    // What one's own move leads to is not known before the house has answered it.
    this.skips = this.sending !== null;
    if (this.skips) return;
    const bots = this.alone && this.table?.phase === "playing" && this.latest !== null && !this.asks(this.latest);
    this.stage.skip(this.alone);
    if (!bots || this.hurried === this.latest!.seq) return;
    // Once for each entry: a key that is kept down would keep the house busy with nothing else.
    this.hurried = this.latest!.seq;
    const answer = await this.connection.command({ kind: "go-on" });
    if (!answer.done) this.hurried = null;
  }

  async setSpeed(speed: Speed): Promise<void> {
    const { table, connection } = this;
    const open = table?.phase === "waiting" || table?.phase === "playing";
    if (connection.seat === null || !open || table.speed === speed) return;
    const answer = await connection.command({ kind: "speed", speed });
    if (!answer.done) this.refuse(answer.refusal);
  }

  /** Tells the house to go on playing an event, its number growing up to a limit; nobody else knows. */
  async order(event: string, limit: number): Promise<void> {
    await this.send("order", () => this.connection.command({ kind: "order", event, limit }));
  }

  async forget(): Promise<void> {
    await this.send("forget", () => this.connection.command({ kind: "forget" }));
  }

  async takeBack(): Promise<void> {
    await this.send("back", () => this.connection.command({ kind: "back" }));
  }

  /** Gives a free seat to a bot. */
  async fill(seat: number): Promise<void> {
    await this.send("fill", () => this.connection.command({ kind: "fill", seat }));
  }

  /** Reminds somebody who is not there. */
  async nudge(seat: number): Promise<void> {
    await this.send("nudge", () => this.connection.command({ kind: "nudge", seat }));
  }

  /** Wants a bot to play for somebody who is not there. */
  async vote(seat: number): Promise<void> {
    await this.send("vote", () => this.connection.command({ kind: "vote", seat }));
  }

  say(phrase: Phrase): void {
    this.connection.say(phrase);
  }

  /** Asks the house why something cannot be done and shows its answer. */
  async ask(event: string): Promise<void> {
    const { refusal } = await this.connection.preview(event);
    if (refusal) this.refuse(refusal);
  }

  refuse(refusal: Refusal): void {
    this.refusal = refusal;
    alert(refusal.words);
  }

  /** The person whose secret comes next has the screen. */
  lift(): void {
    this.curtain = null;
  }

  close(): void {
    this.connection.close();
  }

  /** Something is wrong with the line itself; whether it comes back is said when it is closed. */
  private failed(words: string): void {
    this.fault = words;
    if (this.table) alert(words);
  }

  /** The house speaks another version: this page is an old one from a cache, and is fetched anew. */
  private async outdated(version: number): Promise<void> {
    if (!(await renew(version))) this.fault = t("page-outdated");
  }

  /** Where nothing waits for a move to be taken back, weighty ones are asked for twice, others if one wishes. */
  private mustConfirm(event: string): boolean {
    const waits = this.alone && this.table?.speed !== "instant";
    return !waits && (settings.confirm || this.game.weighty(event));
  }

  /** Whether this chair owes something in a position, or nobody does any more. */
  private asks(position: Position<P>): boolean {
    const { turn } = position;
    if (turn.kind === "over") return true;
    if (this.gaveUp) return false;
    if (position.actions.length > 0) return true;
    return turn.kind === "chance" && turn.seat !== null && this.connection.mine.includes(turn.seat);
  }

  /** A summary stays until one goes on; where a clock runs, or for who only looks on, for a while. */
  private stays(entry: Entry<P>): number {
    if (!this.game.stays(entry)) return 0;
    if (this.replaying) return this.watching ? STAY * PACE[settings.speed] : Infinity;
    return this.connection.seat !== null && !this.table?.clock ? Infinity : STAY;
  }

  private async send(name: string, command: () => Promise<Answer>): Promise<void> {
    if (this.sending !== null) return;
    this.sending = name;
    this.refusal = null;
    const answer = await command();
    this.until = answer.done ? answer.seq : 0;
    this.settle();
    if (!answer.done && !answer.refusal.code.endsWith("stale")) this.refuse(answer.refusal);
  }

  /** A command is done when what it did is on the table: its answer may come before the news. */
  private settle(): void {
    if (this.connection.seen < this.until) return;
    this.sending = null;
    if (this.skips) void this.skip();
  }

  private began(message: Snapshot<P>): void {
    this.fault = null;
    if (this.game.board === null && !this.connection.inWords) {
      this.connection.inWords = true;
      return this.connection.sit(message.seat);
    }
    const seen = Number(localStorage.getItem(this.seenKey) ?? 0);
    if (seen > 0 && !this.met) this.missed = message.entries.filter((entry) => entry.seq > seen);
    this.met = message.seat !== null;
    this.cameAt = performance.now();
    this.latest = message.now;
    this.asked = this.asks(message.now);
    this.stage.jump(message.now);
    if (this.replaying) return;
    if (message.seat === null && message.mine.length > 0) return this.connection.sit(message.mine[0]!);
    this.addSeed(message.table, true);
    if (this.returning) {
      this.returning = false;
      this.sending = null;
      return void this.undo();
    }
    this.changeChair(message.now);
    this.remember(message.now);
  }

  /** Every seat of this person has a part in the dice: first it commits to a seed, and when all have, it tells it. */
  private addSeed(table: TableInfo, joining = false): void {
    if (this.replaying) return;
    if (table.phase !== "waiting") return forget(table);
    const { mine, seat } = this.connection;
    const part = seat === null ? null : owed(table, seat, joining);
    if (part) {
      const said = JSON.stringify(part);
      if (this.added !== said || joining) void this.connection.command(part);
      this.added = said;
      return;
    }
    const next = mine.find((other) => other !== seat && owed(table, other, false));
    if (next !== undefined) this.connection.sit(next);
  }

  private shown(frame: Frame<P>): void {
    if (this.replaying) return;
    for (const entry of frame.entries) {
      this.words(entry).forEach((words, index) => {
        const effect = entry.effects[index];
        if (!effect || !this.game.counts(effect)) gather(words);
      });
      if (entry.kind === "chance" && entry.text.startsWith("roll")) play("roll");
      if (!this.replaying && entry.effects.some((effect) => this.game.counts(effect))) this.counting = true;
    }
    this.tellTurn(frame.now);
    // Why nothing could be done in another's turn is no longer true.
    if (!this.asked && this.asks(frame.now)) this.refusal = null;
    this.asked = this.asks(frame.now);
    if (this.connection.seen <= frame.now.seq) this.changeChair(frame.now);
    this.remember(frame.now);
  }

  /** What one seat did is said in one go, when it is another's turn; when it is mine, with what I am asked. */
  private tellTurn({ turn }: Position<P>): void {
    const seats = turn.kind === "decide" ? turn.seats : turn.kind === "chance" ? [turn.seat] : [];
    const mine = seats.some((seat) => seat !== null && this.connection.mine.includes(seat));
    if (seats.join() !== this.turned && (!mine || this.idle)) announce();
    this.turned = seats.join();
  }

  /** On a shared screen the chair follows the turn, and no chair keeps a secret in view. */
  private changeChair(now: Position<P>): void {
    const { mine, seat } = this.connection;
    if (!this.shared) return;
    const turn = now.turn;
    const awaited = turn.kind === "decide" ? turn.seats : turn.kind === "chance" ? [turn.seat] : [];
    const next = awaited.find((other): other is number => other !== null && mine.includes(other));
    if (next !== undefined && next !== seat) {
      if (seat !== null && now.may_undo && this.curtain === null) this.handed = { seat, seq: now.seq };
      this.connection.sit(next);
    } else if (next === undefined && this.curtain === -1) this.connection.sit(mine.find((other) => other !== seat)!);
    else if (next !== undefined && now.actions.some((choice) => choice.secret)) this.curtain = next;
    else if (next !== undefined && this.curtain === -1) this.curtain = next;
  }

  private heard(seat: number, phrase: Phrase): void {
    const words = t(`phrase-${phrase}`);
    this.said[seat] = `${EMOTES[phrase]} ${words}`;
    announce(`${this.called[seat] ?? ""}: ${words}`);
    clearTimeout(this.fading[seat]);
    this.fading[seat] = setTimeout(() => delete this.said[seat], 4000);
  }

  private get seenKey(): string {
    return `croupier.seen.${this.connection.id}`;
  }

  private remember(now: Position<P>): void {
    localStorage.setItem(this.seenKey, String(now.seq));
  }
}

/** Why something befell a seat, the last word of its note (`bot greedy time`, `back`), or its first and by whom (`nudged 1`). */
export function noted(note: Entry): { reason: string; by: number } {
  const words = note.text.split(" ");
  const seat = /^\d+$/.test(words.at(-1)!) ? Number(words.pop()) - 1 : -1;
  return { reason: words.at(-1)!, by: seat };
}
