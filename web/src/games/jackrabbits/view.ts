export const SEAT_KEYS = ['brown', 'white', 'grey', 'black'] as const;
export const SUITS = ['clubs', 'spades', 'hearts', 'diamonds'] as const;
export const SIGNS = '♣♠♥♦';
const LETTERS = 'cshd';
export const JOKERS: Record<string, string> = { '★': 'red', '☆': 'black' };

export const ART = '/art/jackrabbits.svg';

/** The suit of a card, by its number; jokers come last. */
export function suitOf(card: string): number {
  const at = SIGNS.indexOf(card.slice(-1));
  return at < 0 ? SIGNS.length : at;
}

/** The part of a symbol's name that says which card it is. */
export function cardArt(card: string): string {
  return JOKERS[card] ?? `${card.slice(0, -1)}${LETTERS[suitOf(card)]}`;
}

/** The facts of a place's name: its kind, its suit, its number. */
export function placeFacts(place: string): { kind: string; suit: string; n: string } {
  const [kind = '', last = '', suit = ''] = place.split('-');
  return last === 'of' ? { kind, suit, n: '' } : { kind, suit: '', n: last };
}
