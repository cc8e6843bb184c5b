import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableFacts } from '../../table/board';
import Board from './Board.svelte';

const WRECK = '  a b c\n1 . 2 3\n2 1 _ .';

function shown(view: Record<string, unknown>) {
  const seen: TableFacts = {
    number: 1,
    status: 'playing',
    setup: { game: 'tides', players: 2, options: {} },
    seats: [],
    question: { kind: 'dive', asked: [1], text: 'Bo dives.' },
  };
  const props = {
    view,
    seen,
    viewer: null,
    offers: [],
    choose: () => undefined,
    busy: false,
    happened: [],
    seats: [],
  };
  const { container } = render(Board, props);
  const tile = (key: string) =>
    [...container.querySelectorAll('[data-board] > dl > div')].find(
      (one) => one.querySelector('dt')?.textContent === key,
    );
  return { container, tile };
}

afterEach(cleanup);

describe('the table of any game', () => {
  it('says what is asked', () => {
    const { container } = shown({ round: 1 });
    expect(container.querySelector('.question')?.textContent).toBe('Bo dives.');
  });

  it('keeps the lines and columns of a board that is drawn in letters, and gives it the whole width', () => {
    const { tile } = shown({ round: 1, wreck: WRECK });
    expect(tile('wreck')?.querySelector('pre')?.textContent).toBe(WRECK);
    expect(tile('wreck')?.classList.contains('short')).toBe(false);
    expect(tile('round')?.classList.contains('short')).toBe(true);
  });

  it('keeps them wherever such a board stands', () => {
    const { container } = shown({ boards: { ana: WRECK, bo: [WRECK, 'sunk_deep'] } });
    expect([...container.querySelectorAll('pre')].map((one) => one.textContent)).toEqual([
      WRECK,
      WRECK,
    ]);
    expect(container.textContent).toContain('sunk deep');
  });
});
