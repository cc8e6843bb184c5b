import { describe, expect, test } from 'vitest';
import layouts from './layouts.json';
import { BadText, carried, EMPTY, exchanged, mirrored, read, used, write } from './position';

const ARMIES = '10/1wwwwwwww1/10/10/10/10/10/10/1WWWWWWWW1/10';

/** A text with its cities in the order of the alphabet. */
function ordered(text: string): string {
  return text
    .split(' ')
    .map((part) => part.split(',').sort().join(','))
    .join(' ');
}

function key(text: string): string {
  try {
    read(text);
  } catch (error) {
    return error instanceof BadText ? error.key : String(error);
  }
  return 'read';
}

describe('the text of a position', () => {
  test.each(Object.entries(layouts))('is read and written back: %s', (_, text) => {
    expect(ordered(write(read(text)))).toBe(ordered(text));
  });

  test('says where pieces and cities are, who moves, and the calm turns', () => {
    const position = read('h9/10/10/10/4w5/10/10/10/10/9W j10,b5 - A 7');
    expect([...position.pieces]).toEqual([
      ['a10', 'h'],
      ['e6', 'w'],
      ['j1', 'W'],
    ]);
    expect([...position.cities]).toEqual([
      ['j10', 0],
      ['b5', 0],
    ]);
    expect([position.mover, position.calm]).toEqual([1, 7]);
  });

  test('has its cities in the order of the ranks', () => {
    expect(write(read(`${ARMIES} j10,b5,a5 c10,c9 S 0`))).toBe(`${ARMIES} a5,b5,j10 c9,c10 S 0`);
  });

  test('of an empty board has no cities', () => {
    expect(write(EMPTY)).toBe('10/10/10/10/10/10/10/10/10/10 - - S 0');
  });

  test.each([
    ['', 'error-sparta-parts'],
    [`${ARMIES} b5 b6 S`, 'error-sparta-parts'],
    [`${ARMIES} b5 b6 X 0`, 'error-sparta-side'],
    [`${ARMIES} b5 b6 SA 0`, 'error-sparta-side'],
    [`${ARMIES} b5 b6 S 100`, 'error-sparta-calm'],
    [`${ARMIES} b5 b6 S -1`, 'error-sparta-calm'],
    [`${ARMIES}/10 b5 b6 S 0`, 'error-sparta-ranks'],
    [`${ARMIES.replace('1w', '2w')} b5 b6 S 0`, 'error-sparta-rank'],
    [`${ARMIES.replace('1w', '0w')} b5 b6 S 0`, 'error-sparta-rank'],
    [`${ARMIES.replace('w', 'k')} b5 b6 S 0`, 'error-sparta-sign'],
    [`${ARMIES} b5,k1 b6 S 0`, 'error-sparta-square'],
    [`${ARMIES} b05 b6 S 0`, 'error-sparta-square'],
    [`${ARMIES} b5 b6,b5 S 0`, 'error-sparta-city-twice'],
  ])('is refused for its fault: %s', (text, fault) => {
    expect(key(text)).toBe(fault);
  });
});

describe('a position in the editor', () => {
  const start = read(layouts.wings);

  test('mirrored twice, or with the sides exchanged twice, is itself', () => {
    expect(write(mirrored(start))).not.toBe(write(start));
    expect(write(mirrored(mirrored(start)))).toBe(write(start));
    expect(write(exchanged(exchanged(start)))).toBe(write(start));
  });

  test('mirrored has a warrior of b2 on i2', () => {
    expect(mirrored(used(EMPTY, 'W', 'b2')).pieces.get('i2')).toBe('W');
  });

  test('with its sides exchanged has a Spartan city of b5 as an Achaean one on i6', () => {
    const other = exchanged(used(used(EMPTY, 'C', 'b5'), 'H', 'a1'));
    expect([...other.cities]).toEqual([['i6', 1]]);
    expect([...other.pieces]).toEqual([['j10', 'h']]);
    expect(other.mover).toBe(1);
  });

  test('gets a piece, another in its place, and loses it to the same tool', () => {
    const one = used(EMPTY, 'W', 'e5');
    const two = used(one, 'h', 'e5');
    expect(one.pieces.get('e5')).toBe('W');
    expect(two.pieces.get('e5')).toBe('h');
    expect(used(two, 'h', 'e5').pieces.size).toBe(0);
  });

  test('has cities under its pieces, and loses the piece first', () => {
    const both = used(used(EMPTY, 'c', 'e5'), 'W', 'e5');
    const one = used(both, 'none', 'e5');
    expect([both.pieces.size, both.cities.get('e5')]).toEqual([1, 1]);
    expect([one.pieces.size, one.cities.size]).toEqual([0, 1]);
    expect(used(one, 'none', 'e5').cities.size).toBe(0);
    expect(used(one, 'C', 'e5').cities.get('e5')).toBe(0);
  });

  test('has its pieces carried about, or off the board', () => {
    const one = used(EMPTY, 'H', 'a1');
    expect([...carried(one, 'a1', 'j10').pieces]).toEqual([['j10', 'H']]);
    expect(carried(one, 'a1', null).pieces.size).toBe(0);
    expect(carried(one, 'b1', 'c1')).toBe(one);
  });
});
