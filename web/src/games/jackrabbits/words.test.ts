import { describe, expect, it, vi } from 'vitest';
import { hotspots } from './hotspots';
import type { DrawnMap } from './layout';
import type { Act } from './offers';
import { tableCards } from './tableCards';
import type { View } from './wire';
import { cardName } from './words';

vi.mock('../../lib/words.svelte', () => ({
  say: (key: string, facts: Record<string, unknown> = {}) =>
    [key.replace('jackrabbits-', ''), ...Object.values(facts)].filter(Boolean).join(' '),
}));

const view = (facts: Partial<View>): View =>
  ({ winners: [], matched: [], club: null, rabbits: [], carrots: {}, ...facts }) as View;
const laid = (facts: Partial<View>) =>
  tableCards(view(facts), (seat) => `seat ${seat}`, null).map(
    ({ label, cards, backs }) => `${label}: ${cards.join(' ')}${backs || ''}`,
  );

describe('cards on the table', () => {
  it('tell the strength of both sides of a fight', () => {
    const pair = (one: number, other: number): [number, number] => [one, other];
    const fight = { attacker: 1, attacked: 0, strength: pair(7, 3), backing: pair(0, 0) };
    expect(laid({ fight })).toEqual(['picture-fight seat 1 7 seat 0 3: ']);
  });

  it('tell what the seller and what the buyer of a deal is to give', () => {
    const deal = {
      partner: 1,
      seller: 1,
      buyer: 0,
      goods: ['3♠'],
      price: ['5♦'],
      given: null,
      given_sizes: [0, 1],
    };
    expect(laid({ deal })).toEqual([
      'picture-goods seat 1: 3♠',
      'picture-goods seat 0: 5♦',
      'picture-given seat 1: 1',
    ]);
  });

  it('tell the goods of a purchase', () => {
    const toll = {
      payer: 1,
      purpose: 'goods',
      suits: ['diamonds'],
      due: 5,
      laid: [],
      shown: false,
      goal: null,
      goods: ['2♠', '3♠'],
    };
    expect(laid({ toll })).toEqual(['picture-bought: 2♠ 3♠', 'picture-due no seat 1 5 ♦: ']);
  });

  it('are named, jokers by their colour', () => {
    expect([cardName('★'), cardName('☆')]).toEqual(['card red', 'card black']);
    expect(cardName('10♥')).toBe('card ten hearts');
  });
});

describe('places that can be pointed at', () => {
  const side = () => ({ x: 0, y: 0, facing: 0 });
  const lie = { middle: { x: 0, y: 0 }, outline: '', side };
  const drawn = { lies: new Map([['forest-1', lie]]) } as unknown as DrawnMap;
  const act = (facts: Partial<Act>): Act => ({ do: 'move', action: 1, name: 'go', ...facts });
  const labels = (acts: Act[]) => hotspots(view({}), drawn, acts).map(({ label }) => label);

  it('tell the price of the step to them', () => {
    const pay = { due: 7, suits: ['clubs'], cards: ['7♣'], shown: false };
    const step = { to: 'forest-1', reach: { 'forest-1': 7 } };
    expect(labels([act({ ...step, pay })])).toEqual(['Tile forest 1. screen-for go 7']);
    expect(labels([act({ to: 'forest-1', reach: { 'forest-1': 0 } })])).toEqual([
      'Tile forest 1. go',
    ]);
  });

  it('tell the face of the citadel and the seal of the ending on it', () => {
    const home = { lies: new Map([['citadel', lie]]) } as unknown as DrawnMap;
    const told = (facts: Partial<View>) =>
      hotspots(view(facts), home, []).map(({ label, title }) => [label, title]);
    expect(told({ seal: null })).toEqual([['Tile citadel', 'Tile citadel']]);
    const name = 'option-advanced_citadel. seal option-ending-tribal';
    expect(told({ seal: 'tribal', advanced_citadel: true, rabbits: ['citadel'] })).toEqual([
      [`${name}. web-there seat brown`, name],
    ]);
  });

  it('tell where a landing leads without a price', () => {
    const reach = { 'plaza-of-spades': 0, 'tower-of-clubs': 7 };
    const [, mark] = labels([act({ do: 'land', tile: 'forest-1', way: 'n', reach })]);
    expect(mark).toBe('go → Tile plaza spades');
  });
});
