import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../lib/words.svelte';
import type { Chapter } from '../wire';
import { grouped, joined, lastDecision, missedSince, takenBack, told } from './log';

const CATALOGUE = `
web-note-sat = { $name } sits down.
web-note-chose = { $who } has chosen.
web-note-took-over = A bot ({ $level }) plays for { $who }.
web-table-round = Round { $round }
web-level-casual = casual
`;
const name = (seat: number): string => ['Ana', 'Luis'][seat] ?? '';

function chose(
  number: number,
  seat: number,
  ...events: [kind: string, text: string, data?: Record<string, unknown>][]
): Chapter {
  return {
    number,
    notes: [{ kind: 'chose', data: { seat } }],
    events: events.map(([kind, text, data = {}]) => ({ kind, text, data })),
  };
}

beforeAll(async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(CATALOGUE) }),
  );
  await words.load('web-table');
});

describe('the log', () => {
  it('says notes of the table in words, with names and levels', () => {
    const lines = told(
      [
        { number: 2, notes: [{ kind: 'sat', data: { seat: 0, name: 'Ana' } }] },
        {
          number: 9,
          notes: [{ kind: 'took-over', data: { seat: 1, bot: 'casual', why: 'clock' } }],
        },
      ],
      name,
    );
    expect(lines.map((line) => line.text)).toEqual([
      'Ana sits down.',
      'A bot (casual) plays for Luis.',
    ]);
  });

  it('tells that a seat has chosen only where no event tells it', () => {
    expect(told([chose(5, 0)], name).map((line) => line.text)).toEqual(['Ana has chosen.']);
    expect(told([chose(5, 0, ['move', 'Sparta moves.'])], name).map((line) => line.text)).toEqual([
      'Sparta moves.',
    ]);
  });

  it('leaves out what it has no words for', () => {
    expect(told([{ number: 3, notes: [{ kind: 'unheard-of' }] }], name)).toEqual([]);
  });
});

describe('what was taken back', () => {
  const undone = (number: number, seat: number): Chapter => ({
    number,
    notes: [{ kind: 'undone', data: { seat, steps: 0 } }],
  });

  it('is the last choice of the seat that wanted it, and every choice since', () => {
    expect([...takenBack([chose(3, 1), chose(4, 0), chose(5, 1), undone(6, 0)])]).toEqual([4, 5]);
    expect(
      [...takenBack([chose(3, 0), chose(4, 0), undone(5, 0), undone(6, 0), chose(7, 0)])].sort(),
    ).toEqual([3, 4]);
  });

  it('is marked in the log, and is neither missed nor a last choice', () => {
    const story = [
      chose(3, 1, ['move', 'East.']),
      chose(4, 0, ['move', 'North.']),
      undone(5, 0),
      chose(6, 1, ['move', 'South.']),
    ];
    const lines = told(story, name);
    expect(lines.map((line) => [line.text, line.undone])).toEqual([
      ['East.', false],
      ['North.', true],
      ['South.', false],
    ]);
    expect(missedSince(lines, 1).map((line) => line.text)).toEqual(['East.', 'South.']);
    expect(lastDecision(story, 0)).toBe(0);
  });
});

describe('groups of the log', () => {
  it('are turns where the game tells of turns', () => {
    const lines = told(
      [
        {
          number: 3,
          notes: [{ kind: 'sat', data: { seat: 1, name: 'Luis' } }],
          events: [{ kind: 'first', text: 'Ana begins.', data: { seat: 0 } }],
        },
        chose(4, 0, ['draw', 'Ana draws.'], ['turn', "It is Luis's turn.", { seat: 1 }]),
        chose(5, 1, ['ask', 'Luis asks.']),
        chose(6, 0, ['shield', 'Ana raises a shield.']),
        chose(7, 1, ['placed', 'Luis places.'], ['turn', "It is Ana's turn.", { seat: 0 }]),
      ],
      name,
    );
    expect(grouped(lines).map((group) => [group.head, group.seat, group.lines.length])).toEqual([
      ['', null, 1],
      ['Ana begins.', 0, 1],
      ["It is Luis's turn.", 1, 3],
      ["It is Ana's turn.", 0, 0],
    ]);
  });

  it('are rounds where the game tells of rounds, with all that a round brings', () => {
    const lines = told(
      [
        chose(4, 0, ['sealed', 'Yarg has chosen.']),
        chose(5, 1, ['round', 'Round 1: a draw.', { round: 1 }], ['general', 'Yarg has +2.']),
        chose(6, 1, ['sealed', 'Applewood has chosen.']),
      ],
      name,
    );
    expect(grouped(lines).map((group) => [group.head, group.lines.length])).toEqual([
      ['Round 1', 3],
      ['', 1],
    ]);
  });

  it('are what one seat does in a row where it tells of neither', () => {
    const lines = told(
      [chose(4, 0, ['move', 'a']), chose(5, 0, ['move', 'b']), chose(6, 1, ['move', 'c'])],
      name,
    );
    expect(grouped(lines).map((group) => [group.seat, group.lines.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });
});

describe('what was missed', () => {
  const chapters = [
    { number: 2, notes: [{ kind: 'sat', data: { seat: 0, name: 'Ana' } }] },
    chose(3, 0, ['move', 'mine']),
    chose(4, 1, ['move', 'theirs'], ['beaten', 'a loss']),
    { number: 5, notes: [{ kind: 'sat', data: { seat: 1, name: 'Luis' } }] },
  ];

  it('is what happened in the game since the last own decision', () => {
    const known = lastDecision(chapters, 0);
    expect(known).toBe(3);
    expect(missedSince(told(chapters, name), known).map((line) => line.text)).toEqual([
      'theirs',
      'a loss',
    ]);
  });

  it('is nothing for a player who has just come', () => {
    expect(lastDecision(chapters, null)).toBe(0);
    expect(missedSince(told(chapters, name), 0)).toEqual([]);
  });
});

it('tells nothing twice where two tellings overlap', () => {
  const numbers = joined([chose(1, 0), chose(2, 1)], [chose(2, 1), chose(3, 0)]).map(
    (chapter) => chapter.number,
  );
  expect(numbers).toEqual([1, 2, 3]);
});
