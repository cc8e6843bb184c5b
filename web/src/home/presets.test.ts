import { describe, expect, it } from 'vitest';
import { changed, optionsOf, presetFor, presetsOf } from './presets';

const braverats = {
  key: 'braverats',
  options: [
    { key: 'fast_rat', default: false, values: [], words: null },
    { key: 'held_ambassador', default: true, values: [], words: null },
  ],
};
const korona = { key: 'korona', options: [] };

describe('presets', () => {
  it('are three for each game of the house, each with a name of its own', () => {
    for (const game of ['braverats', 'sparta', 'korona', 'jackrabbits']) {
      expect(presetsOf(game).map(({ name }) => name)).toEqual(['quick', 'classic', 'everything']);
    }
  });

  it('of a game from elsewhere are only the classic one, which changes nothing', () => {
    expect(presetsOf('chess')).toEqual([{ name: 'classic', options: {} }]);
  });

  it('no two of one game are the same choices', () => {
    for (const game of ['braverats', 'sparta', 'korona', 'jackrabbits']) {
      const choices = presetsOf(game).map(({ players, options }) => JSON.stringify([players, options]));
      expect(new Set(choices).size).toBe(choices.length);
    }
  });

  it('leave the options they do not speak of as usual', () => {
    const [quick] = presetsOf('braverats');
    expect(quick && optionsOf(braverats, quick)).toMatchObject({ fast_rat: true, held_ambassador: true });
  });

  it('are known again by their choices', () => {
    expect(presetFor(braverats, 2, { fast_rat: true, held_ambassador: true })).toBe('quick');
    expect(presetFor(braverats, 2, { fast_rat: false, held_ambassador: true })).toBe('classic');
    expect(presetFor(braverats, 2, { fast_rat: true, held_ambassador: false })).toBeNull();
  });

  it('that are about the number of players are known by that', () => {
    expect([2, 3, 4].map((players) => presetFor(korona, players, {}))).toEqual(['quick', 'classic', 'everything']);
  });
});

it('tells the server only options that are not as usual', () => {
  expect(changed(braverats, { fast_rat: true, held_ambassador: true })).toEqual({ fast_rat: true });
});
