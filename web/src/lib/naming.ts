import { ask } from './api';
import { keep, kept } from './keeping';
import { person } from './person.svelte';
import { words } from './words.svelte';
import type { Me } from '../wire';

const KEY = 'reino-named';

/** A name is asked for once on a device, and not of somebody who has one. */
export function askedForName(): boolean {
  return kept(KEY) !== null || !['Guest', 'Invitado'].includes(person.me?.name ?? 'Guest');
}

/** What they want to be called; nothing: as they are called now. */
export async function takeName(name: string): Promise<void> {
  const me = await person.ensure(name || undefined);
  if (name && name !== me.name) person.me = await ask<Me>('PATCH', '/api/me', { name, lang: words.lang });
  keep(KEY, 'yes');
}
