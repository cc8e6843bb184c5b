import type { Happening, Offer } from '../../table/board';

export const SEAT_KEYS = ['yarg', 'applewood'] as const;

export interface Result {
  winner: number | null; // null: the round is held
  princess: boolean;
}

/** The view of BraveRats, as `describe` tells it. Lists of two are by seat. */
export interface View {
  stage: string;
  round: number;
  target: number;
  wins: number[];
  held: number;
  held_worth: number[];
  hand: string[] | null;
  known: string[][];
  hand_sizes: number[];
  piles: string[][] | null;
  packet: string[] | null;
  packet_size: number;
  chosen: boolean[];
  cards: (string | null)[];
  bonus: number[];
  look: number | null;
  copies: string[] | null;
  played: string[][];
  results: Result[];
  game: number;
  games: number[];
  game_winner: number | null;
  game_reason: string | null;
}

/** A card that the chosen one could meet: see `reino.offers.braverats`. */
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

/** A card as it lies somewhere: which it is, if that is known, and a name for it among its equals. */
export interface Laid {
  key: string;
  card: string | null;
}

/** Cards by name, two of a kind told apart, and backs for those that nobody here knows. */
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

/** Who has each round by now: a held one goes to whoever takes the next, and is nobody's until then. */
export function takers(results: readonly Result[]): (number | null)[] {
  return results.map((_, i) => results.slice(i).find((result) => result.winner !== null)?.winner ?? null);
}

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

/** Where an arrow key leads in a row of n; null where the key leads nowhere. */
export function moved(key: string, at: number, n: number, columns = n): number | null {
  const to: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: columns < n ? at + columns : at + 1,
    ArrowUp: columns < n ? at - columns : at - 1,
    Home: 0,
    End: n - 1,
  };
  const next = to[key];
  if (next === undefined || n === 0) return null;
  return next < 0 || next >= n ? (columns < n ? null : (next + n) % n) : next;
}

/** A size of letters at which words fit into a width, in any serif. */
export function fitting(words: string, size: number, room: number, wide = 0.56): number {
  return Math.min(size, room / (wide * Math.max(words.length, 1)));
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

/** The last round among what has happened, with all that was said from there on. */
export function settled(happened: readonly Happening[]): Settled | null {
  const at = happened.findLastIndex((event) => event.kind === 'round');
  const event = happened[at];
  if (!event) return null;
  const rest = happened.slice(at);
  return {
    ...(event.data as unknown as Omit<Settled, 'number' | 'texts' | 'ended'>),
    number: event.number,
    texts: rest.filter((later) => later.kind !== 'draw' && later.text).map((later) => later.text),
    ended: rest.some((later) => later.kind === 'end'),
  };
}
