import { DEFAULT_NAMES } from '../lib/person.svelte';
import { say, words } from '../lib/words.svelte';

export function levelName(level: string): string {
  const key = `web-level-${level}`;
  return words.has(key) ? say(key) : level;
}

/** What to call somebody: a name that nobody chose is said in the reader's language. */
export function calledName(name: string): string {
  return DEFAULT_NAMES.has(name) ? say('web-guest') : name;
}

/** A seat without a name that is not open is of somebody who has left for good. */
export function seatName(
  name: string | undefined,
  bot: string | null | undefined,
  open = false,
): string {
  if (bot) return say('web-bot-name', { level: levelName(bot) });
  return name ? calledName(name) : say(open ? 'web-open-seat' : 'web-seat-left');
}
