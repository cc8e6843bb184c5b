import { expect, it } from 'vitest';
import { freeCorner } from './corner';

it('keeps to the upper right while that is free', () => {
  expect(freeCorner([{ x: 200, y: 150 }], 400, 300)).toBe('top-right');
  expect(freeCorner([{ x: 400 - 70, y: 10 }], 400, 300)).toBe('top-right');
});

it('goes where no land is covered', () => {
  const upperRight = { x: 380, y: 20 };
  const lowerRight = { x: 390, y: 280 };
  expect(freeCorner([upperRight], 400, 300)).toBe('bottom-right');
  expect(freeCorner([upperRight, lowerRight], 400, 300)).toBe('top-left');
});

it('covers the least where every corner is land', () => {
  const corners = [[390, 10], [390, 290], [10, 10], [10, 290], [380, 20], [20, 20], [20, 280]].map(([x = 0, y = 0]) => ({ x, y }));
  expect(freeCorner(corners, 400, 300)).toBe('bottom-right');
});
