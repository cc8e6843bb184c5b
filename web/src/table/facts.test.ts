import { expect, test } from 'vitest';
import { Facts } from './facts';

const facts = new Facts({
  seat: 0,
  card: null,
  cards: ['archer'],
  squares: [['a1'], ['b2']],
  in_place: true,
});

test('a fact is read as the kind that it is', () => {
  expect(facts.number('seat')).toBe(0);
  expect(facts.texts('cards')).toEqual(['archer']);
  expect(facts.texts('squares')).toEqual(['a1', 'b2']);
  expect(facts.flag('in_place')).toBe(true);
});

test('what the viewer may not know, what is not told and what is of another kind is none', () => {
  expect(facts.text('card')).toBeUndefined();
  expect(facts.texts('pile')).toBeUndefined();
  expect(facts.text('seat')).toBeUndefined();
  expect(facts.number('card')).toBeUndefined();
  expect(facts.flag('seat')).toBe(false);
});
