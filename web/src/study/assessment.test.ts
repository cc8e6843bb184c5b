import { describe, expect, it } from 'vitest';
import { account, chances, type Decision, loss, verdict } from './assessment';

function decision(step: number, seat: number, chosen: number, values: number[]): Decision {
  const best = Math.max(...values);
  return {
    step,
    seat,
    chosen,
    analysed: {
      seat,
      value: best,
      exact: true,
      effort: 0,
      actions: values.map((value, action) => ({
        action,
        value,
        share: value === best ? 1 : 0,
        exact: true,
        name: null,
      })),
    },
  };
}

describe('where a result came from', () => {
  const game = [
    decision(0, 0, 1, [0.2, 0.1]),
    decision(1, 1, 0, [0.3, -0.5]),
    decision(2, 0, 0, [0.6, -0.9]),
  ];

  it('adds up: expected, less what was lost, and the rest', () => {
    const told = account(0, game, 1);
    expect(told.lost).toBeCloseTo(0.1);
    expect(told.first - told.lost + told.rest).toBeCloseTo(told.last);
    expect(told.decisions).toBe(2);
    expect(told.worst?.step).toBe(0);
  });

  it('finds no worst choice where none lost anything', () => {
    expect(account(1, game, -1).worst).toBeNull();
  });

  it('says nothing of choices that were not analysed', () => {
    const unknown = decision(0, 0, 7, [0.2, 0.1]);
    expect(loss(unknown)).toBe(0);
  });
});

describe('a verdict', () => {
  it.each([
    [0, 'best'],
    [1, 'good'],
    [2, 'slip'],
    [3, 'mistake'],
  ])('of choice %i is %s', (chosen, expected) => {
    expect(verdict(decision(0, 0, chosen, [0.5, 0.47, 0.35, -0.2]))).toBe(expected);
  });
});

it('turns returns into chances', () => {
  expect([-1, 0, 1, 1.5].map(chances)).toEqual([0, 0.5, 1, 1]);
});
