/** Tools to study a game: the page of each is `/study/` and its name. */
export interface Tool {
  game: string;
  load: () => Promise<{ default: unknown }>;
}

export const TOOLS: Record<string, Tool> = {
  equilibrium: { game: 'braverats', load: () => import('./Equilibrium.svelte') },
  positions: { game: 'sparta', load: () => import('./Positions.svelte') },
  maps: { game: 'jackrabbits', load: () => import('../games/jackrabbits/Editor.svelte') },
};
