import { expect, it, vi } from 'vitest';
import { consequences } from './words';

vi.mock('../../lib/words.svelte', () => ({
  say: (key: string, facts: Record<string, unknown> = {}) =>
    [key, ...Object.values(facts)].join(' '),
}));

const told = (move: Parameters<typeof consequences>[0]) =>
  consequences(move).map(({ tone, text }) => `${tone}: ${text}`);

it('the end of a game is good, bad or neither', () => {
  expect(told({ ends: 'won' })).toEqual(['good: web-sparta-ends-won']);
  expect(told({ ends: 'drawn' })).toEqual(['plain: web-sparta-ends-drawn']);
  expect(told({ ends: 'lost' })).toEqual(['bad: web-sparta-ends-lost']);
});

it('what a move puts at risk is not what was in danger before it', () => {
  expect(told({ from: 'a1', to: 'a2', risks: ['a2'], danger: ['b2'] })).toEqual([
    'bad: web-sparta-risks a2',
  ]);
  expect(told({ from: 'a1', to: 'a2', takes: ['c3'], loses: ['d4'] })).toEqual([
    'good: sparta-remark-taken c3',
    'bad: sparta-remark-lost d4',
  ]);
});
