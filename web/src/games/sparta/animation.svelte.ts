import { still } from '../../lib/preferences.svelte';
import type { Happening } from '../../table/board';
import { sceneOf, scenes, type Scene } from './scene';
import type { View } from './wire';

const PAUSE = 420; // between one scene and the next
const MOST = 6; // scenes: after a longer absence only the last is shown

/** Shows the events of a game, one scene after the other. */
export class SceneAnimation {
  scene: Scene = $state.raw({ figures: [], cities: [[], []], last: null, fresh: [] });
  #end: Scene | null = null; // the scene that the others lead to
  #coming: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.scene = sceneOf(view);
  }

  /** Show a view and the events that led to it; an animation under way is cut short. */
  show(view: View, happened: Happening[]): void {
    this.stop();
    const known = this.#end;
    const played = known && !still() ? scenes(known, happened) : [];
    const shown = played.length <= MOST ? played : [];
    const last = shown.at(-1);
    this.#end = { ...sceneOf(view, last ?? known ?? this.scene), fresh: last?.fresh ?? [] };
    this.#coming = [...shown.slice(0, -1), this.#end];
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const scene = this.#coming.shift();
    if (!scene) return;
    this.scene = scene;
    if (this.#coming.length) this.#timer = setTimeout(() => this.#next(), PAUSE);
  }
}
