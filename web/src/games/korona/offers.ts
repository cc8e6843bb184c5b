import type { Offer } from '../../table/board';
import type { Preview } from './wire';

export type Choice = Offer<Preview>;

/** Where an action begins: what is taken up for it. None where it has no place at the table. */
export function sourcesOf(choice: Choice): string[] {
  switch (choice.do) {
    case 'take-deck':
      return ['deck'];
    case 'take-market':
      return [`market:${choice.card}`];
    case 'place':
      return [`${choice.from}:${choice.card}`];
    default:
      if (choice.piles) return pilesOf(choice);
      return choice.card === undefined ? [] : [`hand:${choice.card}`];
  }
}

/** Whether an action card of the hand is used, on a seat or for oneself. */
export function isUse(choice: Choice): boolean {
  return choice.card !== undefined && !choice.piles && !WITH_CARDS.includes(choice.do);
}

const WITH_CARDS: Choice['do'][] = ['take-market', 'discard', 'give'];

/** Where it ends: what it may be laid upon. */
export function placesOf(choice: Choice): string[] {
  switch (choice.do) {
    case 'take-deck':
    case 'take-market':
      return ['hand'];
    case 'place':
      return choice.piles?.length ? pilesOf(choice) : [`alone:${choice.zone}`];
    case 'discard':
      return ['discards'];
    case 'give':
      return [`hand-of:${choice.to}`];
    default:
      if (!isUse(choice)) return [];
      if (choice.target === undefined) return ['council'];
      return [choice.of === 'hand' ? `hand-of:${choice.target}` : `zone-of:${choice.target}`];
  }
}

const pilesOf = (choice: Choice): string[] =>
  (choice.piles ?? []).map((pile) => `pile:${choice.zone}:${pile}`);

/** Everything that can be taken up, with what can be done with it. */
export function bySource(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const source of sourcesOf(choice))
      found.set(source, [...(found.get(source) ?? []), choice]);
  }
  return found;
}

/** The places for something that was taken up. */
export function byPlace(choices: Choice[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) for (const place of placesOf(choice)) found.set(place, choice);
  return found;
}

/** Whether an action is shown on a pile, or on the free ground of a zone. Others need a button. */
export function hasGround(choice: Choice): boolean {
  return choice.do === 'place' || choice.do.startsWith('take-');
}

/** The change of score to show on a choice: that of the zone it is about, or of the one it strikes. */
export function change(choice: Choice): number | null {
  if (choice.best !== undefined && choice.do !== 'whole') return choice.best;
  if (choice.stake !== undefined) return choice.do === 'let-pass' ? choice.stake : null;
  if (!choice.scores) return null;
  return choice.zone === undefined ? null : (choice.scores[choice.zone] ?? null);
}

/** Where a whole pile changes hands, what its new owner gains; at best, if its jester must move. */
export function gain(choice: Choice): number | null {
  return choice.do === 'whole' && choice.to !== undefined
    ? (choice.best ?? choice.scores?.[choice.to] ?? null)
    : null;
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}
