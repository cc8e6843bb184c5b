import type { Happening } from '../../table/board';
import { Facts } from '../../table/facts';
import type { View } from './wire';

export const SEAT_KEYS = ['yarg', 'applewood'] as const;

/** A card as it lies somewhere: which it is, if that is known, and a name for it among its equals. */
export interface Laid {
  key: string;
  card: string | null;
}

/** Cards by name, two of a kind told apart, and backs for those that the viewer does not know. */
export function laid(cards: readonly string[], backs = 0): Laid[] {
  const seen = new Map<string, number>();
  const faces = cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}-${copy}`, card };
  });
  return [...faces, ...Array.from({ length: backs }, (_, i) => ({ key: `back-${i}`, card: null }))];
}

/** A hand as the viewer knows it. */
export function handOf(view: View, seat: number): Laid[] {
  const known = view.known[seat] ?? [];
  return laid(known, Math.max(0, (view.hand_sizes[seat] ?? 0) - known.length));
}

/** A packet of the draft as the viewer knows it. */
export function packetOf(view: View): Laid[] {
  const known = view.packet ?? [];
  return laid(known, Math.max(0, view.packet_size - known.length));
}

/** How many rounds there are cards for, from this one on. */
export function roundsToCome(view: View, seat: number, viewer: number | null): number {
  const inHand = (view.hand_sizes[seat] ?? 0) + (view.chosen[seat] ? 1 : 0);
  const waiting = view.piles?.[seat]?.length ?? 0;
  // The viewer's own pile is apart from the hand; of another seat both are told as one.
  return view.stage === 'over' ? 0 : seat === viewer ? inHand + waiting : Math.max(inHand, waiting);
}

/** A round as it was settled, to be shown again slowly. */
export interface Settled {
  number: number;
  round: number;
  cards: string[];
  faces: string[];
  winner: number | null;
  princess: boolean;
  gain: number;
  texts: string[];
  ended: boolean;
}

/** The last round among the new events, with all events that follow it. */
export function settled(happened: readonly Happening[]): Settled | null {
  const at = happened.findLastIndex((event) => event.kind === 'round');
  const event = happened[at];
  if (!event) return null;
  const rest = happened.slice(at);
  const facts = new Facts(event.data);
  return {
    number: event.number,
    round: facts.number('round') ?? 0,
    cards: facts.texts('cards') ?? [],
    faces: facts.texts('faces') ?? [],
    winner: facts.number('winner') ?? null,
    princess: facts.flag('princess'),
    gain: facts.number('gain') ?? 0,
    texts: rest.filter((later) => later.kind !== 'draw' && later.text).map((later) => later.text),
    ended: rest.some((later) => later.kind === 'end'),
  };
}
