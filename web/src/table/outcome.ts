import { listed, say, words } from '../lib/words.svelte';
import type { Result } from '../wire';

export type Verdict = 'won' | 'lost' | 'draw' | 'shared' | 'winner';

export interface Outcome {
  verdict: Verdict;
  winners: number[];
}

const PEOPLE = new Set(['resigned', 'timeout', 'agreed', 'forfeit']); // ends that no rule of a game knows

/** How a game ended, for whoever plays these seats; somebody who plays all or none just hears who won. */
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

/** Why it is over, in the words of the game or of the table; who gave up or ran out of time is named,
 *  or spoken to where they read it themselves. */
export function reasonText(
  game: string,
  { reason, returns }: Result,
  mine: readonly number[],
  seats: string[],
): string {
  const { winners } = outcomeOf({ reason, returns }, []);
  const losers = returns.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const both = mine.length === returns.length; // a device for all speaks to nobody alone
  const side = losers.some((seat) => mine.includes(seat)) && !both ? 'you' : 'other';
  const who = listed(losers.map((seat) => seats[seat] ?? ''));
  const key = PEOPLE.has(reason) ? `web-table-reason-${reason}` : `${game}-reason-${reason}`;
  const text = words.has(key) ? say(key, { side, who }) : reason;
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}
