import { describe, expect, it } from 'vitest';

const FILES = Object.keys(import.meta.glob('./*/*'));
const BOARDS = import.meta.glob<string>('./*/Board.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GAMES = Object.keys(BOARDS).flatMap((file) => /^\.\/(?!any)(\w+)\//.exec(file)?.[1] ?? []);
const of = (game: string): string[] =>
  FILES.flatMap((file) => (file.startsWith(`./${game}/`) ? [file.slice(game.length + 3)] : []));

/** Files that every drawn game has, so that a programmer who knows one board finds their way in all. */
const ROLES = ['Board.svelte', 'offers.ts', 'view.ts', 'words.ts', 'house.css'];

describe('the files of a board', () => {
  it.each(GAMES)('have the same names in %s as in the others', (game) => {
    expect(of(game)).toEqual(expect.arrayContaining(ROLES));
  });

  it('have the same names where a game is shown by its data alone', () => {
    expect(of('any')).toEqual(expect.arrayContaining(['Board.svelte', 'words.ts']));
  });

  it('are there for our games', () => {
    expect(GAMES).toEqual(['braverats', 'jackrabbits', 'korona', 'sparta']);
  });
});

// `table/board.ts` hands views of the server to boards: their types must be those of the server.
it.each(GAMES)('the board of %s is given the types that were generated for it', (game) => {
  const board = BOARDS[`./${game}/Board.svelte`];
  expect(board).toContain("import type { Preview, View } from './wire';");
  expect(board).toMatch(/}: BoardProps<View, Preview> =\s+\$props\(\);/);
});
