import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../lib/api';
import { person } from '../lib/person.svelte';
import type { GameOffered, Me } from '../wire';
import { playBots } from './openTable';

vi.mock('../lib/api', () => ({ ask: vi.fn(), randomHex: () => '0', requestId: () => '1' }));

const easy = { key: 'easy', title: '', text: '', options: { whole: false } };
const game = {
  key: 'hills',
  players: [2, 3],
  presets: [easy],
  first_preset: 'easy',
  first_bot: 'beginner',
} as unknown as GameOffered;

/** The options of the table that is opened where the person has finished these games. */
async function opened(offered: GameOffered, finished: readonly string[]): Promise<unknown> {
  let wanted: unknown;
  vi.mocked(ask).mockImplementation(async (method, path, body) => {
    if (path.startsWith('/api/me/tables')) {
      const asked = new URLSearchParams(path.split('?')[1]);
      const over = asked.get('status') === 'over' && finished.includes(asked.get('game') ?? '');
      return { tables: over ? [{}] : [] } as never;
    }
    if (method === 'POST' && path === '/api/tables') wanted = body;
    return { table: 'name' } as never;
  });
  expect(await playBots(offered)).toBe('name');
  return (wanted as { options: unknown }).options;
}

describe('a game against bots', () => {
  beforeEach(() => {
    person.me = { name: 'Ana' } as Me;
    person.known = true;
  });

  it('begins with the first preset of the game', async () => {
    expect(await opened(game, [])).toEqual(easy.options);
    expect(await opened(game, ['plains'])).toEqual(easy.options);
  });

  it('has the usual rules once a game of this kind is finished', async () => {
    expect(await opened(game, ['hills'])).toEqual({});
  });

  it('has the usual rules where the game has no first preset', async () => {
    expect(await opened({ ...game, first_preset: null }, [])).toEqual({});
  });

  it('is a first one for a visitor without an account', async () => {
    person.me = null;
    vi.spyOn(person, 'ensure').mockResolvedValue({ name: 'Guest' } as Me);
    expect(await opened(game, ['hills'])).toEqual(easy.options);
  });
});
