/** The squares of the board, a1 to j10, and where they lie on the screen. A square is UNIT wide. */
export const SIDE = 10;
export const FILES = 'abcdefghij';
export const UNIT = 60;

export interface Point {
  x: number;
  y: number;
}

/** Column and row on the screen, from the upper left; Sparta sits below unless the board is turned. */
export function placeOf(square: string, turned: boolean): { column: number; row: number } {
  const file = FILES.indexOf(square.charAt(0));
  const rank = Number(square.slice(1)) - 1;
  return turned ? { column: SIDE - 1 - file, row: rank } : { column: file, row: SIDE - 1 - rank };
}

export function squareAt(column: number, row: number, turned: boolean): string | null {
  if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return null;
  const [file, rank] = turned ? [SIDE - 1 - column, row] : [column, SIDE - 1 - row];
  return `${FILES.charAt(file)}${rank + 1}`;
}

export function middleOf(square: string, turned: boolean): Point {
  const { column, row } = placeOf(square, turned);
  return { x: UNIT * (column + 0.5), y: UNIT * (row + 0.5) };
}

/** Every square in the order of reading. */
export function rows(turned: boolean): string[][] {
  const numbers = Array.from({ length: SIDE }, (_, n) => n);
  return numbers.map((row) => numbers.map((column) => squareAt(column, row, turned) as string));
}

/** The square that a key leads to as the eye sees the board; null for other keys and over the edge. */
export function walk(square: string, key: string, turned: boolean): string | null {
  const { column, row } = placeOf(square, turned);
  switch (key) {
    case 'ArrowLeft':
      return squareAt(column - 1, row, turned);
    case 'ArrowRight':
      return squareAt(column + 1, row, turned);
    case 'ArrowUp':
      return squareAt(column, row - 1, turned);
    case 'ArrowDown':
      return squareAt(column, row + 1, turned);
    case 'Home':
      return squareAt(0, row, turned);
    case 'End':
      return squareAt(SIDE - 1, row, turned);
    case 'PageUp':
      return squareAt(column, 0, turned);
    case 'PageDown':
      return squareAt(column, SIDE - 1, turned);
    default:
      return null;
  }
}

/** An arrow between two squares as the points of a polygon. It ends before the piece that moved. */
export function arrow(from: string, to: string, turned: boolean): string {
  const start = middleOf(from, turned);
  const end = middleOf(to, turned);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const neck = length - 40;
  const outline: [number, number][] = [
    [8, 4],
    [neck, 4],
    [neck, 11],
    [length - 24, 0],
    [neck, -11],
    [neck, -4],
    [8, -4],
  ];
  return outline
    .map(
      ([along, across]) =>
        `${round(start.x + ux * along - uy * across)},${round(start.y + uy * along + ux * across)}`,
    )
    .join(' ');
}

const round = (n: number): number => Math.round(10 * n) / 10;
