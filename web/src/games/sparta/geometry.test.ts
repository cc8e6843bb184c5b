import { describe, expect, test } from 'vitest';
import { arrow, middleOf, placeOf, rows, squareAt, walk } from './geometry';

describe('squares on the screen', () => {
  test('Sparta sits below, and on a turned board Achaea does', () => {
    expect(placeOf('a1', false)).toEqual({ column: 0, row: 9 });
    expect(placeOf('j10', false)).toEqual({ column: 9, row: 0 });
    expect(placeOf('a1', true)).toEqual({ column: 9, row: 0 });
    expect(placeOf('j10', true)).toEqual({ column: 0, row: 9 });
  });

  test.each([false, true])('every place is that of one square (turned: %s)', (turned) => {
    const all = rows(turned).flat();
    expect(new Set(all).size).toBe(100);
    all.forEach((square, n) =>
      expect(placeOf(square, turned)).toEqual({ column: n % 10, row: Math.floor(n / 10) }),
    );
  });

  test('there is nothing beside the board', () => {
    expect([squareAt(-1, 0, false), squareAt(0, 10, false), squareAt(10, 3, true)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('arrow keys go where they point, whichever way the board is turned', () => {
    expect(walk('e5', 'ArrowUp', false)).toBe('e6');
    expect(walk('e5', 'ArrowUp', true)).toBe('e4');
    expect(walk('e5', 'ArrowRight', false)).toBe('f5');
    expect(walk('e5', 'ArrowRight', true)).toBe('d5');
    expect(walk('e5', 'Home', false)).toBe('a5');
    expect(walk('e5', 'PageDown', false)).toBe('e1');
    expect(walk('a1', 'ArrowLeft', false)).toBeNull();
    expect(walk('a1', 'x', false)).toBeNull();
  });

  test('an arrow points from one square to the other and ends before its middle', () => {
    const points = arrow('a1', 'a3', false)
      .split(' ')
      .map((pair) => pair.split(',').map(Number));
    const [start, end] = [middleOf('a1', false), middleOf('a3', false)];
    const tip = points[3] as [number, number];
    expect(tip[0]).toBeCloseTo(end.x);
    expect(tip[1]).toBeGreaterThan(end.y);
    expect(Math.max(...points.map(([, y]) => y as number))).toBeLessThan(start.y);
  });
});
