import { listed, say } from '../lib/words.svelte';
import type { TableModel } from './model.svelte';

export interface Turn {
  mine: boolean; // the viewer owes a decision, and no stand-in plays for them
  text: string; // by the players' names; what is asked stands on the board
}

/** Whose turn it is, in words for the viewer. */
export function turnOf(model: TableModel): Turn {
  const seen = model.seen;
  const own = model.own;
  if (seen?.status === 'playing' && own?.owes && !own.stand_in)
    return { mine: true, text: say('web-table-your-turn') };
  return { mine: false, text: waitingText(model) };
}

function waitingText(model: TableModel): string {
  const seen = model.seen;
  if (!seen || seen.status !== 'playing') return say('web-table-over');
  const owing = seen.seats.flatMap((held, seat) => (held.owes ? [seat] : []));
  if (!owing.length) return seen.question?.text ?? say('web-table-starting');
  const names = listed(owing.map((seat) => model.nameOf(seat)));
  const thinks = owing.every((seat) => seen.seats[seat]?.bot || seen.seats[seat]?.stand_in);
  if (thinks && owing.length === 1) return say('web-table-thinking', { names });
  return say('web-table-turn-of', { names, count: owing.length });
}
