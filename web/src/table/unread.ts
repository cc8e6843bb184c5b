import { keep, kept } from '../lib/storage';

/** How far each table has been read on this device, so that only news is told anew. */
const KEY = 'reino-read';
const MOST = 60;

function all(): [string, number][] {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(read) ? (read as [string, number][]) : [];
  } catch {
    return [];
  }
}

const nameOf = (table: string, seat: number | null): string => `${table} ${seat ?? 'watching'}`;

export function readUpTo(table: string, seat: number | null): number {
  return all().find(([name]) => name === nameOf(table, seat))?.[1] ?? 0;
}

export function markRead(table: string, seat: number | null, number: number): void {
  const name = nameOf(table, seat);
  keep(
    KEY,
    JSON.stringify([[name, number], ...all().filter(([other]) => other !== name)].slice(0, MOST)),
  );
}
