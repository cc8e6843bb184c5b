import { listed, say } from '../lib/words.svelte';
import type { TableModel } from './model.svelte';

export interface Turn {
  mine: boolean; // the viewer owes a decision, and no stand-in plays for them
  text: string;
}

/** Whose turn it is, in words for the viewer. */
export function turnOf(model: TableModel): Turn {
  const seen = model.seen;
  if (!seen || seen.status !== 'playing') return { mine: false, text: say('web-table-over') };
  const own = model.own;
  if (own?.owes && !own.stand_in) return { mine: true, text: say('web-table-your-turn') };
  const owing = seen.seats.flatMap((held, seat) => (held.owes ? [seat] : []));
  if (!owing.length) return { mine: false, text: say('web-table-starting') };
  const names = listed(owing.map((seat) => model.nameOf(seat)));
  const thinks = owing.every((seat) => seen.seats[seat]?.bot || seen.seats[seat]?.stand_in);
  if (thinks && owing.length === 1)
    return { mine: false, text: say('web-table-thinking', { names }) };
  return { mine: false, text: say('web-table-turn-of', { names, count: owing.length }) };
}
