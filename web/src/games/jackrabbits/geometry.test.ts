import { describe, expect, it } from 'vitest';
import { Lie, toward } from './geometry';

const FORMS = {
  triangle: {
    corners: [
      [-50, -28.9],
      [50, -28.9],
      [0, 57.7],
    ] as [number, number][],
    sides: { n: [0, -28.9, 0], se: [25, 14.4, 120] } as Record<string, [number, number, number]>,
  },
};
const LOOK = { x: 10, y: 20, form: 'triangle', art: 'tavern-1', exits: ['n', 'se'] };

describe('a tile on the page', () => {
  const lie = new Lie('tavern-2', LOOK, FORMS, { x: 100, y: 200 }, { n: 'citadel', se: null });

  it('is drawn around its middle, moved with its island', () => {
    expect(lie.middle).toEqual({ x: 110, y: 220 });
    expect(lie.outline).toBe('M60.0 191.1L160.0 191.1L110.0 277.7Z');
    expect(lie.side('n')).toEqual({ x: 110, y: 191.1, facing: 0 });
  });

  it('has a jetty where a road leads to no other tile', () => {
    expect(lie.open.map(({ facing }) => facing)).toEqual([120]);
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
