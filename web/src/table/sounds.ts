/**
 * A few soft sounds, made on the spot. They are on until someone turns them off, and silent until the first press:
 * browsers let no page make a sound before.
 */

import { prefs } from "../prefs.svelte";

type Sound = "tile" | "turn" | "alert" | "end";

const NOTES: Readonly<Record<Sound, readonly [frequency: number, at: number, lasts: number][]>> = {
  tile: [[180, 0, 0.05]],
  turn: [
    [523, 0, 0.12],
    [659, 0.1, 0.16],
  ],
  alert: [
    [392, 0, 0.14],
    [392, 0.18, 0.14],
  ],
  end: [
    [392, 0, 0.16],
    [523, 0.14, 0.16],
    [659, 0.28, 0.3],
  ],
};

let context: AudioContext | null = null;
let pressed = false;
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => (pressed = true), { once: true });

export function play(sound: Sound): void {
  if (!prefs.sounds || !pressed) return;
  context ??= new AudioContext();
  for (const [frequency, at, lasts] of NOTES[sound]) {
    const start = context.currentTime + at;
    const oscillator = new OscillatorNode(context, { frequency, type: "triangle" });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + lasts);
  }
}
