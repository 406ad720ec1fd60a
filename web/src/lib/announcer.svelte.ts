/** What a screen reader is told: one polite and one urgent line, filled by the page. */

export const announcer = $state({ polite: "", urgent: "" });

/** How many sentences are said together, the payout of a round and the next round's bills: of more nobody listens to the first. */
const MOST = 30;

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

/** Keeps a sentence until something is announced: what happens in a turn is said in one go. */
export function gather(sentence: string): void {
  if (sentence && waiting.at(-1) !== sentence) waiting.push(sentence);
}

/** Says something when the reader has a moment, after all that was gathered; without words just that. */
export function announce(sentence = ""): void {
  gather(sentence);
  if (waiting.length === 0) return;
  timer ??= setTimeout(() => {
    announcer.polite = waiting.slice(-MOST).join(" ");
    waiting = [];
    timer = null;
  }, 150);
}

/** Says something at once. */
export function alert(sentence: string): void {
  announcer.urgent = "";
  setTimeout(() => (announcer.urgent = sentence), 30);
}
