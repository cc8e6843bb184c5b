import { beforeAll, expect, it, vi } from 'vitest';
import { words } from '../lib/words.svelte';
import { outcomeOf, reasonText } from './outcome';

beforeAll(async () => {
  const catalogue =
    'web-table-reason-resigned = { $side ->\n    [you] you resigned\n   *[other] { $who } resigned\n}';
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(catalogue) }),
  );
  await words.load('outcome');
});

it('tells a player of one side whether they have won', () => {
  const result = { reason: 'target', returns: [1, -1] };
  expect(outcomeOf(result, [0]).verdict).toBe('won');
  expect(outcomeOf(result, [1])).toEqual({ verdict: 'lost', winners: [0] });
});

it('tells watchers and players of both sides who has won', () => {
  const result = { reason: 'target', returns: [-1, 1] };
  expect(outcomeOf(result, [])).toEqual({ verdict: 'winner', winners: [1] });
  expect(outcomeOf(result, [0, 1])).toEqual({ verdict: 'winner', winners: [1] });
});

it('knows draws from wins that are shared', () => {
  expect(outcomeOf({ reason: 'calm', returns: [0, 0] }, [0]).verdict).toBe('draw');
  expect(outcomeOf({ reason: 'cards', returns: [0.5, 0.5, -1] }, [1])).toEqual({
    verdict: 'shared',
    winners: [0, 1],
  });
  expect(outcomeOf({ reason: 'cards', returns: [0.5, 0.5, -1] }, [2]).verdict).toBe('lost');
});

it('addresses the player who resigned, and names them to all others', () => {
  const result = { reason: 'resigned', returns: [1, -1] };
  const told = (mine: number[]): string => reasonText('sparta', result, mine, ['Ana', 'Luis']);
  expect(told([1])).toBe('You resigned');
  expect(told([0])).toBe('Luis resigned');
  expect(told([])).toBe('Luis resigned');
  expect(told([0, 1])).toBe('Luis resigned');
});
