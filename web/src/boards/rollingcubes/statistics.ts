/** How one does in training: kept in this browser, apart for each rule about zero. */
import type { TrainingRoll } from "./wire";

/** Points of one roll, and the most there were. */
export type Result = readonly [points: number, most: number];

export interface Statistics {
  rolls: number;
  points: number;
  most: number;
  /** The newest results, the oldest of them first. */
  recent: Result[];
  /** The roll that waits for an answer, so that none is skipped by loading the page again. */
  open: TrainingRoll | null;
}

/** How many results are kept to be drawn. */
export const RECENT = 20;

export function fresh(): Statistics {
  return { rolls: 0, points: 0, most: 0, recent: [], open: null };
}

/** The figures with one more result; its roll is done. */
export function counted(figures: Statistics, [points, most]: Result): Statistics {
  return {
    rolls: figures.rolls + 1,
    points: figures.points + points,
    most: figures.most + most,
    recent: [...figures.recent, [points, most] as const].slice(-RECENT),
    open: null,
  };
}

/** Points a roll so far; null before the first one. */
export function average(figures: Statistics): number | null {
  return figures.rolls === 0 ? null : figures.points / figures.rolls;
}

/** Which part of what there was one has made so far, from 0 to 1. */
export function share(figures: Statistics): number | null {
  return figures.most === 0 ? null : figures.points / figures.most;
}

function place(zeroDividend: boolean): string {
  return `croupier.training.${zeroDividend ? "zero" : "no-zero"}`;
}

/** What is kept; anything that is no such thing counts as nothing. */
export function stored(zeroDividend: boolean): Statistics {
  try {
    const found = JSON.parse(localStorage.getItem(place(zeroDividend)) ?? "null") as Statistics | null;
    return found && sound(found) ? found : fresh();
  } catch {
    return fresh();
  }
}

export function keep(figures: Statistics, zeroDividend: boolean): void {
  localStorage.setItem(place(zeroDividend), JSON.stringify(figures));
}

function sound({ rolls, points, most, recent, open }: Statistics): boolean {
  const count = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
  const results =
    Array.isArray(recent) && recent.every((one) => Array.isArray(one) && one.length === 2 && one.every(count));
  const roll = open === null || (typeof open?.dice === "string" && typeof open.sealed === "string");
  return count(rolls) && count(points) && count(most) && points <= most && results && roll;
}
