import type { TableListed } from '../wire';

/** The status of a table for the reader of the list. */
export type TableStatus = 'turn' | 'wait' | 'ready' | 'open' | 'won' | 'lost' | 'drawn' | 'over';

const ORDER: Record<TableStatus, number> = {
  turn: 0,
  ready: 1,
  wait: 2,
  open: 3,
  won: 4,
  lost: 4,
  drawn: 4,
  over: 4,
};

export function statusOf(listed: TableListed): TableStatus {
  if (listed.status === 'playing') {
    return listed.seats.some((seat) => seat.mine && seat.owes && !seat.bot) ? 'turn' : 'wait';
  }
  if (listed.status === 'open') return listed.seats.some((seat) => seat.open) ? 'open' : 'ready';
  const returns = listed.result?.returns ?? [];
  const mine = listed.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  // A player of several seats, and a watcher, has neither won nor lost.
  const [seat] = mine;
  if (mine.length !== 1 || seat === undefined || !returns.length) return 'over';
  const own = returns[seat] ?? 0;
  if (returns.every((value) => value === own)) return 'drawn';
  return own === Math.max(...returns) ? 'won' : 'lost';
}

/** Tables where it is my turn, then games under way, then finished ones; the latest first in each. */
export function inOrder(tables: readonly TableListed[]): TableListed[] {
  return [...tables].sort(
    (a, b) => ORDER[statusOf(a)] - ORDER[statusOf(b)] || b.updated - a.updated,
  );
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was, in words. */
export function ago(seconds: number, now: number, lang: string): string {
  const past = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'long' });
  for (const [unit, size] of UNITS) {
    if (past >= size) return format.format(-Math.floor(past / size), unit);
  }
  return format.format(0, 'second');
}
