import { describe, expect, it } from 'vitest';
import {
  byPlace,
  bySource,
  change,
  gain,
  hasGround,
  placesOf,
  signed,
  sourcesOf,
  type Choice,
} from './offers';
import type { Preview } from './wire';

let next = 0;
const choice = (data: Preview): Choice => ({ ...data, action: next++, name: data.do });

const alone = choice({
  do: 'place',
  card: 'archer',
  from: 'hand',
  zone: 0,
  piles: [],
  scores: [1, 0],
});
const stacked = choice({
  do: 'place',
  card: 'archer',
  from: 'hand',
  zone: 0,
  piles: [1, 2],
  scores: [2, 0],
});
const thrown = choice({ do: 'discard', card: 'archer' });
const asked = choice({ do: 'ask-hand', card: 'donation', target: 1, of: 'hand' });
const sneaked = choice({ do: 'sneak', card: 'sneak-attack', target: 1 });
const moved = choice({ do: 'internal-affairs', card: 'internal-affairs' });
const top = choice({ do: 'top', card: 'knight', zone: 1, piles: [0], to: 0, scores: [0, -6] });
const whole = choice({
  do: 'whole',
  cards: ['stable', 'knight', 'knight'],
  zone: 1,
  piles: [0],
  to: 0,
  scores: [15, -15],
});

describe('where a choice is shown', () => {
  it('a card of the hand is taken up for everything it can do', () => {
    const sources = bySource([alone, stacked, thrown, asked]);
    expect(sources.get('hand:archer')).toEqual([alone, stacked, thrown]);
    expect(sources.get('hand:donation')).toEqual([asked]);
  });

  it('piles of the same cards are one place', () => {
    const places = byPlace([alone, stacked, thrown]);
    expect([...places.keys()].sort()).toEqual(['alone:0', 'discards', 'pile:0:1', 'pile:0:2']);
    expect(places.get('pile:0:1')).toBe(places.get('pile:0:2'));
  });

  it('an attack is laid on the seat it strikes, a donation on its hand or zone, the rest in the middle', () => {
    expect([asked, sneaked, moved].map(placesOf)).toEqual([
      ['hand-of:1'],
      ['zone-of:1'],
      ['council'],
    ]);
  });

  it('a pile of which a card and the whole can be named is the source of both', () => {
    expect(bySource([top, whole]).get('pile:1:0')).toEqual([top, whole]);
  });

  it('what has no card and no pile has no source', () => {
    for (const name of ['end-turn', 'stay', 'without-villain', 'let-pass', 'raise-shield'] as const)
      expect(sourcesOf(choice({ do: name }))).toEqual([]);
  });

  it('only what is placed or taken needs no button', () => {
    expect([alone, stacked, thrown, asked, moved, top].map(hasGround)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('what a choice brings', () => {
  it('is the change of the zone it is about', () => {
    expect([alone, stacked, top, whole, thrown].map(change)).toEqual([1, 2, -6, -15, null]);
  });

  it('says what the new owner of a pile gains', () => {
    expect([whole, top].map(gain)).toEqual([15, null]);
  });

  it('is at best what a pair brings whose jester must move', () => {
    const pair = { ...whole, best: 12 };
    expect([change(pair), gain(pair)]).toEqual([-15, 12]);
  });

  it('is what is at stake where no shield is raised, and nothing where one is', () => {
    expect(change(choice({ do: 'let-pass', stake: -10 }))).toBe(-10);
    expect(change(choice({ do: 'raise-shield', stake: -10 }))).toBeNull();
  });

  it('is written with its sign', () => {
    expect([2, 0, -10].map(signed)).toEqual(['+2', '±0', '−10']);
  });
});
