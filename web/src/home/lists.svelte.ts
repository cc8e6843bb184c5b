import { ask } from '../lib/api';
import { person } from '../lib/person.svelte';
import type { GameOffered, GamesOffered, TableListed, TablesListed } from '../wire';
import { inOrder } from './tableStatus';
import { why } from './errorText';

/** A list of the server's: what it held when last asked, and why it could not be asked again. */
export class Listed<Item> {
  items = $state.raw<Item[] | null>(null);
  trouble = $state<string | null>(null);
  #asked = 0;

  constructor(readonly read: () => Promise<Item[]>) {}

  async refresh(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const items = await this.read();
      if (asked !== this.#asked) return; // somebody asked again since
      this.items = items;
      this.trouble = null;
    } catch (error) {
      if (asked === this.#asked) this.trouble = why(error);
    }
  }
}

export async function readGames(lang: string): Promise<GameOffered[]> {
  return (await ask<GamesOffered>('GET', `/api/games?lang=${lang}`)).games;
}

export async function readOpen(): Promise<TableListed[]> {
  return (await ask<TablesListed>('GET', '/api/tables')).tables;
}

/** Nobody has no tables, and is not made somebody by looking. */
export async function readMine(): Promise<TableListed[]> {
  if (!person.known) await person.look();
  if (!person.me) return [];
  return inOrder((await ask<TablesListed>('GET', '/api/me/tables')).tables);
}
