/** What a person points with, for words that say how. */
export type Device = "mouse" | "touch";

export function device(): Device {
  return matchMedia("(pointer: coarse)").matches ? "touch" : "mouse";
}
