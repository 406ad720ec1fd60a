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

/** Under which its guide is kept, once it was closed. */
export function guideOf(game: string): string {
  return `${game} guide`;
}

/** Closed guides open again. */
export function guideAgain(): void {
  keep(kept.games.filter((name) => !name.endsWith(" guide")));
}

/** Whether nobody has learnt or refused anything here yet. */
export function isNew(): boolean {
  return kept.games.length === 0;
}

/** The game need not be offered any more. */
export function known(game: string): void {
  if (!knows(game)) keep([...kept.games, game]);
}

function keep(games: string[]): void {
  kept.games = games;
  localStorage.setItem(PLACE, JSON.stringify(games));
}
