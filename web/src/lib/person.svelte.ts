import type { Me, PersonMade } from '../wire';
import { ask } from './api';
import { keep, kept } from './storage';
import { say, words } from './words.svelte';

/** Who plays on this device. Nobody, until it matters. */
class Person {
  me = $state.raw<Me | null>(null);
  known = $state(false); // whether we have asked
  recovery = $state<string | null>(null); // told once, shown until it is noted

  async look(): Promise<Me | null> {
    try {
      const found = await ask<Me | null>('GET', '/api/me');
      this.me = found && found.lang !== words.lang ? await this.#speak(found) : found;
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

  /** The server answers people in the language it knows them by: on this page, that of the page. */
  async #speak(me: Me): Promise<Me> {
    try {
      return await ask<Me>('PATCH', '/api/me', { lang: words.lang });
    } catch {
      return me;
    }
  }

  #coming: Promise<Me> | null = null;

  async #become(name?: string): Promise<Me> {
    const found = await this.look();
    if (found) return found;
    const born = await ask<PersonMade>('POST', '/api/me', {
      name: name ?? say('web-guest'),
      lang: words.lang,
    });
    this.recovery = born.recovery;
    this.me = born.me;
    return born.me;
  }
}

export const person = new Person();

const NAMED = 'reino-named';

/** `web-guest` in every language: how somebody is called who has not been asked. */
export const DEFAULT_NAMES: ReadonlySet<string> = new Set(['Guest', 'Invitado']);

/** A name is asked for once on a device, and not of somebody who has one. */
export function askedForName(): boolean {
  return kept(NAMED) !== null || (person.me !== null && !DEFAULT_NAMES.has(person.me.name));
}

/** What they want to be called; nothing: as they are called now. */
export async function takeName(name: string): Promise<void> {
  const me = await person.ensure(name || undefined);
  if (name && name !== me.name)
    person.me = await ask<Me>('PATCH', '/api/me', { name, lang: words.lang });
  keep(NAMED, 'yes');
}
