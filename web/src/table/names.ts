import { say, words } from '../lib/words.svelte';

export function levelName(level: string): string {
  const key = `web-level-${level}`;
  return words.has(key) ? say(key) : level;
}

export function seatName(name: string | undefined, bot: string | null | undefined): string {
  if (bot) return say('web-bot-name', { level: levelName(bot) });
  return name || say('web-open-seat');
}
