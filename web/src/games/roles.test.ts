import { describe, expect, it } from 'vitest';

const FILES = Object.keys(import.meta.glob('./*/*'));
const of = (game: string): string[] =>
  FILES.flatMap((file) => (file.startsWith(`./${game}/`) ? [file.slice(game.length + 3)] : []));

/** Files that every drawn game has, so that a programmer who knows one board finds their way in all. */
const ROLES = ['Board.svelte', 'offers.ts', 'view.ts', 'words.ts'];

describe('the files of a board', () => {
  it.each(['braverats', 'jackrabbits', 'korona', 'sparta'])(
    'have the same names in %s as in the others',
    (game) => {
      expect(of(game)).toEqual(expect.arrayContaining(ROLES));
    },
  );

  it('have the same names where a game is shown by its data alone', () => {
    expect(of('any')).toEqual(expect.arrayContaining(['Board.svelte', 'words.ts']));
  });
});
