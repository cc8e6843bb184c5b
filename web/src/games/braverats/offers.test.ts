import { describe, expect, it } from 'vitest';
import { mark, tally } from './offers';
import type { Meeting } from './wire';

const meeting = (facts: Partial<Meeting>): Meeting => ({
  card: 'spy',
  face: 'spy',
  strength: 2,
  left: 1,
  result: 'hold',
  gain: 0,
  ends: false,
  why: 'equal',
  muted: [],
  next: [],
  ...facts,
});

describe('the match-up table', () => {
  it('counts only what may still be met', () => {
    const meets = [
      meeting({ result: 'win', left: 2 }),
      meeting({ result: 'lose', left: 0 }),
      meeting({}),
    ];
    expect(tally(meets)).toEqual({ win: 2, lose: 0, hold: 1 });
  });

  it('marks what decides the game', () => {
    expect(mark(meeting({ result: 'win', ends: true }))).toBe('crown');
    expect(mark(meeting({ result: 'lose', ends: true }))).toBe('fall');
    expect(mark(meeting({ result: 'lose' }))).toBe('lose');
  });
});
