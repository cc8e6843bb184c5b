export const LESSONS: Record<string, () => Promise<{ default: unknown }>> = {
  braverats: () => import('./braverats.json'),
  sparta: () => import('./sparta.json'),
  korona: () => import('./korona.json'),
  jackrabbits: () => import('./jackrabbits.json'),
};
