import { ask } from '../lib/api';
import { filled } from '../lib/kept';
import { person } from '../lib/person.svelte';
import { words } from '../lib/words.svelte';
import type { Analysed, Frame, Frames, Seen } from '../wire';
import type { Decision } from './assessment';

const CHUNK = 50;

/** The viewer of a finished game: a seat, the public, or a viewer of all secrets. */
export type Eyes = number | 'public' | 'everything';

/** A finished game, whose frames are fetched in chunks as they are shown. */
export class ReplayModel {
  seen = $state.raw<Seen | null>(null);
  steps = $state(0);
  at = $state(0);
  eyes = $state<Eyes>('everything');
  frames = $state.raw<(Frame | undefined)[]>([]);
  decisions = $state.raw<Decision[]>([]);
  progress = $state<number | null>(null); // of the work on a whole game, 0 to 1
  failed = $state<string | null>(null);
  #fetching = new Map<number, Promise<void>>();
  #stop = false;

  constructor(readonly table: string) {}

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  async open(at: number): Promise<void> {
    await person.ensure();
    this.seen = await ask<Seen>('GET', `/api/tables/${this.table}`);
    await this.#fetch(0);
    await this.go(Math.min(at, this.steps));
  }

  async go(at: number): Promise<void> {
    const wanted = Math.min(Math.max(0, at), this.steps);
    await this.#fetch(Math.floor(wanted / CHUNK));
    this.at = wanted;
    if (wanted % CHUNK > CHUNK - 10) void this.#fetch(Math.floor(wanted / CHUNK) + 1);
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.again();
  }

  /** Fetch the frames again, for another viewer or in another language. */
  async again(): Promise<void> {
    this.#fetching.clear();
    this.frames = [];
    await this.go(this.at);
  }

  /** What a seat's choices were worth, and which of them was made. */
  async judge(step: number, seat: number, quick = false): Promise<Decision | null> {
    const known = this.decisions.find((one) => one.step === step && one.seat === seat);
    if (known && (quick || known.analysed.actions[0]?.name)) return known;
    const chosen = await this.#chosen(step, seat);
    if (chosen === null) return null;
    const query = new URLSearchParams({
      step: String(step),
      seat: String(seat),
      words: words.lang,
    });
    if (quick) query.set('quick', 'true');
    const analysed = await ask<Analysed>('GET', `/api/tables/${this.table}/analysis?${query}`);
    const decision = { step, seat, chosen, analysed };
    this.decisions = [
      ...this.decisions.filter((one) => one.step !== step || one.seat !== seat),
      decision,
    ];
    return decision;
  }

  /** Every decision of the game, one after the other; may be stopped. */
  async judgeAll(): Promise<void> {
    this.#stop = false;
    this.failed = null;
    try {
      for (let step = 1; step <= this.steps && !this.#stop; step += 1) {
        this.progress = step / this.steps;
        const frame = await this.#whole(step);
        if (frame?.seat !== undefined && frame.seat !== null)
          await this.#patiently(() => this.judge(step - 1, frame.seat as number, true));
      }
    } catch (error) {
      this.failed = (error as Error).message;
    } finally {
      this.progress = null;
    }
  }

  stop(): void {
    this.#stop = true;
  }

  /** Retry a request that the rate limit refused, after the time that the server names. */
  async #patiently(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        const told = error as { key?: string; facts?: Record<string, string> };
        if (told.key !== 'error-too-many' || this.#stop) throw error;
        await new Promise((resolve) =>
          setTimeout(resolve, 1000 * Number(told.facts?.['seconds'] ?? 1)),
        );
      }
    }
  }

  async #chosen(step: number, seat: number): Promise<number | null> {
    for (let next = step + 1; next <= this.steps; next += 1) {
      const frame = await this.#whole(next);
      if (frame?.seat === seat) return frame.choice ?? null;
      if (frame?.seat === undefined || frame.seat === null) return null;
    }
    return null;
  }

  #known: (Frame | undefined)[] = [];

  /** A frame with all secrets, whichever viewer is chosen. */
  async #whole(step: number): Promise<Frame | undefined> {
    if (!this.#known[step]) {
      const first = Math.floor(step / CHUNK) * CHUNK;
      const query = new URLSearchParams({
        first: String(first),
        count: String(CHUNK),
        everything: 'true',
      });
      const told = await ask<Frames>('GET', `/api/tables/${this.table}/frames?${query}`);
      for (const frame of told.frames) this.#known[frame.step] = frame;
    }
    return this.#known[step];
  }

  #fetch(chunk: number): Promise<void> {
    if (chunk * CHUNK > this.steps && chunk > 0) return Promise.resolve();
    let fetching = this.#fetching.get(chunk);
    if (!fetching) {
      fetching = this.#load(chunk);
      this.#fetching.set(chunk, fetching);
      fetching.catch(() => this.#fetching.delete(chunk));
    }
    return fetching;
  }

  async #load(chunk: number): Promise<void> {
    const eyes = this.eyes;
    const query = new URLSearchParams({
      first: String(chunk * CHUNK),
      count: String(CHUNK),
      words: words.lang,
    });
    if (eyes === 'everything') query.set('everything', 'true');
    else if (eyes !== 'public') query.set('seat', String(eyes));
    const told = await ask<Frames>('GET', `/api/tables/${this.table}/frames?${query}`);
    if (eyes !== this.eyes) return;
    this.steps = told.steps;
    const frames = [...this.frames];
    let before: unknown;
    for (const frame of told.frames) {
      const whole = filled(frame, before);
      frames[frame.step] = whole;
      before = whole.view;
    }
    this.frames = frames;
  }
}
