/** Asking again before something that cannot be taken back, in the page and not in a box of the browser. */
import { tick } from "svelte";

interface Question {
  words: string;
  /** What is done by who says yes. */
  yes: string;
  answer: (sure: boolean) => void;
}

export const sure: { asked: Question | null } = $state({ asked: null });

/** Whether somebody who was asked once more said yes; whoever closes the question did not. */
export async function confirmed(words: string, yes: string): Promise<boolean> {
  sure.asked?.answer(false);
  // A drawer that closes with this has given the focus back by then.
  await tick();
  const said = await new Promise<boolean>((answer) => (sure.asked = { words, yes, answer }));
  sure.asked = null;
  return said;
}
