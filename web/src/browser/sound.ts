/** Soft sounds, made here: silent until the first gesture, each can be switched off. */

import { untrack } from "svelte";
import { type Sound, settings } from "./settings.svelte";

let context: AudioContext | null = null;

// What browsers take for a gesture: a finger counts only when it is lifted.
const GESTURES = ["pointerdown", "pointerup", "keydown"] as const;

/** Allow sound from the first gesture on, as browsers demand. */
export function waitForGesture(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume().then(() => {
      for (const gesture of GESTURES) removeEventListener(gesture, wake);
    });
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake);
}

// A note: when it begins (s), pitch (Hz), length (s), loudness, shape.
type Note = [number, number, number, number, OscillatorType];

const SCORES: Record<Sound | "lost", Note[]> = {
  turn: [
    [0, 523, 0.35, 0.09, "sine"],
    [0.13, 784, 0.5, 0.08, "sine"],
  ],
  card: [[0, 310, 0.07, 0.05, "triangle"]],
  damage: [
    [0, 130, 0.4, 0.13, "sawtooth"],
    [0.05, 87, 0.5, 0.12, "sine"],
  ],
  struck: [
    [0, 220, 0.25, 0.1, "triangle"],
    [0.12, 165, 0.3, 0.1, "triangle"],
    [0.26, 131, 0.5, 0.1, "sine"],
  ],
  refused: [[0, 196, 0.16, 0.06, "triangle"]],
  end: [
    [0, 392, 0.5, 0.07, "sine"],
    [0.16, 494, 0.5, 0.07, "sine"],
    [0.32, 587, 0.5, 0.07, "sine"],
    [0.48, 784, 1.1, 0.08, "sine"],
  ],
  lost: [
    [0, 294, 0.7, 0.08, "triangle"],
    [0.28, 247, 0.8, 0.08, "triangle"],
    [0.6, 196, 1.4, 0.09, "triangle"],
  ],
};

/** Make a sound, if it is wanted; a sound may have another tune for a sad occasion. */
export function sound(name: Sound, tune: Sound | "lost" = name): void {
  if (!context || context.state !== "running" || !untrack(() => settings.sounds[name])) return;
  const now = context.currentTime;
  for (const [at, pitch, length, loudness, shape] of SCORES[tune]) {
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    const filter = context.createBiquadFilter();
    oscillator.type = shape;
    oscillator.frequency.value = pitch;
    filter.type = "lowpass";
    filter.frequency.value = 1400;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(loudness, now + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    oscillator.connect(filter).connect(volume).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + length + 0.05);
  }
}
