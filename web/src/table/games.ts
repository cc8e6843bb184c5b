import { ask } from '../lib/api';
import { words, type Lang } from '../lib/words.svelte';
import type { GameOffered, GamesOffered, OptionOffered, Setup } from '../wire';

const asked = new Map<Lang, Promise<GamesOffered>>();

/** A game as the server offers it, in the reader's language. */
export async function offeredGame(
  key: string,
  lang: Lang = words.lang,
): Promise<GameOffered | null> {
  let games = asked.get(lang);
  if (!games) {
    games = ask<GamesOffered>('GET', `/api/games?lang=${lang}`);
    games.catch(() => asked.delete(lang));
    asked.set(lang, games);
  }
  return (await games).games.find((game) => game.key === key) ?? null;
}

/** What a phone is for beside a shared screen: for the cards, in games that have hidden cards. */
export function joinWords(game: GameOffered | null): string {
  return game?.secrets === false ? 'web-table-screen-join-open' : 'web-table-screen-join';
}

/** An option that differs from the usual game: the text is of its value, or of a switch. */
export interface Chosen {
  key: string;
  title: string;
  text: string;
  on: boolean;
}

export function unusualOptions(game: GameOffered, setup: Setup): Chosen[] {
  return game.options.flatMap((option) => {
    const value = setup.options[option.key] ?? option.default;
    return value === option.default ? [] : [chosen(option, value)];
  });
}

function chosen({ key, title, text, values }: OptionOffered, value: boolean | string): Chosen {
  const picked = values.find((each) => each.value === value)?.words;
  return { key, title, text: picked ?? text, on: value !== false };
}
