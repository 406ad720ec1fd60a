/** A table as one person has it before them: the connection, what is shown, and what they can do now. */
import { gameOf } from "../boards";
import type { Game } from "../boards/game";
import { alert, announce, gather } from "./announcer.svelte";
import { Connection, type Answer } from "./connection.svelte";
import { EMOTES, type Phrase } from "./emotes";
import { forget, owed } from "./fair/seeds";
import { play } from "./sound.svelte";
import { Stage, type Frame } from "./stage.svelte";
import { t } from "./texts.svelte";
import { renew } from "./renew";
import type { Choice, Entry, Play, Position, Snapshot, TableInfo, Refusal } from "./wire";

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
  /** The board tells the final scoring line by line; the end scene waits for it. */
  counting = $state(false);
  /** Entries that came while this person was away. */
  missed: Entry<P>[] = $state.raw([]);

  /** Whether this page has shown the table before. */
  private met = false;
  /** What this chair last added to the dice: it is said once, however often others are heard of meanwhile. */
  private added = "";
  /** Whose turn it was when something was last shown. */
  private turned = "";
  /** The entry the last command led to. */
  private until = 0;

  /** `replaying`: nothing can be done, the page says which moment is shown. */
  constructor(
    id: string,
    secret: string | null,
    readonly replaying = false,
  ) {
    this.stage = new Stage({
      quick: (entry) => entry.seat !== null && this.connection.mine.includes(entry.seat),
      scene: (entry) => this.game.scene(entry),
      throws: (entry) => this.game.throws(entry),
      shown: (frame) => this.shown(frame),
    });
    this.connection = new Connection(id, secret, null, {
      snapshot: (message) => this.began(message),
      outdated: (version) => void this.outdated(version),
      update: (entries, now) => {
        this.stage.push({ entries, now });
        this.settle();
      },
      seats: (table) => this.addSeed(table),
      said: (seat, phrase) => this.heard(seat, phrase),
      fault: (_, words) => this.failed(words),
    });
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
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  /** True when this chair may decide now. */
  get ready(): boolean {
    return this.choices.length > 0 || (this.position?.typed.length ?? 0) > 0;
  }

  /** True while a bot plays this chair, until its owner takes it back. */
  get standIn(): boolean {
    const seat = this.table?.seats[this.connection.seat ?? -1];
    return this.table?.phase === "playing" && (seat?.stand_in ?? false);
  }

  get choices(): Choice[] {
    if (this.standIn) return [];
    const free = !this.stage.busy && this.sending === null && this.curtain === null;
    return free ? (this.position?.actions ?? []) : [];
  }

  /** True when the dice wait for this chair. */
  get mayRoll(): boolean {
    const turn = this.position?.turn;
    if (this.replaying || this.standIn) return false;
    const asked = turn?.kind === "chance" && turn.seat !== null && turn.seat === this.connection.seat;
    return asked && !this.stage.busy && this.sending === null;
  }

  /** True when several people share this screen. */
  get shared(): boolean {
    return this.connection.mine.length > 1;
  }

  get mayUndo(): boolean {
    return (this.position?.may_undo ?? false) && !this.stage.busy && this.sending === null;
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

  /** What an entry says, in the person's language. */
  words(entry: Entry): string[] {
    if (entry.kind !== "note") return entry.words;
    const { reason, by } = noted(entry);
    return [t(`note-${reason}`, { name: this.names[entry.seat ?? -1] ?? "", by: this.names[by] ?? "" })];
  }

  async act(event: string): Promise<void> {
    play("place");
    const secret = this.position?.actions.find((choice) => choice.event === event)?.secret ?? false;
    if (secret && this.shared) this.curtain = -1;
    await this.send(event, () => this.connection.act(event));
  }

  async roll(): Promise<void> {
    play("roll");
    await this.send("roll", () => this.connection.command({ kind: "roll" }));
  }

  async undo(): Promise<void> {
    await this.send("undo", () => this.connection.command({ kind: "undo" }));
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

  async say(phrase: Phrase): Promise<void> {
    await this.connection.command({ kind: "say", phrase });
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
    if (this.connection.seen >= this.until) this.sending = null;
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
    this.stage.jump(message.now);
    if (this.replaying) return;
    if (message.seat === null && message.mine.length > 0) return this.connection.sit(message.mine[0]!);
    this.addSeed(message.table, true);
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
    for (const entry of frame.entries) {
      this.words(entry).forEach((words, index) => {
        const effect = entry.effects[index];
        if (!effect || !this.game.counts(effect)) gather(words);
      });
      if (entry.kind === "chance" && entry.text.startsWith("roll")) play("roll");
      if (!this.replaying && entry.effects.some((effect) => this.game.counts(effect))) this.counting = true;
    }
    this.tellTurn(frame.now);
    if (this.connection.seen <= frame.now.seq) this.changeChair(frame.now);
    this.remember(frame.now);
  }

  /** What one seat did is said in one go, when it is another's turn; when it is mine, with what I am asked. */
  private tellTurn({ turn }: Position<P>): void {
    const seats = turn.kind === "decide" ? turn.seats : turn.kind === "chance" ? [turn.seat] : [];
    const mine = seats.some((seat) => seat !== null && this.connection.mine.includes(seat));
    if (seats.join() !== this.turned && (!mine || this.standIn)) announce();
    this.turned = seats.join();
  }

  /** On a shared screen the chair follows the turn, and no chair keeps a secret in view. */
  private changeChair(now: Position<P>): void {
    const { mine, seat } = this.connection;
    if (!this.shared) return;
    const turn = now.turn;
    const awaited = turn.kind === "decide" ? turn.seats : turn.kind === "chance" ? [turn.seat] : [];
    const next = awaited.find((other): other is number => other !== null && mine.includes(other));
    if (next !== undefined && next !== seat) this.connection.sit(next);
    else if (next === undefined && this.curtain === -1) this.connection.sit(mine.find((other) => other !== seat)!);
    else if (next !== undefined && now.actions.some((choice) => choice.secret)) this.curtain = next;
    else if (next !== undefined && this.curtain === -1) this.curtain = next;
  }

  private heard(seat: number, phrase: Phrase): void {
    const words = t(`phrase-${phrase}`);
    this.said[seat] = `${EMOTES[phrase]} ${words}`;
    announce(`${this.names[seat] ?? ""}: ${words}`);
    setTimeout(() => delete this.said[seat], 4000);
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
