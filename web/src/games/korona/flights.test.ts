import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights';

const event = (kind: string, data: Record<string, unknown>) => ({
  number: 1,
  kind,
  data,
  text: '',
});

describe('flights', () => {
  it('a card that is hidden from the viewer flies face down, to a hand and not to a card of it', () => {
    expect(flightsOf([event('draw', { seat: 1, card: null })])).toEqual([
      { card: null, from: 'deck', to: 'hand:1' },
    ]);
    expect(flightsOf([event('draw', { seat: 0, card: 'knight' })])).toEqual([
      { card: 'knight', from: 'deck', to: 'hand:0/knight' },
    ]);
  });

  it('a card is placed from the hand onto the pile that comes of it', () => {
    const placed = event('placed', { seat: 0, zone: 0, card: 'archer', on: ['tower'] });
    expect(flightsOf([placed])).toEqual([
      { card: 'archer', from: 'hand:0/archer', to: 'zone:0/tower+archer' },
    ]);
  });

  it('a card that is wanted leaves the zone of the seat that has it', () => {
    const seats = { seat: 0, target: 1 };
    const wanted = event('named', { ...seats, card: 'archer', pile: ['tower', 'archer'] });
    expect(flightsOf([wanted])).toEqual([
      { card: 'archer', from: 'zone:1/tower+archer', to: 'council' },
    ]);
    const offered = event('offered', { ...seats, card: 'knight', pile: ['knight'] });
    expect(flightsOf([offered])).toEqual([
      { card: 'knight', from: 'zone:0/knight', to: 'council' },
    ]);
  });

  it('a card that was taken waits in the middle before it is placed', () => {
    const took = event('took', { seat: 0, target: 1, cards: ['archer'] });
    const placed = event('placed', { seat: 0, zone: 0, card: 'archer', on: null });
    expect(flightsOf([took, placed])).toEqual([
      { card: 'archer', from: 'council', to: 'zone:0/archer' },
    ]);
  });

  it('a villain that is lodged with another comes from the middle', () => {
    const placed = event('placed', { seat: 0, zone: 1, card: 'villain', on: null });
    expect(flightsOf([placed])).toEqual([
      { card: 'villain', from: 'council', to: 'zone:1/villain' },
    ]);
  });

  it('a whole pile flies by its top card', () => {
    const pile = ['stable', 'knight', 'knight'];
    const to = {
      card: 'knight',
      from: 'zone:1/stable+knight+knight',
      to: 'zone:0/stable+knight+knight',
    };
    expect(flightsOf([event('seized', { seat: 0, target: 1, pile })])).toEqual([to]);
    expect(flightsOf([event('passed-pile', { seat: 1, to: 0, by: null, pile })])).toEqual([to]);
  });

  it('a pair that joins a monarch parts: the jester waits in the middle', () => {
    const joined = event('joined', { seat: 0, target: 1, pile: ['monarch', 'jester'] });
    const placed = event('placed', { seat: 0, zone: 0, card: 'jester', on: ['tower'] });
    const from = 'zone:1/monarch+jester';
    expect(flightsOf([joined, placed])).toEqual([
      { card: 'monarch', from, to: 'zone:0/monarch+monarch' },
      { card: 'jester', from, to: 'council' },
      { card: 'jester', from: 'council', to: 'zone:0/tower+jester' },
    ]);
  });

  it('what moves no card makes none fly', () => {
    const kinds = [
      'turn',
      'first',
      'deck',
      'no-shield',
      'cancelled',
      'no-villain',
      'aimed',
      'skipped',
      'end',
    ];
    expect(flightsOf(kinds.map((kind) => event(kind, { seat: 0 })))).toEqual([]);
  });

  it('a jester that stays with its monarch does not fly', () => {
    expect(flightsOf([event('jest', { seat: 0, on: null })])).toEqual([]);
  });
});
