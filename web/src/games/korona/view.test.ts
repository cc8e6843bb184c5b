import { describe, expect, it } from 'vitest';
import { aimedAt, decider, flows, heldCards, passer, tally, type View } from './view';

const BARE: View = {
  stage: 'act',
  players: 3,
  zones: [[], [], []],
  scores: [0, 0, 0],
  breakdowns: [[], [], []],
  hand: [],
  hand_sizes: [0, 0, 0],
  known: [[], [], []],
  shown: [[], [], []],
  market: [],
  deck_size: 0,
  unseen: [],
  discards: [],
  active: 1,
  turns: 0,
  actions: 3,
  used: null,
  target: null,
  from_hand: false,
  stolen: [],
  repaid: null,
  sent: null,
  lodged: null,
  seized: null,
  asked: null,
  struck: null,
  held: [],
  placer: null,
  ground: null,
  source: null,
  passes: 0,
  winners: [],
  reason: null,
};
const view = (facts: Partial<View>): View => ({ ...BARE, ...facts });

describe('who decides', () => {
  it('is the seat that is asked, gives, or places; none on chance or at the end', () => {
    expect(decider(view({}))).toBe(1);
    expect(decider(view({ stage: 'ask', asked: 2 }))).toBe(2);
    expect(decider(view({ stage: 'yield', target: 0 }))).toBe(0);
    expect(decider(view({ stage: 'settle', placer: 2 }))).toBe(2);
    expect(decider(view({ stage: 'draw' }))).toBeNull();
    expect(decider(view({ stage: 'over' }))).toBeNull();
  });

  it('in a revolt is the seat before the passer, and first the seat that began it', () => {
    expect(decider(view({ stage: 'pass', passes: 0 }))).toBe(1);
    const later = view({ stage: 'pass', passes: 2 });
    expect([passer(later), decider(later)]).toEqual([0, 2]);
  });
});

describe('what lies in the middle', () => {
  it('a villain to be lodged and a jester to be moved are held', () => {
    expect(heldCards(view({ stage: 'lodge' }))).toEqual(['villain']);
    expect(heldCards(view({ stage: 'jest' }))).toEqual(['jester']);
    expect(heldCards(view({ stage: 'settle', held: ['archer', 'field'] }))).toEqual([
      'archer',
      'field',
    ]);
    expect(heldCards(view({ stage: 'act', held: ['archer'] }))).toEqual([]);
  });

  it('a swap shows what goes each way', () => {
    const swap = view({
      stage: 'ask',
      target: 0,
      used: 'tactical-swap',
      stolen: [['field', 'peasant'], ['knight']],
      repaid: ['archer'],
    });
    expect(flows(swap)).toEqual([
      { giver: 0, receiver: 1, cards: ['peasant', 'knight'] },
      { giver: 1, receiver: 0, cards: ['archer'] },
    ]);
  });

  it('of piles alike the first is the one under attack', () => {
    const pile = { cards: ['villain'], full: false };
    const zones = [[pile, pile], [], []];
    expect(aimedAt(view({ stage: 'steal', target: 0, lodged: ['villain'], zones }), 0)).toBe(0);
    expect(aimedAt(view({ stage: 'steal', target: 0, lodged: ['villain'], zones }), 1)).toBe(-1);
    expect(aimedAt(view({ stage: 'act', target: 0, lodged: ['villain'], zones }), 0)).toBe(-1);
  });
});

it('cards are counted in the order they come', () => {
  expect(tally(['field', 'archer', 'archer', 'field'])).toEqual([
    ['field', 2],
    ['archer', 2],
  ]);
});
