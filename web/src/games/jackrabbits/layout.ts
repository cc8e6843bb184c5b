import { Lie, ROW, STEPS, UNIT, spot, type Placed, type Point, type Vertex } from './geometry';
import type { View } from './view';

export interface Laid extends Placed {
  island: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Hexes that lie beside every map. */
export const BESIDE = ['underground', 'exile'] as const;

/** A map on one page. Every island is a lattice of its own, so each is moved by half steps to a place
 *  where it touches nothing, and the page grows least; what lies beside the map goes like islands. */
export class MapLayout {
  readonly lies = new Map<string, Lie>();
  readonly shifts = new Map<number, Point>();
  box: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  #taken = new Set<number>();

  /** `aspect` is the width of the page to its height. */
  constructor(
    map: Record<string, Laid>,
    readonly aspect: number,
    beside: readonly string[] = BESIDE,
  ) {
    const islands = new Map<number, Lie[]>();
    for (const [tile, laid] of Object.entries(map)) {
      const lies = islands.get(laid.island) ?? [];
      lies.push(new Lie(tile, laid));
      islands.set(laid.island, lies);
    }
    const order = [...islands].sort(([a, one], [b, two]) =>
      a && b ? two.length - one.length || a - b : a - b,
    );
    for (const [island, lies] of order) this.shifts.set(island, this.#place(lies));
    for (const tile of beside) this.#place([new Lie(tile, { q: 0, r: 0, turn: 0 })]);
  }

  #place(lies: Lie[]): Point {
    const marks = lies.flatMap(marksOf);
    const { q, r } = this.#taken.size ? this.#room(marks) : { q: 0, r: 0 };
    const shift = spot({ q: q / 2, r: r / 2 });
    for (const lie of lies) this.lies.set(lie.tile, lie.moved(shift));
    for (const mark of marks) this.#taken.add(code({ q: mark.q + q, r: mark.r + r }));
    this.box = boxOf([...this.lies.values()].flatMap((lie) => lie.corners));
    return shift;
  }

  /** The shift, in half steps, where the page grows least, and then rather to the right and down. */
  #room(marks: Vertex[]): Vertex {
    const own = boxOf(marks.map((mark) => spot({ q: mark.q / 2, r: mark.r / 2 })));
    const { box } = this;
    const tries: { cost: number; q: number; r: number }[] = [];
    for (const r of reach(box.top - own.bottom, box.bottom - own.top, ROW / 2)) {
      for (const q of reach(box.left - own.right, box.right - own.left, UNIT / 2, r / 2)) {
        const { x, y } = spot({ q: q / 2, r: r / 2 });
        const width = Math.max(box.right, own.right + x) - Math.min(box.left, own.left + x);
        const height = Math.max(box.bottom, own.bottom + y) - Math.min(box.top, own.top + y);
        tries.push({
          cost:
            Math.max(width, height * this.aspect) * 1e4 + (width * height) / 1e3 - (x + y) / 100,
          q,
          r,
        });
      }
    }
    tries.sort((a, b) => a.cost - b.cost);
    const barred = new Set<number>();
    for (const taken of this.#taken) {
      barred.add(taken);
      for (const { q, r } of STEPS) barred.add(taken + q * WIDE + r);
    }
    const free = tries.find(
      ({ q, r }) => !marks.some((mark) => barred.has(code({ q: mark.q + q, r: mark.r + r }))),
    );
    return free ?? { q: 2 * Math.ceil((box.right - own.left) / UNIT + 2), r: 0 };
  }
}

const WIDE = 4096;

/** A point of the lattice in half steps as one number. */
function code({ q, r }: Vertex): number {
  return q * WIDE + r;
}

/** Points of a tile in half steps: its anchor, its corners and the middles of its sides. */
function marksOf(lie: Lie): Vertex[] {
  const ends = lie.vertices;
  const marks = [{ q: 2 * lie.placed.q, r: 2 * lie.placed.r }];
  ends.forEach((end, at) => {
    const next = ends[(at + 1) % ends.length] as Vertex;
    marks.push({ q: 2 * end.q, r: 2 * end.r }, { q: end.q + next.q, r: end.r + next.r });
  });
  return marks;
}

function reach(low: number, high: number, half: number, shift = 0): number[] {
  const first = Math.trunc(low / half - shift) - 3;
  const last = Math.trunc(high / half - shift) + 3;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** On a hex, by seat: between the roads, clear of the building. */
const STANDS = [
  [-63, -12],
  [63, -12],
  [-45, 44],
  [45, 44],
] as const;
const IN_HALL = [
  [-42, 8],
  [-14, 8],
  [14, 8],
  [42, 8],
] as const;
const ON_RAFT = [
  [-43, -8],
  [-14.5, -8],
  [14.5, -8],
  [43, -8],
] as const;

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
        return [
          {
            seat,
            at: moved(lie.middle, (place === 'exile' ? ON_RAFT : IN_HALL)[seat]),
            size: 0.74,
          },
        ];
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
