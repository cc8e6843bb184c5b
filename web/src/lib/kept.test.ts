import { expect, test } from 'vitest';
import { filled } from './kept';

const map = { citadel: { x: 0, y: 0 } };

test('what a view leaves out is taken from the view before it, and nothing else is', () => {
  const before = { map, dice: [1, 2], hand: ['7♠'] };
  const told = filled({ view: { dice: [3, 3] }, kept: ['map'], number: 2 }, before);
  expect(told).toEqual({ view: { dice: [3, 3], map }, kept: ['map'], number: 2 });
});

test('a part that has not changed stays the same object, so that nothing of it is drawn again', () => {
  const told = filled<{ view: { map?: unknown }; kept: string[] }>(
    { view: {}, kept: ['map'] },
    { map },
  );
  expect(told.view.map).toBe(map);
});

test('a whole view is left as it is', () => {
  const whole = { view: { dice: [3, 3] } };
  expect(filled(whole, { map })).toBe(whole);
});
