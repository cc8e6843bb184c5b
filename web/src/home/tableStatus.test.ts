import { describe, expect, it } from 'vitest';
import type { TableListed } from '../wire';
import { ago, inOrder, statusOf } from './tableStatus';

function table(part: Partial<TableListed>): TableListed {
  return {
    table: 'aaaaaaaaaa',
    game: 'korona',
    status: 'playing',
    public: false,
    created: 0,
    updated: 0,
    number: 1,
    options: {},
    clock: null,
    rated: false,
    seats: [{ name: 'Ana', mine: true }, { name: 'Luis' }],
    result: null,
    ...part,
  };
}

const turn = table({ seats: [{ mine: true, owes: true }, {}] });

describe('how a table stands', () => {
  it('is my turn where a seat of mine owes a decision', () => {
    expect(statusOf(turn)).toBe('turn');
    expect(statusOf(table({}))).toBe('wait');
  });

  it('is not my turn while a bot plays for me', () => {
    expect(statusOf(table({ seats: [{ mine: true, owes: true, bot: 'casual' }, {}] }))).toBe(
      'wait',
    );
  });

  it('waits for players while a seat is open, and for the start once none is', () => {
    expect(statusOf(table({ status: 'open', seats: [{ mine: true }, { open: true }] }))).toBe(
      'open',
    );
    expect(statusOf(table({ status: 'open' }))).toBe('ready');
  });

  it.each([
    [[1, -1], 'won'],
    [[-1, 1], 'lost'],
    [[0, 0], 'drawn'],
    [[0.5, 0.5, -1], 'won'],
  ])('with returns %j is %s', (returns, found) => {
    const seats = [{ mine: true }, {}, {}].slice(0, returns.length);
    expect(statusOf(table({ status: 'over', seats, result: { reason: 'score', returns } }))).toBe(
      found,
    );
  });

  it('is only over for a player of both sides', () => {
    const seats = [{ mine: true }, { mine: true }];
    expect(
      statusOf(table({ status: 'over', seats, result: { reason: 'score', returns: [1, -1] } })),
    ).toBe('over');
  });
});

it('puts tables where it is my turn first, and the latest news first among equals', () => {
  const old = table({ table: 'old', updated: 1 });
  const late = table({ table: 'late', updated: 9 });
  const over = table({ table: 'over', status: 'over', updated: 99 });
  expect(inOrder([over, old, late, { ...turn, table: 'turn' }]).map(({ table }) => table)).toEqual([
    'turn',
    'late',
    'old',
    'over',
  ]);
});

it('says how long ago in the largest unit that fits', () => {
  expect(ago(0, 7_300, 'en')).toBe('2 hours ago');
  expect(ago(0, 86_400, 'es')).toBe('ayer');
  expect(ago(100, 90, 'en')).toBe('now');
});
