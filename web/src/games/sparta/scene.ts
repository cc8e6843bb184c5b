import type { Happening } from '../../table/board';
import { Facts } from '../../table/facts';
import { SEATS, type Seat } from './view';
import type { View } from './wire';

/** A piece on the board. It keeps its number wherever it goes, so that it can be seen going. */
export interface Figure {
  id: number;
  seat: Seat;
  hero: boolean;
  square: string;
}

/** The scene on the screen: it lags behind the view until all events have been shown. */
export interface Scene {
  figures: Figure[];
  cities: string[][]; // by seat
  last: [from: string, to: string] | null;
  fresh: string[]; // squares where a city or a hero is new
}

/** The scene of a view; pieces that stood on the one before go on being themselves. */
export function sceneOf(view: View, before?: Scene): Scene {
  const standing: Omit<Figure, 'id'>[] = SEATS.flatMap((seat) => [
    ...(view.warriors[seat] ?? []).map((square) => ({ seat, hero: false, square })),
    ...(view.heroes[seat] ?? []).map((square) => ({ seat, hero: true, square })),
  ]);
  const old = new Map(
    (before?.figures ?? []).map((figure) => [`${figure.seat}${figure.square}`, figure]),
  );
  const kept = new Map<string, number>();
  for (const { seat, square } of standing) {
    const figure = old.get(`${seat}${square}`);
    if (figure) kept.set(square, figure.id);
  }
  // Pieces that are elsewhere have moved without an event: after an undo, perhaps.
  const gone = [...old.values()].filter((figure) => ![...kept.values()].includes(figure.id));
  let next = Math.max(-1, ...(before?.figures ?? []).map((figure) => figure.id)) + 1;
  const figures = standing.map((figure): Figure => {
    const known = kept.get(figure.square);
    if (known !== undefined) return { ...figure, id: known };
    const at = gone.findIndex((other) => other.seat === figure.seat);
    const id = at < 0 ? next++ : (gone.splice(at, 1)[0] as Figure).id;
    return { ...figure, id };
  });
  figures.sort((one, other) => one.id - other.id);
  return { figures, cities: view.cities, last: lastOf(view.last), fresh: [] };
}

export function lastOf(move: string | null): Scene['last'] {
  const [from, to] = (move ?? '').split(/[-=]/);
  if (!from || !to) return null;
  return to === 'H' ? [from, from] : [from, to];
}

/** One scene after the other: each move, then what came of it. */
export function scenes(before: Scene, happened: Happening[]): Scene[] {
  const shown: Scene[] = [];
  let scene = before;
  let turn: number | null = null;
  for (const event of happened) {
    const next = after(scene, event);
    if (next === scene) continue;
    // All events after the move of a turn are shown together.
    if (turn === event.number && shown.length) shown[shown.length - 1] = next;
    else shown.push(next);
    turn = event.kind === 'move' ? null : event.number;
    scene = next;
  }
  return shown;
}

function after(scene: Scene, event: Happening): Scene {
  const facts = new Facts(event.data);
  const seat = facts.number('seat');
  const from = facts.text('from') ?? '';
  const to = facts.text('to') ?? '';
  const inPlace = facts.flag('in_place');
  switch (event.kind) {
    case 'move': {
      const figures = scene.figures.map((figure) =>
        figure.seat === seat && figure.square === from ? { ...figure, square: to } : figure,
      );
      return { ...scene, figures, last: [from, to], fresh: [] };
    }
    case 'promoted': {
      const figures = scene.figures.map((figure) =>
        figure.square === to ? { ...figure, hero: true } : figure,
      );
      const last: Scene['last'] = inPlace ? [to, to] : scene.last;
      return {
        ...scene,
        figures,
        last,
        fresh: inPlace ? [to] : [...scene.fresh, to],
      };
    }
    case 'conquered': {
      const cities = scene.cities.map((squares, owner) =>
        squares.filter((square) => square !== to).concat(owner === seat ? to : []),
      );
      return { ...scene, cities, fresh: [...scene.fresh, to] };
    }
    case 'beaten': {
      const beaten = facts.texts('squares') ?? [];
      return {
        ...scene,
        figures: scene.figures.filter((figure) => !beaten.includes(figure.square)),
      };
    }
    default:
      return scene;
  }
}
