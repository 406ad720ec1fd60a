/** Which games somebody has learnt at this browser, or said to know: those are not offered again. */

const PLACE = "croupier.learnt";

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const kept = $state({ games: stored() });

export function knows(game: string): boolean {
  return kept.games.includes(game);
}

/** Whether nobody has learnt or refused anything here yet. */
export function isNew(): boolean {
  return kept.games.length === 0;
}

/** The game need not be offered any more. */
export function known(game: string): void {
  if (knows(game)) return;
  kept.games.push(game);
  localStorage.setItem(PLACE, JSON.stringify(kept.games));
}
