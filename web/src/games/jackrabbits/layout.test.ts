import { describe, expect, it } from 'vitest';
import { Camera, type Box } from './camera.svelte';
import { freeCorner } from './layout';
import { snapped } from './mapDraft.svelte';

describe('the page that a map is drawn on', () => {
  const page = (box: Box) => ({ box, shifts: {}, beside: {} });
  const pages = [page([0, 0, 1000, 1000]), page([0, 0, 1500, 800])];
  const best = (width: number, height: number) => {
    const camera = new Camera();
    Object.assign(camera, { width, height });
    return camera.best(pages);
  };

  it('is the one that is seen larger', () => {
    expect(best(600, 300)).toBe(pages[1]);
    expect(best(300, 300)).toBe(pages[0]);
  });

  it('is none where there is no map', () => {
    expect(new Camera().best([])).toBeUndefined();
  });
});

describe('a tile that is dropped', () => {
  const look = { x: 75, y: 43.3, form: 'rhombus-0', art: 'forest-0', exits: [] };

  it('snaps to the place whose middle is nearest', () => {
    for (const [q, r] of [
      [3, -2],
      [1, 1],
      [-4, 5],
    ] as const) {
      const middle = { x: 75 + 100 * q + 50 * r, y: 43.3 + 86.6 * r };
      const point = { x: middle.x + 12, y: middle.y - 9 };
      const lattice = [
        [100, 0],
        [50, 86.6],
      ] as [[number, number], [number, number]];
      expect(snapped(look, lattice, point)).toEqual({ q, r });
    }
  });
});

describe('a button in a corner', () => {
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
    const corners = [
      [390, 10],
      [390, 290],
      [10, 10],
      [10, 290],
      [380, 20],
      [20, 20],
      [20, 280],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(freeCorner(corners, 400, 300)).toBe('bottom-right');
  });
});
