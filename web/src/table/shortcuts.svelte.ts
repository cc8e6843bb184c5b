import { keep, kept } from '../lib/storage';

/** Letters as shortcuts. They can be switched off, against voice input and keys hit by accident. */
class Shortcuts {
  on = $state(kept('reino-keys') !== 'off');

  use(on: boolean): void {
    this.on = on;
    keep('reino-keys', on ? 'on' : 'off');
  }
}

export const shortcuts = new Shortcuts();

/** The letter of a key that is meant for the page: not for a field, a dialog or the browser. */
export function letterOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest?.('input, textarea, select, dialog, [contenteditable]')) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : null;
}
