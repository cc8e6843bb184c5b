import { say } from '../../lib/words.svelte';
import { change, isUse, signed, type Choice } from './offers';
import { SEAT_KEYS } from './view';
import type { Entry } from './wire';

export const cardName = (card: string): string => say('korona-card', { card });
export const cardAbout = (card: string): string => say('korona-about', { card });
export const seatName = (seat: number | null): string =>
  seat === null ? '' : say('korona-seat', { seat: SEAT_KEYS[seat] ?? '' });

/** A pile from the bottom up: "tower + 2 archers". */
export function pileName(cards: string[]): string {
  const runs: [string, number][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.[0] === card) last[1] += 1;
    else runs.push([card, 1]);
  }
  return runs.map(([card, n]) => say('korona-count', { card, n })).join(' + ');
}

/** Parts as a list: "a, b and c". */
export function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  const last = parts.at(-1) ?? '';
  return say('korona-and', {
    first: parts.slice(0, -1).join(', '),
    last,
    sound: last.charAt(0).toLowerCase(),
  });
}

/** A choice on its button, without the words that all choices of the card share. */
export function short(choice: Choice): string {
  const seat = seatName(choice.target ?? null);
  if (choice.do === 'discard') return say('web-korona-discard');
  if (!isUse(choice)) return choice.name;
  if (choice.target === undefined) return say('web-korona-use');
  if (choice.of)
    return say(choice.of === 'hand' ? 'web-korona-aim-hand' : 'web-korona-aim-zone', { seat });
  return say('web-korona-on', { seat });
}

/** A choice with its change of score, for screen readers. */
export function spoken(choice: Choice): string {
  const n = change(choice);
  const parts = [choice.name];
  if (n !== null)
    parts.push(
      say(
        choice.best === undefined || choice.do === 'whole'
          ? 'web-korona-change'
          : 'web-korona-change-best',
        {
          n: Math.abs(n),
          signed: signed(n),
        },
      ),
    );
  if (choice.ends) parts.push(say('web-korona-ends'));
  return parts.join(', ');
}

/** What an entry of the score is for: "3 fields and 4 peasants". */
export const entryName = (entry: Entry): string =>
  listed(entry.parts.map(({ message, facts }) => say(message, facts)));
