/** Where the focus goes when what had it is gone. */

/** Where the next decision is made; null: this page has none. */
export function decision(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-decision]") ?? document.querySelector<HTMLElement>("section.turn");
}

/** What was opened from the head of a table leads back to the game: there Space would open it again. */
export function backToPlay(): void {
  const active = document.activeElement;
  if (document.querySelector("dialog[open]") || (active !== document.body && !active?.closest(".masthead"))) return;
  decision()?.focus({ preventScroll: true });
}
