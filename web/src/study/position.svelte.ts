import { ask } from '../lib/api';
import { person } from '../lib/person.svelte';
import { say, words } from '../lib/words.svelte';
import type { Analysed, Studied, StudyWanted } from '../wire';

type Begun = Omit<StudyWanted, 'words' | 'steps' | 'seat'>;

type Shown<View> = Studied & { view: View };

/** A position apart from any table: reached by steps, shown, and analysed. `View` is that of the
 *  game's `wire.ts`. */
export class PositionModel<View = unknown> {
  steps = $state.raw<[number, number][]>([]);
  shown = $state.raw<Shown<View> | null>(null);
  analysed = $state.raw<Analysed[]>([]);
  busy = $state(false);
  error = $state<string | null>(null);

  constructor(
    public begun: Begun,
    readonly everything = true,
  ) {}

  get wanted(): StudyWanted {
    return { ...this.begun, steps: this.steps, everything: this.everything, words: words.lang };
  }

  async reach(steps: [number, number][]): Promise<void> {
    await this.#tried(async () => {
      await person.ensure();
      const open = await ask<Shown<View>>('POST', '/api/study', { ...this.wanted, steps });
      const seat = open.owing[0];
      // The reader plays every seat: the question is the one that the public hears.
      this.shown =
        seat === undefined
          ? open
          : {
              ...(await ask<Shown<View>>('POST', '/api/study', { ...this.wanted, steps, seat })),
              question: open.question,
            };
      this.steps = steps;
      this.analysed = [];
    });
  }

  play(seat: number, action: number): Promise<void> {
    return this.reach([...this.steps, [seat, action]]);
  }

  async analyse(): Promise<void> {
    await this.#tried(async () => {
      const found: Analysed[] = [];
      for (const seat of this.shown?.owing ?? []) {
        found.push(await ask<Analysed>('POST', '/api/study/analysis', { ...this.wanted, seat }));
      }
      this.analysed = found;
    });
  }

  async #tried(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.error = null;
    try {
      await work();
    } catch (refused) {
      this.error = (refused as Error).message || say('web-unreachable');
    } finally {
      this.busy = false;
    }
  }
}
