import { beforeEach, describe, expect, it } from 'vitest';
import type { GameOffered } from '../wire';
import { TableDraft } from './tableDraft.svelte';

const said = { title: '', text: '' };
const game: GameOffered = {
  key: 'sparta',
  title: 'Sparta',
  tagline: null,
  rules: 1,
  players: [2, 3],
  seats: ['A', 'B', 'C'],
  options: [
    {
      key: 'heroes_conquer',
      default: true,
      ...said,
      values: [
        { value: true, words: null },
        { value: false, words: null },
      ],
    },
    {
      key: 'layout',
      default: 'centre',
      ...said,
      values: [
        { value: 'centre', words: null },
        { value: 'wings', words: null },
      ],
    },
  ],
  groups: [],
  presets: [
    { key: 'quick', ...said, options: { layout: 'centre' } },
    { key: 'classic', ...said, options: { layout: 'classic' } },
    { key: 'everything', ...said, options: { layout: 'chequered' } },
  ],
  ladder: [],
  first_preset: null,
  bots: ['best', 'beginner'],
  first_bot: 'beginner',
  draws: true,
  simultaneous: false,
  secrets: false,
  positions: true,
  standing: [],
};

describe('the form of a new table', () => {
  let draft: TableDraft;
  beforeEach(() => (draft = new TableDraft(game, new URLSearchParams())));

  it('is one for friends: me, and open seats', () => {
    expect(draft.taken.map(({ who }) => who)).toEqual(['me', 'open']);
    expect(draft.wanted).toMatchObject({
      players: 2,
      options: {},
      bots: {},
      clock: null,
      public: false,
      chat: true,
    });
  });

  it('takes over what its address asks for, and nothing that is not offered', () => {
    const asked = new URLSearchParams({
      position: 'x',
      layout: 'wings',
      heroes_conquer: 'false',
      players: '7',
    });
    const { wanted } = new TableDraft(game, asked);
    expect(wanted).toMatchObject({
      position: 'x',
      options: { layout: 'wings', heroes_conquer: false },
      players: 2,
    });
    expect(new TableDraft(game, new URLSearchParams({ layout: 'moon' })).wanted.options).toEqual(
      {},
    );
  });

  it('has bots only in seats of this number of players', () => {
    draft.seat(1, 'bot');
    draft.seat(2, 'bot');
    expect(draft.wanted.bots).toEqual({ 1: 'beginner' });
    draft.players = 3;
    expect(draft.wanted.bots).toEqual({ 1: 'beginner', 2: 'beginner' });
  });

  it('has one me: taking another seat changes places', () => {
    draft.seat(1, 'me');
    expect(draft.taken.map(({ who }) => who)).toEqual(['open', 'me']);
  });

  it('seats all players at this device, and is complete without open seats', () => {
    draft.seat(1, 'here');
    expect(draft.ours).toEqual([0, 1]);
    expect(draft.open).toBe(0);
  });

  it('has no chat where it is public, unless it is asked for', () => {
    draft.public = true;
    expect(draft.chat).toBe(false);
    draft.chat = true;
    expect(draft.wanted.chat).toBe(true);
  });

  it('tells a live clock in seconds and one of days in days', () => {
    draft.clock = 'live';
    expect(draft.wanted.clock).toEqual({ type: 'live', seconds: 600, increment: 10 });
    draft.clock = 'days';
    expect(draft.wanted.clock).toEqual({ type: 'days', days: 2 });
  });

  it('has no delay where watching is not allowed', () => {
    draft.delay = 60;
    draft.watching = false;
    expect(draft.wanted.delay).toBe(0);
  });
});
