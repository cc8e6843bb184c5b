import { still } from '../../lib/preferences.svelte';
import type { Happening } from '../../table/board';
import { sceneOf, scenes, type Scene } from './scene';
import type { View } from './view';

const PAUSE = 420; // between one scene and the next
const MOST = 6; // who has been away longer sees only the end

/** Where what happened is shown, one thing after the other. */
export class SceneAnimation {
  scene: Scene = $state.raw({ figures: [], cities: [[], []], last: null, fresh: [] });
  #end: Scene | null = null; // what all this leads to
  #coming: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.scene = sceneOf(view);
  }

  /** A view, and what led to it from the one before. What is still being shown is cut short. */
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
