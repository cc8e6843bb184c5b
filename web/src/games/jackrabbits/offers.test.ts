import { describe, expect, it } from 'vitest';
import { buttonActs, handActs, nextStep, sideActs, tableActs, targets, type Act } from './offers';

const act = (action: number, about: Partial<Act> & { do: string }): Act => ({
  action,
  name: String(action),
  ...about,
});
const pay = { due: 7, suits: ['clubs'], cards: ['8♣'], shown: false };

describe('targets on the map', () => {
  const acts = [
    act(1, {
      do: 'move',
      tile: 'citadel',
      way: 'n',
      to: 'river-1',
      reach: { 'plaza-of-diamonds': 0, 'palace-of-hearts': 14 },
    }),
    act(2, {
      do: 'move',
      tile: 'citadel',
      way: 's',
      to: 'river-4',
      reach: { 'palace-of-hearts': 7 },
    }),
    act(3, { do: 'move', tile: 'citadel', way: 'sw', to: 'exile', reach: {} }),
    act(4, { do: 'stay' }),
  ];

  it('are the next tiles, and all that can be reached, each by the cheapest way', () => {
    const found = targets(acts);
    expect(found.get('river-1')?.step?.action).toBe(1);
    expect(found.get('palace-of-hearts')).toMatchObject({
      price: 7,
      step: null,
      first: { action: 2 },
    });
    expect(found.has('exile')).toBe(false);
  });

  it('leave roads off the map to the side of their tile, and the rest to buttons', () => {
    expect(sideActs(acts).map(({ action }) => action)).toEqual([3]);
    expect(buttonActs(acts).map(({ action }) => action)).toEqual([4]);
  });

  it('do not hide a dear step behind a free way to the same hex', () => {
    const dear = act(5, {
      do: 'move',
      tile: 'river-1',
      way: 'n',
      to: 'plaza-of-diamonds',
      pay,
      reach: { 'plaza-of-diamonds': 7 },
    });
    const free = act(6, {
      do: 'move',
      tile: 'river-1',
      way: 'ne',
      to: 'forest-3',
      reach: { 'plaza-of-diamonds': 0 },
    });
    expect(targets([dear, free]).get('plaza-of-diamonds')?.first.action).toBe(6);
    expect(sideActs([dear, free])).toEqual([dear]);
  });
});

describe('a journey to a goal', () => {
  const goal = { place: 'palace-of-hearts', budget: 7 };

  it('goes on by the cheapest step, and pays out of its budget', () => {
    const acts = [
      act(1, { do: 'move', to: 'a', pay, reach: { 'palace-of-hearts': 7 } }),
      act(2, { do: 'move', to: 'b', reach: {} }),
    ];
    expect(nextStep(goal, acts)).toMatchObject({ act: { action: 1 }, goal: { budget: 0 } });
  });

  it('ends where it would cost more than was agreed to', () => {
    expect(
      nextStep(goal, [act(1, { do: 'move', to: 'a', pay, reach: { 'palace-of-hearts': 14 } })]),
    ).toBeNull();
  });

  it('ends where no way leads there any more', () => {
    expect(nextStep(goal, [act(1, { do: 'no-more' })])).toBeNull();
  });

  it('takes the horse it has hired to its goal', () => {
    expect(
      nextStep(goal, [
        act(1, { do: 'goal', to: 'citadel' }),
        act(2, { do: 'goal', to: 'palace-of-hearts' }),
      ])?.act.action,
    ).toBe(2);
  });
});

describe('cards', () => {
  const acts = [
    act(1, { do: 'spend', card: 'A♥' }),
    act(2, { do: 'spend-high', card: 'A♥' }),
    act(3, { do: 'buy', card: '7♥' }),
  ];
  it('of the hand and of the table are kept apart', () => {
    expect(handActs(acts).get('A♥')).toHaveLength(2);
    expect(tableActs(acts).get('7♥')).toHaveLength(1);
    expect(buttonActs(acts)).toEqual([]);
  });

  it('for sale are put together until the purchase is closed', () => {
    const goods = [
      act(1, { do: 'buy', card: 'A♠', counts: 1 }),
      act(2, { do: 'buy-high', card: 'A♠', counts: 11 }),
      act(3, { do: 'close-purchase' }),
    ];
    expect(tableActs(goods).get('A♠')).toHaveLength(2);
    expect(buttonActs(goods).map(({ action }) => action)).toEqual([3]);
  });
});
