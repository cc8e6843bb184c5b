import { listed, say, words } from '../lib/words.svelte';
import type { Result } from '../wire';

export type Verdict = 'won' | 'lost' | 'draw' | 'shared' | 'winner';

export interface Outcome {
  verdict: Verdict;
  winners: number[];
}

const PEOPLE = new Set(['resigned', 'timeout', 'agreed', 'forfeit']); // ends that no game's rules know

/** How a game ended for the player of these seats. A watcher, and a player of all seats, is told who
 *  won. */
export function outcomeOf(result: Result, mine: readonly number[]): Outcome {
  const best = Math.max(...result.returns);
  const winners = result.returns.flatMap((value, seat) => (value === best ? [seat] : []));
  if (winners.length === result.returns.length) return { verdict: 'draw', winners: [] };
  const sides = new Set(mine.map((seat) => winners.includes(seat)));
  if (sides.size !== 1) return { verdict: winners.length > 1 ? 'shared' : 'winner', winners };
  if (!sides.has(true)) return { verdict: 'lost', winners };
  return { verdict: winners.length > 1 ? 'shared' : 'won', winners };
}

export function headline({ verdict, winners }: Outcome, seats: string[]): string {
  const names = listed(winners.map((seat) => seats[seat] ?? ''));
  return say(`web-table-${verdict}`, { names });
}

/** Why the game is over, in the words of the game or of the table. A player who resigned or ran out
 *  of time is named to others, and addressed as "you" on their own device. */
export function reasonText(
  game: string,
  { reason, returns }: Result,
  mine: readonly number[],
  seats: string[],
): string {
  const { winners } = outcomeOf({ reason, returns }, []);
  const losers = returns.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const both = mine.length === returns.length; // a device of all players addresses none of them as "you"
  const side = losers.some((seat) => mine.includes(seat)) && !both ? 'you' : 'other';
  const who = listed(losers.map((seat) => seats[seat] ?? ''));
  const key = PEOPLE.has(reason) ? `web-table-reason-${reason}` : `${game}-reason-${reason}`;
  const text = words.has(key) ? say(key, { side, who }) : reason;
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}
