import { expect, it } from 'vitest';
import { Refused } from '../lib/api';
import { optionsIn, placeOf } from './formErrors';

it.each([
  ['error-contradiction', {}, false, 'rules'],
  ['error-no-level', {}, false, 'seats'],
  ['error-table-clock', {}, false, 'clock'],
  ['error-body-bounds', { where: '`$.delay`' }, false, 'company'],
  ['error-body', { where: '`$.clock.seconds`' }, false, 'clock'],
  ['error-sparta-parts', {}, true, 'position'],
  ['error-too-many', { seconds: '4' }, true, 'whole'],
])('%s with %j is shown where it belongs', (key, facts, position, place) => {
  expect(placeOf(new Refused(key, '', facts as Record<string, string>), 'sparta', position)).toBe(
    place,
  );
});

it('finds the options that contradict each other', () => {
  expect(optionsIn({ options: 'draft=true and random_deal=true' })).toEqual([
    'draft',
    'random_deal',
  ]);
});
