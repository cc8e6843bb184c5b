import { expect, it, vi } from 'vitest';
import type { Meeting } from './wire';
import { resultTold } from './words';

vi.mock('../../lib/words.svelte', () => ({
  say: (key: string, facts: Record<string, unknown> = {}) =>
    [key, ...Object.values(facts)].join(' '),
}));

const meeting: Meeting = {
  card: 'spy',
  face: 'spy',
  strength: 2,
  left: 1,
  result: 'win',
  why: 'higher',
  gain: 2,
};

it('a round says that it ends the game only where it does', () => {
  expect(resultTold(meeting)).toBe('web-braverats-result win 2 no');
  expect(resultTold({ ...meeting, ends: true })).toBe('web-braverats-result win 2 yes');
});
