import { say } from '../../lib/words.svelte';
import type { Point } from './geometry';
import type { DrawnMap } from './layout';
import { sideActs, targets, type Act, type Target } from './offers';
import type { View } from './wire';
import { placeName, rabbitName } from './words';

/** Something of the map that can be pointed at: a place, or the side of a tile. */
export interface Hotspot extends Point {
  id: string;
  label: string;
  title: string | null; // shown under the pointer
  outline: string | null; // a side is a round mark
  target: Target | null;
  act: Act | null; // of a side
  room: number; // how far around a mark a click means it
}

const BEFORE = 10; // how far from its side a mark is
const ROOM = 30; // around a mark, for fingers

export function hotspots(view: View, layout: DrawnMap, acts: readonly Act[]): Hotspot[] {
  const found = targets(acts);
  const places = [...layout.lies].map(([place, lie]): Hotspot => {
    const target = found.get(place) ?? null;
    return {
      id: place,
      ...lie.middle,
      outline: lie.outline,
      target,
      act: null,
      room: 0,
      label: label(view, place, target),
      title: place === 'citadel' ? [citadelName(view), ...sealSaid(view)].join('. ') : null,
    };
  });
  const marks = sideActs(acts).flatMap((act) => sideSpot(layout, act));
  return [...places, ...marks.map((mark) => ({ ...mark, room: roomOf(mark, marks) }))];
}

/** Marks that lie close share the room between them. */
function roomOf(mark: Hotspot, marks: readonly Hotspot[]): number {
  const others = marks
    .filter((other) => other !== mark)
    .map((other) => Math.hypot(mark.x - other.x, mark.y - other.y) / 2);
  return Math.min(ROOM, ...others);
}

function sideSpot(layout: DrawnMap, act: Act): Hotspot[] {
  const lie = act.tile === undefined ? undefined : layout.lies.get(act.tile);
  if (!lie || !act.way) return [];
  const at = lie.side(act.way);
  const facing = (at.facing * Math.PI) / 180;
  const leads =
    act.do === 'land' ? Object.entries(act.reach ?? {}).filter(([, price]) => !price) : [];
  const beyond =
    act.do === 'move' && act.to ? [placeName(act.to)] : leads.map(([place]) => placeName(place));
  return [
    {
      id: `${act.do}-${act.action}`,
      x: at.x + BEFORE * Math.sin(facing),
      y: at.y - BEFORE * Math.cos(facing),
      outline: null,
      target: null,
      act,
      room: ROOM,
      title: null,
      label: [act.name, ...beyond].join(' → '),
    },
  ];
}

/** The citadel by the face that it shows. */
function citadelName(view: View): string {
  return view.advanced_citadel ? say('jackrabbits-option-advanced_citadel') : placeName('citadel');
}

/** The seal of the ending that lies on the citadel, in words. */
function sealSaid(view: View): string[] {
  if (!view.seal) return [];
  return [say('jackrabbits-seal', { goal: say(`jackrabbits-option-ending-${view.seal}`) })];
}

/** A place in words: who is there, whose carrot, and what it would take to go there. */
function label(view: View, place: string, target: Target | null): string {
  const parts = place === 'citadel' ? [citadelName(view), ...sealSaid(view)] : [placeName(place)];
  const there = view.rabbits.flatMap((at, seat) => (at === place ? [rabbitName(seat)] : []));
  if (there.length) parts.push(say('web-jackrabbits-there', { rabbits: there.join(', ') }));
  const owner = view.carrots[place];
  if (owner !== undefined)
    parts.push(say('web-jackrabbits-carrot-of', { seat: rabbitName(owner) }));
  if (target?.step) parts.push(priced(target.step.name, target.price));
  else if (target) parts.push(say('web-jackrabbits-reach', { price: target.price }));
  return parts.join('. ');
}

function priced(name: string, price: number): string {
  return price ? say('jackrabbits-screen-for', { what: name, price }) : name;
}
