import { say } from '../../lib/words.svelte';
import type { Chart } from './chart';
import { placeName, rabbitName, type Act, type JackRabbits } from './facts';
import { sideActs, targets, type Target } from './going';
import { outward, type Point } from './lattice';

/** Something of the map that can be pointed at: a place, or the side of a tile. */
export interface Spot extends Point {
  id: string;
  label: string;
  outline: string | null; // a side is a round mark
  target: Target | null;
  act: Act | null; // of a side
  room: number; // how far around a mark a click means it
}

const BEFORE = 10; // how far from its side a mark is
const ROOM = 30; // around a mark, for fingers

export function spots(view: JackRabbits, chart: Chart, acts: readonly Act[]): Spot[] {
  const found = targets(acts);
  const places = [...chart.lies].map(([place, lie]): Spot => {
    const target = found.get(place) ?? null;
    return { id: place, ...lie.middle, outline: lie.outline, target, act: null, room: 0, label: label(view, place, target) };
  });
  const marks = sideActs(acts).flatMap((act) => sideSpot(chart, act));
  return [...places, ...marks.map((mark) => ({ ...mark, room: roomOf(mark, marks) }))];
}

/** Marks that lie close share the room between them. */
function roomOf(mark: Spot, marks: readonly Spot[]): number {
  const others = marks.filter((other) => other !== mark).map((other) => Math.hypot(mark.x - other.x, mark.y - other.y) / 2);
  return Math.min(ROOM, ...others);
}

function sideSpot(chart: Chart, act: Act): Spot[] {
  const lie = act.tile === undefined ? undefined : chart.lies.get(act.tile);
  if (!lie || !act.way) return [];
  const out = outward(act.way);
  const at = lie.side(act.way);
  const leads = act.do === 'land' ? Object.entries(act.reach ?? {}).filter(([, price]) => !price) : [];
  const beyond = act.do === 'move' && act.to ? [placeName(act.to)] : leads.map(([place]) => placeName(place));
  return [
    {
      id: `${act.do}-${act.action}`,
      x: at.x + BEFORE * out.x,
      y: at.y + BEFORE * out.y,
      outline: null,
      target: null,
      act,
      room: ROOM,
      label: [act.name, ...beyond].join(' → '),
    },
  ];
}

/** A place in words: who is there, whose carrot, and what it would take to go there. */
function label(view: JackRabbits, place: string, target: Target | null): string {
  const name = placeName(place);
  const parts = [name];
  const there = view.rabbits.flatMap((at, seat) => (at === place ? [rabbitName(seat)] : []));
  if (there.length) parts.push(say('web-jackrabbits-there', { rabbits: there.join(', ') }));
  const owner = view.carrots[place];
  if (owner !== undefined) parts.push(say('web-jackrabbits-carrot-of', { seat: rabbitName(owner) }));
  if (target?.step) parts.push(priced(target.step.name, target.price));
  else if (target) parts.push(say('web-jackrabbits-reach', { price: target.price }));
  return parts.join('. ');
}

function priced(name: string, price: number): string {
  return price ? say('jackrabbits-screen-for', { what: name, price }) : name;
}
