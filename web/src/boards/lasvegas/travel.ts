/** Dice that have just been placed are seen to come from where they were rolled. */
import { still } from "../../lib/settings.svelte";
import { CARRIED } from "../../lib/stage.svelte";

/** An action: whenever the number of the entry changes, the dice come from the felt; 0: they lie there. */
export function travel(dice: HTMLElement, entry: number): { update: (entry: number) => void } {
  let came = 0;
  function go(now: number): void {
    // An action is told the same number again, and dice come only once.
    if (now === came) return;
    came = now;
    const felt = document.querySelector(".turn .felt")?.getBoundingClientRect();
    const to = dice.getBoundingClientRect();
    if (!now || !felt || still() || !to.width) return;
    const ghost = dice.cloneNode(true) as HTMLElement;
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
    dice.animate([{ opacity: 0 }, { opacity: 0 }], { duration: CARRIED });
  }
  go(entry);
  return { update: go };
}
