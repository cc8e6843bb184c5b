import { ask } from './api';
import { keep, kept } from './keeping';
import { person } from './person.svelte';
import { words } from './words.svelte';
import type { Me } from '../wire';

const KEY = 'reino-named';

/** `web-guest` in every language: how somebody is called who has not been asked. */
export const DEFAULT_NAMES: ReadonlySet<string> = new Set(['Guest', 'Invitado']);

/** A name is asked for once on a device, and not of somebody who has one. */
export function askedForName(): boolean {
  return kept(KEY) !== null || (person.me !== null && !DEFAULT_NAMES.has(person.me.name));
}

/** What they want to be called; nothing: as they are called now. */
export async function takeName(name: string): Promise<void> {
  const me = await person.ensure(name || undefined);
  if (name && name !== me.name) person.me = await ask<Me>('PATCH', '/api/me', { name, lang: words.lang });
  keep(KEY, 'yes');
}
