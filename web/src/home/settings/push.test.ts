import { expect, it } from 'vitest';
import { bytes } from './push';

it('reads a key in the letters of addresses, without padding', () => {
  expect([...bytes('-_8A')]).toEqual([0xfb, 0xff, 0x00]);
  expect([...bytes('BA')]).toEqual([4]);
});
