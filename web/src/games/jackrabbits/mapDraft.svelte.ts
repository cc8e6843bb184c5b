import { ask, Refused } from '../../lib/api';
import { MapLayout, type Laid } from './layout';
import type { TileLaid } from './view';
import { Lie, ROW, UNIT, WAYS, turned, type Point, type Way } from './geometry';

export interface MapShown {
  text: string;
  map: Record<string, TileLaid>;
  why: string | null;
}

const PATH = '/api/maps/jackrabbits';
const SOON = 220; // milliseconds after the last change

/** The anchor at which the middle of a tile comes nearest to a point. */
export function snapped(
  tile: string,
  turn: number,
  point: Point,
  shift: Point = { x: 0, y: 0 },
): { q: number; r: number } {
  const { middle } = new Lie(tile, { q: 0, r: 0, turn }, shift);
  const row = (point.y - middle.y) / ROW;
  const tries = [Math.floor(row), Math.ceil(row)].map((r) => {
    const q = Math.round((point.x - middle.x) / UNIT - r / 2);
    const away = Math.hypot(point.x - middle.x - UNIT * (q + r / 2), point.y - middle.y - ROW * r);
    return { q, r, away };
  });
  const [near, far] = tries as [(typeof tries)[0], (typeof tries)[0]];
  const { q, r } = near.away <= far.away ? near : far;
  return { q, r };
}

/** A map that is being made. Whether it can be played, the server says. */
export class MapDraft {
  tiles = $state.raw<Record<string, Laid>>({});
  shown = $state.raw<MapShown | null>(null);
  error = $state('');
  chosen = $state<string | null>(null);
  turn = $state(0); // of a tile that is not laid yet
  island = $state(0);
  aspect = $state(1.25);
  every = $state.raw<string[]>([]); // all tiles there are
  #roads = new Map<string, Way[]>(); // of tiles that are not turned
  #history = $state.raw<Record<string, Laid>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  left = $derived(this.every.filter((tile) => !(tile in this.tiles)));
  islands = $derived(Math.max(0, ...Object.values(this.tiles).map((laid) => laid.island)));
  layout = $derived(new MapLayout(this.tiles, this.aspect, []));
  /** The tiles with their roads; what is beside them is known once the server has looked. */
  map = $derived.by((): Record<string, TileLaid> =>
    Object.fromEntries(
      Object.entries(this.tiles).map(([tile, laid]) => [
        tile,
        {
          ...laid,
          exits: this.exits(tile, laid.turn),
          beside: this.shown?.map[tile]?.beside ?? {},
        },
      ]),
    ),
  );
  current = $state(false); // whether what is shown is what lies there
  canUndo = $derived(this.#history.length > 0);

  exits(tile: string, turn: number): Way[] {
    return (this.#roads.get(tile) ?? []).map((way) => turned(way, turn));
  }

  async begin(): Promise<void> {
    await this.load();
    const map = this.shown?.map ?? {};
    this.every = Object.keys(map);
    for (const [tile, { exits, turn }] of Object.entries(map))
      this.#roads.set(
        tile,
        exits.map((way) => turned(way, 6 - (turn % WAYS.length))),
      );
    this.#history = [];
  }

  /** The sample map, or the random one of a seed. */
  load(seed?: number): Promise<void> {
    return this.#asked(() =>
      ask<MapShown>('GET', seed === undefined ? PATH : `${PATH}?seed=${seed}`),
    );
  }

  read(text: string): Promise<void> {
    return this.#asked(() => ask<MapShown>('POST', PATH, { text }));
  }

  async #asked(answer: () => Promise<MapShown>): Promise<void> {
    clearTimeout(this.#timer);
    this.error = '';
    try {
      const shown = await answer();
      this.#remember();
      this.tiles = Object.fromEntries(
        Object.entries(shown.map).map(([tile, { q, r, turn, island }]) => [
          tile,
          { q, r, turn, island },
        ]),
      );
      this.shown = shown;
      this.current = true;
      this.chosen = null;
      this.island = 0;
    } catch (error) {
      this.error = (error as Refused).message || String(error);
    }
  }

  clear(): void {
    this.#change({ citadel: { q: 0, r: 0, turn: 0, island: 0 } });
    this.chosen = null;
    this.island = 0;
  }

  choose(tile: string | null): void {
    this.chosen = tile;
    const laid = tile === null ? undefined : this.tiles[tile];
    if (laid) this.island = laid.island;
    else this.turn = 0;
  }

  /** Lay or move a tile so that its middle is near a point of the page. */
  lay(tile: string, point: Point): void {
    const turn = this.tiles[tile]?.turn ?? this.turn;
    const shift = this.layout.shifts.get(this.island);
    const at = shift ? snapped(tile, turn, point, shift) : { q: 0, r: 0 };
    this.#change({ ...this.tiles, [tile]: { ...at, turn, island: this.island } });
  }

  /** Lay a tile beside the rest of its lattice. */
  layAside(tile: string): void {
    const own = Object.entries(this.tiles).filter(([, laid]) => laid.island === this.island);
    const right = Math.max(
      0,
      ...own.flatMap(([key]) => this.layout.lies.get(key)?.corners.map(({ x }) => x) ?? []),
    );
    this.lay(tile, { x: right + UNIT, y: this.layout.shifts.get(this.island)?.y ?? 0 });
  }

  step(x: number, y: number): void {
    const lie = this.chosen === null ? undefined : this.layout.lies.get(this.chosen);
    // A row is half a step aside; even rows lean right, odd ones left.
    const lean = y === 0 ? 0 : (lie?.placed.r ?? 0) % 2 === 0 ? UNIT / 4 : -UNIT / 4;
    if (lie) this.lay(lie.tile, { x: lie.middle.x + x * UNIT + lean, y: lie.middle.y + y * ROW });
  }

  spin(): void {
    const tile = this.chosen;
    const laid = tile === null ? undefined : this.tiles[tile];
    if (tile === null) return;
    if (!laid) {
      this.turn = (this.turn + 1) % 6;
      return;
    }
    const middle = this.layout.lies.get(tile)?.middle;
    const turn = (laid.turn + 1) % 6;
    const shift = this.layout.shifts.get(laid.island);
    const at = middle ? snapped(tile, turn, middle, shift) : laid;
    this.#change({ ...this.tiles, [tile]: { q: at.q, r: at.r, turn, island: laid.island } });
  }

  take(tile: string): void {
    if (this.chosen === tile) this.chosen = null;
    this.#change(
      Object.fromEntries(Object.entries(this.tiles).filter(([other]) => other !== tile)),
    );
  }

  undo(): void {
    const before = this.#history.at(-1);
    if (!before) return;
    this.#change(before);
    this.#history = this.#history.slice(0, -2);
  }

  #remember(): void {
    this.#history = [...this.#history.slice(-99), this.tiles];
  }

  #change(tiles: Record<string, Laid>): void {
    this.#remember();
    this.tiles = tiles;
    this.current = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), SOON);
  }

  async #look(): Promise<void> {
    const tiles = this.tiles;
    try {
      const given = Object.entries(tiles).map(([tile, laid]) => ({ tile, ...laid }));
      const shown = await ask<MapShown>('POST', PATH, { tiles: given });
      if (tiles !== this.tiles) return;
      this.shown = shown;
      this.current = true;
      this.error = '';
    } catch (error) {
      this.error = (error as Refused).message || String(error);
    }
  }
}
