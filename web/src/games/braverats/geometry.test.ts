import { describe, expect, it } from 'vitest';
import { fitting, moved } from './geometry';

describe('arrow keys', () => {
  it('go round a hand', () => {
    expect(moved('ArrowRight', 2, 3)).toBe(0);
    expect(moved('ArrowLeft', 0, 3)).toBe(2);
    expect(moved('End', 0, 3)).toBe(2);
  });

  it('stop at the edge of a table', () => {
    expect(moved('ArrowDown', 1, 6, 3)).toBe(4);
    expect(moved('ArrowUp', 1, 6, 3)).toBeNull();
  });

  it('leave other keys alone, and empty hands', () => {
    expect(moved('Enter', 0, 3)).toBeNull();
    expect(moved('ArrowRight', 0, 0)).toBeNull();
  });
});

it('makes letters smaller where words are long', () => {
  expect(fitting('Spy', 16, 90)).toBe(16);
  expect(fitting('a very long name indeed', 16, 90)).toBeLessThan(8);
});
