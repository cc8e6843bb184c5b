import { ask } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import { offersOf, type Offer, type TableFacts } from '../../table/board';
import type { Studied, StudyWanted } from '../../wire';
import type { Meeting, Preview } from './wire';

export type CardOffer = Offer<Preview>;

/** How a card fares against all that it may meet. */
export function tally(meets: readonly Meeting[]): Record<Meeting['result'], number> {
  const counts = { win: 0, lose: 0, hold: 0 };
  for (const meeting of meets) counts[meeting.result] += meeting.left;
  return counts;
}

/** The marks for a meeting, told by shape first; crown and fall are those that end the game. */
export const MARKS = ['win', 'lose', 'hold', 'crown', 'fall'] as const;
export type Mark = (typeof MARKS)[number];

export function mark(meeting: Meeting): Mark {
  if (meeting.ends) return meeting.result === 'win' ? 'crown' : 'fall';
  return meeting.result;
}

/** The match-up table of a seat as a game begins, for a viewer who has no offers to make it of. */
export async function plainTable(setup: TableFacts['setup'], seat: number): Promise<CardOffer[]> {
  const wanted: StudyWanted = {
    game: setup.game,
    players: setup.players,
    options: setup.options,
    seed: 1,
    seat,
    words: words.lang,
  };
  const begun = await ask<Studied>('POST', '/api/study', wanted);
  // A draft begins with a few cards only.
  return offersOf<Preview>(begun).filter((offer) => offer.do === 'play');
}
