import type { Me, PersonMade } from '../wire';
import { ask } from './api';
import { keep, kept } from './storage';
import { say, words } from './words.svelte';

/** The account of this device's player. A visitor gets one only when an action needs it. */
class Person {
  me = $state.raw<Me | null>(null);
  known = $state(false); // whether the server has been asked
  recovery = $state<string | null>(null); // sent once by the server, shown until it is noted

  async look(): Promise<Me | null> {
    try {
      const found = await ask<Me | null>('GET', '/api/me');
      this.me = found && found.lang !== words.lang ? await this.#speak(found) : found;
    } finally {
      this.known = true;
    }
    return this.me;
  }

  /** The account, created if there is none, under a name that can be changed later. Calls at the same
   *  time share one request, so that they do not create two accounts. */
  ensure(name?: string): Promise<Me> {
    if (this.me) return Promise.resolve(this.me);
    this.#coming ??= this.#become(name).finally(() => (this.#coming = null));
    return this.#coming;
  }

  /** The server writes to a player in the language of their account: set it to the page's. */
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

/** `web-guest` in every language: the name of an account whose player has not been asked for one. */
export const DEFAULT_NAMES: ReadonlySet<string> = new Set(['Guest', 'Invitado']);

/** Whether a player needs no question about their name: it is asked once on a device. */
export function askedForName(): boolean {
  return kept(NAMED) !== null || (person.me !== null && !DEFAULT_NAMES.has(person.me.name));
}

/** Give the account a name; an empty one keeps the present name. */
export async function takeName(name: string): Promise<void> {
  const me = await person.ensure(name || undefined);
  if (name && name !== me.name)
    person.me = await ask<Me>('PATCH', '/api/me', { name, lang: words.lang });
  keep(NAMED, 'yes');
}
