import { ask, randomHex, requestId } from '../lib/api';
import { person } from '../lib/person.svelte';
import { hasFinished } from './lists.svelte';
import type { Command, Done, GameOffered, TableListed, TableOpened, TableWanted } from '../wire';

/**
 * Begin a game against bots at the game's first level; returns the table's name. A person who has
 * never finished this game begins with its first preset, if it has one.
 */
export async function playBots(game: GameOffered): Promise<string> {
  const players = game.players[0] ?? 2;
  const first = game.presets.find(({ key }) => key === game.first_preset);
  const options = first && !(await hasFinished(game.key)) ? first.options : {};
  const bots: Record<number, string> = {};
  for (let seat = 1; seat < players; seat += 1) bots[seat] = game.first_bot;
  return openTable({ game: game.key, players, options, bots }, [0], true);
}

/** Open a table, take seats there for this device, and begin the game if `begin` is set. */
export async function openTable(
  wanted: TableWanted,
  seats: number[],
  begin: boolean,
): Promise<string> {
  await person.ensure();
  const { table } = await ask<TableOpened>('POST', '/api/tables', wanted);
  for (const seat of seats) await command(table, { do: 'sit', seat, nonce: randomHex(16) });
  if (begin) await command(table, { do: 'begin' });
  return table;
}

/** Take the first open seat of a table, passing over seats that are kept for another player. */
export async function joinTable(listed: TableListed): Promise<void> {
  await person.ensure();
  const seat = listed.seats.findIndex((held) => held.open && !held.kept);
  await command(listed.table, { do: 'sit', seat: Math.max(seat, 0), nonce: randomHex(16) });
}

function command(table: string, wanted: Command): Promise<Done> {
  return ask<Done>('POST', `/api/tables/${table}/commands`, { id: requestId(), command: wanted });
}
