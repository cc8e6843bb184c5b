import type { MapPage } from '../../wire';
import type { Point } from './geometry';

const MARGIN = 46; // of sea around all land
const CLOSEST = 6; // times the whole

export type Box = MapPage['box']; // left, top, right, bottom

/** Pixels to a unit when a whole box is seen. */
function fitOf([left, top, right, bottom]: Box, width: number, height: number): number {
  return Math.min(width / (right - left + 2 * MARGIN), height / (bottom - top + 2 * MARGIN));
}

/** The part of a map that is shown: the whole map, or a nearer section. */
export class Camera {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  box = $state.raw<Box>([0, 0, 1, 1]);
  #middle = $state.raw<Point | null>(null); // none: that of the map

  /** Pixels to a unit when all is seen. */
  fit = $derived(Math.max(0.05, Math.min(fitOf(this.box, this.width, this.height), 1.2)));
  scale = $derived(this.fit * this.zoom);
  centre = $derived.by(() => {
    const [left, top, right, bottom] = this.box;
    const whole = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const at = this.#middle ?? whole;
    // The map is never moved beyond its edges.
    return {
      x: kept(at.x, left - MARGIN, right + MARGIN, this.width / this.scale),
      y: kept(at.y, top - MARGIN, bottom + MARGIN, this.height / this.scale),
    };
  });
  transform = $derived(
    `translate(${(this.width / 2 - this.centre.x * this.scale).toFixed(2)} ` +
      `${(this.height / 2 - this.centre.y * this.scale).toFixed(2)}) scale(${this.scale.toFixed(4)})`,
  );

  /** Of the pages that a map is laid out for, the one that is seen larger. */
  best(pages: readonly MapPage[]): MapPage | undefined {
    const fit = (page: MapPage) => fitOf(page.box, this.width, this.height);
    return pages.reduce<MapPage | undefined>(
      (best, page) => (best && fit(best) >= fit(page) ? best : page),
      undefined,
    );
  }

  /** A point of the screen, from the corner of the map, as a point of the map. */
  under(x: number, y: number): Point {
    return {
      x: this.centre.x + (x - this.width / 2) / this.scale,
      y: this.centre.y + (y - this.height / 2) / this.scale,
    };
  }

  /** Where a point of the map is on the screen while all is seen. */
  whereInWhole({ x, y }: Point): Point {
    const [left, top, right, bottom] = this.box;
    return {
      x: this.width / 2 + (x - (left + right) / 2) * this.fit,
      y: this.height / 2 + (y - (top + bottom) / 2) * this.fit,
    };
  }

  /** Zoom in or out; the point of the map under this point of the screen stays there. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const still = this.under(x, y);
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    this.#middle =
      this.zoom === 1
        ? null
        : {
            x: still.x - (x - this.width / 2) / this.scale,
            y: still.y - (y - this.height / 2) / this.scale,
          };
  }

  panBy(x: number, y: number): void {
    if (this.zoom === 1) return;
    this.#middle = { x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale };
  }

  whole(): void {
    this.zoom = 1;
    this.#middle = null;
  }

  /** Move the map until this point is shown. */
  show(point: Point, edge = 60): void {
    const x = Math.abs(point.x - this.centre.x) * this.scale;
    const y = Math.abs(point.y - this.centre.y) * this.scale;
    if (x > this.width / 2 - edge || y > this.height / 2 - edge) this.#middle = point;
  }
}

function kept(at: number, low: number, high: number, seen: number): number {
  return high - low <= seen
    ? (low + high) / 2
    : Math.min(Math.max(at, low + seen / 2), high - seen / 2);
}
