import { describe, expect, it } from 'vitest';
import { handOf, laid, packetOf, roundsToCome, settled } from './view';
import type { View } from './wire';

const view = (facts: Partial<View>): View => facts as View;

describe('cards as they lie', () => {
  it('tells two of a kind apart', () => {
    expect(laid(['spy', 'spy', 'prince']).map(({ key }) => key)).toEqual([
      'spy-0',
      'spy-1',
      'prince-0',
    ]);
  });

  it('shows a back for each card that is not known', () => {
    const hand = handOf(view({ known: [['spy'], []], hand_sizes: [3, 2] }), 0);
    expect(hand.map(({ card }) => card)).toEqual(['spy', null, null]);
  });

  it('counts no back where more is known than is in hand, as when one of them is sealed', () => {
    expect(handOf(view({ known: [['spy', 'prince'], []], hand_sizes: [1, 0] }), 0)).toHaveLength(2);
  });

  it('has a packet of backs for a viewer who has not seen it', () => {
    expect(packetOf(view({ packet: null, packet_size: 3 })).map(({ card }) => card)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('rounds', () => {
  it('are to come as long as there are cards, in hand, laid or still to draw', () => {
    const lucky = view({
      stage: 'choose',
      hand_sizes: [2, 3],
      chosen: [true, false],
      piles: [
        ['spy', 'prince'],
        ['a', 'b', 'c', 'd', 'e'],
      ],
    });
    expect(roundsToCome(lucky, 0, 0)).toBe(5);
    expect(roundsToCome(lucky, 1, null)).toBe(5);
    expect(roundsToCome({ ...lucky, stage: 'over' }, 0, 0)).toBe(0);
  });

  it('finds the last round that was settled, and what followed from it', () => {
    const event = (kind: string, text: string, data = {}) => ({ number: 7, kind, text, data });
    const told = settled([
      event('round', 'first', { round: 1 }),
      event('sealed', 'chosen'),
      event('round', 'second', { round: 2, winner: 1 }),
      event('draw', 'drawn'),
      event('end', 'over'),
    ]);
    expect(told).toMatchObject({
      number: 7,
      round: 2,
      winner: 1,
      texts: ['second', 'over'],
      ended: true,
    });
    expect(settled([event('sealed', 'chosen')])).toBeNull();
  });
});
