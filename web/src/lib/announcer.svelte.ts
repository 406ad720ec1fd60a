/** What a screen reader is told: one polite and one urgent line, filled by the page. */

export const announcer = $state({ polite: "", urgent: "" });

/** How many sentences are said together, the payout of a round and the next round's bills: of more nobody listens to the first. */
const MOST = 30;

let waiting: string[] = [];
/** How often the page was turned since. */
let turned = 0;
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
    const said = waiting.slice(-MOST).join(" ");
    waiting = [];
    timer = null;
    if (said !== announcer.polite) announcer.polite = said;
    else again("polite", said);
  }, 150);
}

/** Says something at once. */
export function alert(sentence: string): void {
  again("urgent", sentence);
}

/** Nothing is left to be read of what was said on another page or in another language. */
export function hush(): void {
  if (timer) clearTimeout(timer);
  timer = null;
  waiting = [];
  turned += 1;
  announcer.polite = announcer.urgent = "";
}

/** A line that is the same as before is heard only if it was gone in between. */
function again(line: "polite" | "urgent", sentence: string): void {
  const here = turned;
  announcer[line] = "";
  setTimeout(() => {
    if (here === turned) announcer[line] = sentence;
  }, 30);
}
