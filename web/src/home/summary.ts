import { listed, say, words } from '../lib/words.svelte';
import { levelName } from '../table/names';
import type { TableListed } from '../wire';
import type { TableDraft } from './tableDraft.svelte';

/** A clock in a few words. */
export function clockWords(clock: TableListed['clock']): string {
  if (!clock) return say('web-home-clock-none');
  if (clock.type === 'days') return say('web-home-clock-days', { days: clock.days });
  const minutes = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1 }).format(
    clock.seconds / 60,
  );
  return say('web-home-clock-live', { minutes, increment: clock.increment ?? 0 });
}

/** The players of a table in words: me, others at this device, bots by their level, open seats. */
export function company(draft: TableDraft): string {
  const here = draft.taken.filter(({ who }) => who === 'here').length;
  const told: string[] = [];
  if (draft.taken.some(({ who }) => who === 'me')) told.push(say('web-new-sum-me'));
  if (here) told.push(say('web-new-sum-here', { here }));
  const bots = new Map<string, number>();
  for (const { who, level } of draft.taken)
    if (who === 'bot') bots.set(level, (bots.get(level) ?? 0) + 1);
  for (const [level, count] of bots)
    told.push(say('web-new-sum-bots', { count, level: levelName(level) }));
  if (draft.open) told.push(say('web-new-sum-open', { open: draft.open }));
  return listed(told);
}

/** "2–4" of 2, 3 and 4; "2, 4" of 2 and 4. */
export function span(players: readonly number[]): string {
  const first = players[0];
  const last = players.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last) return String(first);
  return last - first === players.length - 1 ? `${first}–${last}` : players.join(', ');
}
