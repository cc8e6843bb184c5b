import { describe, expect, it } from 'vitest';
import { advanced, beginning, isOver, type Lesson, numbersOf } from './lesson';

const lesson: Lesson = {
  players: 2,
  options: {},
  seed: 1,
  seat: 0,
  steps: [
    { words: 'read' },
    { words: 'choose', do: [3, 4], then: [[1, 7]] },
    { words: 'any', do: [] },
  ],
};
const second = { at: 1, from: null, played: [] };

describe('a lesson', () => {
  it('goes on when something was read', () => {
    expect(advanced(lesson, beginning(lesson), null)).toEqual(second);
  });

  it('takes no choice where there is only something to read', () => {
    expect(advanced(lesson, beginning(lesson), 3)).toBeNull();
  });

  it('goes on with what was to be done, and what the others do then', () => {
    expect(advanced(lesson, second, 4)).toEqual({
      at: 2,
      from: null,
      played: [
        [0, 4],
        [1, 7],
      ],
    });
  });

  it('stays where something else was done', () => {
    expect(advanced(lesson, second, 5)).toBeNull();
    expect(advanced(lesson, second, null)).toBeNull();
  });

  it('takes any choice where any will do, and is over after its last step', () => {
    const last = advanced(lesson, { at: 2, from: null, played: [] }, 99);
    expect(last && isOver(lesson, last)).toBe(true);
  });

  it('begins again where a step brings another position', () => {
    const placed: Lesson = {
      ...lesson,
      steps: [
        { words: 'one', do: [1] },
        { words: 'two', from: 'elsewhere' },
      ],
    };
    expect(advanced(placed, beginning(placed), 1)).toEqual({
      at: 1,
      from: 'elsewhere',
      played: [],
    });
  });

  it('reads the numbers of its text off the board', () => {
    const step = {
      words: 'count',
      numbers: { points: ['scores', 1], cities: ['cities', 0, 'length'] },
    };
    expect(numbersOf(step, { scores: [15, 10], cities: [['a1', 'b2', 'c3'], []] })).toEqual({
      points: 10,
      cities: 3,
    });
  });

  it('has no numbers where the text states none', () => {
    expect(numbersOf({ words: 'read' }, { scores: [1] })).toEqual({});
  });
});
