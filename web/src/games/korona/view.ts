import type { View } from './wire';

export const SEAT_KEYS = ['lion', 'eagle', 'bear', 'wolf'] as const;
export const ART = '/art/korona.svg';

/** The pile of a zone that an attack is about, the first of those alike. */
export function aimedAt(view: View, seat: number): number {
  const aim = view.seized ?? view.lodged;
  if (seat !== view.target || !aim || !view.open) return -1;
  return view.zones[seat]?.findIndex((pile) => pile.cards.join() === aim.join()) ?? -1;
}

/** How many of each card, in the order they come. */
export function tally(cards: string[]): [card: string, n: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
