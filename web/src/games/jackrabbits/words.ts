import { say } from '../../lib/words.svelte';
import { JOKERS, placeFacts, SEAT_KEYS, SIGNS, SUITS, suitOf } from './view';

const RANKS: Record<string, string> = {
  A: 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};

export function cardName(card: string): string {
  const joker = JOKERS[card];
  if (joker) return say('jackrabbits-card', { rank: joker, suit: '' });
  return say('jackrabbits-card', {
    rank: RANKS[card.slice(0, -1)] ?? '',
    suit: SUITS[suitOf(card)] ?? '',
  });
}

export function placeName(place: string): string {
  const name = say('jackrabbits-tile', placeFacts(place));
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

export function wayName(way: string): string {
  return say('jackrabbits-way', { way });
}

export function suitsSaid(suits: readonly string[]): string {
  return suits.map((suit) => SIGNS[SUITS.indexOf(suit as (typeof SUITS)[number])] ?? suit).join('');
}

export function rabbitName(seat: number): string {
  return say('jackrabbits-seat', { seat: SEAT_KEYS[seat] ?? '' });
}
