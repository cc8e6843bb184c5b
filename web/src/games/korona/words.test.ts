import { describe, expect, it, vi } from 'vitest';
import type { Choice } from './offers';
import type { Entry, Preview } from './wire';
import { entryName, short, spoken } from './words';

vi.mock('../../lib/words.svelte', () => ({
  say: (key: string, facts: Record<string, unknown> = {}) =>
    [key, ...Object.values(facts)].join(' '),
}));

const choice = (data: Preview): Choice => ({ ...data, action: 0, name: data.do });

describe('the words of a choice', () => {
  it('say whether a donation comes from the hand or from the zone', () => {
    const donation = { card: 'donation', target: 1 } as const;
    const hand = short(choice({ do: 'ask-hand', of: 'hand', ...donation }));
    const zone = short(choice({ do: 'ask-zone', of: 'zone', ...donation }));
    expect(hand).toBe('web-korona-aim-hand korona-seat eagle');
    expect(zone).toBe('web-korona-aim-zone korona-seat eagle');
  });

  it('say that the game ends, whether or not a score changes', () => {
    const last = choice({ do: 'discard', card: 'field', ends: [0] });
    expect(spoken(last)).toBe('discard, web-korona-ends');
    const placed = choice({ do: 'place', card: 'archer', zone: 0, piles: [], scores: [2, 0] });
    expect(spoken(placed)).toBe('place, web-korona-change 2 +2');
  });
});

describe('an entry of the score', () => {
  const entry = (rule: string, counts: Record<string, number>, facts: Partial<Entry> = {}) =>
    entryName({
      rule,
      counts,
      piles: [],
      points: 0,
      full: false,
      colours: 0,
      people: null,
      ...facts,
    } as Entry);

  it('names the cards that score, and the jesters among them', () => {
    expect(entry('second-healer', { jester: 1 })).toBe('korona-score-second-healer 1');
    expect(entry('second-healer', { healer: 1 })).toBe('korona-score-second-healer 0');
    expect(entry('monarch', { monarch: 1, jester: 1 })).toBe('korona-score-monarch 1 1');
    expect(entry('healer', { healer: 1 }, { colours: 7 })).toBe('korona-score-healer 7');
    expect(entry('tower', { tower: 1, archer: 3 }, { full: true })).toBe(
      'korona-score-full tower 0',
    );
    expect(entry('knight', { knight: 2 })).toBe('korona-score-lone knight 2');
  });
});
