import type { Refused } from '../lib/api';

/** The part of the form that a refusal is about. */
export type Place = 'rules' | 'players' | 'seats' | 'clock' | 'company' | 'position' | 'whole';

const PLACES: Record<string, Place> = {
  'error-contradiction': 'rules',
  'error-bad-value': 'rules',
  'error-no-option': 'rules',
  'error-no-options': 'rules',
  'error-players': 'players',
  'error-no-level': 'seats',
  'error-table-no-seat': 'seats',
  'error-table-clock': 'clock',
  'error-no-notation': 'position',
};
const FIELDS: Record<string, Place> = {
  options: 'rules',
  players: 'players',
  bots: 'seats',
  stand_in: 'seats',
  clock: 'clock',
  position: 'position',
  delay: 'company',
};

/** A game says in its own words what is wrong with a position: such keys carry its name. */
export function placeOf(refused: Refused, game: string, position: boolean): Place {
  const known = PLACES[refused.key];
  if (known) return known;
  const field = /^`?\$\.([a-z_]+)/.exec(refused.facts['where'] ?? '')?.[1];
  if (field) return FIELDS[field] ?? 'whole';
  return position && refused.key.startsWith(`error-${game}-`) ? 'position' : 'whole';
}

/** The options that a contradiction speaks of: "draft=true and random_deal=true". */
export function optionsIn(facts: Record<string, string>): string[] {
  return [...(facts['options'] ?? '').matchAll(/([a-z_]+)=/g)].map(([, key = '']) => key);
}
