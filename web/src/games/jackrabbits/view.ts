import { say } from '../../lib/words.svelte';
import type { Offer } from '../../table/board';
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

/** A view of Jack Rabbits, as `words.describe` tells it. */
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
  building: { stacks: Record<string, number>[]; tile: string | null; against: string | null; way: Way | null } | null;
  winners: number[];
  reason: string | null;
}

export interface Payment {
  due: number;
  suits: string[];
  cards: string[];
  shown: boolean;
}

/** The tile that was turned up, as it would lie. */
export interface Lain extends Laid {
  tile: string;
  exits: Way[];
}

/** What an action is about: see `reino.offers.jackrabbits`. */
export interface About {
  do: string;
  card?: string;
  seat?: number;
  tile?: string;
  way?: Way;
  to?: string;
  reach?: Record<string, number>;
  pay?: Payment | null;
  counts?: number;
  left?: number;
  pays?: boolean;
  plan?: { actions: number[]; cards: string[] };
  chance?: number;
  court?: boolean;
  holder?: number | null;
  honest?: boolean;
  shape?: string;
  turn?: number;
  q?: number;
  r?: number;
  island?: number;
  exits?: Way[];
  lain?: Lain[];
}
export type Act = Offer<About>;

/** The tile that an act of building would lay, as it would lie; against a side, in the first turn. */
export function lainOf(act: About): Lain | null {
  if (act.do === 'against') return act.lain?.[0] ?? null;
  const { tile, turn, q, r } = act;
  if (act.do !== 'turn' || tile === undefined || turn === undefined || q === undefined || r === undefined) return null;
  return { tile, turn, q, r, island: act.island ?? 0, exits: act.exits ?? [] };
}

export const SEAT_KEYS = ['brown', 'white', 'grey', 'black'] as const;
export const SUITS = ['clubs', 'spades', 'hearts', 'diamonds'] as const;
export const SIGNS = '♣♠♥♦';
const LETTERS = 'cshd';
const RANKS: Record<string, string> = {
  A: 'ace', '2': 'two', '3': 'three', '4': 'four', '5': 'five', '6': 'six', '7': 'seven',
  '8': 'eight', '9': 'nine', '10': 'ten', J: 'jack', Q: 'queen', K: 'king',
};
const JOKERS: Record<string, string> = { '★': 'red', '☆': 'black' };

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

export function cardName(card: string): string {
  const joker = JOKERS[card];
  if (joker) return say('jackrabbits-card', { rank: joker, suit: '' });
  return say('jackrabbits-card', { rank: RANKS[card.slice(0, -1)] ?? '', suit: SUITS[suitOf(card)] ?? '' });
}

/** The facts of a place's name: its kind, its suit, its number. */
export function placeFacts(place: string): { kind: string; suit: string; n: string } {
  const [kind = '', last = '', suit = ''] = place.split('-');
  return last === 'of' ? { kind, suit, n: '' } : { kind, suit: '', n: last };
}

export function placeName(place: string): string {
  const name = say('jackrabbits-tile', placeFacts(place));
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

export function wayName(way: Way): string {
  return say('jackrabbits-way', { way });
}

export function suitsSaid(suits: readonly string[]): string {
  return suits.map((suit) => SIGNS[SUITS.indexOf(suit as (typeof SUITS)[number])] ?? suit).join('');
}

export function rabbitName(seat: number): string {
  return say('jackrabbits-seat', { seat: SEAT_KEYS[seat] ?? '' });
}

/** The symbols of a tile, in the order they are drawn. */
export function hexRoads(laid: TileLaid): number[] {
  return laid.exits.map((way) => WAYS.indexOf(way));
}
