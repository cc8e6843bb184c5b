import type { MapPage, TileForm, TileLook } from '../../wire';

export interface Point {
  x: number;
  y: number;
}

/** The middle of a side, and the degrees clockwise from the north that it faces. */
export interface Side extends Point {
  facing: number;
}
export type Forms = Record<string, TileForm>;
export type Neighbours = Record<string, string | null>;

/** A tile on the page: as the server laid it out, moved with its island. */
export class Lie {
  readonly exits: readonly string[];
  readonly art: string;
  readonly hex: boolean;
  readonly middle: Point;
  readonly corners: Point[];
  readonly #form: TileForm | undefined;

  constructor(
    readonly tile: string,
    look: TileLook,
    forms: Forms,
    shift: Point = { x: 0, y: 0 },
    readonly beside: Neighbours = {},
  ) {
    this.exits = look.exits;
    this.art = look.art;
    this.hex = look.form === 'hex';
    this.middle = moved(shift, look.x, look.y);
    this.#form = forms[look.form];
    this.corners = (this.#form?.corners ?? []).map(([x, y]) => moved(this.middle, x, y));
  }

  get outline(): string {
    return `M${this.corners.map(put).join('L')}Z`;
  }

  /** Where a road crosses the side that faces this way. */
  side(way: string): Side {
    const [x, y, facing] = this.#form?.sides[way] ?? [0, 0, 0];
    return { ...moved(this.middle, x, y), facing };
  }

  /** Ends of roads that lead to no other tile. */
  get open(): Side[] {
    return this.exits.filter((way) => !this.beside[way]).map((way) => this.side(way));
  }
}

export function shiftOf(page: MapPage, island: number): Point {
  const [x, y] = page.shifts[island] ?? [0, 0];
  return { x, y };
}

export function moved(point: Point, x: number, y: number): Point {
  return { x: point.x + x, y: point.y + y };
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
