/** Sounds, off until asked for; the player is loaded with the first one. */
import type { Howl } from "howler";
import { settings } from "./settings.svelte";

export type Sound = "roll" | "place" | "bill" | "turn" | "win";

const loaded = new Map<Sound, Howl>();

/** Plays a sound if the person wants sounds. */
export function play(sound: Sound): void {
  if (settings.sound) void load(sound).then((howl) => howl.play());
}

async function load(sound: Sound): Promise<Howl> {
  const known = loaded.get(sound);
  if (known) return known;
  const { Howl } = await import("howler");
  const howl = new Howl({ src: [`/sounds/${sound}.wav`], volume: 0.6 });
  loaded.set(sound, howl);
  return howl;
}
