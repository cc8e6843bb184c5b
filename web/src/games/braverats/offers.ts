import { ask } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import type { Offer } from '../../table/board';
import type { Setup, Studied, StudyWanted } from '../../wire';

/** A card that the chosen one could meet: see `reino.games.braverats.table.previews`. */
export interface Meeting {
  card: string;
  face: string;
  strength: number;
  left: number;
  result: 'win' | 'lose' | 'hold';
  gain: number;
  ends: boolean;
  why: string;
  muted: string[];
  next: string[];
}

export interface Offered {
  do: 'play' | 'keep';
  card: string;
  face: string;
  strength: number;
  count: number;
  meets: Meeting[];
}

export type CardOffer = Offer<Offered>;

/** How a card fares against all that it may meet. */
export function tally(meets: readonly Meeting[]): Record<Meeting['result'], number> {
  const counts = { win: 0, lose: 0, hold: 0 };
  for (const meeting of meets) counts[meeting.result] += meeting.left;
  return counts;
}

/** A mark for a meeting: told by shape first. */
export function mark(meeting: Meeting): 'win' | 'lose' | 'hold' | 'crown' | 'fall' {
  if (meeting.ends) return meeting.result === 'win' ? 'crown' : 'fall';
  return meeting.result;
}

/** The match-up table of a seat as a game begins, for a viewer who has no offers to make it of. */
export async function plainTable(setup: Setup, seat: number): Promise<CardOffer[]> {
  const wanted: StudyWanted = {
    game: setup.game,
    players: setup.players,
    options: setup.options,
    seed: 1,
    seat,
    words: words.lang,
  };
  const { legal, names, offers } = await ask<Studied>('POST', '/api/study', wanted);
  return legal
    .map((action, at) => ({ ...(offers[at] as Offered), action, name: names[at] ?? '' }))
    .filter((offer) => offer.do === 'play'); // a draft begins with a few cards only
}
