import { describe, expect, test } from 'vitest';
import type { Happening } from '../../table/board';
import { lastOf, sceneOf, scenes, type Scene } from './scene';
import type { View } from './wire';

const view = (changes: Partial<View> = {}): View => ({
  position: '',
  warriors: [
    ['b2', 'c2'],
    ['b9', 'c9'],
  ],
  heroes: [['e4'], []],
  cities: [['d5'], ['d6', 'e6']],
  reserve: [7, 8],
  mover: 0,
  calm: 0,
  last: null,
  winner: null,
  reason: null,
  ...changes,
});

const event = (kind: string, data: Record<string, unknown>, number = 1): Happening => ({
  number,
  kind,
  data,
  text: '',
});
const at = (scene: Scene | undefined, square: string) =>
  scene?.figures.find((figure) => figure.square === square);

describe('the scene of a view', () => {
  test('has a figure for every piece', () => {
    const scene = sceneOf(view());
    expect(scene.figures).toHaveLength(5);
    expect(at(scene, 'e4')).toMatchObject({ seat: 0, hero: true });
    expect(new Set(scene.figures.map((figure) => figure.id)).size).toBe(5);
  });

  test('keeps a piece that stands still, and takes one elsewhere for the one that is gone', () => {
    const before = sceneOf(view());
    const after = sceneOf(
      view({
        warriors: [
          ['b2', 'd4'],
          ['b9', 'c9'],
        ],
      }),
      before,
    );
    expect(at(after, 'b2')?.id).toBe(at(before, 'b2')?.id);
    expect(at(after, 'd4')?.id).toBe(at(before, 'c2')?.id);
  });

  test('gives a piece that is back a number of its own', () => {
    const before = sceneOf(view({ warriors: [['b2', 'c2'], ['b9']] }));
    const after = sceneOf(view(), before);
    expect(before.figures.map((figure) => figure.id)).not.toContain(at(after, 'c9')?.id);
  });

  test.each([
    ['b2-d4', ['b2', 'd4']],
    ['j10-h8', ['j10', 'h8']],
    ['d5=H', ['d5', 'd5']],
    ['pass', null],
    [null, null],
  ])('knows the last move: %s', (move, expected) => {
    expect(lastOf(move)).toEqual(expected);
  });
});

describe('what happened', () => {
  test('is a move, and then all that came of it at once', () => {
    const before = sceneOf(view());
    const shown = scenes(before, [
      event('move', { seat: 0, from: 'c2', to: 'd6' }),
      event('conquered', { seat: 0, to: 'd6' }),
      event('beaten', { seat: 0, squares: [['e4'], ['b9', 'c9']] }),
      event('end', { seat: 0, reason: 'last_piece' }),
    ]);
    expect(shown).toHaveLength(2);
    expect(at(shown[0], 'd6')?.id).toBe(at(before, 'c2')?.id);
    expect(shown[0]?.figures).toHaveLength(5);
    expect(shown[1]?.figures.map((figure) => figure.square).sort()).toEqual(['b2', 'd6']);
    expect(shown[1]?.cities).toEqual([['d5', 'd6'], ['e6']]);
    expect(shown[1]?.fresh).toEqual(['d6']);
    expect(shown[1]?.last).toEqual(['c2', 'd6']);
  });

  test('in two turns is seen in both', () => {
    const shown = scenes(sceneOf(view()), [
      event('promoted', { seat: 0, to: 'b2', in_place: true }, 1),
      event('move', { seat: 1, from: 'b9', to: 'b8' }, 2),
      event('beaten', { seat: 1, squares: [['b2'], []] }, 2),
    ]);
    expect(shown).toHaveLength(3);
    expect(at(shown[0], 'b2')?.hero).toBe(true);
    expect(shown[0]?.last).toEqual(['b2', 'b2']);
    expect(shown[1]?.fresh).toEqual([]);
    expect(at(shown[2], 'b2')).toBeUndefined();
  });

  test('at the table alone changes nothing on the board', () => {
    expect(scenes(sceneOf(view()), [event('pass', { seat: 0 })])).toEqual([]);
  });
});
