import type { Me, PersonMade } from '../wire';
import { ask } from './api';
import { say, words } from './words.svelte';

/** Who plays on this device. Nobody, until it matters. */
class Somebody {
  me = $state.raw<Me | null>(null);
  known = $state(false); // whether we have asked
  recovery = $state<string | null>(null); // told once, shown until it is noted

  async look(): Promise<Me | null> {
    try {
      this.me = await ask<Me | null>('GET', '/api/me');
    } finally {
      this.known = true;
    }
    return this.me;
  }

  /** Be somebody: without a question, under a name that can be changed. Whoever asks meanwhile is
   *  told of the same one. */
  ensure(name?: string): Promise<Me> {
    if (this.me) return Promise.resolve(this.me);
    this.#coming ??= this.#become(name).finally(() => (this.#coming = null));
    return this.#coming;
  }

  #coming: Promise<Me> | null = null;

  async #become(name?: string): Promise<Me> {
    const found = await this.look();
    if (found) return found;
    const born = await ask<PersonMade>('POST', '/api/me', { name: name ?? say('web-guest'), lang: words.lang });
    this.recovery = born.recovery;
    this.me = born.me;
    return born.me;
  }
}

export const person = new Somebody();
