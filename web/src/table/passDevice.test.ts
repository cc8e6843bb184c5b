import { describe, expect, it } from 'vitest';
import type { SeatSeen } from '../wire';
import { passTo, rightful } from './passDevice';

const owing = (...seats: number[]): SeatSeen[] =>
  [0, 1, 2].map((seat) => ({ name: 'Ana', owes: seats.includes(seat) }));
const device = { mine: [0, 1], seats: owing(0), holder: 0, playing: true, secrets: true };

describe('the curtain', () => {
  it('stays open for a player who holds the device and owes a decision', () => {
    expect(passTo(device)).toBeNull();
  });

  it('falls before the seat that owes, when another player holds the device', () => {
    expect(passTo({ ...device, seats: owing(1) })).toBe(1);
  });

  it('falls first of all, before any player has said that they hold the device', () => {
    expect(passTo({ ...device, holder: null })).toBe(0);
    expect(passTo({ ...device, holder: null, seats: owing(2) })).toBe(0);
  });

  it('stays open while others are asked', () => {
    expect(passTo({ ...device, seats: owing(2) })).toBeNull();
  });

  it('is not needed for one seat, before the start, at the end, and where nothing is hidden', () => {
    expect(passTo({ ...device, mine: [1], seats: owing(1) })).toBeNull();
    expect(passTo({ ...device, seats: owing(1), playing: false })).toBeNull();
    expect(passTo({ ...device, seats: owing(1), secrets: false })).toBeNull();
  });
});

describe('whose the device is', () => {
  it('goes around the table, beginning after its holder', () => {
    expect(rightful([0, 1, 2], owing(0, 2), 1)).toBe(2);
    expect(rightful([0, 1, 2], owing(0), 1)).toBe(0);
  });

  it('stays with its holder while they owe a decision, even if others do too', () => {
    expect(rightful([0, 1], owing(0, 1), 1)).toBe(1);
  });

  it('does not go to a seat that a bot plays', () => {
    const seats = owing(0, 1);
    seats[1] = { ...seats[1], stand_in: 'casual' };
    expect(rightful([0, 1], seats, 1)).toBe(0);
  });
});
