import { say, words } from '../../lib/words.svelte';

/** The words for a key of a game: a fact of its views, a value of one, a seat. */
export function word(game: string, key: string): string {
  const name = `${game}-word-${key}`;
  return words.has(name) ? say(name) : key.replaceAll('_', ' ');
}

/** Whether a value is a drawing in letters, such as a board: its lines and columns are kept. */
export function isDrawing(value: unknown): value is string {
  return typeof value === 'string' && value.includes('\n');
}

/** Whether there is anything to show: an empty list says nothing that its absence does not. */
export function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  );
}
