/** Laying a room: which one, how it is turned, where it would lie, and what the house says to that. */
import { alert, announce } from "../../lib/announcer.svelte";
import { gameSet, tableSet } from "./api";
import type { PreviewAnswer } from "../../lib/connection.svelte";
import type { Visit } from "../../lib/visit.svelte";
import { t } from "../../lib/texts.svelte";
import type { SetInfo, TurnedRoom } from "./wire";
import {
  anchor,
  covering,
  kept,
  offersOf,
  place,
  roomOn,
  siteOf,
  squareAt,
  turnedShape,
  under,
  type Shape,
  type Site,
} from "./rooms";
import type { Play } from "./wire";
import { named, verdict } from "./words";

type Place = readonly [row: number, column: number];
interface Said extends PreviewAnswer {
  event: string;
}

/** Milliseconds between two questions while the pointer wanders: fewer than the ten a second the house allows. */
const PACE = 125;

const sets = new Map<string, Promise<SetInfo>>();

/** The set a table plays with, asked for once; a lesson's is the game's own. */
async function setOf(table: string): Promise<SetInfo | null> {
  const found = sets.get(table) ?? (table ? tableSet(table) : gameSet());
  sets.set(table, found);
  try {
    return await found;
  } catch {
    sets.delete(table);
    return null;
  }
}

export class Placer {
  /** The room in hand; null: none. */
  chosen: string | null = $state(null);
  /** The square pointed at, or the upper left one of the room in hand. */
  at: Place | null = $state.raw(null);
  /** What the house last said. */
  said: Said | null = $state.raw(null);
  /** Whether the rooms of the set could not be fetched. */
  lost = $state(false);
  /** Why the room in hand can be laid nowhere, however it is turned; empty: it can, or it is not known yet. */
  nowhere = $state("");
  /** What it says to the sheet on the workbench as a whole. */
  judged: PreviewAnswer | null = $state.raw(null);

  private turns = $state(0);
  private set: SetInfo | null = $state.raw(null);
  private asking = false;
  private asked = -PACE;
  /** Answers to what was asked of this position. */
  private known = new Map<string, PreviewAnswer>();
  private aloud = false;

  constructor(
    private readonly visit: Visit<Play>,
    private readonly seat: () => number,
  ) {}

  readonly site: Site = $derived.by(() => siteOf(this.visit.position!, this.seat()));
  readonly offers = $derived.by(() => {
    const mine = this.visit.connection.seat === this.seat() && !this.visit.replaying;
    return offersOf(mine ? this.visit.choices : []);
  });
  /** Whether there is anything to do on this sheet now. */
  readonly open = $derived.by(() => this.offers.ends.length > 0);

  readonly facings: TurnedRoom[] = $derived.by(
    () => this.set?.rooms.find((room) => room.id === this.chosen)?.facings ?? [],
  );
  readonly turned: TurnedRoom | null = $derived.by(() => this.facings[this.turns % this.facings.length] ?? null);
  readonly shape: Shape | null = $derived.by(() => (this.turned ? turnedShape(this.turned) : null));
  /** Where the room in hand may lie as it is turned now: upper left squares. */
  readonly spots: string[] = $derived.by(() => this.offers.builds.get(`${this.chosen} ${this.turned?.facing}`) ?? []);
  readonly glowing: Set<string> = $derived.by(
    () => new Set(this.shape ? this.spots.flatMap((square) => under(this.shape!, place(square))) : []),
  );

  /** The event that is being weighed. */
  readonly event: string | null = $derived.by(() => {
    if (!this.at || !this.open) return null;
    const square = squareAt(...this.at);
    if (this.chosen) return this.turned ? `build ${this.chosen} ${square} ${this.turned.facing}` : null;
    const here = roomOn(this.site.laid, square);
    return this.site.work && here ? `remove ${here.square}` : null;
  });
  /** The squares the event is about. */
  readonly squares: string[] = $derived.by(() => {
    if (!this.at) return [];
    if (this.chosen) return this.shape ? under(this.shape, this.at) : [];
    return roomOn(this.site.laid, squareAt(...this.at))?.squares ?? [];
  });
  readonly legal: boolean = $derived.by(() => this.visit.choices.some((choice) => choice.event === this.event));
  /** What the house says to this very event. */
  readonly answer: Said | null = $derived.by(() => (this.said?.event === this.event ? this.said : null));
  /** The same in words; empty: it has not answered yet. */
  readonly verdict: string = $derived.by(() => (this.answer ? verdict(this.answer, this.site.laid, this.chosen) : ""));
  /** Whether it is allowed, but leaves rooms as they could not stay when a renovation ends. */
  readonly doubtful: boolean = $derived.by(
    () => this.legal && (this.answer?.marks.some(({ kind }) => kind === "cut" || kind === "fault") ?? false),
  );

  /** A new moment of the game: a room just bought lies in the hand at once, and the workbench is judged. */
  async begin(): Promise<void> {
    const moment = this.visit.position?.seq;
    const passed = (): boolean => this.visit.position?.seq !== moment || !this.open;
    this.known.clear();
    this.at = null;
    this.said = null;
    this.judged = null;
    this.chosen = null;
    this.set ??= await setOf(this.visit.connection.id);
    this.lost = this.set === null;
    if (passed()) return;
    const { stored, bought, work } = this.site;
    if (!work) this.chosen = bought ?? stored[0] ?? null;
    else if (this.offers.removes.length === 0) this.chosen = stored.find((id) => this.layable(id)) ?? null;
    this.turnToFit();
    const judged = work ? await this.visit.connection.preview("done") : null;
    if (!passed()) this.judged = judged;
  }

  /** Whether the room may be laid somewhere, turned one way or another. */
  private layable(id: string): boolean {
    return [...this.offers.builds.keys()].some((key) => key.startsWith(`${id} `));
  }

  choose(id: string | null): void {
    this.chosen = this.chosen === id ? null : id;
    this.turns = 0;
    this.turnToFit();
    if (this.at && this.shape) this.go(this.at);
  }

  /** A quarter turn, to the next facing with other doors. */
  turn(): void {
    if (!this.chosen || this.facings.length === 0) return;
    const before = this.shape;
    this.turns = (this.turns + 1) % this.facings.length;
    if (this.at && before && this.shape) {
      const [row, column] = this.at;
      const down = Math.trunc((before.rows - this.shape.rows) / 2);
      const right = Math.trunc((before.columns - this.shape.columns) / 2);
      this.go([row + down, column + right]);
    }
    if (this.facings.length > 1) announce(t("vs-turned", { facing: this.turned?.facing ?? "n" }));
    else announce(t("vs-turned-same"));
  }

  /** Points somewhere, in squares from the upper left corner of the sheet; on a lit square the room fits. */
  point(x: number, y: number): void {
    const { shape } = this;
    if (!shape) return this.go([Math.floor(y), Math.floor(x)]);
    this.go(covering(shape, this.spots, x, y) ?? anchor(this.site.grid, shape, x, y));
  }

  /** One step by keyboard; the first one goes to a spot that will do. */
  step(down: number, right: number): void {
    this.aloud = true;
    if (this.at) this.go([this.at[0] + down, this.at[1] + right]);
    else this.go(this.first());
  }

  /** Where the keyboard begins. */
  first(): Place {
    const square = this.chosen ? this.spots[0] : this.site.laid[0]?.square;
    return square ? place(square) : [0, 0];
  }

  /** Does what is pointed at, or says why it cannot be done. */
  async act(): Promise<void> {
    const { event } = this;
    if (!event) return;
    if (this.legal) return this.visit.act(event);
    const { refusal } = this.answer ?? (await this.visit.connection.preview(event));
    if (refusal) alert(refusal.words);
  }

  clear(): void {
    if (this.at) this.at = null;
    else this.chosen = null;
  }

  /** Takes the steps of this renovation back, one by one, as far as the house allows. */
  async reset(): Promise<void> {
    for (let left = this.stepsDone; left > 0 && this.visit.mayUndo; left = Math.min(left - 1, this.stepsDone)) {
      await this.visit.undo();
      await this.settled();
    }
  }

  get stepsDone(): number {
    return (this.site.work?.removed ?? 0) + (this.site.work?.built ?? 0);
  }

  private async settled(): Promise<void> {
    for (let n = 0; n < 100 && (this.visit.sending !== null || this.visit.stage.busy); n++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private go(to: Place): void {
    const one = { rows: 1, columns: 1, doors: [] };
    const next = kept(this.site.grid, this.shape ?? one, to);
    if (this.at?.[0] === next[0] && this.at[1] === next[1] && this.answer) return;
    this.at = next;
    void this.weigh();
  }

  /** The first facing with a spot that will do; as it is printed if there is none. */
  private turnToFit(): void {
    const fits = this.facings.findIndex((turned) => this.offers.builds.has(`${this.chosen} ${turned.facing}`));
    this.turns = Math.max(0, fits);
    this.nowhere = "";
    if (fits < 0 && this.chosen && this.turned) void this.askNowhere(this.chosen, this.turned.facing);
  }

  /** The house says what a room needs wherever it would lie; if that is there, it is the room there is too little of. */
  private async askNowhere(room: string, facing: string): Promise<void> {
    const { refusal } = await this.visit.connection.preview(`build ${room} a1 ${facing}`);
    if (room !== this.chosen) return;
    this.nowhere = refusal?.code === "vs-needs" ? refusal.words : t("vs-nowhere", { room: named(room) });
  }

  private async ask(event: string): Promise<PreviewAnswer> {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, this.asked + PACE - performance.now())));
    this.asked = performance.now();
    return this.visit.connection.preview(event);
  }

  /** One question at a time: when its answer has come, the newest is asked. */
  private async weigh(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    while (this.event && this.said?.event !== this.event) {
      const event = this.event;
      const told = this.known.get(event) ?? (await this.ask(event));
      this.known.set(event, told);
      this.said = { ...told, event };
    }
    this.asking = false;
    if (this.aloud && this.at) announce(`${squareAt(...this.at)}. ${this.verdict}`);
    this.aloud = false;
  }
}
