import { Refused } from '../lib/api';
import { say } from '../lib/words.svelte';

/** Why something was not done, as a sentence. */
export function why(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return sentence(error.message || say(error.key));
}

/** What the server says begins small, since it may stand behind a name. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
