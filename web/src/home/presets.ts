import type { GameOffered, PresetOffered } from '../wire';

export type Options = PresetOffered['options'];

export function defaults(game: Pick<GameOffered, 'options'>): Options {
  return Object.fromEntries(game.options.map((option) => [option.key, option.default]));
}

/** All options of the game with those of the preset laid over their defaults. */
export function optionsOf(game: Pick<GameOffered, 'options'>, preset: PresetOffered): Options {
  return { ...defaults(game), ...preset.options };
}

/** The key of the preset that these choices are, if any. */
export function presetFor(
  game: Pick<GameOffered, 'options' | 'presets'>,
  chosen: Options,
): string | null {
  const found = game.presets.find((preset) => {
    const wanted = optionsOf(game, preset);
    return game.options.every(({ key }) => wanted[key] === chosen[key]);
  });
  return found?.key ?? null;
}

/** The options to send to the server: those that differ from the defaults. */
export function changed(game: Pick<GameOffered, 'options'>, chosen: Options): Options {
  const usual = defaults(game);
  return Object.fromEntries(Object.entries(chosen).filter(([key, value]) => usual[key] !== value));
}
