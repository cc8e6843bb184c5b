import { preferences } from './preferences.svelte';

export type Tone = 'turn' | 'tap' | 'capture' | 'end' | 'word';

/** Short sounds of wood and bell, made where they are heard: nothing is fetched. */
let context: AudioContext | null = null;

/** A browser lets a page play sounds only after a click, a touch or a key. */
function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  } catch {
    return null;
  }
  return context.state === 'running' ? context : null;
}

export function wake(): void {
  if (preferences.sound) ready();
}

export function sound(tone: Tone): void {
  if (!preferences.sound) return;
  const air = ready();
  if (!air) return;
  const at = air.currentTime + 0.01;
  switch (tone) {
    case 'tap':
      wood(air, at, 620, 0.12);
      break;
    case 'turn':
      wood(air, at, 780, 0.22);
      wood(air, at + 0.13, 1040, 0.26);
      break;
    case 'capture':
      wood(air, at, 300, 0.35);
      wood(air, at + 0.06, 210, 0.3);
      break;
    case 'word':
      wood(air, at, 1400, 0.08);
      break;
    case 'end':
      bell(air, at, 392);
      bell(air, at + 0.32, 523.25);
      bell(air, at + 0.64, 659.25);
      break;
  }
}

/** A woodblock: two close tones that are gone in a twentieth of a second. */
function wood(air: AudioContext, at: number, pitch: number, loud: number): void {
  for (const [ratio, share] of [
    [1, 1],
    [1.52, 0.45],
  ] as const) {
    strike(air, at, pitch * ratio, loud * share, 0.09, 'triangle');
  }
}

/** A bell: partials that are no multiples of each other, the high ones gone first. */
function bell(air: AudioContext, at: number, pitch: number): void {
  for (const [ratio, share, length] of [
    [0.5, 0.3, 1.8],
    [1, 0.5, 1.5],
    [2.01, 0.25, 0.9],
    [2.76, 0.16, 0.6],
  ] as const) {
    strike(air, at, pitch * ratio, 0.22 * share, length, 'sine');
  }
}

function strike(
  air: AudioContext,
  at: number,
  pitch: number,
  loud: number,
  length: number,
  shape: OscillatorType,
): void {
  const tone = new OscillatorNode(air, { type: shape, frequency: pitch });
  const volume = new GainNode(air, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(air.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}

/** Events in which a player loses something: they sound lower than others. */
const LOSSES: ReadonlySet<string> = new Set([
  'beaten',
  'conquered',
  'took',
  'seized',
  'stole',
  'attacked',
  'exiled',
  'round',
  'passed-pile',
]);

export function toneOf(kinds: string[]): Tone {
  return kinds.some((kind) => LOSSES.has(kind)) ? 'capture' : 'tap';
}
