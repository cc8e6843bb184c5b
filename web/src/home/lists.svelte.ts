import { ask } from '../lib/api';
import { person } from '../lib/person.svelte';
import type { GameOffered, GamesOffered, TableListed, TablesListed } from '../wire';
import { inOrder } from './tableStatus';
import { why } from './errorText';

/** A list of the server's: its items of the last answer, and the error of the last refresh. */
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
      if (asked !== this.#asked) return; // a later refresh is under way
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

/** Whether the person has finished a game of this kind, on any device. */
export async function hasFinished(game: string): Promise<boolean> {
  if (!person.known) await person.look();
  if (!person.me) return false;
  const found = await ask<TablesListed>('GET', `/api/me/tables?game=${game}&status=over`);
  return found.tables.length > 0;
}

/** A visitor without an account has no tables, and gets no account by looking at the list. */
export async function readMine(): Promise<TableListed[]> {
  if (!person.known) await person.look();
  if (!person.me) return [];
  return inOrder((await ask<TablesListed>('GET', '/api/me/tables')).tables);
}
