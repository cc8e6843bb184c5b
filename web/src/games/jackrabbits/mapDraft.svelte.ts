import { ask, Refused } from '../../lib/api';
import type { MapBegun, MapPage, MapShown, TileGiven, TileLook } from '../../wire';
import { Lie, moved, shiftOf, type Point } from './geometry';

type Laid = Omit<Required<TileGiven>, 'tile'>;

const PATH = '/api/maps/jackrabbits';
const SOON = 120; // milliseconds after the last change

/** Before the server has answered. */
const NOTHING: MapBegun = {
  text: '',
  map: {},
  pages: [],
  why: null,
  palette: {},
  forms: {},
  lattice: [
    [1, 0],
    [0, 1],
  ],
};

/** The anchor at which the middle of a tile comes nearest to a point of its island. */
export function snapped(
  look: TileLook,
  [[east], [lean, down]]: MapBegun['lattice'],
  point: Point,
): { q: number; r: number } {
  const { x, y } = moved(point, -look.x, -look.y);
  const tries = [Math.floor(y / down), Math.ceil(y / down)].map((r) => {
    const q = Math.round((x - r * lean) / east);
    return { q, r, away: Math.hypot(x - q * east - r * lean, y - r * down) };
  });
  const [near, far] = tries as [(typeof tries)[0], (typeof tries)[0]];
  const { q, r } = near.away <= far.away ? near : far;
  return { q, r };
}

/** A map that is being made. The server says how tiles look, which steps the lattice has, where
 *  islands go on the page, and whether the map can be played. */
export class MapDraft {
  tiles = $state.raw<Record<string, Laid>>({});
  shown = $state.raw<MapShown | null>(null);
  error = $state('');
  chosen = $state<string | null>(null);
  turn = $state(0); // of a tile that is not laid yet
  island = $state(0);
  free = $state(false); // whether the advice about maps is not law
  page = $state.raw<MapPage | undefined>(); // the one that suits the screen
  #begun = $state.raw(NOTHING);
  #newIsland = $state.raw<Point>({ x: 0, y: 0 }); // until the server has found a place for it
  #history = $state.raw<Record<string, Laid>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  every = $derived(Object.keys(this.#begun.palette)); // all tiles there are
  left = $derived(this.every.filter((tile) => !(tile in this.tiles)));
  islands = $derived(Math.max(0, ...Object.values(this.tiles).map((laid) => laid.island)));
  lies = $derived(
    new Map(Object.entries(this.tiles).map(([tile, laid]) => [tile, this.#lie(tile, laid)])),
  );
  current = $state(false); // whether what is shown is what lies there
  canUndo = $derived(this.#history.length > 0);

  /** A tile that is not laid. */
  alone(tile: string, turn: number): Lie {
    return new Lie(tile, this.#look(tile, turn), this.#begun.forms);
  }

  #look(tile: string, turn: number): TileLook {
    return this.#begun.palette[tile]?.[turn] ?? { exits: [], x: 0, y: 0, form: '', art: tile };
  }

  #lie(tile: string, { q, r, turn, island }: Laid): Lie {
    const [[east], [lean, down]] = this.#begun.lattice;
    const look = this.#look(tile, turn);
    return new Lie(
      tile,
      { ...look, x: look.x + q * east + r * lean, y: look.y + r * down },
      this.#begun.forms,
      this.#shift(island),
      this.shown?.map[tile]?.beside, // known once the server has looked
    );
  }

  #shift(island: number): Point {
    return this.page && island in this.page.shifts ? shiftOf(this.page, island) : this.#newIsland;
  }

  #snapped(tile: string, turn: number, island: number, point: Point): { q: number; r: number } {
    const { x, y } = this.#shift(island);
    return snapped(this.#look(tile, turn), this.#begun.lattice, moved(point, -x, -y));
  }

  async begin(): Promise<void> {
    await this.load();
    this.#history = [];
  }

  /** The sample map, or the random one of a seed. */
  load(seed?: number): Promise<void> {
    return this.#asked(async () => {
      const path = seed === undefined ? PATH : `${PATH}?seed=${seed}`;
      return (this.#begun = await ask<MapBegun>('GET', path));
    });
  }

  read(text: string): Promise<void> {
    return this.#asked(() => ask<MapShown>('POST', PATH, { text, free: this.free }));
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
    // An island begins where its first tile is dropped.
    if (!Object.values(this.tiles).some(({ island }) => island === this.island)) {
      const { x, y } = this.#look(tile, turn);
      this.#newIsland = moved(point, -x, -y);
    }
    const at = this.#snapped(tile, turn, this.island, point);
    this.#change({ ...this.tiles, [tile]: { ...at, turn, island: this.island } });
  }

  /** Lay a tile beside the rest of its lattice. */
  layAside(tile: string): void {
    const own = [...this.lies.values()].filter(
      (lie) => this.tiles[lie.tile]?.island === this.island,
    );
    const right = Math.max(0, ...own.flatMap(({ corners }) => corners.map(({ x }) => x)));
    this.lay(tile, { x: right + this.#step, y: this.#shift(this.island).y });
  }

  step(x: number, y: number): void {
    const lie = this.chosen === null ? undefined : this.lies.get(this.chosen);
    if (!lie) return;
    // A row is half a step aside; even rows lean right, odd ones left.
    const odd = (this.tiles[lie.tile]?.r ?? 0) % 2 !== 0;
    const lean = y === 0 ? 0 : ((odd ? -1 : 1) * this.#step) / 4;
    const [, [, down]] = this.#begun.lattice;
    this.lay(lie.tile, moved(lie.middle, x * this.#step + lean, y * down));
  }

  get #step(): number {
    return this.#begun.lattice[0][0];
  }

  spin(): void {
    const tile = this.chosen;
    if (tile === null) return;
    const turns = this.#begun.palette[tile]?.length ?? 1;
    const laid = this.tiles[tile];
    const middle = this.lies.get(tile)?.middle;
    if (!laid || !middle) {
      this.turn = (this.turn + 1) % turns;
      return;
    }
    const turn = (laid.turn + 1) % turns;
    const at = this.#snapped(tile, turn, laid.island, middle);
    this.#change({ ...this.tiles, [tile]: { ...at, turn, island: laid.island } });
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
    this.#timer = setTimeout(() => void this.#check(), SOON);
  }

  /** Make the advice about maps law, or not. */
  liberate(free: boolean): void {
    this.free = free;
    this.current = false;
    void this.#check();
  }

  async #check(): Promise<void> {
    const [tiles, free] = [this.tiles, this.free];
    try {
      const given = Object.entries(tiles).map(([tile, laid]) => ({ tile, ...laid }));
      const shown = await ask<MapShown>('POST', PATH, { tiles: given, free: this.free });
      if (tiles !== this.tiles || free !== this.free) return;
      this.shown = shown;
      this.current = true;
      this.error = '';
    } catch (error) {
      this.error = (error as Refused).message || String(error);
    }
  }
}
