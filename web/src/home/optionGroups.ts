import type { GameOffered, OptionOffered } from '../wire';
import { capital } from './errorText';

/** Options that are about the same thing; `name` is a key of `web-new-group-`. */
export interface Group {
  name: string;
  options: OptionOffered[];
}

/** The options of a game in groups; options without a group come last, together. */
export function grouped({ options, groups }: Pick<GameOffered, 'options' | 'groups'>): Group[] {
  const left = new Map(options.map((option) => [option.key, option]));
  const shown: Group[] = [];
  for (const { key, options: keys } of groups) {
    const found = keys.flatMap((name) => left.get(name) ?? []);
    for (const option of found) left.delete(option.key);
    if (found.length) shown.push({ name: key, options: found });
  }
  if (left.size) shown.push({ name: shown.length ? 'other' : 'all', options: [...left.values()] });
  return shown;
}

/** The name of an option, and the sentence that explains it. */
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
