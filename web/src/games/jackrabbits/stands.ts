import type { MapLayout } from './layout';
import type { View } from './view';
import type { Point } from './geometry';

/** On a hex, by seat: between the roads, clear of the building. */
const STANDS = [[-63, -12], [63, -12], [-45, 44], [45, 44]] as const;
const IN_HALL = [[-42, 8], [-14, 8], [14, 8], [42, 8]] as const;
const ON_RAFT = [[-43, -8], [-14.5, -8], [14.5, -8], [43, -8]] as const;

export interface Stand {
  seat: number;
  at: Point;
  size: number;
}

/** Where the rabbits stand, from the back to the front. */
export function stands(view: View, layout: MapLayout): Stand[] {
  return view.rabbits
    .flatMap((place, seat) => {
      const lie = layout.lies.get(place);
      if (!lie) return [];
      if (place === 'underground' || place === 'exile') {
        return [{ seat, at: moved(lie.middle, (place === 'exile' ? ON_RAFT : IN_HALL)[seat]), size: 0.74 }];
      }
      if (lie.shape === 'hex') return [{ seat, at: moved(lie.middle, STANDS[seat]), size: 1.04 }];
      const came = seat === view.active ? (view.journey?.came ?? null) : null;
      return [{ seat, at: moved(lie.onRoad(came), [0, -14]), size: 0.86 }];
    })
    .sort((a, b) => a.at.y - b.at.y || a.seat - b.seat);
}

export function moved(point: Point, by: readonly [number, number] | undefined): Point {
  return { x: point.x + (by?.[0] ?? 0), y: point.y + (by?.[1] ?? 0) };
}
