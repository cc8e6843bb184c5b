import type { Laid } from './layout';
import { WAYS, type Way } from './geometry';

export interface TileLaid extends Laid {
  exits: Way[];
  beside: Partial<Record<Way, string | null>>;
}

export interface Toll {
  payer: number;
  purpose: string;
  suits: string[];
  due: number;
  laid: string[];
}

export interface Deal {
  partner: number | null;
  seller: number | null;
  goods: string[];
  price: string[];
  given: string[] | null;
  given_sizes: number[];
}

/** A view of Jack Rabbits, as `reino.games.jackrabbits.table.view` describes it. */
export interface View {
  stage: string;
  players: number;
  active: number | null;
  turns: number;
  hand: string[] | null;
  hand_sizes: (number | null)[];
  known: string[][];
  shown: string[][];
  royals: string[][];
  court: string[];
  discards: string[];
  pile_size: number | null;
  capital: (string | null)[];
  palaces: string[][];
  carrots: Record<string, number>;
  rabbits: string[];
  dice: [number, number] | null;
  price: number;
  club: string | null;
  matched: string[];
  map: Record<string, TileLaid>;
  journey: { tile: string; came: Way | null } | null;
  toll: Toll | null;
  judgement: { newcomer: number; challenger: number | null; proof: string[] } | null;
  fight: { attacker: number; attacked: number | null; strength: [number, number] } | null;
  deal: Deal | null;
  asked: number | null;
  building: {
    stacks: Record<string, number>[];
    tile: string | null;
    against: string | null;
    way: Way | null;
  } | null;
  winners: number[];
  reason: string | null;
}

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

export function isRoyal(card: string): boolean {
  return 'JQK'.includes(card.charAt(0)) && card.length === 2;
}

/** The facts of a place's name: its kind, its suit, its number. */
export function placeFacts(place: string): { kind: string; suit: string; n: string } {
  const [kind = '', last = '', suit = ''] = place.split('-');
  return last === 'of' ? { kind, suit, n: '' } : { kind, suit: '', n: last };
}

/** The symbols of a tile, in the order they are drawn. */
export function hexRoads(laid: TileLaid): number[] {
  return laid.exits.map((way) => WAYS.indexOf(way));
}
