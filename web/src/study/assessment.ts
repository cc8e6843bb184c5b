import type { Analysed } from '../wire';

/** A decision of a finished game: what it was worth before, and what was chosen. */
export interface Decision {
  step: number; // how many steps lay before it
  seat: number;
  chosen: number;
  analysed: Analysed;
}

export interface Account {
  seat: number;
  first: number; // what the seat could expect at its first decision
  last: number; // what it got
  lost: number; // by its own choices, against the best
  rest: number; // by everything else: chance, and what the others chose
  decisions: number;
  worst: Decision | null;
}

export function valueOf(analysed: Analysed, action: number): number | null {
  return analysed.actions.find((judged) => judged.action === action)?.value ?? null;
}

/** What a choice gave away; 0 where the analysis has no value for it. */
export function loss(decision: Decision): number {
  const value = valueOf(decision.analysed, decision.chosen);
  return value === null ? 0 : Math.max(0, decision.analysed.value - value);
}

/** Where a result came from. All that a seat got is what it could expect at first, less what its
 *  choices lost, and the rest: so the three always add up. */
export function account(seat: number, decisions: Decision[], result: number): Account {
  const own = decisions
    .filter((decision) => decision.seat === seat)
    .sort((a, b) => a.step - b.step);
  const first = own[0]?.analysed.value ?? result;
  const lost = own.reduce((sum, decision) => sum + loss(decision), 0);
  const worst = own.reduce<Decision | null>(
    (most, one) => (loss(one) > (most ? loss(most) : 0.005) ? one : most),
    null,
  );
  return {
    seat,
    first,
    last: result,
    lost,
    rest: result - first + lost,
    decisions: own.length,
    worst,
  };
}

export type Verdict = 'best' | 'good' | 'slip' | 'mistake';

/** How good a choice was, in steps that a person can feel: of a range from -1 to 1. */
export function verdict(decision: Decision): Verdict {
  const lost = loss(decision);
  const judged = decision.analysed.actions.find((one) => one.action === decision.chosen);
  if (lost < 0.005 && (judged?.share ?? 0) > 0) return 'best';
  if (lost < 0.05) return 'good';
  return lost < 0.2 ? 'slip' : 'mistake';
}

/** From a return between -1 and 1 to a share of the prize. */
export const chances = (value: number): number => Math.min(1, Math.max(0, (value + 1) / 2));
