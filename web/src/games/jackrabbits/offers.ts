import type { Offer } from '../../table/board';
import type { Preview, TileLain } from './wire';

export type Act = Offer<Preview>;
/** The kind of an act, as the action table of the game calls it. */
export type Kind = Preview['do'];

/** The tile that an act of building would lay, as it would lie; against a side, in the first turn. */
export function lainOf(act: Preview | undefined): TileLain | null {
  return act?.do === 'against' || act?.do === 'turn' ? (act.lain?.[0] ?? null) : null;
}

/** The goal of a journey, and the pips it may still cost. */
export interface Goal {
  place: string;
  budget: number;
}

/** What a click on a place does: one step, or a journey that goes on by itself. */
export interface Target {
  place: string;
  price: number;
  step: Act | null; // the action that leads there at once
  first: Act; // the action to begin with
}

/** Acts whose target is the place itself, rather than a side of it. */
const STEPS: Kind[] = ['move', 'goal', 'emerge', 'go-under'];

/** What each place of the map offers: the cheapest way to it, and the step to it where it is next. */
export function targets(acts: readonly Act[]): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const act of acts) {
    for (const [place, price] of Object.entries(act.reach ?? {})) {
      const known = found.get(place);
      if (!known || price < known.price) found.set(place, { place, price, step: null, first: act });
    }
  }
  for (const act of acts) {
    if (!STEPS.includes(act.do) || act.to === undefined || act.to === 'exile') continue;
    const price = act.pay?.due ?? 0;
    const known = found.get(act.to);
    if (known?.step && known.price <= price) continue;
    // A dear step to a place that can be reached cheaper is not what a click on it means.
    if (known && !known.step && known.price < price) continue;
    found.set(act.to, { place: act.to, price, step: act, first: act });
  }
  return found;
}

/** The next step to a goal and what is left of its budget after it; null where the way has ended. */
export function nextStep(goal: Goal, acts: readonly Act[]): { act: Act; goal: Goal } | null {
  const target = targets(acts).get(goal.place);
  if (!target || target.price > goal.budget) return null;
  const paid = target.first.pay?.due ?? 0;
  return { act: target.first, goal: { place: goal.place, budget: target.price - paid } };
}

/** Acts to be shown at the side of a tile: landings, places to build, roads off the map, and steps
 *  that a click on the next tile does not mean. */
export function sideActs(acts: readonly Act[]): Act[] {
  const found = targets(acts);
  return acts.filter((act) => {
    if (act.do === 'move') return found.get(act.to ?? '')?.step !== act;
    return act.do === 'land' || act.do === 'against';
  });
}

/** Acts with a card of the own hand, by the card. */
export function handActs(acts: readonly Act[]): Map<string, Act[]> {
  return byCard(acts, ['show', 'show-high', 'spend', 'spend-high', 'discard', 'give']);
}

/** Acts with a card that lies elsewhere: a discard to buy, any card to name. */
export function tableActs(acts: readonly Act[]): Map<string, Act[]> {
  return byCard(acts, ['buy', 'buy-high', 'name']);
}

function byCard(acts: readonly Act[], deeds: readonly Kind[]): Map<string, Act[]> {
  const found = new Map<string, Act[]>();
  for (const act of acts) {
    if (act.card === undefined || !deeds.includes(act.do)) continue;
    found.set(act.card, [...(found.get(act.card) ?? []), act]);
  }
  return found;
}

const ON_MAP: Kind[] = ['move', 'goal', 'emerge', 'land', 'against', 'turn'];

/** Acts that take one of the own tiles, to lay it. */
export function tileActs(acts: readonly Act[]): Act[] {
  return acts.filter((act) => act.do === 'pick');
}

/** Acts that are buttons: all that have no place on the map, no card and no tile of their own. */
export function buttonActs(acts: readonly Act[]): Act[] {
  const cards = new Set([...handActs(acts).values(), ...tableActs(acts).values()].flat());
  return acts.filter((act) => !cards.has(act) && !ON_MAP.includes(act.do) && act.do !== 'pick');
}
