import type { Point } from './geometry';

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
