import { untrack } from 'svelte';

/** Sentences for screen readers, in a polite live region, one after the other. */
class Announcer {
  told = $state('');
  urgent = $state('');

  // The same sentence twice must still be two sentences. What was said before is read untracked: an
  // effect that speaks must not run again because it has spoken.
  say(text: string): void {
    this.told = text === untrack(() => this.told) ? `${text}\u00a0` : text;
  }

  alert(text: string): void {
    this.urgent = text === untrack(() => this.urgent) ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
