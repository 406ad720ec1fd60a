/** How one does in drills: kept in this browser. */
import type { DrillInfo } from "./wire";

export interface Practice {
  asked: number;
  solved: number;
  /** Solved in a row: now, and at best. */
  streak: number;
  best: number;
  /** How hard the next one may be, from 1 to 5. */
  skill: number;
  /** Drills that were posed since all had been, by game. */
  seen: Record<string, string[]>;
  /** The last drill of the day that was answered, and whether it was solved. */
  day: string;
  dayGood: boolean;
}

const PLACE = "croupier.drills";
const HARDEST = 5;

export function fresh(): Practice {
  return { asked: 0, solved: 0, streak: 0, best: 0, skill: 2, seen: {}, day: "", dayGood: false };
}

/** After an answer: a little harder if it was good, easier if not; as at the terminal. No id: made at will. */
export function answered(kept: Practice, game: string, id: string, good: boolean, day: string | null): Practice {
  const streak = good ? kept.streak + 1 : 0;
  return {
    asked: kept.asked + 1,
    solved: kept.solved + (good ? 1 : 0),
    streak,
    best: Math.max(kept.best, streak),
    skill: Math.min(HARDEST, Math.max(1, kept.skill + (good ? 0.4 : -0.6))),
    seen:
      id === "" ? kept.seen : { ...kept.seen, [game]: [...(kept.seen[game] ?? []).filter((one) => one !== id), id] },
    ...(day === null ? { day: kept.day, dayGood: kept.dayGood } : { day, dayGood: good }),
  };
}

/** The next drill: not seen yet, as hard as one can take; when all are seen, the one seen longest ago. */
export function next(
  drills: readonly DrillInfo[],
  { skill, seen }: Practice,
  game: string,
  draw: (below: number) => number,
): DrillInfo | null {
  const known = seen[game] ?? [];
  const left = drills.filter(({ id }) => !known.includes(id));
  if (left.length === 0) {
    const oldest = known.find((id) => drills.some((drill) => drill.id === id));
    return drills.find(({ id }) => id === oldest) ?? null;
  }
  const far = ({ level }: DrillInfo): number => Math.abs(level - skill);
  const least = Math.min(...left.map(far));
  const near = left.filter((drill) => far(drill) === least);
  return near[draw(near.length)]!;
}

/** What is kept; anything that is no such thing counts as nothing. */
export function stored(): Practice {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Practice | null;
    return found && sound(found) ? found : fresh();
  } catch {
    return fresh();
  }
}

export function keep(practice: Practice): void {
  localStorage.setItem(PLACE, JSON.stringify(practice));
}

function sound({ asked, solved, streak, best, skill, seen, day, dayGood }: Practice): boolean {
  const counts = [asked, solved, streak, best].every((value) => Number.isSafeInteger(value) && value >= 0);
  const lists = typeof seen === "object" && seen !== null && Object.values(seen).every(Array.isArray);
  return counts && lists && skill >= 1 && skill <= HARDEST && typeof day === "string" && typeof dayGood === "boolean";
}
