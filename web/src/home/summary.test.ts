import { expect, it } from 'vitest';
import { span } from './summary';

it.each([
  [[2], '2'],
  [[2, 3, 4], '2–4'],
  [[2, 4], '2, 4'],
])('players %j are told as %s', (players, told) => {
  expect(span(players)).toBe(told);
});
