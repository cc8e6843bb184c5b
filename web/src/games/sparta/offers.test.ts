import { expect, test } from 'vitest';
import { byOrigin } from './offers';

test('moves are found by the piece that makes them; a pass has no piece', () => {
  const move = (from: string, to: string) => ({ from, to });
  const moves = byOrigin([move('b2', 'b3'), move('b2', 'b4'), move('c2', 'c3'), { pass: true }]);
  expect([...moves].map(([square, those]) => [square, those.length])).toEqual([
    ['b2', 2],
    ['c2', 1],
  ]);
});
