import type { Component } from 'svelte';
import type { Seen } from '../wire';

/** A legal action: its number, its words, and its preview (by `table/previews.py` of the game). */
export type Offer<Data = Record<string, unknown>> = Data & { action: number; name: string };

/** Something that has just happened, as the game tells it. */
export interface Happening {
  number: number; // of the entry it belongs to
  kind: string;
  data: Record<string, unknown>;
  text: string;
}

/** All that a board is given. It draws the view, shows each offer where it is, and calls `choose`. */
export interface BoardProps<View = unknown, Data = Record<string, unknown>> {
  view: View;
  seen: Seen;
  viewer: number | null; // the seat it is seen from; null: a watcher
  offers: Offer<Data>[]; // empty unless the viewer owes a decision
  choose: (action: number) => void;
  busy: boolean; // a choice is under way: nothing can be chosen now
  happened: Happening[]; // since the view before this one, to be shown moving; may be empty
  seats: string[]; // what to call each seat: the person's name, or the bot's
}

export type Board = Component<BoardProps<never, never>>;

interface Drawn {
  load: () => Promise<{ default: unknown }>;
  words: string[]; // the catalogues it needs
}

const DRAWN: Record<string, Drawn> = {
  braverats: {
    load: () => import('../games/braverats/Board.svelte'),
    words: ['braverats', 'web-braverats'],
  },
  sparta: { load: () => import('../games/sparta/Board.svelte'), words: ['sparta', 'web-sparta'] },
  korona: { load: () => import('../games/korona/Board.svelte'), words: ['korona', 'web-korona'] },
  jackrabbits: {
    load: () => import('../games/jackrabbits/Board.svelte'),
    words: ['jackrabbits', 'web-jackrabbits'],
  },
};

/** A game we have not drawn is shown by its data and the names of its actions. */
export function drawnFor(game: string): Drawn {
  return DRAWN[game] ?? { load: () => import('../games/any/Board.svelte'), words: [game] };
}
