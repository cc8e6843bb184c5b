import { describe, expect, it } from 'vitest';
import { boxOf, freeCorner, MapLayout } from './layout';
import { snapped } from './mapDraft.svelte';

const MAP = {
  citadel: { q: 0, r: 0, turn: 0, island: 0 },
  'river-1': { q: 0, r: -1, turn: 5, island: 0 },
  'tower-of-clubs': { q: 0, r: 0, turn: 0, island: 1 },
  'plaza-of-clubs': { q: 0, r: 0, turn: 0, island: 2 },
};

describe('the layout of a map', () => {
  it('lays islands and what is beside the map apart from each other', () => {
    const layout = new MapLayout(MAP, 1.25);
    const lies = ['citadel', 'tower-of-clubs', 'plaza-of-clubs', 'underground', 'exile'].map(
      (tile) => layout.lies.get(tile),
    );
    for (const [at, one] of lies.entries()) {
      for (const other of lies.slice(at + 1)) {
        expect(
          one && other && Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y),
        ).toBeGreaterThan(200);
      }
    }
  });

  it('leaves the mainland where it is', () => {
    expect(new MapLayout(MAP, 1.25).lies.get('citadel')?.middle.x).toBeCloseTo(0);
    expect(new MapLayout(MAP, 1.25).shifts.get(0)).toEqual({ x: 0, y: 0 });
  });

  it('is wide on a wide page and high on a high one', () => {
    const shape = (aspect: number) => {
      const { left, right, top, bottom } = new MapLayout(MAP, aspect).box;
      return (right - left) / (bottom - top);
    };
    expect(shape(3)).toBeGreaterThan(shape(0.4));
  });

  it('holds every corner in its box', () => {
    const layout = new MapLayout(MAP, 1);
    expect(boxOf([...layout.lies.values()].flatMap((lie) => lie.corners))).toEqual(layout.box);
  });
});

describe('a tile that is dropped', () => {
  it('snaps to the place whose middle is nearest', () => {
    for (const tile of ['citadel', 'forest-1', 'burrow-2']) {
      for (let turn = 0; turn < 6; turn++) {
        const layout = new MapLayout({ [tile]: { q: 3, r: -2, turn, island: 0 } }, 1, []);
        const middle = layout.lies.get(tile)?.middle ?? { x: 0, y: 0 };
        expect(snapped(tile, turn, { x: middle.x + 12, y: middle.y - 9 })).toEqual({ q: 3, r: -2 });
      }
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
