import { describe, expect, it } from 'vitest';
import { changed, optionsOf, presetFor, presetsOf } from './presets';

const braverats = {
  key: 'braverats',
  options: [
    { key: 'fast_rat', default: false, values: [], words: null },
    { key: 'held_ambassador', default: true, values: [], words: null },
  ],
};

describe('presets', () => {
  it('are three for each game of the house that has variants, each with a name of its own', () => {
    for (const game of ['braverats', 'sparta', 'jackrabbits']) {
      expect(presetsOf(game).map(({ name }) => name)).toEqual(['quick', 'classic', 'everything']);
    }
  });

  it('of a game from elsewhere are only the classic one, which changes nothing', () => {
    expect(presetsOf('chess')).toEqual([{ name: 'classic', options: {} }]);
  });

  it('no two of one game are the same choices', () => {
    for (const game of ['braverats', 'sparta', 'korona', 'jackrabbits']) {
      const choices = presetsOf(game).map(({ options }) => JSON.stringify(options));
      expect(new Set(choices).size).toBe(choices.length);
    }
  });

  it('leave the options they do not speak of as usual', () => {
    const [quick] = presetsOf('braverats');
    expect(quick && optionsOf(braverats, quick)).toMatchObject({
      fast_rat: true,
      held_ambassador: true,
    });
  });

  it('are known again by their choices', () => {
    expect(presetFor(braverats, { fast_rat: true, held_ambassador: true })).toBe('quick');
    expect(presetFor(braverats, { fast_rat: false, held_ambassador: true })).toBe('classic');
    expect(presetFor(braverats, { fast_rat: true, held_ambassador: false })).toBeNull();
  });

  it('of a game without variants are only how it is always played', () => {
    expect(presetsOf('korona')).toEqual([{ name: 'classic', options: {} }]);
  });
});

it('tells the server only options that are not as usual', () => {
  expect(changed(braverats, { fast_rat: true, held_ambassador: true })).toEqual({ fast_rat: true });
});
