import { expect, it } from 'vitest';
import { aimedAt, tally } from './view';
import type { View } from './wire';

it('of piles alike the first is the one under attack, until the attack is decided', () => {
  const pile = { cards: ['villain'], full: false };
  const view = {
    open: true,
    target: 0,
    lodged: ['villain'],
    zones: [[pile, pile], [], []],
  } as Partial<View> as View;
  expect(aimedAt(view, 0)).toBe(0);
  expect(aimedAt(view, 1)).toBe(-1);
  expect(aimedAt({ ...view, open: false }, 0)).toBe(-1);
});

it('cards are counted in the order they come', () => {
  expect(tally(['field', 'archer', 'archer', 'field'])).toEqual([
    ['field', 2],
    ['archer', 2],
  ]);
});
