import { describe, expect, it } from 'vitest';
import {
  drawnTurn,
  kindOf,
  Lie,
  opposite,
  outward,
  put,
  shapeOf,
  sides,
  toward,
  WAYS,
} from './geometry';

const rounded = (points: { x: number; y: number }[]) => points.map(put).sort();

describe('tiles on the lattice', () => {
  it('have the shape of their kind', () => {
    expect(
      ['citadel', 'palace-of-hearts', 'forest-1', 'mountain-4', 'tavern-2'].map(shapeOf),
    ).toEqual(['hex', 'hex', 'rhombus', 'rhombus', 'triangle']);
    expect(kindOf('crossing-3')).toBe('crossing');
    expect(kindOf('tower-of-clubs')).toBe('tower-of-clubs');
  });

  it('have as many sides as corners, each facing its own way', () => {
    for (const [tile, n] of [
      ['citadel', 6],
      ['river-1', 4],
      ['burrow-1', 3],
    ] as const) {
      for (let turn = 0; turn < 6; turn++) {
        const lie = new Lie(tile, { q: 2, r: -1, turn });
        expect(lie.corners).toHaveLength(n);
        expect(new Set(lie.ways).size).toBe(n);
      }
    }
  });

  it('have their sides where these face: outwards from the middle', () => {
    for (const tile of ['citadel', 'forest-1', 'tavern-1']) {
      for (let turn = 0; turn < 6; turn++) {
        const lie = new Lie(tile, { q: 0, r: 0, turn });
        for (const way of lie.ways) {
          const [side, out] = [lie.side(way), outward(way)];
          expect((side.x - lie.middle.x) * out.x + (side.y - lie.middle.y) * out.y).toBeGreaterThan(
            20,
          );
        }
      }
    }
  });

  it('meet in the middle of a side that they share', () => {
    // River 1 of the sample map lies north of the citadel, with its corners at rows -2 and -1.
    const citadel = new Lie('citadel', { q: 0, r: 0, turn: 0 });
    const river = new Lie('river-1', { q: 0, r: -1, turn: 5 });
    const shared = sides('rhombus', river.placed);
    expect(shared.has('s')).toBe(true);
    expect(put(river.side('s'))).toBe(put(citadel.side('n')));
  });

  it('lie the same turned by half a circle about their middle', () => {
    const one = new Lie('forest-1', { q: 0, r: 0, turn: 0 });
    const other = new Lie('forest-1', { q: 1, r: 1, turn: 3 });
    expect(rounded(one.corners)).toEqual(rounded(other.corners));
    expect(drawnTurn('forest-1', 3)).toBe(drawnTurn('forest-1', 0));
    expect(drawnTurn('mountain-1', 3)).not.toBe(drawnTurn('mountain-1', 0));
  });

  it('keep a rabbit on the road it came by, which is the same from both its ends', () => {
    const forest = new Lie('forest-1', { q: 0, r: 0, turn: 0 });
    expect(put(forest.onRoad('n'))).toBe(put(forest.onRoad('sw')));
    expect(put(forest.onRoad('n'))).not.toBe(put(forest.onRoad('ne')));
    expect(forest.onRoad(null)).toEqual(forest.middle);
  });

  it('have opposite ways half a circle apart', () => {
    expect(WAYS.map(opposite)).toEqual(['s', 'sw', 'nw', 'n', 'ne', 'se']);
  });
});

describe('arrow keys', () => {
  const around = [
    { x: 100, y: 0, id: 'east' },
    { x: 10, y: -90, id: 'north' },
    { x: 300, y: 0, id: 'far east' },
  ];
  it('walk to the nearest place ahead', () => {
    expect(toward({ x: 0, y: 0 }, { x: 1, y: 0 }, around)?.id).toBe('east');
    expect(toward({ x: 0, y: 0 }, { x: 0, y: -1 }, around)?.id).toBe('north');
  });
  it('stay where nothing is ahead', () => {
    expect(toward({ x: 0, y: 0 }, { x: -1, y: 0 }, around)).toBeUndefined();
  });
});
