/** A tool to study a game: its page is `/study/` and its name. */
export interface Tool {
  game: string;
  load: () => Promise<{ default: unknown }>;
}

const FOUND = import.meta.glob<{ default: unknown }>('../games/*/study/*.svelte');

/** The tools by name, each in the folder of its game. */
export const TOOLS: Record<string, Tool> = Object.fromEntries(
  Object.entries(FOUND).map(([path, load]) => {
    const [, game = '', name = ''] = /games\/(\w+)\/study\/(\w+)/.exec(path) ?? [];
    return [name.toLowerCase(), { game, load }];
  }),
);
