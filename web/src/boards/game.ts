/** What the page knows of a game beyond what the house tells: its drawings, its scenes, its own pages. */
import type { Component } from "svelte";
import type { Key } from "../lib/keys";
import type { Visit } from "../lib/visit.svelte";
import type { Args, Catalogues } from "../lib/texts.svelte";
import type { Legend } from "./legend";
import type { ClockRule, Entry, Play, Position } from "../lib/wire";

/** The drawing of a table; each reads its own game's views. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- which game a table plays is known when it comes
export type Board = Component<{ visit: Visit<any>; compact: boolean }>;

/** A page of the game's own; its address is its name. */
export interface OwnPage {
  name: string;
  /** The message that names it. */
  title: string;
  /** Where a link leads to it. */
  from: "shelf" | "rules";
  /** The address behind its name where it drills the game without end; none: it does not. */
  drills?: string;
  load(): Promise<{ default: Component }>;
}

export interface Game<P extends Play = Play> {
  /** The name the house has for it, and its title. */
  name: string;
  title: string;
  /** The front of the box on the shelf, and the colour of its side. */
  cover: Component | null;
  spine: string;
  /** How many sit down for "Play now"; null: as few as the house allows, but not alone. */
  company: number | null;
  /** How many sit down where this value of an option is chosen; null: as many as before. */
  sits: (option: string, value: string) => number | null;
  /** The catalogues with its words. */
  texts: Catalogues;
  /** The drawing, loaded when a table is shown; null: the board in words. */
  board: (() => Promise<{ default: Board }>) | null;
  /** Where the scene of an entry begins: the number of an effect; −1: it has none. */
  scene(entry: Entry<P>): number;
  /** Whether a scene counts out what was won: the guide explains that then, and otherwise what is at work. */
  pays(entry: Entry<P>): boolean;
  /** Whether the end of an entry's scene stays until one goes on: a summary to be read. */
  stays(entry: Entry<P>): boolean;
  /** Whether an entry only deals something out, one of many alike: such steps pass quickly in a replay. */
  deals(entry: Entry<P>): boolean;
  /** Whether an event is asked for twice where nothing waits for it to be taken back. */
  weighty(event: string): boolean;
  /** The message that speaks against an event, which is then asked for twice; empty: nothing does. */
  doubts(event: string, position: Position<P>): string;
  /** What luck is here: dice that are thrown, or cards and the like that are drawn. */
  luck: "throw" | "draw";
  /** Whether dice are seen to fall: not those that only settle who starts. */
  throws(entry: Entry<P>): boolean;
  /** Whether pieces are seen to travel to where they were put. */
  carries(entry: Entry<P>): boolean;
  /** Whether the board tells or shows an effect in its own time, and the end waits for it. */
  counts(effect: P["effect"]): boolean;
  /** Whether an effect says why equal totals have different places: the podium tells it. */
  breaksTie(effect: P["effect"]): boolean;
  /** The message that explains a decision between events with these verbs; empty: none. */
  guide(moment: "payout" | "scene" | "roll" | "wait" | "choose", verbs: ReadonlySet<string>): string;
  /** Whether its board leaves room for the guide above it on a tablet held upright; else the guide is folded there. */
  airy: boolean;
  /** What its guides are about besides: arguments of their messages, from a position, if there is one yet, and options. */
  facts(position: Position<P> | null, options: Readonly<Record<string, string>>): Args;
  /** A score as people read it. */
  score(points: number): string;
  /** The words of an option's value; null: like every other option's. */
  option(name: string, value: string): string | null;
  /** Options that an invitation does not tell. */
  unsaid: readonly string[];
  /** What a word of its rules page that is a program's is called among players; null: nothing else. */
  word(code: string): string | null;
  /** Keys of its own, beside those of every table. */
  keys: readonly Key[];
  /** The message that names a round in the move list, with its `number`. */
  round: string;
  /** The drawings beside its points of how to play, by their number; null: none. */
  pictures: (() => Promise<{ default: Component<{ game: string; at: number }> }>) | null;
  /** The signs of its board, each with a sentence; null: none. */
  legend: (() => Promise<Legend>) | null;
  /** The lesson for a table with these options. */
  lesson(options: Readonly<Record<string, string>>): string;
  /** What a lesson is called beside others; empty: there are no others. */
  lessonTitle(name: string): string;
  /** Clocks that only its rules speak of. */
  clocks: Readonly<Record<string, ClockRule>>;
  pages: readonly OwnPage[];
}

/** A game that has told nothing else: the board in words, no scenes. */
export const PLAIN: Game = {
  name: "",
  title: "",
  cover: null,
  spine: "#3a2a55",
  company: null,
  sits: () => null,
  texts: {},
  board: null,
  scene: () => -1,
  pays: () => true,
  stays: () => false,
  deals: () => false,
  weighty: () => false,
  doubts: () => "",
  luck: "throw",
  throws: ({ kind, text }) => kind === "chance" && text.startsWith("roll"),
  carries: () => false,
  counts: () => false,
  breaksTie: () => false,
  guide: () => "",
  airy: false,
  facts: () => ({}),
  score: String,
  option: () => null,
  unsaid: [],
  word: () => null,
  keys: [],
  round: "log-round",
  pictures: null,
  legend: null,
  lesson: () => "first",
  lessonTitle: () => "",
  clocks: {},
  pages: [],
};
