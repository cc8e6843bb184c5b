import { describe, expect, it } from 'vitest';
import { grouped, span, titled } from './optionGroups';

const option = (key: string) => ({ key, default: false, values: [], words: null });

describe('options in groups', () => {
  it('stand where they belong, in the order of the group', () => {
    const groups = [
      { key: 'length', options: ['fast_rat', 'emperor'] },
      { key: 'hands', options: ['draft'] },
      { key: 'rulings', options: ['held_ambassador', 'musician_mutes'] },
    ];
    const shown = grouped({
      groups,
      options: ['emperor', 'musician_mutes', 'fast_rat'].map(option),
    });
    expect(shown.map(({ name, options }) => [name, options.map(({ key }) => key)])).toEqual([
      ['length', ['fast_rat', 'emperor']],
      ['rulings', ['musician_mutes']],
    ]);
  });

  it('are all shown, those that are in no group last', () => {
    const groups = [{ key: 'board', options: ['layout'] }];
    const shown = grouped({ groups, options: ['chariots', 'layout'].map(option) });
    expect(shown.map(({ name }) => name)).toEqual(['board', 'other']);
  });

  it('of a game that has no groups are one', () => {
    const shown = grouped({ groups: [], options: [option('castling')] });
    expect(shown.map(({ name }) => name)).toEqual(['all']);
    expect(grouped({ groups: [], options: [] })).toEqual([]);
  });
});

describe('the words of an option', () => {
  it.each([
    ['Mime: a ninth card each, which copies.', 'Mime', 'A ninth card each, which copies.'],
    [
      'Heroes take cities too. Without it only warriors do.',
      'Heroes take cities too',
      'Without it only warriors do.',
    ],
    [
      'A Musician opposite also cancels General and Spy.',
      'A Musician opposite also cancels General and Spy',
      '',
    ],
  ])('%j are a name and a sentence', (words, title, text) => {
    expect(titled({ key: 'any', words })).toEqual({ title, text });
  });

  it('are its key where the game has none', () => {
    expect(titled({ key: 'long_game', words: null }).title).toBe('long game');
  });
});

it.each([
  [[2], '2'],
  [[2, 3, 4], '2–4'],
  [[2, 4], '2, 4'],
])('players %j are told as %s', (players, told) => {
  expect(span(players)).toBe(told);
});
