import { expect, test } from 'vitest';
import { byOrigin, type Move } from './offers';

test('moves are found by the piece that makes them; a pass has no piece', () => {
  const move = (from: string | null, to: string | null) => ({ from, to }) as Move;
  const moves = byOrigin([move('b2', 'b3'), move('b2', 'b4'), move('c2', 'c3'), move(null, null)]);
  expect([...moves].map(([square, those]) => [square, those.length])).toEqual([
    ['b2', 2],
    ['c2', 1],
  ]);
});
