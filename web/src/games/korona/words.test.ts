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
  it('is named by the messages that the server chose, with their facts', () => {
    const named = (...parts: Entry['parts']) => entryName({ parts } as Entry);
    const towers = { message: 'korona-count', facts: { card: 'tower', n: 1 } };
    const archers = { message: 'korona-count', facts: { card: 'archer', n: 2 } };
    const jester = { message: 'korona-score-jesters', facts: { card: 'archer', n: 1 } };
    expect(named(towers)).toBe('korona-count tower 1');
    expect(named(towers, archers, jester)).toBe(
      'korona-and korona-count tower 1, korona-count archer 2 korona-score-jesters archer 1 k',
    );
  });
});
