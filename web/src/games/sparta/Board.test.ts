import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Offer, TableFacts } from '../../table/board';
import Board from './Board.svelte';
import type { Preview, View } from './wire';

const view: View = {
  position: '',
  warriors: [
    ['b2', 'd5'],
    ['b9', 'c9'],
  ],
  heroes: [['e4'], []],
  cities: [['d5'], ['d6', 'e6']],
  reserve: [7, 8],
  mover: 0,
  calm: 3,
  last: 'b9-c9',
  winner: null,
  reason: null,
};

const move = (
  action: number,
  from: string,
  to: string,
  changes: Partial<Preview> = {},
): Offer<Preview> => ({
  action,
  name: `${from}-${to}`,
  from,
  to,
  danger: ['b2'],
  ...changes,
});

const offers = [
  move(1, 'b2', 'b3'),
  move(2, 'b2', 'b4', { takes: ['c9'], risks: ['b4'] }),
  move(3, 'd5', 'd5', { promotes: true }),
  move(4, 'd5', 'd6', { conquers: true }),
];

function shown(changes: Record<string, unknown> = {}) {
  const choose = vi.fn();
  const seen: TableFacts = {
    number: 1,
    status: 'playing',
    setup: { game: 'sparta', players: 2, options: {} },
    seats: [],
    question: { kind: 'move', asked: [0], text: 'What do you move?' },
  };
  const props = {
    view,
    seen,
    viewer: 0,
    offers,
    choose,
    busy: false,
    happened: [],
    seats: ['Ana', 'Bot'],
    ...changes,
  };
  const { container } = render(Board, { props });
  const square = (name: string) =>
    container.querySelector(`[data-square="${name}"]`) as HTMLElement;
  const order = () =>
    [...container.querySelectorAll<HTMLElement>('[data-square]')].map(
      (cell) => cell.dataset['square'],
    );
  return { choose, container, square, order };
}

const PATIENCE = 60_000; // ms: a busy machine is no failure
vi.setConfig({ testTimeout: PATIENCE });

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the board', () => {
  test('has the viewer below, and can be turned', async () => {
    expect(shown().order()[0]).toBe('a10');
    cleanup();
    const { order, container } = shown({ viewer: 1 });
    expect(order()[0]).toBe('j1');
    await fireEvent.click(container.querySelector('.below button') as HTMLElement);
    expect(order()[0]).toBe('a10');
  });

  test('offers every action: first its piece, then its square', async () => {
    const { square, choose, container } = shown();
    expect(square('b2').dataset['actions']).toBe('1 2');
    expect(container.querySelector('[data-action]')).toBeNull();
    await fireEvent.click(square('b2'));
    expect(square('b4').dataset['action']).toBe('2');
    await fireEvent.click(square('b4'));
    expect(choose).toHaveBeenCalledExactlyOnceWith(2);
  });

  test('offers a promotion in place as a button of its own', async () => {
    const { square, choose, container } = shown();
    await fireEvent.click(square('d5'));
    await fireEvent.click(container.querySelector('.told [data-action="3"]') as HTMLElement);
    expect(choose).toHaveBeenCalledExactlyOnceWith(3);
  });

  test('lets go of a piece at Escape, at a second press and at a square out of reach', async () => {
    const { square, choose } = shown();
    const held = () => square('b2').getAttribute('aria-selected');
    for (const letGo of [
      () => fireEvent.keyDown(square('b2'), { key: 'Escape' }),
      () => fireEvent.click(square('b2')),
      () => fireEvent.click(square('j10')),
    ]) {
      await fireEvent.click(square('b2'));
      expect(held()).toBe('true');
      await letGo();
      expect(held()).toBe('false');
    }
    expect(choose).not.toHaveBeenCalled();
  });

  test('is walked with the arrow keys, one square in the order of tabs', async () => {
    const { square, container } = shown();
    square('e2').focus();
    await fireEvent.keyDown(square('e2'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(square('e3'));
    expect([...container.querySelectorAll('[data-square][tabindex="0"]')]).toEqual([square('e3')]);
  });

  test('shows what follows from a move while its square is looked at', async () => {
    const { square, container } = shown();
    await fireEvent.click(square('b2'));
    expect(container.querySelector('.brings')).toBeNull();
    square('b4').focus();
    await vi.waitFor(
      () => expect(container.querySelectorAll('.brings li')).toHaveLength(2),
      PATIENCE,
    );
    expect(container.querySelectorAll('.cross:not(.under)')).toHaveLength(1);
  });

  test('marks pieces in danger unless it is told not to', async () => {
    const { container } = shown();
    const warnings = () => container.querySelectorAll('.surface use[href$="#warning"]').length;
    expect(warnings()).toBe(1);
    await fireEvent.click(container.querySelector('.below [aria-pressed="true"]') as HTMLElement);
    expect(warnings()).toBe(0);
  });

  test('chooses nothing while a choice is under way, and offers nothing to a watcher', async () => {
    const busy = shown({ busy: true });
    await fireEvent.click(busy.square('b2'));
    await fireEvent.click(busy.square('b3'));
    expect(busy.choose).not.toHaveBeenCalled();
    cleanup();
    const { container } = shown({ viewer: null, offers: [] });
    expect(container.querySelector('[data-actions], [data-action]')).toBeNull();
  });
});
