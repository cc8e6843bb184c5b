import { describe, expect, it } from 'vitest';
import { changed, optionsOf, presetFor } from './presets';

const said = { title: '', text: '' };
const quick = { key: 'quick', ...said, options: { fast_rat: true } };
const braverats = {
  options: [
    { key: 'fast_rat', default: false, values: [], ...said },
    { key: 'held_ambassador', default: true, values: [], ...said },
  ],
  presets: [quick, { key: 'classic', ...said, options: {} }],
};

describe('presets', () => {
  it('leave the options they do not speak of as usual', () => {
    expect(optionsOf(braverats, quick)).toEqual({ fast_rat: true, held_ambassador: true });
  });

  it('are known again by their choices', () => {
    expect(presetFor(braverats, { fast_rat: true, held_ambassador: true })).toBe('quick');
    expect(presetFor(braverats, { fast_rat: false, held_ambassador: true })).toBe('classic');
    expect(presetFor(braverats, { fast_rat: true, held_ambassador: false })).toBeNull();
  });
});

it('tells the server only options that are not as usual', () => {
  expect(changed(braverats, { fast_rat: true, held_ambassador: true })).toEqual({ fast_rat: true });
});
