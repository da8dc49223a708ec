/**
 * A few soft sounds, made on the spot. They are on until someone turns them off, and silent until the first press:
 * browsers let no page make a sound before.
 */

import { prefs } from "../prefs.svelte";

export type Sound = "tile" | "turn" | "alert" | "end" | "great" | "wings" | "right" | "victory";

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
  // Of great moments.
  great: [
    [523, 0, 0.1],
    [659, 0.08, 0.1],
    [784, 0.16, 0.1],
    [1047, 0.24, 0.3],
  ],
  wings: [
    [880, 0, 0.05],
    [988, 0.06, 0.05],
    [880, 0.12, 0.05],
    [988, 0.18, 0.05],
    [1175, 0.24, 0.12],
  ],
  right: [
    [440, 0, 0.1],
    [659, 0.1, 0.24],
  ],
  victory: [
    [392, 0, 0.12],
    [523, 0.1, 0.12],
    [659, 0.2, 0.12],
    [784, 0.3, 0.14],
    [659, 0.42, 0.1],
    [1047, 0.5, 0.4],
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
