import { ask } from '../lib/api';
import { person } from '../lib/person.svelte';
import { keep } from '../lib/theme.svelte';
import { words } from '../lib/words.svelte';
import type { Me } from '../wire';

const KEY = 'reino-named';

/** A name is asked for once on a device, and not of somebody who has one. */
export function askedForName(): boolean {
  try {
    if (localStorage.getItem(KEY)) return true;
  } catch {
    /* a browser that keeps nothing */
  }
  return !['Guest', 'Invitado'].includes(person.me?.name ?? 'Guest');
}

/** What they want to be called; nothing: as they are called now. */
export async function takeName(name: string): Promise<void> {
  keep(KEY, 'yes');
  if (name && name !== person.me?.name) person.me = await ask<Me>('PATCH', '/api/me', { name, lang: words.lang });
}
