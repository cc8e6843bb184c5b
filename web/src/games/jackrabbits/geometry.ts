/** Tiles on the triangular lattice, as `tiles.py` of the game lays them; a unit is 100. */
export const UNIT = 100;
export const ROW = (UNIT * Math.sqrt(3)) / 2;
export const WAYS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Way = (typeof WAYS)[number];
export type Shape = 'hex' | 'rhombus' | 'triangle';

export interface Vertex {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Placed extends Vertex {
  turn: number;
}

/** Unit steps clockwise from the east. */
export const STEPS: readonly Vertex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];
const RHOMBI = ['forest', 'river', 'mountain'];
const TRIANGLES = ['crossing', 'tavern', 'burrow'];
/** The roads of rhombi and taverns that are not turned, by the ways they join. */
const ROADS: Record<string, readonly (readonly [number, number])[]> = {
  forest: [
    [0, 4],
    [1, 3],
  ],
  river: [
    [0, 1],
    [3, 4],
  ],
  mountain: [
    [0, 3],
    [1, 4],
  ],
  tavern: [[0, 4]],
};
/** How far a road runs straight in from a side before it bends. */
const BENDS: Record<string, number> = { forest: 17.9, tavern: 17.9, river: 11, mountain: 16 };
/** Turns that look different. */
const TURNS: Record<string, number> = {
  forest: 3,
  river: 3,
  mountain: 6,
  crossing: 2,
  tavern: 6,
  burrow: 6,
};

/** What kind of tile a key names: `forest-2` is a forest, a hex is its own kind. */
export function kindOf(tile: string): string {
  const kind = tile.split('-')[0] ?? '';
  return RHOMBI.includes(kind) || TRIANGLES.includes(kind) ? kind : tile;
}

export function shapeOf(tile: string): Shape {
  const kind = kindOf(tile);
  return RHOMBI.includes(kind) ? 'rhombus' : TRIANGLES.includes(kind) ? 'triangle' : 'hex';
}

/** The same look with the least turn, as the art has it. */
export function drawnTurn(tile: string, turn: number): number {
  return turn % (TURNS[kindOf(tile)] ?? 6);
}

export function spot({ q, r }: Vertex): Point {
  return { x: UNIT * (q + r / 2), y: ROW * r };
}

export function outward(way: Way): Point {
  const angle = (Math.PI / 3) * WAYS.indexOf(way) - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export function opposite(way: Way): Way {
  return turned(way, 3);
}

export function turned(way: Way, turn: number): Way {
  return WAYS[(WAYS.indexOf(way) + turn) % 6] as Way;
}

function step(direction: number): Vertex {
  return STEPS[((direction % 6) + 6) % 6] as Vertex;
}

function plus(a: Vertex, b: Vertex): Vertex {
  return { q: a.q + b.q, r: a.r + b.r };
}

/** Where each side of a tile begins, clockwise, by the way it faces. */
export function sides(shape: Shape, placed: Placed): Map<Way, Vertex> {
  const { turn } = placed;
  const here: Vertex = { q: placed.q, r: placed.r };
  if (shape === 'hex') return new Map(WAYS.map((way, at) => [way, plus(here, step(at + 4))]));
  const one = plus(here, step(turn));
  const two = plus(here, step(turn + 1));
  const begins: [number, Vertex][] =
    shape === 'rhombus'
      ? [
          [0, here],
          [1, one],
          [3, plus(one, step(turn + 1))],
          [4, two],
        ]
      : [
          [0, here],
          [2, one],
          [4, two],
        ];
  return new Map(begins.map(([way, vertex]) => [WAYS[(turn + way) % 6] as Way, vertex]));
}

/** A tile as it lies on the page. */
export class Lie {
  readonly shape: Shape;
  readonly kind: string;
  readonly vertices: Vertex[];
  readonly corners: Point[];
  readonly middle: Point;
  readonly #begins: Map<Way, Vertex>;

  constructor(
    readonly tile: string,
    readonly placed: Placed,
    readonly shift: Point = { x: 0, y: 0 },
  ) {
    this.shape = shapeOf(tile);
    this.kind = kindOf(tile);
    this.#begins = sides(this.shape, placed);
    this.vertices = [...this.#begins.values()];
    this.corners = this.vertices.map((vertex) => this.#onPage(vertex));
    this.middle = mean(this.corners);
  }

  get ways(): Way[] {
    return [...this.#begins.keys()];
  }

  get outline(): string {
    return `M${this.corners.map(put).join('L')}Z`;
  }

  /** The middle of a side, where a road crosses it. */
  side(way: Way): Point {
    const begin = this.#begins.get(way);
    if (!begin) return this.middle;
    const { q, r } = step(WAYS.indexOf(way));
    return this.#onPage({ q: begin.q + q / 2, r: begin.r + r / 2 });
  }

  /** Where a rabbit is that came in by a way: on the road it came by. */
  onRoad(came: Way | null): Point {
    const bend = BENDS[this.kind];
    const from = came === null ? -1 : (WAYS.indexOf(came) - this.placed.turn + 6) % 6;
    const road = ROADS[this.kind]?.find((ways) => ways.includes(from));
    if (!road || bend === undefined) return this.middle;
    const [start, end] = road.map((way) => {
      const leaves = turned(WAYS[way] as Way, this.placed.turn);
      const at = this.side(leaves);
      const out = outward(leaves);
      return { at, near: { x: at.x - bend * out.x, y: at.y - bend * out.y } };
    }) as [{ at: Point; near: Point }, { at: Point; near: Point }];
    // Half way along the curve.
    const half = (a: number, b: number, c: number, d: number) => (a + 3 * b + 3 * c + d) / 8;
    return {
      x: half(start.at.x, start.near.x, end.near.x, end.at.x),
      y: half(start.at.y, start.near.y, end.near.y, end.at.y),
    };
  }

  moved(shift: Point): Lie {
    return new Lie(this.tile, this.placed, shift);
  }

  #onPage(vertex: Vertex): Point {
    const { x, y } = spot(vertex);
    return { x: x + this.shift.x, y: y + this.shift.y };
  }
}

export function mean(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function put({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Of some points the one to walk to from here in a direction: near, and not far to the side. */
export function toward<At extends Point>(
  from: Point,
  direction: Point,
  points: readonly At[],
): At | undefined {
  let best: At | undefined;
  let least = Infinity;
  for (const point of points) {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y - y * direction.x);
    if (ahead < 8 || aside > 1.8 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
