import { say } from '../../lib/words.svelte';
import { change, signed, type Choice } from './offers';
import { decider, passer, SEAT_KEYS, type Entry, type View } from './view';

export const cardName = (card: string): string => say('korona-card', { card });
export const cardAbout = (card: string): string => say('korona-about', { card });
export const seatName = (seat: number | null): string =>
  seat === null ? '' : say('korona-seat', { seat: SEAT_KEYS[seat] ?? '' });

/** A pile from the bottom up: "tower + 2 archers". */
export function pileName(cards: string[]): string {
  const runs: [string, number][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.[0] === card) last[1] += 1;
    else runs.push([card, 1]);
  }
  return runs.map(([card, n]) => say('korona-count', { card, n })).join(' + ');
}

/** Parts as a list: "a, b and c". */
export function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  const last = parts.at(-1) ?? '';
  return say('korona-and', {
    first: parts.slice(0, -1).join(', '),
    last,
    sound: last.charAt(0).toLowerCase(),
  });
}

/** A choice on its button, without the words that all choices of the card share. */
export function short(choice: Choice): string {
  const seat = seatName(choice.target ?? null);
  if (choice.do === 'discard') return say('web-korona-discard');
  if (choice.do !== 'use') return choice.name;
  if (choice.target == null) return say('web-korona-use');
  if (choice.of)
    return say(choice.of === 'hand' ? 'web-korona-aim-hand' : 'web-korona-aim-zone', { seat });
  return say('web-korona-on', { seat });
}

/** A choice with its change of score, for screen readers. */
export function spoken(choice: Choice): string {
  const n = change(choice);
  const parts = [choice.name];
  if (n !== null)
    parts.push(
      say(choice.best === undefined ? 'web-korona-change' : 'web-korona-change-best', {
        n: Math.abs(n),
        signed: signed(n),
      }),
    );
  if (choice.ends) parts.push(say('web-korona-ends'));
  return parts.join(', ');
}

/** What an entry of the score is for: "3 fields and 4 peasants". */
export function entryName(entry: Entry): string {
  const { rule, counts } = entry;
  const jesters = counts['jester'] ?? 0;
  const n = counts[rule] ?? 0;
  if (rule === 'monarch') return say('korona-score-monarch', { n, jesters });
  if (rule === 'healer') return say('korona-score-healer', { colours: entry.colours });
  if (rule === 'second-healer') return say('korona-score-second-healer', { jesters });
  if (rule === 'villain') return say('korona-count', { card: rule, n });
  if (entry.full)
    return say(jesters ? 'korona-score-full-jesters' : 'korona-score-full', {
      card: rule,
      n: jesters,
    });
  const people = { stable: 'knight', tower: 'archer', field: 'peasant' }[rule];
  if (!people) return say('korona-score-lone', { card: rule, n });
  const parts = [rule, people]
    .filter((card) => counts[card])
    .map((card) => say('korona-count', { card, n: counts[card] ?? 0 }));
  if (jesters) parts.push(say('korona-score-jesters', { card: people, n: jesters }));
  return listed(parts);
}

/** The question and the seat that is asked, or how the game ended. */
export function standing(view: View): string {
  if (view.stage === 'over') {
    const winners = view.winners.map(seatName);
    return say('korona-picture-end', {
      reason: view.reason ?? '',
      n: winners.length,
      winners: listed(winners),
    });
  }
  const seat = seatName(decider(view) ?? view.active);
  if (view.stage === 'pass' && view.passes)
    return say('korona-picture-pass', { seat, other: seatName(passer(view)) });
  return say('korona-picture-stage', { stage: view.stage, seat });
}

/** What the viewer is asked. */
export function question(view: View, viewer: number): string {
  if (view.stage === 'ask') {
    const struck = view.asked === view.struck;
    return say('web-korona-asked', {
      struck: struck ? 'you' : 'other',
      seat: seatName(struck ? view.active : view.struck),
      card: cardName(view.used ?? ''),
    });
  }
  const owner =
    view.stage === 'pass' ? passer(view) : view.stage === 'settle' ? view.ground : view.target;
  return say('web-korona-question', {
    stage: view.stage,
    seat: seatName(owner),
    to: view.stage === 'pass' ? seatName((passer(view) + 1) % view.players) : seatName(view.active),
    own: owner === viewer ? 'yes' : 'no',
    first: view.actions === 3 ? 'yes' : 'no',
  });
}
