import type { Component } from 'svelte';
import type { Chapter, Seen, Setup } from '../wire';

/** A legal action: its number, its name, and its preview, a `Preview` of the game's `wire.ts`. */
export type Offer<Preview = unknown> = Preview & { action: number; name: string };

/** Something that has just happened, as the game tells it. */
export interface Happening {
  number: number; // of the entry it belongs to
  kind: string;
  data: Record<string, unknown>;
  text: string;
}

/** What a board reads of its table: a lesson and a study have a position, but no table. */
export interface TableFacts extends Pick<Seen, 'number' | 'status' | 'seats' | 'question'> {
  setup: Pick<Setup, 'game' | 'players' | 'options'>;
}

/** All that a board is given. It draws the view, shows each offer where it is, and calls `choose`.
 *  `View` and `Preview` are those of the game's `wire.ts`. */
export interface BoardProps<View = unknown, Preview = unknown> {
  view: View;
  seen: TableFacts;
  viewer: number | null; // the seat it is seen from; null: a watcher
  offers: Offer<Preview>[]; // empty unless the viewer owes a decision
  choose: (action: number) => void;
  busy: boolean; // a choice is under way: nothing can be chosen now
  happened: Happening[]; // since the view before this one, to be shown moving; may be empty
  seats: string[]; // what to call each seat: the person's name, or the bot's
}

export type Board = Component<BoardProps>;

interface Drawn {
  load: () => Promise<{ default: Board }>;
  words: string[]; // the catalogues it needs
}

// The server sends the views of a game to the board of that game, so that a board may count on the
// types which the server has generated for it.
const BOARDS = import.meta.glob<{ default: Board }>([
  '../games/*/Board.svelte',
  '!../games/any/Board.svelte',
]);

/** A game we have not drawn is shown by its data and the names of its actions. */
export function drawnFor(game: string): Drawn {
  const load = BOARDS[`../games/${game}/Board.svelte`];
  return load
    ? { load, words: [game, `web-${game}`] }
    : { load: () => import('../games/any/Board.svelte'), words: [game] };
}

/** The legal actions of a position, each with its name and its preview. */
export function offersOf<Preview = unknown>(
  position: Pick<Seen, 'legal' | 'names' | 'offers'>,
): Offer<Preview>[] {
  return (position.legal ?? []).map((action, at) => ({
    ...(position.offers?.[at] as Preview),
    action,
    name: position.names?.[at] ?? String(action),
  }));
}

/** The events of a position as a board shows them. */
export function happeningsOf(number: number, events: Chapter['events']): Happening[] {
  return (events ?? []).map(({ kind, data = {}, text = '' }) => ({ number, kind, data, text }));
}
