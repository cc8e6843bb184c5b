import type { MapPage } from '../../wire';
import { Lie, moved, shiftOf, type Point } from './geometry';
import type { View } from './wire';

/** A map on the page that suits the screen: its tiles, the places beside it, and all by name. */
export interface DrawnMap {
  tiles: Lie[];
  beside: Lie[];
  lies: Map<string, Lie>;
}

export function laidOut(map: View['map'], { forms }: View['layout'], page: MapPage): DrawnMap {
  const tiles = Object.entries(map).map(
    ([tile, laid]) => new Lie(tile, laid, forms, shiftOf(page, laid.island), laid.beside),
  );
  const beside = Object.entries(page.beside).map(
    ([place, [x, y]]) => new Lie(place, { x, y, form: 'hex', art: place, exits: [] }, forms),
  );
  return { tiles, beside, lies: new Map([...tiles, ...beside].map((lie) => [lie.tile, lie])) };
}

export interface Standing {
  seat: number;
  at: Point;
  size: number;
}

/** Where the rabbits stand, from the back to the front. */
export function standing(view: View, { lies }: DrawnMap): Standing[] {
  return view.rabbits
    .flatMap((place, seat) => {
      const lie = lies.get(place);
      const stand = view.stands[seat];
      return lie && stand
        ? [{ seat, at: moved(lie.middle, stand.x, stand.y), size: stand.size }]
        : [];
    })
    .sort((a, b) => a.at.y - b.at.y || a.seat - b.seat);
}

/** Corners of the map, in the order in which they are liked: words come up at the lower left. */
export const CORNERS = ['top-right', 'bottom-right', 'top-left', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

const REACH = 64; // pixels that a button in a corner takes, with some air

/** The corner that covers least of the land; `land` is given by points of the screen. */
export function freeCorner(land: readonly Point[], width: number, height: number): Corner {
  const covered = (corner: Corner) =>
    land.filter(({ x, y }) => {
      const across = corner.endsWith('left') ? x : width - x;
      const down = corner.startsWith('top') ? y : height - y;
      return across < REACH && down < REACH;
    }).length;
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
