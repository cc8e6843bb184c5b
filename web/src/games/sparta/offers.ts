import type { Preview } from './wire';

/** The moves of each piece, by the square it stands on. */
export function byOrigin<Offered extends Preview>(offers: Offered[]): Map<string, Offered[]> {
  const moves = new Map<string, Offered[]>();
  for (const offer of offers) {
    if (offer.from) moves.set(offer.from, [...(moves.get(offer.from) ?? []), offer]);
  }
  return moves;
}
