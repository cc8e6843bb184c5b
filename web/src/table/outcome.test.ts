import { expect, it } from 'vitest';
import { outcomeOf } from './outcome';

it('tells whoever plays one side whether they have won', () => {
  const result = { reason: 'target', returns: [1, -1] };
  expect(outcomeOf(result, [0]).verdict).toBe('won');
  expect(outcomeOf(result, [1])).toEqual({ verdict: 'lost', winners: [0] });
});

it('tells who has won to those who watch and to those who play both sides', () => {
  const result = { reason: 'target', returns: [-1, 1] };
  expect(outcomeOf(result, [])).toEqual({ verdict: 'winner', winners: [1] });
  expect(outcomeOf(result, [0, 1])).toEqual({ verdict: 'winner', winners: [1] });
});

it('knows draws from wins that are shared', () => {
  expect(outcomeOf({ reason: 'calm', returns: [0, 0] }, [0]).verdict).toBe('draw');
  expect(outcomeOf({ reason: 'cards', returns: [0.5, 0.5, -1] }, [1])).toEqual({ verdict: 'shared', winners: [0, 1] });
  expect(outcomeOf({ reason: 'cards', returns: [0.5, 0.5, -1] }, [2]).verdict).toBe('lost');
});
