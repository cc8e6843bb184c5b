import type { OptionOffered } from '../wire';
import { capital } from './errorText';

/** Options that are about the same thing; `name` is a key of `web-new-group-`. */
export interface Group {
  name: string;
  options: OptionOffered[];
}

const GROUPS: Record<string, [name: string, options: string[]][]> = {
  braverats: [
    ['length', ['fast_rat', 'emperor']],
    ['hands', ['traitor', 'lucky_draw', 'draft', 'random_deal', 'princess_attack', 'mime']],
    ['rulings', ['held_ambassador', 'musician_mutes']],
  ],
  sparta: [
    ['board', ['layout']],
    ['rulings', ['heroes_conquer']],
  ],
  jackrabbits: [
    ['goal', ['complete', 'ending']],
    ['board', ['map', 'tight_suits', 'suits']],
    ['values', ['ambivalent_aces', 'capital_aces', 'additional_capital', 'patriarchal_values']],
    [
      'places',
      ['advanced_citadel', 'residential_flights', 'provisional_palaces', 'trailing_carrots'],
    ],
    ['hands', ['interpersonal_trade', 'windfall_lottery', 'overtaxed_hands', 'seized_surplus']],
  ],
};

/** The options of a game by what they are about; those that nobody has placed come last, together. */
export function grouped(game: string, options: readonly OptionOffered[]): Group[] {
  const left = new Map(options.map((option) => [option.key, option]));
  const groups: Group[] = [];
  for (const [name, keys] of GROUPS[game] ?? []) {
    const found = keys.flatMap((key) => left.get(key) ?? []);
    for (const option of found) left.delete(option.key);
    if (found.length) groups.push({ name, options: found });
  }
  if (left.size)
    groups.push({ name: groups.length ? 'other' : 'all', options: [...left.values()] });
  return groups;
}

/** What an option is called, and the sentence that explains it. */
export function titled(option: Pick<OptionOffered, 'key' | 'words'>): {
  title: string;
  text: string;
} {
  const words = option.words ?? option.key.replaceAll('_', ' ');
  const named = /^([^:.]{1,40}): (.+)$/s.exec(words) ?? /^(.+?)\. (.+)$/s.exec(words);
  if (!named) return { title: words.replace(/\.$/, ''), text: '' };
  const [, title = '', text = ''] = named;
  return { title, text: capital(text) };
}

/** "2–4" of 2, 3 and 4; "2, 4" of 2 and 4. */
export function span(players: readonly number[]): string {
  const first = players[0];
  const last = players.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last) return String(first);
  return last - first === players.length - 1 ? `${first}–${last}` : players.join(', ');
}
