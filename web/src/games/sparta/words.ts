import { say } from '../../lib/words.svelte';
import { SEAT_KEYS, type Seat } from './view';
import type { Preview } from './wire';

/** Names one after the other, as one says them. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return say('sparta-and', {
    first: names.slice(0, -1).join(', '),
    last: names[names.length - 1] as string,
  });
}

export const pieceName = (seat: Seat, hero: boolean): string =>
  say('web-sparta-piece', { seat: SEAT_KEYS[seat], kind: hero ? 'hero' : 'warrior' });

/** What a move would bring, each thing with its tone: good for the mover, bad, or simply so. */
export interface Consequence {
  key: string;
  tone: 'good' | 'bad' | 'plain';
  text: string;
}

export function consequences(move: Preview): Consequence[] {
  const told: Consequence[] = [];
  const tell = (key: string, tone: Consequence['tone'], text: string) =>
    told.push({ key, tone, text });
  if (move.ends) {
    const tone = move.ends === 'won' ? 'good' : move.ends === 'lost' ? 'bad' : 'plain';
    tell('ends', tone, say(`web-sparta-ends-${move.ends}`));
  }
  if (move.takes?.length)
    tell('takes', 'good', say('sparta-remark-taken', { taken: listed(move.takes) }));
  if (move.conquers)
    tell('conquers', 'good', say('sparta-remark-conquered', { to: move.to ?? '' }));
  if (move.promotes) tell('promotes', 'good', say('sparta-remark-promoted'));
  if (move.loses?.length)
    tell('loses', 'bad', say('sparta-remark-lost', { lost: listed(move.loses) }));
  if (move.risks?.length)
    tell('risks', 'bad', say('web-sparta-risks', { squares: listed(move.risks) }));
  return told;
}

export const inWords = (move: Preview): string =>
  consequences(move)
    .map(({ text }) => text)
    .join('; ');
