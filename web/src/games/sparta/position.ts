import { FILES, SIDE, squareAt } from './geometry';
import type { Seat } from './view';

/** W H: warriors and heroes of Sparta; w h: of Achaea. */
export type Letter = 'W' | 'H' | 'w' | 'h';
export const SIDES = 'SA';
export const MOST_CALM = 99;

/** What a position text says. Whether it can be played is for the server to say. */
export interface Position {
  pieces: ReadonlyMap<string, Letter>;
  cities: ReadonlyMap<string, Seat>;
  mover: Seat;
  calm: number;
}

/** A text that is no position: the key of a sentence of the errors, and what it speaks of. */
export class BadText extends Error {
  constructor(
    readonly key: string,
    readonly facts: Record<string, string | number>,
  ) {
    super(key);
  }
}

export const EMPTY: Position = { pieces: new Map(), cities: new Map(), mover: 0, calm: 0 };
export const seatOf = (letter: Letter): Seat => (letter === 'W' || letter === 'H' ? 0 : 1);
export const isHero = (letter: Letter): boolean => letter === 'H' || letter === 'h';

export function write(position: Position): string {
  const ranks = [];
  for (let row = 0; row < SIDE; row++) {
    let signs = '';
    for (let column = 0; column < SIDE; column++)
      signs += position.pieces.get(squareAt(column, row, false) as string) ?? '.';
    ranks.push(signs.replace(/\.+/g, (empty) => String(empty.length)));
  }
  const cities = ([0, 1] as const).map((seat) => citiesOf(position, seat).join(',') || '-');
  return `${ranks.join('/')} ${cities.join(' ')} ${SIDES.charAt(position.mover)} ${position.calm}`;
}

/** The cities of a seat, rank by rank from Sparta's side. */
export function citiesOf(position: Position, seat: Seat): string[] {
  const mine = [...position.cities].filter(([, owner]) => owner === seat).map(([square]) => square);
  return mine.sort((one, other) => number(one) - number(other));
}

const number = (square: string): number =>
  SIDE * Number(square.slice(1)) + FILES.indexOf(square.charAt(0));

export function read(text: string): Position {
  const parts = text.trim().split(/\s+/).filter(Boolean);
  const [board, spartan, achaean, side, calm] = parts;
  if (parts.length !== 5 || !board || !spartan || !achaean || !side || !calm) {
    throw new BadText('error-sparta-parts', { n: parts.length, given: quoted(text) });
  }
  const mover = side.length === 1 ? SIDES.indexOf(side) : -1;
  if (mover < 0) throw new BadText('error-sparta-side', { given: quoted(side) });
  if (!/^[0-9]{1,9}$/.test(calm) || Number(calm) > MOST_CALM) {
    throw new BadText('error-sparta-calm', { most: MOST_CALM, given: quoted(calm) });
  }
  const cities = new Map<string, Seat>();
  readCities(spartan, 0, cities);
  readCities(achaean, 1, cities);
  return { pieces: readBoard(board), cities, mover: mover as Seat, calm: Number(calm) };
}

function readBoard(board: string): Map<string, Letter> {
  const ranks = board.split('/');
  if (ranks.length !== SIDE) throw new BadText('error-sparta-ranks', { n: ranks.length });
  const pieces = new Map<string, Letter>();
  ranks.forEach((signs, row) => {
    const rank = String(SIDE - row);
    let file = 0;
    for (const sign of signs.match(/[0-9]{1,9}|./gu) ?? []) {
      if (/^[0-9]/.test(sign)) {
        file += Number(sign);
      } else if ('WHwh'.includes(sign)) {
        if (file < SIDE) pieces.set(`${FILES.charAt(file)}${rank}`, sign as Letter);
        file += 1;
      } else {
        throw new BadText('error-sparta-sign', { rank, given: quoted(sign) });
      }
    }
    if (file !== SIDE)
      throw new BadText('error-sparta-rank', { rank, n: String(file), given: quoted(signs) });
  });
  return pieces;
}

function readCities(part: string, seat: Seat, cities: Map<string, Seat>): void {
  if (part === '-') return;
  for (const square of part.split(',')) {
    if (!/^[a-j]([1-9]|10)$/.test(square))
      throw new BadText('error-sparta-square', { given: quoted(square) });
    if (cities.has(square)) throw new BadText('error-sparta-city-twice', { square });
    cities.set(square, seat);
  }
}

const quoted = (text: string): string => `"${text}"`;

/** The same position with left and right exchanged. */
export function mirrored(position: Position): Position {
  return moved(position, (file, rank) => [SIDE - 1 - file, rank]);
}

/** The board turned round and the colours exchanged: what one side had the other has now. */
export function exchanged(position: Position): Position {
  const turned = moved(position, (file, rank) => [SIDE - 1 - file, SIDE - 1 - rank]);
  const other = { W: 'w', H: 'h', w: 'W', h: 'H' } as const;
  return {
    pieces: new Map([...turned.pieces].map(([square, letter]) => [square, other[letter]])),
    cities: new Map([...turned.cities].map(([square, seat]) => [square, (1 - seat) as Seat])),
    mover: (1 - position.mover) as Seat,
    calm: position.calm,
  };
}

function moved(
  position: Position,
  where: (file: number, rank: number) => [number, number],
): Position {
  const to = (square: string): string => {
    const [file, rank] = where(FILES.indexOf(square.charAt(0)), Number(square.slice(1)) - 1);
    return `${FILES.charAt(file)}${rank + 1}`;
  };
  return {
    ...position,
    pieces: new Map([...position.pieces].map(([square, letter]) => [to(square), letter])),
    cities: new Map([...position.cities].map(([square, seat]) => [to(square), seat])),
  };
}

/** What a square can be given: a piece, a city (C c), or nothing at all. */
export type Tool = Letter | 'C' | 'c' | 'none';

/** A tool used on a square; what stands there already is taken away by the same tool. */
export function used(position: Position, tool: Tool, square: string): Position {
  const pieces = new Map(position.pieces);
  const cities = new Map(position.cities);
  if (tool === 'none') {
    // First the piece, then the ground under it.
    if (!pieces.delete(square)) cities.delete(square);
  } else if (tool === 'C' || tool === 'c') {
    const seat = tool === 'C' ? 0 : 1;
    if (cities.get(square) === seat) cities.delete(square);
    else cities.set(square, seat);
  } else if (pieces.get(square) === tool) {
    pieces.delete(square);
  } else {
    pieces.set(square, tool);
  }
  return { ...position, pieces, cities };
}

/** A piece taken to another square; out of the board where that is null. */
export function carried(position: Position, from: string, to: string | null): Position {
  const letter = position.pieces.get(from);
  if (!letter || from === to) return position;
  const pieces = new Map(position.pieces);
  pieces.delete(from);
  if (to) pieces.set(to, letter);
  return { ...position, pieces };
}
