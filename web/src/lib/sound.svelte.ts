/** Sounds, off until asked for: small files, each fetched and decoded once, played by the browser's own mixer. */
import { settings } from "./settings.svelte";

export type Sound = "roll" | "place" | "bill" | "turn" | "win";

const VOLUME = 0.6;
/** Milliseconds after which a sound comes too late: browsers are silent until the first press. */
const LATE = 300;

const decoded = new Map<Sound, Promise<AudioBuffer>>();
let mixer: AudioContext | undefined;

/** Plays a sound if the person wants sounds; where there is none to be had the game goes on in silence. */
export function play(sound: Sound): void {
  if (settings.sound) void start(sound, performance.now()).catch(() => decoded.delete(sound));
}

async function start(sound: Sound, asked: number): Promise<void> {
  mixer ??= new AudioContext();
  await mixer.resume();
  if (performance.now() - asked > LATE) return;
  const source = new AudioBufferSourceNode(mixer, { buffer: await load(mixer, sound) });
  source.connect(new GainNode(mixer, { gain: VOLUME })).connect(mixer.destination);
  source.start();
}

function load(by: AudioContext, sound: Sound): Promise<AudioBuffer> {
  let found = decoded.get(sound);
  if (!found) {
    found = fetch(`/sounds/${sound}.wav`)
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => by.decodeAudioData(bytes));
    decoded.set(sound, found);
  }
  return found;
}
