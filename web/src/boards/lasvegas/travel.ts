/** Dice that have just been placed are seen to come from where they were rolled. */
import { still } from "../../lib/settings.svelte";
import { CARRIED } from "../../lib/stage.svelte";
import type { Owner } from "./model";

/** Whose dice have just come, how many of them, and with which entry. */
export interface Arrival {
  owner: Owner;
  small: number;
  big: number;
  entry: number;
}

/** Which of the dice in a row have come: the last of each kind; one that stands for all comes with any. */
export function arriving(big: readonly boolean[], { small, big: bigs }: Pick<Arrival, "small" | "big">): boolean[] {
  if (big.length === 1) return [true];
  const smalls = big.filter((one) => !one).length;
  return big.map((one, n) => (one ? bigs > 0 : n >= big.length - Math.min(small, smalls)));
}

/** An action: whenever the number of the entry changes, the dice come from the felt; null: they lie there. */
export function travel(dice: HTMLElement, arrival: Arrival | null): { update: (arrival: Arrival | null) => void } {
  let came = 0;
  function go(arrival: Arrival | null): void {
    const now = arrival?.entry ?? 0;
    // An action is told the same number again, and dice come only once.
    if (now === came) return;
    came = now;
    const felt = document.querySelector(".turn .felt")?.getBoundingClientRect();
    const to = dice.getBoundingClientRect();
    if (!arrival || !felt || still() || !to.width) return;
    const ghost = dice.cloneNode(true) as HTMLElement;
    // Dice that lay there before do not come again: their places stay empty on the way.
    const come = arriving(
      [...dice.children].map((die) => die.classList.contains("big")),
      arrival,
    );
    [...ghost.children].forEach((die, n) => ((die as HTMLElement).style.visibility = come[n] ? "" : "hidden"));
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${to.left}px`,
      top: `${to.top}px`,
      zIndex: "20",
      pointerEvents: "none",
    });
    ghost.ariaHidden = "true";
    document.body.append(ghost);
    const [x, y] = [felt.left + felt.width / 2 - to.left, felt.top + felt.height / 2 - to.top];
    const way = [
      { transform: `translate(${x}px, ${y}px) scale(2)` },
      { transform: `translate(${x / 3}px, ${y / 3 - 24}px) scale(1.5)`, offset: 0.6 },
      { transform: "none" },
    ];
    void ghost.animate(way, { duration: CARRIED, easing: "ease-in-out" }).finished.finally(() => ghost.remove());
    [...dice.children].forEach((die, n) => {
      if (come[n]) die.animate([{ opacity: 0 }, { opacity: 0 }], { duration: CARRIED });
    });
  }
  go(arrival);
  return { update: go };
}
