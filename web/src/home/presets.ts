import type { GameOffered } from '../wire';
import kept from './presets.json';

export type Options = Record<string, boolean | string>;
export type PresetName = 'quick' | 'classic' | 'everything';

/** Options away from their defaults. */
export interface Preset {
  name: PresetName;
  options: Options;
}

const NAMES: readonly PresetName[] = ['quick', 'classic', 'everything'];
const KEPT: Record<string, Partial<Record<PresetName, { options: Options }>>> = kept;

/** The presets of a game. One that we do not know is played as its makers meant it. */
export function presetsOf(game: string): Preset[] {
  const known = KEPT[game] ?? { classic: { options: {} } };
  return NAMES.flatMap((name) => (known[name] ? [{ name, ...known[name] }] : []));
}

export function defaults(game: Pick<GameOffered, 'options'>): Options {
  return Object.fromEntries(game.options.map((option) => [option.key, option.default]));
}

/** All options of the game with those of the preset laid over their defaults. */
export function optionsOf(game: Pick<GameOffered, 'options'>, preset: Preset): Options {
  return { ...defaults(game), ...preset.options };
}

/** Which preset these choices are, if any. */
export function presetFor(
  game: Pick<GameOffered, 'key' | 'options'>,
  chosen: Options,
): PresetName | null {
  const found = presetsOf(game.key).find((preset) => {
    const wanted = optionsOf(game, preset);
    return game.options.every(({ key }) => wanted[key] === chosen[key]);
  });
  return found?.name ?? null;
}

/** What is to be told to the server: only what is not as usual. */
export function changed(game: Pick<GameOffered, 'options'>, chosen: Options): Options {
  const usual = defaults(game);
  return Object.fromEntries(Object.entries(chosen).filter(([key, value]) => usual[key] !== value));
}
