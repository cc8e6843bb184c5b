import type { Offer } from '../../table/board';

/** What an action is about: as `reino.games.korona.table.previews` tells it. */
export interface Data {
  do: string;
  n?: number;
  card?: string;
  cards?: string[];
  from?: 'hand' | 'held';
  zone?: number;
  piles?: number[];
  at?: number;
  target?: number | null;
  of?: 'hand' | 'zone' | null;
  to?: number;
  scores?: number[];
  best?: number;
  stake?: number;
  ends?: number[];
}

export type Choice = Offer<Data>;

/** Where an action begins: what is taken up for it. None where it has no place at the table. */
export function sourcesOf(choice: Choice): string[] {
  switch (choice.do) {
    case 'take-deck':
      return ['deck'];
    case 'take-market':
      return [`market:${choice.card}`];
    case 'place':
      return [`${choice.from}:${choice.card}`];
    case 'use':
    case 'discard':
    case 'give':
      return [`hand:${choice.card}`];
    case 'top':
    case 'whole':
    case 'inner':
      return pilesOf(choice);
    default:
      return [];
  }
}

/** Where it ends: what it may be laid upon. */
export function placesOf(choice: Choice): string[] {
  switch (choice.do) {
    case 'take-deck':
    case 'take-market':
      return ['hand'];
    case 'place':
      return choice.piles?.length ? pilesOf(choice) : [`alone:${choice.zone}`];
    case 'use':
      if (choice.target == null) return ['council'];
      return [choice.of === 'hand' ? `hand-of:${choice.target}` : `zone-of:${choice.target}`];
    case 'discard':
      return ['discards'];
    case 'give':
      return [`hand-of:${choice.to}`];
    default:
      return [];
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
  if (choice.best !== undefined) return choice.best;
  if (choice.stake !== undefined) return choice.do === 'let-pass' ? choice.stake : null;
  if (!choice.scores) return null;
  return choice.zone === undefined ? null : (choice.scores[choice.zone] ?? null);
}

/** Where a whole pile changes hands, what its new owner gains. */
export function gain(choice: Choice): number | null {
  return choice.do === 'whole' && choice.to !== undefined
    ? (choice.scores?.[choice.to] ?? null)
    : null;
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}
