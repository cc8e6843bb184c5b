/** Where an arrow key leads in a row of n; null where the key leads nowhere. */
export function moved(key: string, at: number, n: number, columns = n): number | null {
  const to: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: columns < n ? at + columns : at + 1,
    ArrowUp: columns < n ? at - columns : at - 1,
    Home: 0,
    End: n - 1,
  };
  const next = to[key];
  if (next === undefined || n === 0) return null;
  return next < 0 || next >= n ? (columns < n ? null : (next + n) % n) : next;
}

/** A size of letters at which words fit into a width, in any serif. */
export function fitting(words: string, size: number, room: number, wide = 0.56): number {
  return Math.min(size, room / (wide * Math.max(words.length, 1)));
}
