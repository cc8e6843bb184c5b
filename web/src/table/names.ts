import { DEFAULT_NAMES } from '../lib/person.svelte';
import { say, words } from '../lib/words.svelte';

export function levelName(level: string): string {
  const key = `web-level-${level}`;
  return words.has(key) ? say(key) : level;
}

/** A player's name; the default name, given to players who chose none, in the reader's language. */
export function calledName(name: string): string {
  return DEFAULT_NAMES.has(name) ? say('web-guest') : name;
}

/** The name of a seat. One without a name that is not open belongs to a deleted account. */
export function seatName(
  name: string | undefined,
  bot: string | null | undefined,
  open = false,
): string {
  if (bot) return say('web-bot-name', { level: levelName(bot) });
  return name ? calledName(name) : say(open ? 'web-open-seat' : 'web-seat-left');
}
