import { keep, kept } from './storage';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The reader's preferences: stored on the device, never sent to the server. */
class Preferences {
  theme = $state<Theme>((kept('reino-theme') as Theme | null) ?? 'auto');
  sound = $state(kept('reino-sound') !== 'off');

  wear(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    keep('reino-theme', theme);
  }

  hear(on: boolean): void {
    this.sound = on;
    keep('reino-sound', on ? 'on' : 'off');
  }
}

export const preferences = new Preferences();

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
