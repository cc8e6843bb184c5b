import { ask } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import type { Setup, Studied, StudyWanted } from '../../wire';
import type { CardOffer, Offered } from './view';

/** The match-up table of a seat as a game begins, for whoever is asked nothing now and so is told none. */
export async function plainTable(setup: Setup, seat: number): Promise<CardOffer[]> {
  const wanted: StudyWanted = { game: setup.game, players: setup.players, options: setup.options, seed: 1, seat, words: words.lang };
  const { legal, names, offers } = await ask<Studied>('POST', '/api/study', wanted);
  return legal
    .map((action, at) => ({ ...(offers[at] as Offered), action, name: names[at] ?? '' }))
    .filter((offer) => offer.do === 'play'); // a draft begins with a few cards only
}
